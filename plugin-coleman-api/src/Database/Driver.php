<?php

declare(strict_types=1);

namespace Coleman\Api\Database;

/**
 * What differs between the engines. Tables have their prefix here; values stand for `%s`, `%d` and `%f`, as Connection takes them.
 *
 * Every fault throws a DatabaseError. Connection counts, asks whether the transaction stands, and keeps what waits for it.
 */
interface Driver
{
    /**
     * @param list<string|int|float|bool|null> $values
     * @return list<array<string, string|null>>
     */
    public function rows(string $sql, array $values): array;

    /**
     * @param list<string|int|float|bool|null> $values
     * @return int affected rows
     */
    public function execute(string $sql, array $values): int;

    /**
     * @param array<string, string|int|float|bool|null> $row
     * @return int the id that the engine gave
     */
    public function insert(string $table, array $row): int;

    /**
     * @param non-empty-list<array<string, string|int|float|bool|null>> $rows of the same columns
     */
    public function insertMany(string $table, array $rows): void;

    /**
     * Leaves out rows whose key is there.
     *
     * @param non-empty-list<array<string, string|int|float|bool|null>> $rows of the same columns
     * @return int how many were inserted
     */
    public function insertMissing(string $table, array $rows): int;

    /**
     * @param non-empty-list<array<string, string|int|float|bool|null>> $rows of the same columns
     * @param non-empty-list<string> $keys columns of the key that may be there
     * @param non-empty-array<string, string> $set SQL by column, for a row that is there
     */
    public function upsert(string $table, array $rows, array $keys, array $set): void;

    /** What an upsert would have inserted in a column, in the SQL of `$set`. */
    public function inserted(string $column): string;

    /** @param non-empty-array<int, array<string, string|int|float|bool|null>> $rows of the same columns, by their `id` */
    public function update(string $table, array $rows): void;

    /** @param non-empty-list<array<string, string|int>> $keys of the same columns, each of one row or several */
    public function delete(string $table, array $keys): void;

    /** For a process that writes one thing after the other: whoever waits to write does so first. Not in a transaction. */
    public function letOthersWrite(): void;

    /**
     * Deletes some of the rows that a condition holds for.
     *
     * @param list<string|int|float|bool|null> $values of the condition
     * @return int how many; fewer than the limit when there are no more
     */
    public function deleteSome(string $table, string $condition, array $values, int $limit): int;

    /** SQL for a column as LooseText::normalize() gives a text; the collation may see to case and accents. */
    public function looseColumn(string $column): string;

    /** Begins a transaction on the physical connection of now, which stays in use until release(). */
    public function begin(): void;

    /** Whether the transaction is still open, on the connection that it began on. */
    public function isIntact(): bool;

    /** @throws DatabaseError when the connection was replaced */
    public function commit(): void;

    /** The engine may have done so already: a refusal says nothing new. */
    public function rollBack(): void;

    public function release(): void;

    /** Opens another connection in place of one whose server refuses every statement. */
    public function reconnect(): void;

    /**
     * From here to the end of the transaction, insertMany(), upsert() and update() may return before they are done. A fault of
     * theirs is told at a later statement, at the commit at the latest.
     */
    public function goAhead(): void;

    public function tuneForBulkWrites(): void;

    /** Has who writes much let WordPress's own statements go first, as it does with those that come this way. */
    public function watchWordPress(): void;

    /** Stores the rows of a table in the order of its primary key, if they are not. All or nothing. */
    public function clusterByKey(string $table): void;

    /** Number of statements run so far. */
    public function queries(): int;
}
