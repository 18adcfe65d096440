<?php

declare(strict_types=1);

namespace Coleman\Api\Cli;

/** The same commands as `wp coleman <command>`: same code, same arguments, same exit codes. */
final readonly class WpCli
{
    public function __construct(private Commands $commands)
    {
    }

    public function register(): void
    {
        foreach ($this->commands->all() as $command) {
            \WP_CLI::add_command(
                'coleman ' . $command->name,
                static function (array $positional, array $options) use ($command): void {
                    /** @var list<string> $positional */
                    /** @var array<string, string|bool> $options */
                    $code = ($command->run)(self::arguments($command, $positional, $options));
                    if (0 !== $code) {
                        \WP_CLI::halt($code);
                    }
                },
                [
                    'shortdesc' => ucfirst($command->summary) . '.',
                    // WP-CLI knows no option that may stand more than once; arguments() finds them all the same.
                    'synopsis' => array_map(static fn (array $argument): array => array_diff_key($argument, ['repeating' => true]), $command->synopsis),
                ],
            );
        }
    }

    /**
     * As they were typed. Of an option that stands several times WP-CLI hands on the last one; the others are in the
     * arguments of the process.
     *
     * @param list<string> $positional
     * @param array<string, string|bool> $options
     * @return list<string>
     */
    private static function arguments(Command $command, array $positional, array $options): array
    {
        $typed = is_array($_SERVER['argv'] ?? null) ? array_filter($_SERVER['argv'], is_string(...)) : [];
        $arguments = $positional;
        foreach ($options as $name => $value) {
            $isRepeating = array_any($command->synopsis, static fn (array $argument): bool => $argument['name'] === $name && isset($argument['repeating']));
            $all = $isRepeating ? array_values(array_filter($typed, static fn (string $one): bool => str_starts_with($one, "--$name="))) : [];
            $arguments = [...$arguments, ...match (true) {
                false === $value => [],
                true === $value => ["--$name"],
                count($all) > 1 => $all,
                default => ["--$name=$value"],
            }];
        }

        return $arguments;
    }
}
