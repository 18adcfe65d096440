<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds;

use Coleman\Api\Feeds\Source\FeedFile;
use Coleman\Api\Feeds\Source\Record;
use Coleman\Api\Feeds\Source\UnreadableFile;

/**
 * Makes rows of what stands in a file, or says why a row is none.
 *
 * A cell that cannot be read costs the cell where the rest of its row is sound. A row that is left out still says which
 * thing it is about, as far as its key columns can be read.
 *
 * @phpstan-type Values array<string, string|int|bool|null>
 * @phpstan-type Ending array{has_break: bool, is_short: bool, lacks_trailer: bool, declared: int|null, found: int}
 */
final class FeedReader
{
    private ?Mapping $mapping = null;

    /** @var Ending|null */
    private ?array $ending = null;

    /** @param int $announced rows that its sender says there are; 0 where nobody says */
    public function __construct(
        private readonly FeedFile $file,
        private readonly FeedType $kind,
        private readonly Feed $feed,
        private readonly CellRules $rules,
        private readonly int $announced = 0,
    ) {
    }

    /**
     * @param int $done records at the beginning that were read already
     * @return \Generator<int, FeedRow|RowError|SkippedRow>
     * @throws UnreadableFile
     */
    public function rows(int $done = 0): \Generator
    {
        $seen = 0;
        $skipped = 0;
        $trailer = null;
        $isTable = true;
        $options = $this->feed->options;
        $records = $this->file->records();
        foreach ($records as $record) {
            $declared = $options->declaredRows($record->cells);
            $trailer = $declared ?? $trailer;
            $isTable = null === $declared && !$options->skips($record->cells);
            if (!$isTable) {
                $skipped++;
                if (++$seen > $done) {
                    yield new SkippedRow($record->line);
                }
                continue;
            }
            // JSON lines may have other names in each line; the first that can be read counts for all.
            if ('' === $record->fault && null === $this->mapping) {
                $this->mapping = Mapping::create($this->kind, array_map(strval(...), array_keys($record->fields)), $this->feed);
            }
            if (++$seen > $done) {
                yield $this->row($record);
            }
        }
        if (null === $this->mapping) {
            throw new UnreadableFile(__('No row in this file can be read.', 'coleman'));
        }
        $found = $seen - $skipped;
        $said = array_filter([$trailer, 0 === $this->announced ? null : $this->announced], is_int(...));
        $ending = $records->getReturn();
        // A trailer has the fields that it has: the table has ended before it.
        $this->ending = [
            'has_break' => $ending['has_break'],
            'is_short' => $isTable && $ending['is_short'],
            'lacks_trailer' => '' !== $options->trailer && null === $trailer,
            'declared' => array_find($said, static fn (int $rows): bool => $rows !== $found) ?? ([] === $said ? null : $found),
            'found' => $found,
        ];
    }

    /** Known as soon as the first row was read. */
    public function mapping(): ?Mapping
    {
        return $this->mapping;
    }

    /**
     * What the end of the file tells, once all rows were read: whether the last line has its line break, whether it has
     * fewer fields than there are columns, whether the trailer row is missing that the feed has, how many rows the file or
     * its sender says there are (null where nobody says), and how many there are.
     *
     * @return Ending
     */
    public function ending(): array
    {
        return $this->ending ?? throw new \LogicException('The file has not been read to its end.');
    }

    private function row(Record $record): FeedRow|RowError
    {
        $values = $this->mapping->constants ?? [];
        $errors = [];
        $missing = null;
        foreach ($this->mapping->columns ?? [] as $name => $column) {
            $text = $record->fields[$name] ?? '';
            try {
                if (isset($record->spoilt[$name])) {
                    throw new InvalidValue($record->spoilt[$name]);
                }
                if ('' === trim($text) && !($this->feed->options->emptyClears && isset($record->fields[$name]) && !isset($record->absent[$name])) && !str_starts_with($column->name, Mapping::SPECS)) {
                    if ($column->isRequired && !$column->isForNew) {
                        throw new InvalidValue(__('It is empty.', 'coleman'));
                    }
                    continue;
                }
                $value = $column->read($text, $this->rules);
                if ($column->isRequired && ('' === $value || (null === $value && ColumnKind::Price !== $column->kind))) {
                    throw new InvalidValue(__('It is empty.', 'coleman'));
                }
                $values[$column->name] = $value;
            } catch (InvalidValue $bad) {
                $errors[$column->name] = self::cell($record, $name, $bad->getMessage());
                $missing ??= $column->isRequired && !$column->isForNew ? $column->name : null;
            }
        }
        $unknown = array_keys($errors);
        if ('' !== $record->fault) {
            return new RowError($record->line, '', '', $record->fault, $this->keyWithout($values, $unknown), $record->lost);
        }
        try {
            // A kind says best what is wrong with its key.
            $whole = [] === $errors ? $this->kind->key($values) : $this->keyWithout($values, $unknown);
            if (null === $missing && '' !== $whole) {
                return $this->checked($record, $values, $whole, $errors);
            }
        } catch (InvalidRow $bad) {
            return new RowError($record->line, $this->column($bad->column), $this->value($record, $bad->column, $values), $bad->getMessage(), $this->keyWithout($values, $unknown));
        }
        $first = $errors[$missing ?? array_key_first($errors) ?? ''] ?? self::cell($record, '', '');

        return new RowError($first->line, $first->column, $first->value, $first->reason, $this->keyWithout($values, $unknown));
    }

    /**
     * The row without the values that do not fit, as long as something is left of it.
     *
     * @param Values $values
     * @param array<string, RowError> $errors by our column
     * @throws InvalidRow
     */
    private function checked(Record $record, array $values, string $key, array $errors): FeedRow|RowError
    {
        $values = $this->withoutBrokenSpecs($values, array_keys($errors));
        for (;;) {
            try {
                $checked = $this->kind->checked($values);
                break;
            } catch (InvalidRow $bad) {
                $column = $this->ours($bad->column);
                if ($bad->isWholeRow || null === $column || ($column->isRequired && !$column->isForNew) || !array_key_exists($column->name, $values) || '' === $this->keyWithout(array_diff_key($values, [$column->name => 1]), [$column->name])) {
                    throw $bad;
                }
                $errors[$column->name] = self::cell($record, $this->column($column->name), $bad->getMessage());
                unset($values[$column->name]);
            }
        }
        if ([] !== $errors && !$this->saysSomething($values, $key)) {
            $first = $errors[array_key_first($errors)];

            return new RowError($first->line, $first->column, $first->value, $first->reason, $key);
        }

        return new FeedRow($record->line, $key, $checked, array_map(static fn (RowError $error): RowError => new RowError($error->line, $error->column, $error->value, $error->reason, $key), array_values($errors)));
    }

    /**
     * What the feed knows the row's thing by; '' where that depends on a column that is not known.
     *
     * @param Values $values without those columns
     * @param list<string> $unknown names of columns of ours
     */
    private function keyWithout(array $values, array $unknown): string
    {
        try {
            $key = $this->kind->key($values);
            foreach ($unknown as $name) {
                if ($this->kind->key([$name => self::other($this->ours($name))] + $values) !== $key) {
                    return '';
                }
            }

            return $key;
        } catch (InvalidRow) {
            return '';
        }
    }

    /**
     * Whether a row brings more than what its thing is known by.
     *
     * @param Values $values
     */
    private function saysSomething(array $values, string $key): bool
    {
        foreach ($this->mapping->columns ?? [] as $column) {
            if (array_key_exists($column->name, $values) && $this->keyWithout([$column->name => self::other($column)] + $values, []) === $key) {
                return true;
            }
        }

        return false;
    }

    /** A value that stands in no file, to see what depends on the column. */
    private static function other(?Column $column): string|int|bool
    {
        return match ($column?->kind) {
            null, ColumnKind::Text, ColumnKind::Prose => 'another 7',
            ColumnKind::YesNo => true,
            default => 987_654_321,
        };
    }

    /**
     * A specification is written as a whole: where one of its lines cannot be read it stays as it was.
     *
     * @param Values $values
     * @param list<string> $broken
     * @return Values
     */
    private function withoutBrokenSpecs(array $values, array $broken): array
    {
        $isSpec = static fn (string $name): bool => str_starts_with($name, Mapping::SPECS);

        return array_any($broken, $isSpec) ? array_filter($values, static fn (string $name): bool => !$isSpec($name), ARRAY_FILTER_USE_KEY) : $values;
    }

    private function ours(string $name): ?Column
    {
        return array_find($this->mapping->columns ?? [], static fn (Column $column): bool => $column->name === $name);
    }

    /** What the file calls a column of ours; one that it does not have is called as people know it. */
    private function column(string $ours): string
    {
        $theirs = array_find_key($this->mapping->columns ?? [], static fn (Column $column): bool => $column->name === $ours);

        return null !== $theirs ? (string) $theirs : ('' === $ours ? '' : ColumnNames::label($ours));
    }

    /**
     * What stands in a column of ours; where the file lacks it, what every row has there.
     *
     * @param Values $values
     */
    private function value(Record $record, string $ours, array $values): string
    {
        $theirs = array_find_key($this->mapping->columns ?? [], static fn (Column $column): bool => $column->name === $ours);

        return RowError::shown(null === $theirs ? $values[$ours] ?? '' : $record->fields[$theirs] ?? '');
    }

    private static function cell(Record $record, string $name, string $reason): RowError
    {
        return new RowError($record->line, $name, RowError::shown($record->fields[$name] ?? ''), $reason);
    }
}
