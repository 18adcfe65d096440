<?php

declare(strict_types=1);

namespace Coleman\Api\Locations;

use Coleman\Api\Support\DealerTime;

/**
 * Time as a customer may expect somebody at a branch: nights, Sundays and holidays do not count.
 *
 * @phpstan-type Stretch array{days: list<int>, opens: string, closes: string}
 * @phpstan-type SpecialDay array{date: string, opens?: string, closes?: string, note?: string}
 */
final class OpenTime
{
    /** Of a branch whose hours nobody has typed in. */
    private const USUAL = [['days' => [1, 2, 3, 4, 5], 'opens' => '08:00', 'closes' => '17:00']];

    /** Nobody asks further back. */
    private const MAX_DAYS = 400;

    /**
     * Minutes between two instants during which a branch is open, begun ones left out.
     *
     * @param Location|null $branch null for none: the usual hours
     */
    public static function minutesAt(?Location $branch, \DateTimeImmutable $from, \DateTimeImmutable $to): int
    {
        return self::minutes($branch->hours ?? [], $branch->specialHours ?? [], $from, $to);
    }

    /**
     * @param list<Stretch> $week none at all: the usual hours
     * @param list<SpecialDay> $special a day without times is closed
     */
    public static function minutes(array $week, array $special, \DateTimeImmutable $from, \DateTimeImmutable $to): int
    {
        $week = [] === $week ? self::USUAL : $week;
        $day = $from->setTimezone(DealerTime::zone())->setTime(0, 0);
        $seconds = 0;
        for ($count = 0; $day < $to && $count < self::MAX_DAYS; $count++) {
            foreach (self::stretches($week, $special, $day) as [$opens, $closes]) {
                $seconds += max(0, min($closes, $to)->getTimestamp() - max($opens, $from)->getTimestamp());
            }
            $day = $day->modify('+1 day');
        }

        return intdiv($seconds, 60);
    }

    /**
     * @param list<Stretch> $week
     * @param list<SpecialDay> $special
     * @param \DateTimeImmutable $day its midnight by the clock of the branches
     * @return list<array{\DateTimeImmutable, \DateTimeImmutable}>
     */
    private static function stretches(array $week, array $special, \DateTimeImmutable $day): array
    {
        $date = $day->format('Y-m-d');
        $named = array_find($special, static fn (array $one): bool => $one['date'] === $date);
        $times = null === $named
            ? array_filter($week, static fn (array $stretch): bool => in_array((int) $day->format('N'), $stretch['days'], true))
            : [['opens' => $named['opens'] ?? '', 'closes' => $named['closes'] ?? '']];
        $found = [];
        foreach ($times as $time) {
            if (self::isTime($time['opens']) && self::isTime($time['closes'])) {
                $found[] = [self::at($day, $time['opens']), self::at($day, $time['closes'])];
            }
        }

        return $found;
    }

    private static function isTime(string $time): bool
    {
        return 1 === preg_match('/^\d{1,2}:\d{2}$/D', $time);
    }

    /** On days that are 23 or 25 hours long too it opens at eight by the clock on the wall. */
    private static function at(\DateTimeImmutable $day, string $time): \DateTimeImmutable
    {
        [$hours, $minutes] = array_map(intval(...), explode(':', $time));

        return $day->setTime($hours, $minutes);
    }
}
