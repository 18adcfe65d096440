<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds;

use Coleman\Api\Support\Money;

/** What a row does to the site. */
final readonly class Change
{
    /** Fields that staff keep that a line of a report tells of. */
    private const TOLD = 3;

    /**
     * @param string $ref what the site knows it by: an id, or two with a colon; empty where it is to be made
     * @param array<string, string|int|bool|null> $values what is to be written, by column of the table; for a new thing all of them
     * @param array{int|null, int|null}|null $price cents before and after
     * @param string $name of the thing, for reports
     * @param array<string, string|int|bool|null> $before what stands there now
     * @param string $beside of a new thing: a ref by which the rows are found that it is put among; '' for none
     * @param array<string, array{string|int|bool|null, string|int|bool|null}> $kept what staff keep: values as they stay, and as the file has them, by column
     * @param string $refused column of the feed whose value was refused; '' for the row as a whole
     */
    private function __construct(
        public FeedRow $row,
        public ChangeType $type,
        public string $ref,
        public array $values,
        public string $reason,
        public ?array $price,
        public string $name,
        private array $before = [],
        public string $beside = '',
        private string $refused = '',
        public array $kept = [],
    ) {
    }

    /**
     * @param array<string, string|int|bool|null> $values
     * @param string $beside see the constructor
     */
    public static function makes(FeedRow $row, string $name, array $values, string $beside = ''): self
    {
        return new self($row, ChangeType::New, '', $values, '', null, $name, [], $beside);
    }

    /**
     * @param array<string, string|int|bool|null> $wanted
     * @param array<string, string|int|bool|null> $there the same columns as they stand
     * @param string $price name of the column with the price
     */
    public static function between(FeedRow $row, string $ref, string $name, array $wanted, array $there, string $price = ''): self
    {
        $values = array_filter($wanted, static fn (string|int|bool|null $value, string $column): bool => $value !== $there[$column], ARRAY_FILTER_USE_BOTH);
        $cents = static fn (mixed $value): ?int => is_int($value) ? $value : null;

        return [] === $values
            ? new self($row, ChangeType::Same, $ref, [], '', null, $name)
            : new self($row, ChangeType::Changed, $ref, $values, '', array_key_exists($price, $values) ? [$cents($there[$price]), $cents($values[$price])] : null, $name, array_intersect_key($there, $values));
    }

    /**
     * @param string $column of the feed whose value is the reason; '' for the row as a whole
     * @param string $name of the thing, where it is known and no column is the reason
     */
    public static function refuses(FeedRow $row, string $reason, string $column = '', string $name = ''): self
    {
        return new self($row, ChangeType::Refused, '', [], $reason, null, $name, refused: $column);
    }

    /**
     * The line of the report on a row that was refused.
     *
     * @param array<string, string> $called what the file calls our columns
     */
    public function refusal(array $called = []): RowError
    {
        return '' === $this->refused
            ? new RowError($this->row->line, '', RowError::shown($this->name), $this->reason, $this->row->key)
            : new RowError($this->row->line, $called[$this->refused] ?? ColumnNames::label($this->refused), RowError::shown($this->row->values[$this->refused] ?? ''), $this->reason, $this->row->key);
    }

    /**
     * Whether the price moves by more than a fifth of what it was, or is taken away: a feed with many of these is looked at
     * first.
     */
    public function isBigPriceMove(): bool
    {
        [$before, $after] = $this->price ?? [null, null];

        return null !== $before && $before !== $after && (null === $after || abs($after - $before) * 5 > $before);
    }

    /**
     * Amounts of money that move by more than a factor, up or down. What was not known before, or is not known after,
     * does not move.
     *
     * @return array<string, array{int, int}> cents before and after, by column
     */
    public function moves(int $factor): array
    {
        $moves = [];
        foreach (ChangeType::Changed === $this->type ? $this->values : [] as $column => $after) {
            $before = $this->before[$column] ?? null;
            if (str_ends_with($column, '_cents') && is_int($before) && is_int($after) && $before > 0 && ($after > $factor * $before || $before > $factor * $after)) {
                $moves[$column] = [$before, $after];
            }
        }

        return $moves;
    }

    /**
     * The same, but for some columns, which stay as they are.
     *
     * @param list<string> $columns
     */
    public function without(array $columns): self
    {
        $values = array_diff_key($this->values, array_flip($columns));

        return [] === $values
            ? new self($this->row, ChangeType::Same, $this->ref, [], '', null, $this->name, kept: $this->kept)
            : new self($this->row, $this->type, $this->ref, $values, $this->reason, $this->price, $this->name, array_diff_key($this->before, array_flip($columns)), $this->beside, kept: $this->kept);
    }

    /**
     * The same, with a note of what staff keep against the file.
     *
     * @param array<string, string|int|bool|null> $wanted columns that are not written, as the file has them
     * @param array<string, string|int|bool|null> $there the same columns as they stand
     */
    public function keeping(array $wanted, array $there): self
    {
        $kept = $this->kept;
        foreach (in_array($this->type, [ChangeType::Same, ChangeType::Changed], true) ? $wanted : [] as $column => $value) {
            if ($value !== ($there[$column] ?? null)) {
                $kept[$column] = [$there[$column] ?? null, $value];
            }
        }

        return new self($this->row, $this->type, $this->ref, $this->values, $this->reason, $this->price, $this->name, $this->before, $this->beside, $this->refused, $kept);
    }

    /**
     * @param (\Closure(string, string|int): string)|null $names see `shown`
     * @return list<array{string, string, string}> what staff keep: column, and the values that stay and that the file has
     */
    public function keptFields(?\Closure $names = null): array
    {
        return array_map(fn (string $column, array $values): array => [self::called($column), $this->shown($column, $values[0], $names, 500), $this->shown($column, $values[1], $names, 500)], array_keys($this->kept), $this->kept);
    }

    /**
     * "AB-1: Price kept: $1.00 (file: $1.20), Branch kept: Easton (file: Smithville), Picture kept, and 2 more".
     *
     * @param (\Closure(string, string|int): string)|null $names see `shown`
     */
    public function describeKept(?\Closure $names = null): string
    {
        $pieces = [];
        foreach (array_slice($this->kept, 0, self::TOLD) as $column => [$stays, $file]) {
            [$ours, $theirs] = [$this->shown($column, $stays, $names), $this->shown($column, $file, $names)];
            $isNamed = $ours !== self::show($column, $stays) || $theirs !== self::show($column, $file);
            $pieces[] = !$isNamed && self::isForPrograms($column, $stays, $file)
                /* translators: %s: name of a column */
                ? sprintf(__('%s kept', 'coleman'), ColumnNames::label($column))
                /* translators: 1: name of a column, 2: value, 3: value */
                : sprintf(__('%1$s kept: %2$s (file: %3$s)', 'coleman'), ColumnNames::label($column), $ours, $theirs);
        }
        $more = count($this->kept) - count($pieces);
        /* translators: %s: number of columns */
        $pieces = $more > 0 ? [...$pieces, sprintf(__('and %s more', 'coleman'), number_format($more))] : $pieces;

        return $this->name . ': ' . implode(', ', $pieces);
    }

    /** Whether a value is nothing that people could read: a number of a row, a moment, a week of opening hours. */
    private static function isForPrograms(string $column, string|int|bool|null ...$values): bool
    {
        return 1 === preg_match('/_(id|at)$|^(image|specs)$/D', $column)
            || [] !== array_filter($values, static fn (string|int|bool|null $value): bool => is_bool($value) || is_string($value) && 1 === preg_match('/^[\[{]/', $value));
    }

    /**
     * @param (\Closure(string, string|int): string)|null $names see `shown`
     * @return list<array{string, string, string}> column, and the values before and after as people read them
     */
    public function fields(?\Closure $names = null): array
    {
        $fields = [];
        foreach (ChangeType::Changed === $this->type ? $this->values : [] as $column => $value) {
            $before = $this->before[$column] ?? null;
            // Long texts would make the list of changes as long as the catalog.
            $fields[] = [self::called($column), $this->shown($column, $before, $names, 500), $this->shown($column, $value, $names, 500)];
        }

        return $fields;
    }

    /** What calls and lists for programs call a column of a table. */
    public static function called(string $column): string
    {
        return (string) preg_replace('/_cents$/D', '', $column);
    }

    /**
     * "AB-1: Price $1.00 → $1.20, Branch Easton → Smithville".
     *
     * @param (\Closure(string, string|int): string)|null $names see `shown`
     */
    public function describe(?\Closure $names = null): string
    {
        $pieces = [];
        foreach (ChangeType::Changed === $this->type ? $this->values : [] as $name => $value) {
            $before = array_key_exists($name, $this->before) ? $this->shown($name, $this->before[$name], $names) . ' → ' : '';
            $pieces[] = ColumnNames::label($name) . ' ' . $before . $this->shown($name, $value, $names);
        }

        return $this->name . ([] === $pieces ? '' : ': ' . implode(', ', $pieces));
    }

    /**
     * A value as people read it: of a branch, a brand or a category what it is called.
     *
     * @param (\Closure(string, string|int): string)|null $names what the value of a column is called; '' where it has no name
     */
    private function shown(string $column, string|int|bool|null $value, ?\Closure $names, int $width = 40): string
    {
        $name = null === $names || null === $value || is_bool($value) ? '' : $names($column, $value);
        if ('' === $name && 0 === $value && str_ends_with($column, '_id')) {
            // What is made with the row goes by what the file calls it.
            $said = $this->row->values[substr($column, 0, -3)] ?? '';
            $name = is_string($said) ? trim($said) : '';
        }

        return self::show($column, '' === $name ? $value : $name, $width);
    }

    private static function show(string $name, string|int|bool|null $value, int $width = 40): string
    {
        return match (true) {
            null === $value && 'price_cents' === $name => __('on request', 'coleman'),
            null === $value => '–',
            is_int($value) && str_ends_with($name, '_cents') => Money::format($value),
            is_bool($value) => $value ? '1' : '0',
            default => mb_strimwidth((string) $value, 0, $width, '…'),
        };
    }

    /**
     * @param list<Change> $changes
     * @return array<string, list<Change>>
     */
    public static function byType(array $changes): array
    {
        $by = array_fill_keys(array_map(static fn (ChangeType $type): string => $type->value, ChangeType::cases()), []);
        foreach ($changes as $change) {
            $by[$change->type->value][] = $change;
        }

        return $by;
    }
}
