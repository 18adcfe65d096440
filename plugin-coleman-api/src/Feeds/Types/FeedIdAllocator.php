<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds\Types;

use Coleman\Api\Database\Connection;
use Coleman\Api\Feeds\Change;
use Coleman\Api\Inventory\InventoryEventRepository;
use Coleman\Api\Inventory\ItemKind;
use Coleman\Api\Inventory\ManualIdAllocator;

/**
 * The ids of what feeds add to a table: below those of what is made by hand, and none is given twice, even when what had
 * it is gone. Requests, leads and links go on naming it.
 *
 * One feed writes at a time, so nobody else is given the same ones. Inside a transaction.
 */
final readonly class FeedIdAllocator
{
    /** @param ItemKind|null $kind of the table, where staff may remove its rows too */
    public function __construct(private Connection $connection, private string $table, private ?ItemKind $kind = null)
    {
    }

    /**
     * @param list<Change> $changes
     * @return \Closure(): int that gives each new one of them its id
     */
    public function each(array $changes): \Closure
    {
        $count = count(array_filter($changes, static fn (Change $change): bool => '' === $change->ref));
        $last = 0 === $count ? 0 : $this->last();
        if ($count > 0) {
            $this->keep($last + $count);
        }

        return static function () use (&$last): int {
            return ++$last;
        };
    }

    /** Before rows are removed. */
    public function remember(): void
    {
        $this->keep($this->last());
    }

    private function last(): int
    {
        $last = [
            (int) $this->connection->value(sprintf('SELECT MAX(id) FROM {%s} WHERE id < %%d', $this->table), [ManualIdAllocator::FIRST]),
            (int) $this->kept(),
        ];
        if (null !== $this->kind) {
            $last[] = (int) $this->connection->value(
                'SELECT MAX(item_id) FROM {inventory_events} WHERE kind = %s AND what = %s AND item_id < %d',
                [$this->kind->value, InventoryEventRepository::REMOVED, ManualIdAllocator::FIRST],
            );
        }

        return max($last);
    }

    private function kept(): ?string
    {
        return $this->connection->value('SELECT last_id FROM {feed_ids} WHERE name = %s', [$this->table]);
    }

    private function keep(int $last): void
    {
        if (null === $this->kept()) {
            $this->connection->insert('feed_ids', ['name' => $this->table, 'last_id' => $last]);
        } else {
            $this->connection->execute('UPDATE {feed_ids} SET last_id = %d WHERE name = %s AND last_id < %d', [$last, $this->table, $last]);
        }
    }
}
