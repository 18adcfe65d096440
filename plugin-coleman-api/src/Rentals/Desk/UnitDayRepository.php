<?php

declare(strict_types=1);

namespace Coleman\Api\Rentals\Desk;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\DatabaseError;

/**
 * Whose a unit is on which day: the table `rental_days`, with one row for each day that a rental or a stay in the shop
 * takes. Its key of unit and day is what keeps a machine from being promised twice; nothing here asks first whether a
 * day is free and believes the answer.
 *
 * Whoever changes a unit's days first moves the unit's `calendar_version`, which takes the row's lock: those who want the
 * same machine come one after another and meet the key, instead of waiting for each other in a ring. All of it runs
 * inside the caller's transaction.
 */
final readonly class UnitDayRepository
{
    private const EVER = '0001-01-01';

    public function __construct(private Connection $connection)
    {
    }

    /**
     * A rental has these days of this unit, and no others of any. What it had before and does not need is free again.
     *
     * @param int $before the unit that it had until now; 0 for none
     * @param string $from days before this one stay as they are: the machine has been out on them
     * @throws DateConflict
     */
    public function assign(int $rentalId, int $unitId, DateRange $range, int $before = 0, string $from = self::EVER): void
    {
        if (!$this->lock($unitId, $before)) {
            throw new DateConflict();
        }
        $this->connection->execute(
            'DELETE FROM {rental_days} WHERE rental_id = %d AND day >= %s AND (unit_id <> %d OR day < %s OR day >= %s)',
            [$rentalId, $from, $unitId, $range->start, $range->end],
        );
        $wanted = array_filter($range->days(), static fn (string $day): bool => $day >= $from);
        $this->take($unitId, array_diff($wanted, $this->daysOf($rentalId)), ['rental_id' => $rentalId, 'block_id' => 0]);
    }

    /** A rental takes no day from this one on; those before it stay in the unit's calendar. */
    public function release(int $rentalId, int $unitId, string $from = self::EVER): void
    {
        $this->lock($unitId);
        $this->connection->execute('DELETE FROM {rental_days} WHERE rental_id = %d AND day >= %s', [$rentalId, $from]);
    }

    /**
     * A stay in the shop has these days.
     *
     * @throws DateConflict when one of them is another's, or there is no such unit any more
     */
    public function block(int $blockId, int $unitId, DateRange $range): void
    {
        if (!$this->lock($unitId)) {
            throw new DateConflict();
        }
        $this->take($unitId, $range->days(), ['rental_id' => 0, 'block_id' => $blockId]);
    }

    /** A stay in the shop takes no day from this one on. */
    public function unblock(int $blockId, int $unitId, string $from): void
    {
        $this->lock($unitId);
        $this->connection->execute('DELETE FROM {rental_days} WHERE block_id = %d AND day >= %s', [$blockId, $from]);
    }

    /**
     * @param int $locationId 0 for all branches
     * @return array<string, int> units of a class that are taken, by day
     */
    public function taken(int $classId, int $locationId, string $from, string $end): array
    {
        $taken = [];
        foreach ($this->connection->rows(
            'SELECT d.day, COUNT(*) AS amount FROM {rental_days} d JOIN {rental_units} u ON u.id = d.unit_id
                WHERE u.is_active = 1 AND u.class_id = %d' . (0 === $locationId ? '' : ' AND u.location_id = %d') . ' AND d.day >= %s AND d.day < %s GROUP BY d.day',
            [$classId, ...(0 === $locationId ? [] : [$locationId]), $from, $end],
        ) as $row) {
            $taken[substr((string) $row['day'], 0, 10)] = (int) $row['amount'];
        }

        return $taken;
    }

    /** @return bool whether the unit is there: it may have been taken out of the fleet a moment ago */
    private function lock(int $unit, int $other = 0): bool
    {
        $isThere = false;
        // In one order, so that two who swap machines do not wait for each other.
        $units = array_filter(array_unique([$unit, $other]));
        sort($units);
        foreach ($units as $one) {
            $found = $this->connection->execute('UPDATE {rental_units} SET calendar_version = calendar_version + 1 WHERE id = %d', [$one]);
            $isThere = $isThere || ($one === $unit && 1 === $found);
        }

        return $isThere;
    }

    /** @return list<string> */
    private function daysOf(int $rentalId): array
    {
        return array_map(
            static fn (array $row): string => substr((string) $row['day'], 0, 10),
            $this->connection->rows('SELECT day FROM {rental_days} WHERE rental_id = %d', [$rentalId]),
        );
    }

    /**
     * @param array<string> $days
     * @param array{rental_id: int, block_id: int} $owner
     */
    private function take(int $unitId, array $days, array $owner): void
    {
        if (null === $this->connection->value('SELECT id FROM {rental_units} WHERE id = %d', [$unitId])) {
            // Removed from the fleet a moment ago, by who had its row before us.
            throw new DateConflict();
        }
        try {
            $this->connection->insertMany('rental_days', array_map(
                static fn (string $day): array => ['unit_id' => $unitId, 'day' => $day] + $owner,
                array_values($days),
            ));
        } catch (DatabaseError $error) {
            throw $error->duplicate ? new DateConflict('', 0, $error) : $error;
        }
    }
}
