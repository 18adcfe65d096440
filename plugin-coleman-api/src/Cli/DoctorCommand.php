<?php

declare(strict_types=1);

namespace Coleman\Api\Cli;

use Coleman\Api\Health\Finding;

/** What is wrong with the site and how it is fixed, on the command line: Site Health's looks at the dealership. */
final readonly class DoctorCommand
{
    /** @param \Closure(): array<string, array{string, \Closure(): Finding}> $checks label and look, by name */
    public function __construct(private \Closure $checks)
    {
    }

    public function command(): Command
    {
        return new Command('doctor', 'checks the site and prints each problem with its fix; exit code 1 if one is critical', [
            Command::flag('all', 'print what is fine too'),
            Command::flag('json', 'print JSON: name, status, label, text and link of each check'),
        ], fn (array $arguments): int => $this->run(in_array('--all', $arguments, true), in_array('--json', $arguments, true)));
    }

    private function run(bool $isAll, bool $isJson): int
    {
        $findings = array_map(static fn (array $check): Finding => $check[1](), ($this->checks)());
        $critical = count(array_filter($findings, static fn (Finding $finding): bool => $finding->isCritical()));
        $faults = array_filter($findings, static fn (Finding $finding): bool => !$finding->isGood());
        if ($isJson) {
            $told = [];
            foreach ($isAll ? $findings : $faults as $name => $finding) {
                $told[] = ['name' => $name, 'status' => $finding->status, 'label' => $finding->label, 'text' => $finding->text, 'link' => $finding->link[1] ?? null];
            }
            fwrite(STDOUT, (string) wp_json_encode($told, JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE) . "\n");
        } else {
            foreach ($isAll ? $findings : $faults as $finding) {
                fwrite(STDOUT, self::told($finding));
            }
            fwrite(STDOUT, sprintf("%d checks, %d problems, %d critical\n", count($findings), count($faults), $critical));
        }

        return $critical > 0 ? 1 : 0;
    }

    private static function told(Finding $finding): string
    {
        $lines = [sprintf('%-12s %s', $finding->status, $finding->label), ...explode("\n", wordwrap($finding->text, 100))];
        if (null !== $finding->link) {
            $lines[] = sprintf('%s: %s', $finding->link[0], $finding->link[1]);
        }

        return array_shift($lines) . "\n" . implode('', array_map(static fn (string $line): string => "             $line\n", $lines)) . "\n";
    }
}
