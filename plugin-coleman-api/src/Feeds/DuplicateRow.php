<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds;

use Coleman\Api\Support\Money;

/** Two rows of a file about one thing. */
final readonly class DuplicateRow
{
    public function __construct(private FeedRow $first, private FeedRow $later, private ?Mapping $mapping)
    {
    }

    /** @return list<string> what they say differently, such as "Price $10.00 there, $12.00 here"; none where they say the same */
    public function differences(): array
    {
        $differences = [];
        foreach ($this->mapping->columns ?? [] as $name => $column) {
            $there = $this->first->values[$column->name] ?? null;
            $here = $this->later->values[$column->name] ?? null;
            if (self::plain($there) !== self::plain($here)) {
                /* translators: 1: name of a column, 2: a value, 3: a value */
                $differences[] = sprintf(__('%1$s %2$s there, %3$s here', 'coleman'), $name, self::show($column, $there), self::show($column, $here));
            }
        }

        return $differences;
    }

    /** Names are often written with other spaces and capital letters the second time. */
    private static function plain(string|int|bool|null $value): string|int|bool|null
    {
        return is_string($value) ? mb_strtolower((string) preg_replace('/\s+/u', '', $value)) : $value;
    }

    private static function show(Column $column, string|int|bool|null $value): string
    {
        return match (true) {
            null === $value || '' === $value => '–',
            is_int($value) && in_array($column->kind, [ColumnKind::Money, ColumnKind::Price], true) => Money::format($value),
            is_bool($value) => $value ? __('yes', 'coleman') : __('no', 'coleman'),
            default => mb_strimwidth((string) $value, 0, 40, '…'),
        };
    }
}
