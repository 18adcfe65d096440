<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds;

use Coleman\Api\Feeds\Source\UnreadableFile;

/** Which column of a file is which of ours. A feed keeps what was chosen for it; the rest is known by its name. */
final readonly class Mapping
{
    /**
     * @param array<string, Column> $columns by the file's name
     * @param list<string> $unknown names in the file that nothing was made of
     */
    private function __construct(public array $columns, public array $unknown)
    {
    }

    /**
     * @param list<Column> $columns
     * @param list<string> $names in the file
     * @param array<string, string> $chosen our name by the file's; '' for a column that is to be left out
     * @throws UnreadableFile when a column that must be there is not
     */
    public static function of(array $columns, array $names, array $chosen): self
    {
        $known = [];
        foreach ($columns as $column) {
            foreach ([$column->name, ...$column->aliases] as $name) {
                $known[self::plain($name)] ??= $column;
            }
        }
        $byName = array_column($columns, null, 'name');
        $mapped = array_filter(array_map(static fn (string $own): ?Column => $byName[$own] ?? null, array_intersect_key($chosen, array_flip($names))));
        $taken = array_map(static fn (Column $column): string => $column->name, $mapped);
        $unknown = [];
        foreach ($names as $name) {
            $column = $known[self::plain($name)] ?? null;
            if (isset($chosen[$name])) {
                continue;
            }
            if (null === $column || in_array($column->name, $taken, true)) {
                $unknown[] = $name;
            } else {
                $mapped[$name] = $column;
                $taken[] = $column->name;
            }
        }
        $missing = array_filter($columns, static fn (Column $column): bool => $column->isRequired && !in_array($column->name, $taken, true));
        if ([] !== $missing) {
            throw new UnreadableFile(sprintf(
                /* translators: 1: names of columns, 2: names of columns */
                __('The file lacks: %1$s. It has: %2$s.', 'coleman'),
                implode(', ', array_map(static fn (Column $column): string => $column->name, $missing)),
                implode(', ', $names),
            ));
        }

        return new self($mapped, $unknown);
    }

    /** @return list<string> our names of what the file brings */
    public function brings(): array
    {
        return array_values(array_map(static fn (Column $column): string => $column->name, $this->columns));
    }

    private static function plain(string $name): string
    {
        return (string) preg_replace('/[^a-z0-9]/', '', strtolower($name));
    }
}
