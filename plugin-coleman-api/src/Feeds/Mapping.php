<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds;

use Coleman\Api\Feeds\Source\UnreadableFile;

/** Which column of a file is which of ours. A feed keeps what was chosen for it; the rest is known by its name. */
final readonly class Mapping
{
    /** Begins what a column is mapped to whose text is one more line of a specification. */
    public const SPECS = 'specs:';

    /**
     * @param array<string, Column> $columns by the file's name
     * @param array<string, string|int|bool|null> $constants by our name
     * @param list<string> $unknown names in the file that nothing was made of
     */
    private function __construct(public array $columns, public array $constants, public array $unknown)
    {
    }

    /**
     * @param list<string> $names in the file
     * @throws UnreadableFile when a column that must be there is not
     */
    public static function of(FeedKind $kind, array $names, Feed $feed): self
    {
        $columns = $kind->columns();
        $chosen = $feed->mapping;
        $known = [];
        foreach ($columns as $column) {
            foreach ([$column->name, ...$column->aliases] as $name) {
                $known[self::plain($name)] ??= $column;
            }
        }
        $byName = array_column($columns, null, 'name');
        $mapped = array_filter(array_map(
            static fn (string $own): ?Column => $byName[$own] ?? ($kind->takesSpecs() && str_starts_with($own, self::SPECS) ? new Column($own, ColumnKind::Text, '') : null),
            array_intersect_key($chosen, array_flip($names)),
        ));
        $constants = self::constants($byName, $feed->constants);
        $taken = [...array_map(static fn (Column $column): string => $column->name, array_values($mapped)), ...array_keys($constants)];
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

        return new self($mapped, $constants, $unknown);
    }

    /**
     * @param array<string, Column> $columns by name
     * @param array<string, string> $texts
     * @return array<string, string|int|bool|null>
     * @throws UnreadableFile
     */
    private static function constants(array $columns, array $texts): array
    {
        $constants = [];
        foreach ($texts as $name => $text) {
            $column = $columns[$name] ?? throw new UnreadableFile(sprintf(
                /* translators: 1: name of a column, 2: names of columns */
                __('There is no column "%1$s" of ours. There are: %2$s.', 'coleman'),
                $name,
                implode(', ', array_keys($columns)),
            ));
            try {
                $constants[$name] = $column->kind->read($text, $column->longest);
            } catch (BadValue $bad) {
                throw new UnreadableFile("$name: {$bad->getMessage()}");
            }
        }

        return $constants;
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
