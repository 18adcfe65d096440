<?php

declare(strict_types=1);

namespace Coleman\Api\Inventory;

use Coleman\Api\Http\ApiError;

/**
 * What is particular to one kind of thing on the desk: its fields, where they are kept, what else follows a change.
 */
interface ItemType
{
    public function kind(): ItemKind;

    /** @return array<string, ItemField> by name */
    public function fields(): array;

    /**
     * What is not in the rows themselves, by a constant number of queries.
     *
     * @param non-empty-list<array<string, string|null>> $rows
     * @return array<int, array{title: string, url: string, values: array<string, mixed>, notes: list<string>}> by id; url is '' without a page
     */
    public function about(array $rows): array;

    /**
     * What is wrong with values that are right each for itself.
     *
     * @param array<string, mixed> $values
     * @param int $id 0 for a new one
     * @return array<string, string> a sentence by field
     */
    public function faults(array $values, int $id): array;

    /**
     * Columns that follow from fields.
     *
     * @param array<string, mixed> $values
     * @param list<string> $changed names of fields; of a new one all
     * @return array<string, string|int|null>
     */
    public function derived(array $values, array $changed, bool $isNew): array;

    /**
     * Writes what is kept in other tables, within the transaction.
     *
     * @param array<string, mixed> $values
     * @param array<string, mixed> $seen what was there; nothing of a new one
     * @param list<string> $changed
     */
    public function write(int $id, array $values, array $seen, array $changed): void;

    /**
     * Whether one may be taken away, and what must still be so in the statement that does it.
     *
     * @return array{string, list<string|int>} SQL that goes on after `WHERE id = …`, and its values
     * @throws ApiError 409 saying what stands against it
     */
    public function removal(int $id): array;

    /** Takes what other tables have of it, within the transaction. */
    public function clear(int $id): void;

    /**
     * Names what search has to learn (`Search\SearchQueue`), within the transaction; the desk drains the queue after it.
     *
     * @param list<string> $changed
     */
    public function follow(int $id, array $changed): void;

    /**
     * The conditions of a list, for rows called `r`.
     *
     * @return array{list<string>, list<string|int>}
     */
    public function narrowed(InventoryFilter $query): array;

    /** Whether the list goes on by ids, the latest first; else all stand in the dealer's own order. */
    public function isPaged(): bool;
}
