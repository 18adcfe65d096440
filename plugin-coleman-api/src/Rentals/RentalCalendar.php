<?php

declare(strict_types=1);

namespace Coleman\Api\Rentals;

use Coleman\Api\Locations\Location;
use Coleman\Api\Locations\LocationRepository;
use Coleman\Api\Locations\OpeningHours;
use Coleman\Api\Rentals\Desk\UnitDayRepository;
use Coleman\Api\Support\Clock;
use Coleman\Api\Support\DealerTime;

/**
 * Which days a class has a free unit on, and on which the counter hands machines out.
 *
 * @phpstan-type Day array{date: string, free: int, is_open: bool}
 */
final readonly class RentalCalendar
{
    /** On which no branch hands anything out. */
    private const SUNDAY = 7;

    public function __construct(private UnitDayRepository $days, private LocationRepository $locations, private Clock $clock)
    {
    }

    /** The dealership's day. */
    public function today(): string
    {
        return DealerTime::today($this->clock);
    }

    /**
     * @param int $locationId of the branch to fetch it from; 0 for any
     * @param int $count of days from `$from` on
     * @return list<Day>
     */
    public function days(RentalClass $class, int $locationId, string $from, int $count): array
    {
        $first = new \DateTimeImmutable($from, new \DateTimeZone('UTC'));
        $end = $first->modify(sprintf('+%d days', $count))->format('Y-m-d');
        $units = 0 === $locationId ? array_sum($class->units) : $class->units[$locationId] ?? 0;
        $taken = $this->days->taken($class->id, $locationId, $from, $end);
        $closed = $this->closed($locationId);
        $days = [];
        for ($number = 0; $number < $count; $number++) {
            $date = $first->modify(sprintf('+%d days', $number))->format('Y-m-d');
            $days[] = ['date' => $date, 'free' => max(0, $units - ($taken[$date] ?? 0)), 'is_open' => self::SUNDAY !== OpeningHours::weekday($date) && !isset($closed[$date])];
        }

        return $days;
    }

    /** Whether the counter hands machines out, and takes them back, on a day. */
    public function isOpen(string $date, int $locationId = 0): bool
    {
        return self::SUNDAY !== OpeningHours::weekday($date) && !isset($this->closed($locationId)[$date]);
    }

    /** @return list<string> days beside Sundays on which a branch is closed; of any branch (0), those on which all are */
    public function closedDays(int $locationId): array
    {
        return array_map(strval(...), array_keys($this->closed($locationId)));
    }

    /** @return array<string, true> the days on which the branch is closed; of any branch, those on which all are */
    private function closed(int $locationId): array
    {
        $branches = array_values(array_filter($this->locations->all(), static fn (Location $branch): bool => 0 === $locationId || $branch->id === $locationId));
        $closed = null;
        foreach ($branches as $branch) {
            $dates = [];
            foreach ($branch->specialHours as $day) {
                if (!isset($day['opens'])) {
                    $dates[$day['date']] = true;
                }
            }
            $closed = null === $closed ? $dates : array_intersect_key($closed, $dates);
        }

        return $closed ?? [];
    }
}
