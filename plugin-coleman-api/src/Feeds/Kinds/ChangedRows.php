<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds\Kinds;

use Coleman\Api\Database\Connection;
use Coleman\Api\Feeds\Change;
use Coleman\Api\Inventory\ItemKind;

/**
 * Writes the changes of a chunk to the table that they are about. What staff may have open on the inventory desk is counted
 * up, so that the desk is told.
 *
 * @phpstan-type Columns array<string, string|int|bool|null>
 */
final readonly class ChangedRows
{
    private GivenIds $ids;

    /** @param ItemKind|null $kind of the table, where staff keep its rows too */
    public function __construct(private Connection $connection, private string $table, private ?ItemKind $kind = null)
    {
        $this->ids = new GivenIds($connection, $table, $kind);
    }

    /**
     * @param list<Change> $changes new and changed ones
     * @param \Closure(Change): Columns $columns what is written of each
     * @param \Closure(Columns): Columns $others what stands in the other columns of a new row
     * @return array<string, int> ids of new and changed rows, by the feed's key
     */
    public function write(array $changes, string $now, \Closure $columns, \Closure $others): array
    {
        $new = [];
        $updates = [];
        $ids = [];
        $additions = count(array_filter($changes, static fn (Change $change): bool => '' === $change->ref));
        $next = 0 === $additions ? 0 : $this->ids->next($additions);
        foreach ($changes as $change) {
            $values = $columns($change);
            if ('' === $change->ref) {
                $new[] = ['id' => $next] + $values + $others($values) + ['updated_at' => $now] + (null === $this->kind ? [] : ['version' => 1]);
                $ids[$change->row->key] = $next++;
            } else {
                $updates[(int) $change->ref] = $values + ['updated_at' => $now];
                $ids[$change->row->key] = (int) $change->ref;
            }
        }
        $this->connection->insertMany($this->table, $new);
        $this->connection->updateMany($this->table, $updates);
        if (null !== $this->kind && [] !== $updates) {
            $this->connection->plainExecute(
                sprintf('UPDATE {%s} SET version = version + 1 WHERE id IN (%s)', $this->table, Connection::marks(array_keys($updates))),
                array_keys($updates),
            );
        }

        return $ids;
    }

    /**
     * What `FeedKind::apply()` gives.
     *
     * @param list<Change> $changes
     * @param array<string, int> $ids what write() gave
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

        return $this->connection->plainExecute(sprintf('DELETE FROM {%s} WHERE id IN (%s)', $this->table, Connection::marks($ids)) . $condition, [...$ids, ...$values]);
    }
}
