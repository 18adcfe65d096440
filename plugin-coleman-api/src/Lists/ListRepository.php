<?php

declare(strict_types=1);

namespace Coleman\Api\Lists;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\IdSteps;
use Coleman\Api\Support\Clock;

/** Lists of parts as rows. A deleted list stays for a day, so that deleting can be undone. */
final readonly class ListRepository
{
    public const MAX_LISTS = 20;

    private const COLUMNS = 'id, user_id, name, share_key, row_count, changed_at';

    public function __construct(private Connection $connection, private Clock $clock)
    {
    }

    /** @return list<PartList> the one changed last first */
    public function ofCustomer(int $userId): array
    {
        return array_map(PartList::fromRow(...), $this->connection->rows(
            sprintf('SELECT %s FROM {part_lists} WHERE user_id = %%d AND slot IS NOT NULL ORDER BY changed_at DESC, id DESC', self::COLUMNS),
            [$userId],
        ));
    }

    public function find(int $userId, int $id): ?PartList
    {
        return $this->one('id = %d AND user_id = %d AND slot IS NOT NULL', [$id, $userId]);
    }

    /** A list that was deleted a short while ago, and can be had back. */
    public function deleted(int $userId, int $id): ?PartList
    {
        return $this->one('id = %d AND user_id = %d AND slot IS NULL', [$id, $userId]);
    }

    /** @param string $key of a shared list: 32 hexadecimal digits */
    public function byKey(string $key): ?PartList
    {
        return '' === $key ? null : $this->one('share_key = %s AND slot IS NOT NULL', [$key]);
    }

    /** @return list<ListRow> in the order in which they were added */
    public function rows(int $listId): array
    {
        return array_map(ListRow::fromRow(...), $this->connection->rows('SELECT * FROM {part_list_rows} WHERE list_id = %d ORDER BY id', [$listId]));
    }

    /**
     * Makes an empty list, in a slot that is free: of two made at once, each gets its own.
     *
     * @return int its id; 0 where the customer has as many lists as there may be
     */
    public function add(int $userId, string $name): int
    {
        for ($slot = $this->freeSlot($userId); 0 !== $slot; $slot = $this->freeSlot($userId)) {
            $isMade = $this->connection->insertMissing('part_lists', [['user_id' => $userId, 'slot' => $slot, 'name' => $name, 'version' => 0, 'row_count' => 0, 'changed_at' => $this->now()]]);
            if (1 === $isMade) {
                return (int) $this->connection->value('SELECT id FROM {part_lists} WHERE user_id = %d AND slot = %d', [$userId, $slot]);
            }
        }

        return 0;
    }

    /**
     * Takes a list for changes, inside a transaction: others wait until it ends.
     *
     * @return bool false where the customer has no such list
     */
    public function claim(int $userId, int $id): bool
    {
        return 1 === $this->connection->execute(
            'UPDATE {part_lists} SET version = version + 1, changed_at = %s WHERE id = %d AND user_id = %d AND slot IS NOT NULL',
            [$this->now(), $id, $userId],
        );
    }

    public function rename(int $id, string $name): void
    {
        $this->connection->execute('UPDATE {part_lists} SET name = %s WHERE id = %d', [$name, $id]);
    }

    /** @param string|null $key null ends the sharing */
    public function share(int $id, ?string $key): void
    {
        $this->connection->execute(
            null === $key ? 'UPDATE {part_lists} SET share_key = NULL WHERE id = %d' : 'UPDATE {part_lists} SET share_key = %s WHERE id = %d',
            null === $key ? [$id] : [$key, $id],
        );
    }

    public function delete(int $id): void
    {
        $this->connection->execute('UPDATE {part_lists} SET slot = NULL, deleted_at = %s WHERE id = %d', [$this->now(), $id]);
    }

    /** @return bool false where there is no such list, or no room for it any more */
    public function restore(int $userId, int $id): bool
    {
        $slot = $this->freeSlot($userId);

        return 0 !== $slot && 1 === $this->connection->execute(
            'UPDATE {part_lists} SET slot = %d, deleted_at = NULL, version = version + 1 WHERE id = %d AND user_id = %d AND slot IS NULL',
            [$slot, $id, $userId],
        );
    }

    /**
     * Writes rows that are there (with an id) and new ones, and counts them.
     *
     * @param list<ListRow> $rows
     */
    public function write(int $listId, array $rows): void
    {
        $known = [];
        $new = [];
        foreach ($rows as $row) {
            if ($row->id > 0) {
                $known[$row->id] = ['quantity' => $row->quantity, 'note' => $row->note];
            } else {
                $new[] = [
                    'list_id' => $listId,
                    'part_id' => $row->partId,
                    'custom_key' => $row->line()->customKey(),
                    'customer_part_number' => $row->customerPartNumber,
                    'customer_part_description' => $row->customerPartDescription,
                    'quantity' => $row->quantity,
                    'note' => $row->note,
                ];
            }
        }
        $this->connection->updateMany('part_list_rows', $known);
        $this->connection->insertMany('part_list_rows', $new);
        $this->count($listId);
    }

    /** @param non-empty-list<int> $rowIds */
    public function remove(int $listId, array $rowIds): void
    {
        $this->connection->execute(
            sprintf('DELETE FROM {part_list_rows} WHERE list_id = %%d AND id IN (%s)', Connection::placeholders($rowIds)),
            [$listId, ...$rowIds],
        );
        $this->count($listId);
    }

    /** Drops lists that were deleted more than a day ago. */
    public function purgeDeleted(): void
    {
        $before = $this->clock->now()->modify('-1 day')->format('Y-m-d H:i:s');
        (new IdSteps($this->connection, 'part_lists'))->delete('deleted_at < %s', [$before], ['part_list_rows' => 'list_id']);
    }

    /** @param list<int|string> $values */
    private function one(string $where, array $values): ?PartList
    {
        $row = $this->connection->row(sprintf('SELECT %s FROM {part_lists} WHERE %s', self::COLUMNS, $where), $values);

        return null === $row ? null : PartList::fromRow($row);
    }

    private function count(int $listId): void
    {
        $this->connection->execute('UPDATE {part_lists} SET row_count = (SELECT COUNT(*) FROM {part_list_rows} WHERE list_id = %d) WHERE id = %d', [$listId, $listId]);
    }

    /** The lowest; 0 where none is free. */
    private function freeSlot(int $userId): int
    {
        $taken = array_map(
            static fn (array $row): int => (int) $row['slot'],
            $this->connection->rows('SELECT slot FROM {part_lists} WHERE user_id = %d AND slot IS NOT NULL', [$userId]),
        );

        return array_values(array_diff(range(1, self::MAX_LISTS), $taken))[0] ?? 0;
    }

    private function now(): string
    {
        return $this->clock->now()->format('Y-m-d H:i:s');
    }
}
