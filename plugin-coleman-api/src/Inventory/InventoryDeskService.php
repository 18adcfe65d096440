<?php

declare(strict_types=1);

namespace Coleman\Api\Inventory;

use Coleman\Api\Database\DatabaseError;
use Coleman\Api\Database\Transaction;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Search\SearchQueue;
use Coleman\Api\Support\Clock;

/**
 * What staff add, change and remove by hand. Each write is one transaction: the row under the version that was seen,
 * what lies in other tables, which fields feeds may not overwrite from now on, and the history.
 */
final readonly class InventoryDeskService
{
    public function __construct(
        private Transaction $transaction,
        private InventoryQuery $inventory,
        private ItemRepository $items,
        private ManualIdAllocator $ids,
        private FieldLockRepository $locks,
        private InventoryEventRepository $events,
        private SearchQueue $search,
        private Clock $clock,
    ) {
    }

    /**
     * @param array<mixed> $typed by field; what is absent is empty
     * @return int its id
     * @throws ApiError 400 with a sentence by field
     */
    public function add(ItemType $type, array $typed, int $actorId): int
    {
        $kind = $type->kind();
        $values = $this->read($type, $typed, null, 0);
        $id = $this->ids->next($kind->value);
        $changed = array_keys($values);
        $this->commit($type, $values, $id, function () use ($type, $kind, $values, $changed, $id, $actorId): bool {
            $this->items->add($kind, $id, $this->columns($type, $values, $changed, true));
            $type->write($id, $values, [], $changed);
            // No feed knows it; one that comes to know its stock number asks before it writes.
            $this->locks->put($kind, $id, [FieldLockRepository::ALL]);
            $this->events->add($kind, $id, InventoryEventRepository::ADDED, $actorId, self::sentences($type->fields(), [], $values));
            $type->follow($id, $changed);

            return true;
        });

        return $id;
    }

    /**
     * Changes what was typed. It is kept from feeds from now on, until somebody gives it free again.
     *
     * @param array<mixed> $typed by field; what is absent stays
     * @param int $version of the row as it was seen
     * @param list<string>|null $kept the fields that feeds may not overwrite; null leaves that as it is
     * @throws ApiError 404 coleman_item_not_found, 400 with fields, 409 coleman_item_changed with the fresh item
     */
    public function change(ItemType $type, int $id, array $typed, int $version, ?array $kept, int $actorId): void
    {
        $kind = $type->kind();
        $item = $this->inventory->item($type, $id);
        $values = $this->read($type, $typed, $item->values, $id);
        if ($item->version !== $version) {
            throw $this->overtaken($type, $id);
        }
        $changed = array_values(array_filter(array_keys($values), static fn (string $name): bool => $values[$name] !== ($item->values[$name] ?? null)));
        $keeps = $this->keeps($type, $kept ?? $item->kept, $changed);
        if ([] === $changed && $keeps === $item->kept) {
            return;
        }
        $sentences = self::sentences($type->fields(), $item->values, array_intersect_key($values, array_flip($changed)));
        if ($keeps !== $item->kept && null !== $kept) {
            $sentences[] = self::lockSentence($type->fields(), $keeps);
        }
        $this->commit($type, $values, $id, function () use ($type, $kind, $item, $values, $changed, $keeps, $sentences, $actorId): bool {
            if (!$this->items->change($kind, $item->id, $item->version, $this->columns($type, $values, $changed, false))) {
                return false;
            }
            $type->write($item->id, $values, $item->values, $changed);
            $this->locks->put($kind, $item->id, $keeps);
            $this->events->add($kind, $item->id, InventoryEventRepository::CHANGED, $actorId, $sentences);
            $this->events->priced($kind, $item->id, $item->values, $values);
            $type->follow($item->id, $changed);

            return true;
        });
    }

    /** @throws ApiError 404 coleman_item_not_found, 409 coleman_item_in_use or coleman_item_changed */
    public function remove(ItemType $type, int $id, int $version, int $actorId): void
    {
        $kind = $type->kind();
        $item = $this->inventory->item($type, $id);
        [$condition, $values] = $type->removal($id);
        if ($item->version !== $version) {
            throw $this->overtaken($type, $id);
        }
        $this->commit($type, [], $id, function () use ($type, $kind, $id, $version, $condition, $values, $item, $actorId): bool {
            if (!$this->items->remove($kind, $id, $version, $condition, $values)) {
                return false;
            }
            $type->clear($id);
            $this->locks->put($kind, $id, []);
            /* translators: %s: what was removed */
            $this->events->add($kind, $id, InventoryEventRepository::REMOVED, $actorId, [sprintf(__('%s was removed.', 'coleman'), $item->title)]);
            $type->follow($id, array_keys($type->fields()));

            return true;
        });
    }

    /**
     * @param array<mixed> $typed
     * @param array<string, mixed>|null $seen null of a new one, whose absent fields are empty
     * @return array<string, mixed> of all fields
     */
    private function read(ItemType $type, array $typed, ?array $seen, int $id): array
    {
        $fields = $type->fields();
        $values = [];
        $faults = [];
        foreach ($fields as $name => $field) {
            $values[$name] = $seen[$name] ?? null;
            if (null !== $seen && !array_key_exists($name, $typed)) {
                continue;
            }
            try {
                $values[$name] = $field->read($typed[$name] ?? null, $seen[$name] ?? null);
            } catch (FieldFault $fault) {
                $faults[$name] = $fault->getMessage();
            }
        }
        foreach (array_diff_key($typed, $fields) as $name => $value) {
            // A list has no names: then the whole is at fault.
            $faults[is_int($name) ? 'values' : $name] = __('Field not found.', 'coleman');
        }
        $faults += [] === $faults ? $type->faults($values, $id) : [];
        if ([] !== $faults) {
            throw ApiError::invalid($faults);
        }

        return $values;
    }

    /**
     * @param array<string, mixed> $values
     * @param list<string> $changed
     * @return array<string, string|int|float|bool|null> to be written
     */
    private function columns(ItemType $type, array $values, array $changed, bool $isNew): array
    {
        $columns = [];
        foreach ($type->fields() as $name => $field) {
            if ($field->isColumn && in_array($name, $changed, true)) {
                $columns[$name] = $field->stored($values[$name] ?? null);
            }
        }

        return $type->derived($values, $changed, $isNew) + $columns + ['updated_at' => $this->clock->now()->format('Y-m-d H:i:s')];
    }

    /**
     * @param list<string> $kept
     * @param list<string> $changed
     * @return list<string> in order
     */
    private function keeps(ItemType $type, array $kept, array $changed): array
    {
        if (in_array(FieldLockRepository::ALL, $kept, true)) {
            return [FieldLockRepository::ALL];
        }
        $unknown = array_diff($kept, array_keys($type->fields()));
        if ([] !== $unknown) {
            throw ApiError::invalid(['kept' => __('Field not found.', 'coleman')]);
        }
        $keeps = array_values(array_unique([...$kept, ...$changed]));
        sort($keeps);

        return $keeps;
    }

    /**
     * Runs the transaction, and lets search find what came of it. Of two who take one stock number at once, the second is refused by the key, as one who
     * comes later is by our question.
     *
     * @param array<string, mixed> $values
     * @param \Closure(): bool $work false when the row was not as it was seen
     */
    private function commit(ItemType $type, array $values, int $id, \Closure $work): void
    {
        try {
            $isDone = $this->transaction->run($work);
        } catch (DatabaseError $error) {
            $faults = $error->duplicate && [] !== $values ? $type->faults($values, $id) : [];
            throw [] === $faults ? $error : ApiError::invalid($faults);
        }
        if (!$isDone) {
            throw $this->overtaken($type, $id);
        }
        $this->search->drainIfPossible();
    }

    /** The refusal with what is there now, so that the desk can show it beside what was typed. */
    private function overtaken(ItemType $type, int $id): ApiError
    {
        return new ApiError(
            'coleman_item_changed',
            __('Someone else changed this item. Reload to see the latest version.', 'coleman'),
            409,
            data: ['item' => $this->inventory->full($type, $id)],
        );
    }

    /**
     * @param array<string, ItemField> $fields
     * @param array<string, mixed> $seen nothing of a new one
     * @param array<string, mixed> $values what is other now
     * @return list<string> a sentence for each thing that is different
     */
    private static function sentences(array $fields, array $seen, array $values): array
    {
        $sentences = [];
        foreach ($fields as $name => $field) {
            if (!array_key_exists($name, $values)) {
                continue;
            }
            $to = $field->show($values[$name]);
            if ([] === $seen) {
                if ('' !== $to) {
                    $sentences[] = "{$field->label}: {$to}";
                }
                continue;
            }
            $from = $field->show($seen[$name] ?? null);
            $none = __('none', 'coleman');
            /* translators: 1: what was changed, 2: before, 3: after */
            $sentences[] = sprintf(__('%1$s changed from %2$s to %3$s.', 'coleman'), $field->label, '' === $from ? $none : $from, '' === $to ? $none : $to);
        }

        return $sentences;
    }

    /**
     * @param array<string, ItemField> $fields
     * @param list<string> $kept
     */
    private static function lockSentence(array $fields, array $kept): string
    {
        if ([] === $kept) {
            return __('Feeds can overwrite everything.', 'coleman');
        }
        if ([FieldLockRepository::ALL] === $kept) {
            return __('Feeds can’t overwrite anything.', 'coleman');
        }
        $labels = array_map(static fn (string $name): string => isset($fields[$name]) ? $fields[$name]->label : $name, $kept);

        /* translators: %s: names of fields */
        return sprintf(__('Protected from feeds: %s.', 'coleman'), implode(', ', $labels));
    }
}
