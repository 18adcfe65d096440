<?php

declare(strict_types=1);

namespace Coleman\Api\Cli;

/** `coleman reseal`: after the key of sealed values was changed (docs/operations.md). */
final readonly class ResealCommand
{
    /** @param array<string, \Closure(): array{resealed: int, unreadable: int}> $places what seals its values anew, by what it is called */
    public function __construct(private array $places)
    {
    }

    public function command(): Command
    {
        return new Command('reseal', 'encrypts stored secrets with the current key; exit code 1 if one cannot be read', [], $this->run(...));
    }

    private function run(): int
    {
        $unreadable = 0;
        foreach ($this->places as $name => $reseal) {
            $count = $reseal();
            $unreadable += $count['unreadable'];
            echo sprintf("%-28s %d encrypted, %d unreadable\n", $name, $count['resealed'], $count['unreadable']);
        }
        if ($unreadable > 0) {
            fwrite(STDERR, "No key reads the unreadable ones. Enter them again under Settings, make new webhook secrets, and reset second factors.\n");
        }

        return $unreadable > 0 ? 1 : 0;
    }
}
