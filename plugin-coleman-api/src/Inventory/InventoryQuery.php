<?php

declare(strict_types=1);

namespace Coleman\Api\Inventory;

use Coleman\Api\Database\Connection;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Staff\ActorNames;

/**
 * What stands on the desk: lists, and one thing with its history. The number of queries is the same for any length.
 */
final readonly class InventoryQuery
{
    private const LATEST_EVENTS = 100;
    /** Branches and salesmen stand in one list. */
    private const MAX_UNPAGED = 500;

    public function __construct(private Connection $connection, private FieldLockRepository $locks, private InventoryEventRepository $events)
    {
    }

    /** @return list<Item> */
    public function list(ItemType $type, InventoryFilter $query, int $limit): array
    {
        [$conditions, $values] = $type->narrowed($query);
        $table = $type->kind()->table();
        if (!$type->isPaged()) {
            $where = [] === $conditions ? '' : ' WHERE ' . implode(' AND ', $conditions);

            return $this->items($type, $this->connection->rows(sprintf('SELECT r.* FROM {%s} r%s ORDER BY r.position, r.id LIMIT %%d', $table, $where), [...$values, self::MAX_UNPAGED]));
        }
        if ($query->after > 0) {
            $conditions[] = 'r.id < %d';
            $values[] = $query->after;
        }
        $where = [] === $conditions ? '' : ' WHERE ' . implode(' AND ', $conditions);

        return $this->items($type, $this->connection->rows(sprintf('SELECT r.* FROM {%s} r%s ORDER BY r.id DESC LIMIT %%d', $table, $where), [...$values, $limit]));
    }

    /** @throws ApiError 404 coleman_item_not_found */
    public function item(ItemType $type, int $id): Item
    {
        $rows = $this->connection->rows(sprintf('SELECT r.* FROM {%s} r WHERE r.id = %%d', $type->kind()->table()), [$id]);

        return $this->items($type, $rows)[0] ?? throw new ApiError('coleman_item_not_found', __('This item no longer exists.', 'coleman'), 404);
    }

    /**
     * One thing with its history.
     *
     * @return array<string, mixed> schema/desk-inventory-item.json
     * @throws ApiError 404 coleman_item_not_found
     */
    public function full(ItemType $type, int $id): array
    {
        $item = $this->item($type, $id);
        $events = $this->events->forItem($item->kind, $id, self::LATEST_EVENTS);
        $names = ActorNames::ofUsers(array_column($events, 'actor_id'));

        return $item->present() + ['history' => array_map(
            static fn (array $event): array => ['actor' => $names->user($event['actor_id']) ?: __('former employee', 'coleman')] + array_diff_key($event, ['actor_id' => 0]),
            $events,
        )];
    }

    /**
     * @param list<array<string, string|null>> $rows
     * @return list<Item>
     */
    private function items(ItemType $type, array $rows): array
    {
        if ([] === $rows) {
            return [];
        }
        $kind = $type->kind();
        $about = $type->about($rows);
        $kept = $this->locks->lockedFields($kind, array_map(static fn (array $row): int => (int) $row['id'], $rows));
        $fields = array_filter($type->fields(), static fn (ItemField $field): bool => $field->isColumn);
        $items = [];
        foreach ($rows as $row) {
            $id = (int) $row['id'];
            $items[] = new Item(
                $kind,
                $id,
                (int) $row['version'],
                $about[$id]['title'] ?? '',
                $about[$id]['url'] ?? '',
                array_map(static fn (ItemField $field): mixed => $field->load($row[$field->name] ?? null), $fields) + ($about[$id]['values'] ?? []),
                $kept[$id] ?? [],
                $about[$id]['notes'] ?? [],
            );
        }

        return $items;
    }
}
