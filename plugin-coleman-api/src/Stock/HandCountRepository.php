<?php

declare(strict_types=1);

namespace Coleman\Api\Stock;

use Coleman\Api\Database\Connection;

/**
 * What was counted by hand. The table `stock_counts` is appended to, never changed.
 *
 * @phpstan-type Entry array{location_id: int, pieces: int, pieces_before: int, reason: string, user_id: int, counted_at: string}
 */
final readonly class HandCountRepository
{
    public function __construct(private Connection $connection)
    {
    }

    /** @param Entry $entry */
    public function add(int $partId, array $entry): void
    {
        $this->connection->insert('stock_counts', ['part_id' => $partId] + $entry);
    }

    /** @return list<Entry> of a part, newest first */
    public function ofPart(int $partId, int $limit): array
    {
        return array_map(static fn (array $row): array => [
            'location_id' => (int) $row['location_id'],
            'pieces' => (int) $row['pieces'],
            'pieces_before' => (int) $row['pieces_before'],
            'reason' => (string) $row['reason'],
            'user_id' => (int) $row['user_id'],
            'counted_at' => (string) $row['counted_at'],
        ], $this->connection->rows('SELECT * FROM {stock_counts} WHERE part_id = %d ORDER BY id DESC LIMIT %d', [$partId, $limit]));
    }
}
