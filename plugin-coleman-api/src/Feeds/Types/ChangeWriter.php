<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds\Types;

use Coleman\Api\Database\Connection;
use Coleman\Api\Feeds\Change;
use Coleman\Api\Inventory\ItemKind;

/**
 * Writes the changes of a chunk to the table that they are about. What staff may have open on the inventory desk is counted
 * up, so that the desk is told.
 *
 * @phpstan-type Columns array<string, string|int|bool|null>
 */
final readonly class ChangeWriter
{
    private FeedIdAllocator $ids;

    /** @param ItemKind|null $kind of the table, where staff keep its rows too */
    public function __construct(private Connection $connection, private string $table, private ?ItemKind $kind = null)
    {
        $this->ids = new FeedIdAllocator($connection, $table, $kind);
    }

    /**
     * @param list<Change> $changes new and changed ones
     * @param \Closure(Change): Columns $columns what is written of each
     * @param \Closure(Columns): Columns $others what stands in the other columns of a new row
     * @return array<string, int> ids of new and changed rows, by the feed's key
     */
    public function write(array $changes, string $now, \Closure $columns, \Closure $others): array
    {
        ['new' => $new, 'updates' => $updates, 'ids' => $ids] = self::sorted($changes, $this->ids->each($changes), $columns);
        $written = ['updated_at' => $now];
        $begun = $written + (null === $this->kind ? [] : ['version' => 1]);
        $this->connection->insertMany($this->table, array_map(static fn (array $row): array => $row + $others($row) + $begun, $new));
        $this->connection->updateMany($this->table, array_map(static fn (array $row): array => $row + $written, $updates));
        if (null !== $this->kind && [] !== $updates) {
            $this->connection->execute(
                sprintf('UPDATE {%s} SET version = version + 1 WHERE id IN (%s)', $this->table, Connection::placeholders(array_keys($updates))),
                array_keys($updates),
            );
        }

        return $ids;
    }

    /**
     * New rows apart from those that are there.
     *
     * @param list<Change> $changes new and changed ones
     * @param \Closure(Change): int $id of a new row
     * @param \Closure(Change): Columns $columns what is written of each
     * @return array{new: list<Columns>, updates: array<int, Columns>, ids: array<string, int>} new rows with their `id`,
     *     columns of the others by theirs, and the ids of both by the feed's key
     */
    public static function sorted(array $changes, \Closure $id, \Closure $columns): array
    {
        $sorted = ['new' => [], 'updates' => [], 'ids' => []];
        foreach ($changes as $change) {
            if ('' === $change->ref) {
                $given = $id($change);
                $sorted['new'][] = ['id' => $given] + $columns($change);
            } else {
                $given = (int) $change->ref;
                $sorted['updates'][$given] = $columns($change);
            }
            $sorted['ids'][$change->row->key] = $given;
        }

        return $sorted;
    }

    /**
     * What `FeedType::apply()` gives.
     *
     * @param list<Change> $changes
     * @param array<string, int> $ids what write() or sorted() gave
     * @return array<string, string>
     */
    public static function made(array $changes, array $ids): array
    {
        $made = [];
        foreach ($changes as $change) {
            if ('' === $change->ref) {
                $made[$change->row->key] = (string) $ids[$change->row->key];
            }
        }

        return $made;
    }

    /**
     * Removes rows, whose ids are given to nobody else.
     *
     * @param non-empty-list<int> $ids
     * @param string $condition further SQL that must be so of each, such as ` AND NOT EXISTS (…)`
     * @param list<string|int> $values of the condition
     */
    public function remove(array $ids, string $condition = '', array $values = []): int
    {
        $this->ids->remember();

        return $this->connection->execute(sprintf('DELETE FROM {%s} WHERE id IN (%s)', $this->table, Connection::placeholders($ids)) . $condition, [...$ids, ...$values]);
    }
}
