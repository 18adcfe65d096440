<?php

declare(strict_types=1);

namespace Coleman\Api\Rentals\Desk;

use Coleman\Api\Database\Connection;
use Coleman\Api\Rentals\RentalState;
use Coleman\Api\Support\Clock;
use Coleman\Api\Support\DealerTime;

/** The machines behind a class, and who has them when. What is said here to be free may be taken a moment later: UnitDayRepository decides. */
final readonly class RentalUnitRepository
{
    /** So far ahead it is looked when a unit is free again. */
    private const FARTHEST = 180;

    public function __construct(private Connection $connection, private Clock $clock)
    {
    }

    public function byId(int $id): ?RentalUnit
    {
        return $this->byIds([$id])[$id] ?? null;
    }

    /**
     * @param list<int> $ids
     * @return array<int, RentalUnit> those that there are, by id
     */
    public function byIds(array $ids): array
    {
        $units = array_map(self::unit(...), [] === $ids ? [] : $this->connection->rows(sprintf('SELECT * FROM {rental_units} WHERE id IN (%s)', Connection::placeholders($ids)), $ids));

        return array_column($units, null, 'id');
    }

    /** @return list<RentalUnit> those that are for rent, by branch and number */
    public function ofClass(int $classId): array
    {
        return array_map(self::unit(...), $this->connection->rows('SELECT * FROM {rental_units} WHERE class_id = %d AND is_active = 1 ORDER BY location_id, stock_number', [$classId]));
    }

    /**
     * Who has the units of a class on days of a span, and where each is free for as long a time next.
     *
     * @param int $besides a rental whose own days count as free: it is looked where else it could go
     * @return list<array{unit: RentalUnit, taken_by: list<array{rental_id: int, block_id: int}>, next_start: string|null, late_rental: int}> late_rental: who
     *     should have brought it back, and has not; 0 for nobody
     */
    public function forDateRange(int $classId, DateRange $range, int $besides = 0): array
    {
        $days = [];
        foreach ($this->connection->rows(
            'SELECT d.unit_id, d.day, d.rental_id, d.block_id FROM {rental_days} d JOIN {rental_units} u ON u.id = d.unit_id
                WHERE u.class_id = %d AND d.day >= %s AND d.day < %s AND (d.rental_id = 0 OR d.rental_id <> %d) ORDER BY d.unit_id, d.day',
            [$classId, $range->start, DateRange::shift($range->end, self::FARTHEST), $besides],
        ) as $row) {
            $days[(int) $row['unit_id']][substr((string) $row['day'], 0, 10)] = ['rental_id' => (int) $row['rental_id'], 'block_id' => (int) $row['block_id']];
        }

        $late = $this->late($classId);

        return array_map(static function (RentalUnit $unit) use ($days, $range, $late): array {
            $taken = $days[$unit->id] ?? [];
            $within = array_filter($taken, static fn (string $day): bool => $day < $range->end, ARRAY_FILTER_USE_KEY);

            return [
                'unit' => $unit,
                'taken_by' => array_values(array_unique(array_values($within), SORT_REGULAR)),
                'next_start' => self::nextFree($range, $taken),
                'late_rental' => $late[$unit->id] ?? 0,
            ];
        }, $this->ofClass($classId));
    }

    /** @return array<int, int> rentals that are overdue, by the unit that is still with the customer */
    private function late(int $classId): array
    {
        $late = [];
        foreach ($this->connection->rows(
            'SELECT id, unit_id FROM {rental_requests} WHERE state = %s AND return_date < %s AND class_id = %d',
            [RentalState::Out->value, DealerTime::today($this->clock), $classId],
        ) as $row) {
            $late[(int) $row['unit_id']] = (int) $row['id'];
        }

        return $late;
    }

    /**
     * @param array<string, mixed> $taken by day
     * @return string|null the first day from which as many days are free; null when there is none in sight
     */
    private static function nextFree(DateRange $range, array $taken): ?string
    {
        $length = count($range->days());
        for ($start = $range->start, $tries = 0; $tries <= self::FARTHEST; $tries++) {
            $days = (new DateRange($start, DateRange::shift($start, $length)))->days();
            $last = array_find(array_reverse($days), static fn (string $day): bool => isset($taken[$day]));
            if (null === $last) {
                return $start;
            }
            $start = DateRange::shift($last, 1);
            if ($start > DateRange::shift($range->start, self::FARTHEST)) {
                return null;
            }
        }

        return null;
    }

    /** @param array<string, string|null> $row */
    private static function unit(array $row): RentalUnit
    {
        return new RentalUnit(
            (int) $row['id'],
            (int) $row['class_id'],
            (int) $row['location_id'],
            (string) $row['stock_number'],
            (string) $row['serial_number'],
            null === $row['meter_hours'] ? null : (int) $row['meter_hours'],
            1 === (int) $row['is_active'],
        );
    }
}
