<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds\Types;

use Coleman\Api\Feeds\Column;
use Coleman\Api\Feeds\ColumnKind;
use Coleman\Api\Feeds\InvalidRow;
use Coleman\Api\Rentals\Rates;

/** What renting costs by the day, the week and four weeks, of rental classes and attachments. */
final class RateColumns
{
    /** The column of the table for each of the feed's. */
    private const FIELDS = ['daily' => 'daily_cents', 'weekly' => 'weekly_cents', 'monthly' => 'monthly_cents'];

    /** @return list<Column> */
    public static function all(): array
    {
        return [
            new Column('daily', ColumnKind::Price, __('Daily rate; 0 for none', 'coleman'), ['DailyRental', 'daily rate', 'day', 'day rate']),
            new Column('weekly', ColumnKind::Price, __('Weekly rate', 'coleman'), ['WeeklyRental', 'weekly rate', 'week', 'week rate']),
            new Column('monthly', ColumnKind::Price, __('Four-week rate', 'coleman'), ['MonthlyRental', 'monthly rate', 'month', 'month rate', 'four weeks', '4 weeks', '4 week', '4 week rate', '28 days']),
        ];
    }

    /**
     * @param array<string, string|int|bool|null> $values of a row
     * @throws InvalidRow
     */
    public static function check(array $values): void
    {
        $rates = self::wanted($values) + array_fill_keys(self::FIELDS, null);
        foreach (self::faults($rates) as $column => $sentence) {
            throw new InvalidRow($column, $sentence, true);
        }
    }

    /**
     * Why the rates that a row leaves do not go together; '' where they do.
     *
     * @param array<string, string|int|bool|null> $wanted columns of the table
     * @param array<string, string|int|bool|null> $there the same as they stand; nothing of what is new
     */
    public static function conflict(array $wanted, array $there): string
    {
        return implode(' ', self::faults($wanted + $there));
    }

    /**
     * @param array<string, string|int|bool|null> $values of a row
     * @return array<string, int|null> by column of the table; those that the row has
     */
    public static function wanted(array $values): array
    {
        $wanted = [];
        foreach (self::FIELDS as $column => $field) {
            if (array_key_exists($column, $values)) {
                $cents = $values[$column];
                $wanted[$field] = is_int($cents) && $cents > 0 ? $cents : null;
            }
        }

        return $wanted;
    }

    /** @return array<string, null> what a new row has that says nothing of them */
    public static function none(): array
    {
        return array_fill_keys(self::FIELDS, null);
    }

    /**
     * @param array<string, string|int|bool|null> $rates by column of the table
     * @return array<string, string> a sentence by column of the feed
     */
    private static function faults(array $rates): array
    {
        $cents = static fn (string $column): ?int => is_int($rates[self::FIELDS[$column]] ?? null) ? $rates[self::FIELDS[$column]] : null;

        return Rates::faults($cents('daily'), $cents('weekly'), $cents('monthly'));
    }
}
