<?php

declare(strict_types=1);

namespace Coleman\Api\Rentals;

use Coleman\Api\Support\CalendarDate;

/**
 * The days of a rental, as the dealership's calendar has them. Its twin is
 * src/rentals/rental-dates.ts; both run tests/seed/vectors/rental-dates.json.
 */
final readonly class RentalDates
{
    public const START = 'start_date';
    public const RETURN = 'return_date';

    /**
     * What is wrong with dates that somebody chose; one alert a field, and a field that is empty has none.
     *
     * @param string $start and $return, `YYYY-MM-DD` or ''
     * @param string $today of the dealership
     * @param list<string> $closed days on which nothing changes hands: holidays of the branch
     * @return array<string, string> the alert by field
     */
    public static function alerts(string $start, string $return, string $today, array $closed = []): array
    {
        $alerts = [];
        if ('' !== $start && null !== ($alert = self::startAlert($start, $today) ?? self::closedOn($start, $closed))) {
            $alerts[self::START] = $alert;
        }
        if ('' !== $return && null !== ($alert = self::returnAlert($start, $return, $today) ?? self::closedOn($return, $closed))) {
            $alerts[self::RETURN] = $alert;
        }

        return $alerts;
    }

    /** Whole days from one to the other; clocks that change in between change nothing. */
    public static function days(string $start, string $return): int
    {
        [$from, $to] = [self::dayNumber($start), self::dayNumber($return)];

        return null === $from || null === $to ? 0 : $to - $from;
    }

    private static function startAlert(string $start, string $today): ?string
    {
        $day = self::dayNumber($start);
        // The earliest is tomorrow.
        if (null === $day || $day <= (int) self::dayNumber($today)) {
            return __('Please select a future start date', 'coleman');
        }

        return self::isSunday($day) ? self::onSunday() : null;
    }

    private static function returnAlert(string $start, string $return, string $today): ?string
    {
        $day = self::dayNumber($return);
        // The earliest is the day after tomorrow.
        if (null === $day || $day <= 1 + (int) self::dayNumber($today)) {
            return __('Please select a future return date', 'coleman');
        }
        if (self::isSunday($day)) {
            return self::onSunday();
        }
        $from = self::dayNumber($start);

        return null !== $from && $day <= $from ? __('Rental return date must occur after the start date', 'coleman') : null;
    }

    /** @param list<string> $closed */
    private static function closedOn(string $date, array $closed): ?string
    {
        return in_array($date, $closed, true) ? __('The branch is closed on this day. Please choose another.', 'coleman') : null;
    }

    private static function onSunday(): string
    {
        return __('Rental pickup and returns must occur between Monday and Saturday', 'coleman');
    }

    /** Days since 1970-01-01, which was a Thursday. */
    private static function isSunday(int $day): bool
    {
        return 3 === $day % 7;
    }

    /** Null for what is no day of the calendar. */
    private static function dayNumber(string $date): ?int
    {
        $midnight = CalendarDate::parse($date);

        return null === $midnight ? null : intdiv($midnight->getTimestamp(), DAY_IN_SECONDS);
    }
}
