<?php

declare(strict_types=1);

namespace Coleman\Api\Cli;

/**
 * A command of the dealership, for `npm run coleman -- <name>` and `wp coleman <name>` alike.
 *
 * @phpstan-type Argument array{type: 'positional'|'assoc'|'flag', name: string, description: string, optional: bool, options?: list<string>, repeating?: bool}
 */
final readonly class Command
{
    /**
     * @param list<Argument> $synopsis
     * @param \Closure(list<string>): int $run given what stands behind the name; the exit code
     */
    public function __construct(public string $name, public string $summary, public array $synopsis, public \Closure $run)
    {
    }

    /**
     * @param list<string> $options that it may be; none: anything
     * @return Argument
     */
    public static function positional(string $name, string $description, bool $isOptional = false, array $options = []): array
    {
        return ['type' => 'positional', 'name' => $name, 'description' => $description, 'optional' => $isOptional] + ([] === $options ? [] : ['options' => $options]);
    }

    /**
     * `--name=<value>`.
     *
     * @param list<string> $options
     * @return Argument
     */
    public static function option(string $name, string $description, array $options = [], bool $isRepeating = false): array
    {
        return ['type' => 'assoc', 'name' => $name, 'description' => $description, 'optional' => true]
            + ([] === $options ? [] : ['options' => $options])
            + ($isRepeating ? ['repeating' => true] : []);
    }

    /** @return Argument */
    public static function flag(string $name, string $description): array
    {
        return ['type' => 'flag', 'name' => $name, 'description' => $description, 'optional' => true];
    }

    /** Its usage and what each argument is, as lines of a help. */
    public function help(): string
    {
        $usage = $this->name;
        $lines = [];
        foreach ($this->synopsis as $argument) {
            $written = match ($argument['type']) {
                'positional' => '<' . $argument['name'] . '>',
                'assoc' => '--' . $argument['name'] . '=<' . implode('|', $argument['options'] ?? ['value']) . '>',
                'flag' => '--' . $argument['name'],
            };
            $usage .= 'positional' !== $argument['type'] ? '' : ($argument['optional'] ? " [$written]" : " $written");
            $values = 'positional' === $argument['type'] && isset($argument['options']) ? implode(' | ', $argument['options']) . ': ' : '';
            $lines[] = sprintf('      %-22s %s%s', $written, $values, $argument['description']);
        }

        return implode("\n", [sprintf('  %-22s %s', $usage, $this->summary), ...$lines]);
    }
}
