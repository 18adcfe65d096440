<?php

declare(strict_types=1);

namespace Coleman\Api\Locations;

/**
 * What stands on a plate of hours. The same rules live in src/rules/opening-hours.ts.
 *
 * @phpstan-type Stretch array{days: list<int>, opens: string, closes: string}
 * @phpstan-type SpecialDay array{date: string, opens?: string, closes?: string, note?: string}
 * @phpstan-type HoursRow array{days: list<int>, date: string, opens: string, closes: string, note: string}
 */
final class OpeningHours
{
    public const SOON = '+14 days';

    /**
     * The whole week, then the special days. No known hours at all: no rows, for "closed" would be a guess.
     *
     * @param list<Stretch> $week
     * @param list<SpecialDay> $special
     * @return list<HoursRow> a row without times is closed
     */
    public static function rows(array $week, array $special): array
    {
        if ([] === $week) {
            return [];
        }
        $rows = [];
        foreach (range(1, 7) as $day) {
            $stretch = array_find($week, static fn (array $stretch): bool => in_array($day, $stretch['days'], true))
                ?? ['opens' => '', 'closes' => ''];
            $last = array_key_last($rows);
            if (null !== $last && $rows[$last]['opens'] === $stretch['opens'] && $rows[$last]['closes'] === $stretch['closes']) {
                $rows[$last]['days'][] = $day;
            } else {
                $rows[] = ['days' => [$day], 'date' => '', 'opens' => $stretch['opens'], 'closes' => $stretch['closes'], 'note' => ''];
            }
        }
        foreach ($special as $day) {
            $rows[] = ['days' => [], 'date' => $day['date'], 'opens' => $day['opens'] ?? '', 'closes' => $day['closes'] ?? '', 'note' => $day['note'] ?? ''];
        }

        return $rows;
    }

    /**
     * The special days that a customer who looks today should know of.
     *
     * @param list<SpecialDay> $special
     * @param string $today YYYY-MM-DD, as the dealer's calendar has it
     * @param string $ahead how far, for strtotime(); TypeScript knows only the usual one
     * @return list<SpecialDay>
     */
    public static function soon(array $special, string $today, string $ahead = self::SOON): array
    {
        $end = (new \DateTimeImmutable($today, new \DateTimeZone('UTC')))->modify($ahead)->format('Y-m-d');

        return array_values(array_filter($special, static fn (array $day): bool => $today <= $day['date'] && $day['date'] < $end));
    }

    /**
     * Whether a branch is closed on a whole date: a special day decides, then the week. Without known hours only Sundays are.
     *
     * @param list<Stretch> $week
     * @param list<SpecialDay> $special
     * @param string $date YYYY-MM-DD
     */
    public static function isClosedOn(array $week, array $special, string $date): bool
    {
        $day = self::weekday($date);
        $named = array_find($special, static fn (array $one): bool => $one['date'] === $date);

        return match (true) {
            null !== $named => '' === ($named['opens'] ?? ''),
            [] === $week => 7 === $day,
            default => !array_any($week, static fn (array $stretch): bool => in_array($day, $stretch['days'], true) && '' !== $stretch['opens']),
        };
    }

    /** The day of the week of a date, 1 is Monday. */
    public static function weekday(string $date): int
    {
        return (int) (new \DateTimeImmutable($date, new \DateTimeZone('UTC')))->format('N');
    }

    /**
     * A time of the clock as it is read here: "17:30" is 5:30 in the afternoon.
     *
     * @return array{clock: string, isAfternoon: bool}
     */
    public static function twelveHours(string $time): array
    {
        [$hours, $minutes] = array_map('intval', explode(':', $time)) + [0, 0];

        return [
            'clock' => sprintf('%d:%02d', 0 === $hours % 12 ? 12 : $hours % 12, $minutes),
            'isAfternoon' => $hours % 24 >= 12,
        ];
    }
}
