<?php

declare(strict_types=1);

namespace Coleman\Api\Inventory;

use Coleman\Api\Database\Connection;

/** The row of an item in the table of its kind, written under the version that was seen; inside the caller's transaction. */
final readonly class ItemRepository
{
    public function __construct(private Connection $connection)
    {
    }

    /** @param array<string, string|int|float|bool|null> $columns */
    public function add(ItemKind $kind, int $id, array $columns): void
    {
        $this->connection->insert($kind->table(), ['id' => $id] + $columns);
    }

    /**
     * @param array<string, string|int|float|bool|null> $columns
     * @return bool false when the row is not as it was seen
     */
    public function change(ItemKind $kind, int $id, int $version, array $columns): bool
    {
        return $this->connection->changeSeen($kind->table(), $id, $version, $columns);
    }

    /**
     * @param string $condition SQL of ItemType::removal()
     * @param list<string|int> $values
     * @return bool false when the row is not as it was seen, or the condition does not hold
     */
    public function remove(ItemKind $kind, int $id, int $version, string $condition, array $values): bool
    {
        // First its row's lock: what stands against removing is asked when nobody can add to it any more.
        return $this->change($kind, $id, $version, [])
            && 1 === $this->connection->execute(sprintf('DELETE FROM {%s} WHERE id = %%d%s', $kind->table(), $condition), [$id, ...$values]);
    }
}
