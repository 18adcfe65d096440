<?php

declare(strict_types=1);

namespace Coleman\Api\Inventory;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\DatabaseError;
use Coleman\Api\Search\Kind;
use Coleman\Api\Search\SearchIndex;
use Coleman\Api\Search\TypedId;

/** Tells search of machines that were changed: the one way by which whoever writes them does so, desk or feed. */
final readonly class Reindexing
{
    /** @param \Closure(): SearchIndex $index */
    public function __construct(private Connection $connection, private \Closure $index)
    {
    }

    /** @param list<int> $ids of machines that came, changed, were sold or are gone */
    public function machines(array $ids): void
    {
        $this->put(TypedId::MACHINE, $ids);
    }

    /** @param list<int> $ids */
    public function rentalClasses(array $ids): void
    {
        $this->put(TypedId::RENTAL, $ids);
    }

    /** Machines are found by the city that they stand in. */
    public function branch(int $id): void
    {
        $this->machines(array_map(
            static fn (array $row): int => (int) $row['id'],
            $this->connection->rows('SELECT id FROM {machines} WHERE location_id = %d AND sold_at IS NULL', [$id]),
        ));
    }

    /** @param list<int> $ids */
    private function put(int $type, array $ids): void
    {
        try {
            ($this->index)()->put(array_map(static fn (int $id): int => TypedId::of($type, $id), $ids), Kind::Equipment);
        } catch (DatabaseError $error) {
            // What was changed is saved; `reindex` brings the index up to date.
            error_log('coleman: ' . $error->getMessage());
        }
    }
}
