<?php

declare(strict_types=1);

namespace Coleman\Api\Stock;

use Coleman\Api\Database\Connection;

/** The table `part_stock`. Who writes has called PartCounts::lockShelves() before, and settleShelves() after. */
final readonly class ShelfRepository
{
    public function __construct(private Connection $connection)
    {
    }

    /**
     * @param list<int> $partIds
     * @return array<string, Shelf> by Shelf::key(); one query
     */
    public function ofParts(array $partIds): array
    {
        $shelves = [];
        foreach ([] === $partIds ? [] : $this->connection->rows(
            sprintf('SELECT * FROM {part_stock} WHERE part_id IN (%s) ORDER BY part_id, location_id', Connection::placeholders($partIds)),
            $partIds,
        ) as $row) {
            $shelf = self::shelf($row);
            $shelves[$shelf->key()] = $shelf;
        }

        return $shelves;
    }

    /**
     * Parts that have shelves, by id.
     *
     * @return list<int>
     */
    public function partsAfter(int $partId, int $limit): array
    {
        return array_map(
            static fn (array $row): int => (int) $row['part_id'],
            $this->connection->rows('SELECT DISTINCT part_id FROM {part_stock} WHERE part_id > %d ORDER BY part_id LIMIT %d', [$partId, $limit]),
        );
    }

    /**
     * Writes shelves, new ones included; `quantity` follows from the other columns in the same statement.
     *
     * @param list<Shelf> $shelves
     */
    public function put(array $shelves): void
    {
        $this->connection->upsertMany('part_stock', array_map(static fn (Shelf $shelf): array => [
            'part_id' => $shelf->partId,
            'location_id' => $shelf->locationId,
            'quantity' => $shelf->quantity(),
            'counted' => $shelf->counted,
            'counted_at' => $shelf->countedAt,
            'outstanding' => $shelf->outstanding,
            'booking_hours' => $shelf->bookingHours,
            'is_available' => $shelf->isAvailable,
            'run_id' => $shelf->runId,
            'version' => $shelf->version + 1,
            'bin' => $shelf->bin,
        ], $shelves), ['part_id', 'location_id']);
    }

    /** @param array<string, string|null> $row */
    private static function shelf(array $row): Shelf
    {
        return new Shelf(
            (int) $row['part_id'],
            (int) $row['location_id'],
            null === $row['counted'] ? null : (int) $row['counted'],
            $row['counted_at'],
            (int) $row['outstanding'],
            (int) $row['quantity'],
            null === $row['booking_hours'] ? null : (int) $row['booking_hours'],
            (bool) (int) $row['is_available'],
            (int) $row['run_id'],
            (int) $row['version'],
            (string) ($row['bin'] ?? ''),
        );
    }
}
