<?php

declare(strict_types=1);

namespace Coleman\Api\Rentals\Desk;

use Coleman\Api\Support\CalendarDate;

/** Days of the dealership's calendar, the last one not among them: `2026-03-06` to `2026-03-09` is three days, clocks changed or not. */
final readonly class DateRange
{
    /** @param string $end first day that is not taken any more; nothing is taken where it is not after the start */
    public function __construct(public string $start, public string $end)
    {
    }

    /** The days that a rental takes: from its first day until the machine is made ready for the next. */
    public static function ofRental(string $start, string $return, int $bufferDays): self
    {
        return new self($start, self::shift($return, $bufferDays));
    }

    /** From one day to another, both among them. */
    public static function through(string $first, string $last): self
    {
        return new self($first, self::shift($last, 1));
    }

    /** @return list<string> */
    public function days(): array
    {
        $days = [];
        for ($day = $this->start; $day < $this->end; $day = self::shift($day, 1)) {
            $days[] = $day;
        }

        return $days;
    }

    /** Whether this is a day of the calendar, `YYYY-MM-DD`. */
    public static function isDay(string $text): bool
    {
        return CalendarDate::exists($text);
    }

    /** A day so many days later, or earlier. */
    public static function shift(string $day, int $days): string
    {
        // In UTC no day is skipped or doubled.
        return (new \DateTimeImmutable($day, new \DateTimeZone('UTC')))->modify(sprintf('%+d days', $days))->format('Y-m-d');
    }
}
