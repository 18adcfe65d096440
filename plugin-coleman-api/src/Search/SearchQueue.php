<?php

declare(strict_types=1);

namespace Coleman\Api\Search;

use Coleman\Api\Database\Connection;

/**
 * Which entries of the index are older than what they are about.
 *
 * Who writes many things names them here in the same transaction, and drains the queue after it: what a killed process
 * leaves in it is found by the next one.
 */
final readonly class SearchQueue
{
    private const CHUNK = 500;

    public function __construct(private Connection $connection, private SearchIndex $index)
    {
    }

    /** @param list<int> $ids */
    public function add(Kind $kind, array $ids): void
    {
        $ids = array_values(array_unique($ids));
        if ([] === $ids) {
            return;
        }
        $known = array_map(
            static fn (array $row): int => (int) $row['entity_id'],
            $this->connection->plainRows(sprintf('SELECT entity_id FROM {search_queue} WHERE kind = %%d AND entity_id IN (%s)', Connection::marks($ids)), [$kind->value, ...$ids]),
        );
        $this->connection->insertMany('search_queue', array_map(
            static fn (int $id): array => ['kind' => $kind->value, 'entity_id' => $id],
            array_values(array_diff($ids, $known)),
        ));
    }

    /** @return int how many entries were brought up to date */
    public function drain(): int
    {
        $done = 0;
        foreach (Kind::cases() as $kind) {
            do {
                $ids = array_map(
                    static fn (array $row): int => (int) $row['entity_id'],
                    $this->connection->plainRows('SELECT entity_id FROM {search_queue} WHERE kind = %d ORDER BY entity_id LIMIT %d', [$kind->value, self::CHUNK]),
                );
                if ([] !== $ids) {
                    $this->index->put($ids, $kind);
                    $this->connection->plainExecute(sprintf('DELETE FROM {search_queue} WHERE kind = %%d AND entity_id IN (%s)', Connection::marks($ids)), [$kind->value, ...$ids]);
                    $done += count($ids);
                }
            } while (self::CHUNK === count($ids));
        }

        return $done;
    }
}
