<?php

declare(strict_types=1);

namespace Coleman\Api\Locations;

/**
 * The hours of a week in words, "Mon–Fri 7:30 am – 5:30 pm", a line for each stretch of days: the text that stands
 * where there is no room for a plate. It is made of the hours themselves, so that the two never disagree.
 *
 * @phpstan-import-type Stretch from OpeningHours
 */
final class HoursText
{
    private const DAYS = [1 => 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

    /** @param list<Stretch> $week */
    public static function format(array $week): string
    {
        $lines = array_map(static function (array $row): string {
            $first = $row['days'][0] ?? 1;
            $last = $row['days'][count($row['days']) - 1] ?? 1;
            $days = self::DAYS[$first] . ($first === $last ? '' : '–' . self::DAYS[$last]);

            return $days . ' ' . ('' === $row['opens'] ? 'closed' : self::time($row['opens']) . ' – ' . self::time($row['closes']));
        }, OpeningHours::rows($week, []));

        return implode("\n", $lines);
    }

    private static function time(string $time): string
    {
        $read = OpeningHours::twelveHours($time);

        return $read['clock'] . ($read['isAfternoon'] ? ' pm' : ' am');
    }
}
