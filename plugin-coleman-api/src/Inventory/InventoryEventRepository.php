<?php

declare(strict_types=1);

namespace Coleman\Api\Inventory;

use Coleman\Api\Audit\AuditKind;
use Coleman\Api\Audit\AuditRepository;
use Coleman\Api\Database\Connection;
use Coleman\Api\Support\Clock;
use Coleman\Api\Support\Instant;
use Coleman\Api\Support\Json;

/** What staff changed by hand: appended to, with who and when, in the transaction of the change. */
final readonly class InventoryEventRepository
{
    public const ADDED = 'added';
    public const CHANGED = 'changed';
    public const REMOVED = 'removed';

    public function __construct(private Connection $connection, private Clock $clock, private AuditRepository $log)
    {
    }

    /** @param list<string> $sentences what was done */
    public function add(ItemKind $kind, int $id, string $what, int $actorId, array $sentences): void
    {
        $this->connection->insert('inventory_events', [
            'kind' => $kind->value,
            'item_id' => $id,
            'what' => $what,
            'actor_id' => $actorId,
            'detail' => Json::encode(['text' => implode("\n", $sentences)]),
            'happened_at' => $this->clock->now()->format('Y-m-d H:i:s'),
        ]);
    }

    /**
     * Writes into the staff log which amounts of a machine or a rental class somebody changed, in the transaction of the change.
     *
     * @param array<string, mixed> $before by field; those of money end with _cents
     * @param array<string, mixed> $after the same
     */
    public function priced(ItemKind $kind, int $id, array $before, array $after): void
    {
        $amounts = static fn (array $values): array => array_filter($values, static fn (string $name): bool => str_ends_with($name, '_cents'), ARRAY_FILTER_USE_KEY);
        $this->log->recordChange(AuditKind::Price, sprintf('%s:%d', $kind->value, $id), $amounts($before), $amounts($after));
    }

    /** @return list<array{id: int, what: string, actor_id: int, text: string, at: string}> newest first */
    public function forItem(ItemKind $kind, int $id, int $limit): array
    {
        return array_map(static function (array $row): array {
            $text = Json::decode((string) $row['detail'])['text'] ?? '';

            return [
                'id' => (int) $row['id'],
                'what' => (string) $row['what'],
                'actor_id' => (int) $row['actor_id'],
                'text' => is_string($text) ? $text : '',
                'at' => Instant::stored((string) $row['happened_at']),
            ];
        }, $this->connection->rows(
            'SELECT * FROM {inventory_events} WHERE kind = %s AND item_id = %d ORDER BY id DESC LIMIT %d',
            [$kind->value, $id, $limit],
        ));
    }
}
