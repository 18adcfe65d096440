<?php

declare(strict_types=1);

namespace Coleman\Api\Rentals\Desk;

use Coleman\Api\Database\Connection;
use Coleman\Api\Locations\LocationRepository;
use Coleman\Api\Rentals\RentalCalendar;
use Coleman\Api\Rentals\RentalState;
use Coleman\Api\Support\Clock;
use Coleman\Api\Support\DealerTime;

/**
 * Units down, days across: who has which machine when, what is in the shop, and who waits for one. Four queries, however
 * many units and days.
 *
 * @phpstan-type Bar array{from: string, to: string, kind: 'rental'|'block', id: int, state: string, text: string, ready_from: string}
 */
final readonly class FleetCalendar
{
    public const MAX_DAYS = 62;

    public function __construct(private Connection $connection, private LocationRepository $locations, private RentalCalendar $calendar, private Clock $clock)
    {
    }

    /**
     * @param string $from '' for today
     * @param int $locationId 0 for all branches
     * @param int $classId 0 for all machines
     * @return array<string, mixed> schema/desk-rental-calendar.json
     */
    public function show(string $from, int $days, int $locationId, int $classId): array
    {
        $today = DealerTime::today($this->clock);
        $from = '' === $from ? $today : $from;
        $range = new DateRange($from, DateRange::shift($from, min(max(1, $days), self::MAX_DAYS)));
        $units = $this->units($locationId, $classId, $range);
        $ids = array_map(static fn (array $unit): int => (int) $unit['id'], $units);
        $bars = $this->withLate($this->bars($ids, $range), $ids, $range, $today);
        $waiting = $this->waiting($locationId, $classId, $range);
        $classes = [];
        foreach ($units as $unit) {
            $class = (int) $unit['class_id'];
            $classes[$class] ??= ['id' => $class, 'name' => trim($unit['brand_name'] . ' ' . $unit['model']), 'units' => [], 'waiting' => $waiting[$class] ?? []];
            $classes[$class]['units'][] = [
                'id' => (int) $unit['id'],
                'stock_number' => (string) $unit['stock_number'],
                'city' => $this->locations->byId((int) $unit['location_id'])->city ?? '',
                'bars' => $bars[(int) $unit['id']] ?? [],
            ];
        }

        return [
            'today' => $today,
            'days' => array_map(fn (string $day): array => ['date' => $day, 'is_open' => $this->calendar->isOpen($day, $locationId)], $range->days()),
            'classes' => array_values($classes),
        ];
    }

    /** @return list<array<string, string|null>> those that are for rent, and those that are not any more but have days here */
    private function units(int $locationId, int $classId, DateRange $range): array
    {
        $where = ['(u.is_active = 1 OR u.id IN (SELECT d.unit_id FROM {rental_days} d WHERE d.day >= %s AND d.day < %s))'];
        $values = [$range->start, $range->end];
        foreach (['u.location_id' => $locationId, 'u.class_id' => $classId] as $column => $id) {
            if ($id > 0) {
                $where[] = $column . ' = %d';
                $values[] = $id;
            }
        }

        return $this->connection->rows(
            'SELECT u.id, u.class_id, u.location_id, u.stock_number, c.model, b.name AS brand_name
                FROM {rental_units} u JOIN {rental_classes} c ON c.id = u.class_id JOIN {brands} b ON b.id = c.brand_id
                WHERE ' . implode(' AND ', $where) . ' ORDER BY b.name, c.model, u.class_id, u.location_id, u.stock_number',
            $values,
        );
    }

    /**
     * @param list<int> $units
     * @return array<int, list<Bar>> by unit: days in a row of one rental, or of one stay in the shop
     */
    private function bars(array $units, DateRange $range): array
    {
        $bars = [];
        foreach ([] === $units ? [] : $this->connection->rows(
            sprintf(
                'SELECT d.unit_id, d.day, d.rental_id, d.block_id, r.state, r.name, r.return_date, k.reason
                    FROM {rental_days} d LEFT JOIN {rental_requests} r ON r.id = d.rental_id LEFT JOIN {rental_blocks} k ON k.id = d.block_id
                    WHERE d.unit_id IN (%s) AND d.day >= %%s AND d.day < %%s ORDER BY d.unit_id, d.day',
                Connection::placeholders($units),
            ),
            [...$units, $range->start, $range->end],
        ) as $row) {
            $unit = (int) $row['unit_id'];
            $day = substr((string) $row['day'], 0, 10);
            $isBlock = (int) $row['block_id'] > 0;
            $id = (int) ($isBlock ? $row['block_id'] : $row['rental_id']);
            $bars[$unit] = self::joined($bars[$unit] ?? [], [
                'from' => $day,
                'to' => $day,
                'kind' => $isBlock ? 'block' : 'rental',
                'id' => $id,
                'state' => (string) ($row['state'] ?? ''),
                'text' => (string) ($isBlock ? $row['reason'] : $row['name']),
                // From here on it is being made ready for the next.
                'ready_from' => substr((string) $row['return_date'], 0, 10),
            ]);
        }

        return $bars;
    }

    /**
     * Machines that should be back are still out today, whatever was agreed: their bars go on until now, as far as the days
     * are not another's.
     *
     * @param array<int, list<Bar>> $bars by unit
     * @param list<int> $units
     * @return array<int, list<Bar>>
     */
    private function withLate(array $bars, array $units, DateRange $range, string $today): array
    {
        foreach ([] === $units ? [] : $this->connection->rows(
            sprintf('SELECT id, unit_id, state, name, return_date FROM {rental_requests} WHERE state = %%s AND return_date < %%s AND unit_id IN (%s)', Connection::placeholders($units)),
            [RentalState::Out->value, $today, ...$units],
        ) as $row) {
            $unit = (int) $row['unit_id'];
            $return = substr((string) $row['return_date'], 0, 10);
            foreach (DateRange::through(max($return, $range->start), min($today, DateRange::shift($range->end, -1)))->days() as $day) {
                $isTaken = array_any($bars[$unit] ?? [], static fn (array $bar): bool => $bar['from'] <= $day && $day <= $bar['to']);
                if (!$isTaken) {
                    $bars[$unit] = self::joined($bars[$unit] ?? [], ['from' => $day, 'to' => $day, 'kind' => 'rental', 'id' => (int) $row['id'], 'state' => (string) $row['state'], 'text' => (string) $row['name'], 'ready_from' => $return]);
                }
            }
        }

        return $bars;
    }

    /**
     * @param list<Bar> $bars of one unit
     * @param Bar $day
     * @return list<Bar> in the order of their days; a day beside another of the same bar is one with it
     */
    private static function joined(array $bars, array $day): array
    {
        foreach ($bars as $index => $bar) {
            if ($bar['id'] === $day['id'] && $bar['kind'] === $day['kind'] && DateRange::shift($bar['to'], 1) === $day['from']) {
                $bars[$index]['to'] = $day['to'];

                return $bars;
            }
        }
        $bars[] = $day;
        usort($bars, static fn (array $one, array $other): int => $one['from'] <=> $other['from']);

        return $bars;
    }

    /** @return array<int, list<array<string, mixed>>> requests that no unit has been promised to, by class */
    private function waiting(int $locationId, int $classId, DateRange $range): array
    {
        $where = ['state IN (%s, %s)', 'is_test = 0', 'start_date < %s', 'return_date >= %s'];
        $values = [RentalState::Requested->value, RentalState::Quoted->value, $range->end, $range->start];
        foreach (['location_id' => $locationId, 'class_id' => $classId] as $column => $id) {
            if ($id > 0) {
                $where[] = $column . ' = %d';
                $values[] = $id;
            }
        }
        $waiting = [];
        foreach ($this->connection->rows('SELECT id, class_id, state, name, start_date, return_date FROM {rental_requests} WHERE ' . implode(' AND ', $where) . ' ORDER BY start_date, id LIMIT 300', $values) as $row) {
            $waiting[(int) $row['class_id']][] = [
                'id' => (int) $row['id'],
                'state' => (string) $row['state'],
                'text' => (string) $row['name'],
                'from' => substr((string) $row['start_date'], 0, 10),
                'to' => substr((string) $row['return_date'], 0, 10),
            ];
        }

        return $waiting;
    }
}
