<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds;

use Coleman\Api\Feeds\Source\UnreadableFile;

/** Which column of a file is which of ours. A feed keeps what was chosen for it; the rest is known by its name. */
final readonly class Mapping
{
    /** Begins what a column is mapped to whose text is one more line of a specification. */
    public const SPECS = 'specs:';

    /** Characters of names that a message tells. */
    private const TOLD = 1_000;

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
    public static function create(FeedType $kind, array $names, Feed $feed): self
    {
        $mapping = self::guess($kind, $names, $feed);
        $missing = $mapping->missing($kind);
        if ([] !== $missing) {
            // People write a title above the columns.
            $hint = [] === $mapping->columns ? ' ' . __('None of these names is known. In a CSV file the column names must be in the first row: delete any title above them.', 'coleman') : '';
            /* translators: 1: names of columns, 2: names of columns */
            throw new UnreadableFile(sprintf(__('Missing columns: %1$s. The file has: %2$s.', 'coleman'), implode(', ', array_map(ColumnNames::label(...), $missing)), mb_strimwidth(mb_scrub(implode(', ', $names)), 0, self::TOLD, '…')) . $hint);
        }

        return $mapping;
    }

    /**
     * The same, also where a column that must be there is not.
     *
     * @param list<string> $names in the file
     * @throws UnreadableFile when what stands for every row is not what its column holds
     */
    public static function guess(FeedType $kind, array $names, Feed $feed): self
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

        return new self($mapped, $constants, $unknown);
    }

    /**
     * What is wrong with a mapping and constants that somebody chose for a feed.
     *
     * @param array<string, string> $mapping
     * @param array<string, string> $constants
     * @return array<string, string> a sentence by field
     */
    public static function faults(FeedType $kind, array $mapping, array $constants): array
    {
        $byName = array_column($kind->columns(), null, 'name');
        $faults = [];
        $ours = array_filter($mapping, static fn (string $own): bool => '' !== $own);
        foreach ($ours as $theirs => $own) {
            if (!isset($byName[$own]) && !($kind->takesSpecs() && strlen($own) > strlen(self::SPECS) && str_starts_with($own, self::SPECS))) {
                /* translators: 1: name of a column, 2: names of columns */
                $faults["mapping.$theirs"] = sprintf(__('Unknown column "%1$s". Our columns: %2$s.', 'coleman'), $own, implode(', ', array_keys($byName)));
            }
        }
        foreach (array_filter(array_count_values($ours), static fn (int $count): bool => $count > 1) as $own => $count) {
            $twice = implode(', ', array_map(strval(...), array_keys($ours, (string) $own, true)));
            /* translators: 1: name of a column of ours, 2: names of columns of a file */
            $faults["mapping.$own"] = sprintf(__('More than one column is mapped to %1$s: %2$s.', 'coleman'), ColumnNames::label((string) $own), $twice);
        }
        foreach ($constants as $own => $text) {
            try {
                self::constants($byName, [$own => $text]);
            } catch (UnreadableFile $fault) {
                $faults["constants.$own"] = $fault->getMessage();
            }
        }

        return $faults;
    }

    /** @return list<string> names of columns that must be there and are not */
    public function missing(FeedType $kind): array
    {
        $taken = [...$this->brings(), ...array_keys($this->constants)];

        return array_values(array_map(
            static fn (Column $column): string => $column->name,
            array_filter($kind->columns(), static fn (Column $column): bool => $column->isRequired && !in_array($column->name, $taken, true)),
        ));
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
                __('Unknown column "%1$s". Our columns: %2$s.', 'coleman'),
                $name,
                implode(', ', array_keys($columns)),
            ));
            try {
                $constants[$name] = $column->read($text);
            } catch (InvalidValue $bad) {
                throw new UnreadableFile(ColumnNames::label($name) . ": {$bad->getMessage()}");
            }
        }

        return $constants;
    }

    /** @return list<string> our names of what the file brings */
    public function brings(): array
    {
        return array_values(array_map(static fn (Column $column): string => $column->name, $this->columns));
    }

    /** @return array<string, string> what the file calls columns of ours, by our name */
    public function called(): array
    {
        return array_map(strval(...), array_flip(array_map(static fn (Column $column): string => $column->name, $this->columns)));
    }

    private static function plain(string $name): string
    {
        return (string) preg_replace('/[^a-z0-9]/', '', strtolower($name));
    }
}
