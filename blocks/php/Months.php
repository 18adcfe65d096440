<?php

declare(strict_types=1);

namespace Coleman\Blocks;

/** Months of the calendar as texts, `YYYY-MM`, and their days, `YYYY-MM-DD`. The same as src/rentals/months.ts. */
final class Months
{
    public static function after(string $month, int $by): string
    {
        return self::date($month . '-01')->modify(sprintf('%+d months', $by))->format('Y-m');
    }

    /** The day so many days later, or earlier. */
    public static function dayAfter(string $date, int $by): string
    {
        return self::date($date)->modify(sprintf('%+d days', $by))->format('Y-m-d');
    }

    /** @return array{string, string} the first day and the last */
    public static function bounds(string $month): array
    {
        return [$month . '-01', self::date($month . '-01')->format('Y-m-t')];
    }

    /** @return list<list<string|null>> the weeks from Sunday to Saturday; null for days of another month */
    public static function weeks(string $month): array
    {
        [$first, $last] = self::bounds($month);
        $cells = array_fill(0, (int) self::date($first)->format('w'), null);
        for ($date = $first; $date <= $last; $date = self::date($date)->modify('+1 day')->format('Y-m-d')) {
            $cells[] = $date;
        }

        return array_map(static fn (array $week): array => array_pad($week, 7, null), array_chunk($cells, 7));
    }

    /** "December 2026" */
    public static function text(string $month): string
    {
        /* translators: 1: name of a month, 2: year. */
        return sprintf(_x('%1$s %2$d', 'month and year', 'coleman'), self::name($month), (int) substr($month, 0, 4));
    }

    /** "December 14" */
    public static function day(string $date): string
    {
        /* translators: 1: name of a month, 2: day of it. */
        return sprintf(_x('%1$s %2$d', 'month and day', 'coleman'), self::name($date), (int) substr($date, 8));
    }

    /** @return list<array{string, string}> from Sunday on, short and whole */
    public static function weekdays(): array
    {
        return [
            [__('Sun', 'coleman'), __('Sunday', 'coleman')],
            [__('Mon', 'coleman'), __('Monday', 'coleman')],
            [__('Tue', 'coleman'), __('Tuesday', 'coleman')],
            [__('Wed', 'coleman'), __('Wednesday', 'coleman')],
            [__('Thu', 'coleman'), __('Thursday', 'coleman')],
            [__('Fri', 'coleman'), __('Friday', 'coleman')],
            [__('Sat', 'coleman'), __('Saturday', 'coleman')],
        ];
    }

    private static function name(string $month): string
    {
        return [
            __('January', 'coleman'),
            __('February', 'coleman'),
            __('March', 'coleman'),
            __('April', 'coleman'),
            __('May', 'coleman'),
            __('June', 'coleman'),
            __('July', 'coleman'),
            __('August', 'coleman'),
            __('September', 'coleman'),
            __('October', 'coleman'),
            __('November', 'coleman'),
            __('December', 'coleman'),
        ][(int) substr($month, 5, 2) - 1];
    }

    private static function date(string $date): \DateTimeImmutable
    {
        return new \DateTimeImmutable($date, new \DateTimeZone('UTC'));
    }
}
