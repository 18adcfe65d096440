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

    /**
     * As it is kept, and read again by feeds.
     *
     * @param list<Stretch> $week
     */
    public static function format(array $week): string
    {
        return implode("\n", self::lines($week, static fn (int $day): string => self::DAYS[$day], static fn (string $meridiem): string => $meridiem, 'closed'));
    }

    /**
     * In the language of the page, on one line.
     *
     * @param list<Stretch> $week
     */
    public static function translated(array $week): string
    {
        $days = [1 => __('Mon', 'coleman'), __('Tue', 'coleman'), __('Wed', 'coleman'), __('Thu', 'coleman'), __('Fri', 'coleman'), __('Sat', 'coleman'), __('Sun', 'coleman')];
        $meridiems = ['am' => __('am', 'coleman'), 'pm' => __('pm', 'coleman')];

        return implode('; ', self::lines(
            $week,
            static fn (int $day): string => $days[$day],
            static fn (string $meridiem): string => $meridiems[$meridiem],
            /* translators: of a day on which a branch is not open, as in "Sun closed". */
            __('closed', 'coleman'),
        ));
    }

    /**
     * @param list<Stretch> $week
     * @param \Closure(int): string $day short name, from 1, Monday
     * @param \Closure('am'|'pm'): string $meridiem
     * @return list<string>
     */
    private static function lines(array $week, \Closure $day, \Closure $meridiem, string $closed): array
    {
        $time = static function (string $time) use ($meridiem): string {
            $read = OpeningHours::twelveHours($time);

            return $read['clock'] . ' ' . $meridiem($read['isAfternoon'] ? 'pm' : 'am');
        };

        return array_map(static function (array $row) use ($day, $time, $closed): string {
            $first = $row['days'][0] ?? 1;
            $last = $row['days'][count($row['days']) - 1] ?? 1;
            $days = $day($first) . ($first === $last ? '' : '–' . $day($last));

            return $days . ' ' . ('' === $row['opens'] ? $closed : $time($row['opens']) . ' – ' . $time($row['closes']));
        }, OpeningHours::rows($week, []));
    }
}
