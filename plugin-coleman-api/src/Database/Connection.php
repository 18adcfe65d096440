<?php

declare(strict_types=1);

namespace Coleman\Api\Database;

/**
 * Statements against the dealership's own tables, on MariaDB and SQLite alike; a Driver knows what differs.
 *
 * They are written as both engines understand them, but those that make, change or show tables in MySQL's dialect. `{carts}`
 * stands for the prefixed table, `{wp:users}` for one of WordPress's, and `%s`, `%d`, `%f` for values, as in
 * wpdb::prepare(); a null value is written NULL, and a pattern of LIKE is a value.
 * Every fault throws, reads included. The first one fails the rest of its transaction: nothing can commit on its own.
 *
 * @phpstan-type Value string|int|float|bool|null
 * @phpstan-type Row array<string, string|null>
 */
final class Connection
{
    /** Rows that are deleted by one statement; as many as a feed writes in one transaction. */
    private const PORTION = 1_000;

    private bool $isOpen = false;

    private bool $failed = false;

    /** @var (\Closure(): void)|null */
    private ?\Closure $beforeEach = null;

    /** @var array<string, \Closure(): void> what waits for the commit, by name */
    private array $afterCommit = [];

    /** @var array<string, \Closure(): void> what is done last in the transaction, by name */
    private array $beforeCommit = [];

    public function __construct(private readonly WordPressDatabase $database, private readonly Driver $driver)
    {
    }

    /** The connection that WordPress has. */
    public static function of(\wpdb $wpdb): self
    {
        $database = new WordPressDatabase($wpdb);

        return new self($database, SqliteDriver::isMeant($database->handle()) ? new SqliteDriver($database) : new MariaDbDriver($database));
    }

    /**
     * @param list<string|int|float|bool|null> $values
     * @return list<array<string, string|null>>
     */
    public function rows(string $sql, array $values = []): array
    {
        return $this->run(fn (): array => $this->driver->rows($this->named($sql), $values));
    }

    /**
     * @param list<string|int|float|bool|null> $values
     * @return array<string, string|null>|null
     */
    public function row(string $sql, array $values = []): ?array
    {
        return $this->rows($sql, $values)[0] ?? null;
    }

    /**
     * The first column of the first row.
     *
     * @param list<string|int|float|bool|null> $values
     */
    public function value(string $sql, array $values = []): ?string
    {
        $row = $this->row($sql, $values);

        return null === $row ? null : (array_values($row)[0] ?? null);
    }

    /**
     * Runs a write and gives the number of affected rows.
     *
     * MariaDB counts a row set to the values it already has as unaffected, SQLite counts it;
     * a guarded UPDATE must therefore always change something (a version, say).
     *
     * @param list<string|int|float|bool|null> $values
     */
    public function execute(string $sql, array $values = []): int
    {
        return $this->write(fn (): int => $this->driver->execute($this->named($sql), $values));
    }

    /**
     * Inserts one row and gives its id, where the table has AUTO_INCREMENT.
     *
     * @param array<string, string|int|float|bool|null> $row
     */
    public function insert(string $table, array $row): int
    {
        return $this->write(fn (): int => $this->driver->insert($this->target($table), $row));
    }

    /**
     * Inserts any number of rows of one shape, by as many statements as it takes: all or nothing only in a transaction.
     *
     * @param list<array<string, string|int|float|bool|null>> $rows
     */
    public function insertMany(string $table, array $rows): void
    {
        if ([] !== $rows) {
            $this->write(fn () => $this->driver->insertMany($this->target($table), $rows));
        }
    }

    /**
     * Inserts those rows whose key is not there, however many do so at once.
     *
     * @param list<array<string, string|int|float|bool|null>> $rows of one shape
     * @return int how many were inserted
     */
    public function insertMissing(string $table, array $rows): int
    {
        return [] === $rows ? 0 : $this->write(fn (): int => $this->driver->insertMissing($this->target($table), $rows));
    }

    /**
     * Inserts rows, and changes those whose key is there: by default to the values of the columns that are no key.
     *
     * @param list<array<string, string|int|float|bool|null>> $rows of one shape
     * @param non-empty-list<string> $keys columns of the primary key, or of another that is unique
     * @param array<string, string>|null $set SQL by column for a row that is there; `{new:hits}` is what would have been inserted
     */
    public function upsertMany(string $table, array $rows, array $keys, ?array $set = null): void
    {
        if ([] === $rows) {
            return;
        }
        $others = array_values(array_diff(array_keys($rows[0]), $keys));
        $set = array_map($this->named(...), $set ?? array_combine($others, array_map(static fn (string $column): string => "{new:$column}", $others)));
        if ([] === $set) {
            throw new \LogicException('There is nothing to change in a row that is there.');
        }
        $this->write(fn () => $this->driver->upsert($this->target($table), $rows, $keys, $set));
    }

    /**
     * Sets columns of rows that are known by their `id`, each row its own. All or nothing only in a transaction.
     *
     * @param array<int, array<string, string|int|float|bool|null>> $rows by id
     */
    public function updateMany(string $table, array $rows): void
    {
        // Rows that set the same columns go together.
        $shapes = [];
        foreach ($rows as $id => $row) {
            ksort($row);
            $shapes[implode(' ', array_keys($row))][$id] = $row;
        }
        foreach ($shapes as $alike) {
            $this->write(fn () => $this->driver->update($this->target($table), $alike));
        }
    }

    /**
     * Deletes rows by their keys. All or nothing only in a transaction.
     *
     * @param list<array<string, string|int>> $keys columns that tell a row, the same of each
     */
    public function deleteMany(string $table, array $keys): void
    {
        if ([] !== $keys) {
            $this->write(fn () => $this->driver->delete($this->target($table), $keys));
        }
    }

    /**
     * Deletes all rows that a condition holds for, so many at a time that nobody waits for long. All or nothing only in a
     * transaction, where others wait for all of it. Rows that others belong to: IdSteps::delete().
     *
     * @param list<string|int|float|bool|null> $values of the condition
     * @param positive-int $portion rows of one statement
     * @return int how many were deleted
     */
    public function deleteInPortions(string $table, string $condition, array $values, int $portion = self::PORTION): int
    {
        $deleted = 0;
        do {
            $some = $this->write(fn (): int => $this->driver->deleteSome($this->target($table), $this->named($condition), $values, $portion));
            $deleted += $some;
            $this->letOthersWrite();
        } while ($portion === $some);

        return $deleted;
    }

    /** For work of many statements or transactions, between two of them: on SQLite, whoever waits to write does so first. */
    public function letOthersWrite(): void
    {
        if (!$this->isOpen) {
            $this->driver->letOthersWrite();
        }
    }

    /**
     * Changes a row as it was seen, and moves its `version`: of two who saw the same one, one is told so.
     *
     * @param array<string, string|int|float|bool|null> $columns
     * @return bool false where the row has changed since, or is gone
     */
    public function changeSeen(string $table, int $id, int $version, array $columns): bool
    {
        $sets = '';
        foreach ($columns as $column => $value) {
            $sets .= ', ' . $column . ' = ' . (is_int($value) || is_bool($value) ? '%d' : (is_float($value) ? '%f' : '%s'));
        }

        return 1 === $this->execute(
            sprintf('UPDATE {%s} SET version = version + 1%s WHERE id = %%d AND version = %%d', $table, $sets),
            [...array_values($columns), $id, $version],
        );
    }

    /** The prefixed name of one of our tables. */
    public function table(string $name): string
    {
        return $this->database->table($name);
    }

    /** The key of usermeta that WordPress keeps a user's roles under. */
    public function rolesKey(): string
    {
        return $this->database->rolesKey();
    }

    public function isSqlite(): bool
    {
        return $this->driver instanceof SqliteDriver;
    }

    /** SQL for a column without case, accents and marks, as LooseText::normalize() gives a text. */
    public function looseColumn(string $column): string
    {
        return $this->driver->looseColumn($column);
    }

    /**
     * For a transaction that writes much: from here on it may go on while its insertMany(), upsertMany() and updateMany()
     * are done. A fault of theirs is told at a later statement, at the commit at the latest: nothing may wait for it.
     */
    public function goAhead(): void
    {
        $this->driver->goAhead();
    }

    /** For a process that will write much. */
    public function tuneForBulkWrites(): void
    {
        $this->driver->tuneForBulkWrites();
    }

    /** Has a process that writes much let WordPress's own writes go first, too. Once in a process. */
    public function watchWordPress(): void
    {
        $this->driver->watchWordPress();
    }

    /**
     * Stores the rows of a table in the order of its primary key and nowhere else, as InnoDB always does: half as much is
     * written to a table that is little more than its key. WordPress's plugin for SQLite cannot ALTER such a table any more.
     * Not in a transaction.
     */
    public function clusterByKey(string $table): void
    {
        $this->write(fn () => $this->driver->clusterByKey($this->table($table)));
    }

    /**
     * Has this done before each call that changes something; null ends it. Its own statements are not counted.
     *
     * @param (\Closure(): void)|null $work
     */
    public function beforeEach(?\Closure $work): void
    {
        $this->beforeEach = $work;
    }

    /**
     * Has this done once the running transaction has committed, never when it is undone; outside of one it is done at once.
     * Of several with one name the first is kept.
     *
     * @param \Closure(): void $work
     */
    public function afterCommit(string $name, \Closure $work): void
    {
        if ($this->isOpen) {
            $this->afterCommit[$name] ??= $work;
        } else {
            $work();
        }
    }

    /**
     * Has this done in the running transaction, after all else of it; outside of one it is done at once. Of several with
     * one name the first is kept. What it throws undoes the transaction.
     *
     * @param \Closure(): void $work
     */
    public function beforeCommit(string $name, \Closure $work): void
    {
        if ($this->isOpen) {
            $this->beforeCommit[$name] ??= $work;
        } else {
            $work();
        }
    }

    /** @return list<\Closure(): void> what has waited for the commit, once */
    public function committed(): array
    {
        $waiting = array_values($this->afterCommit);
        $this->afterCommit = [];

        return $waiting;
    }

    /** Number of statements run so far through this object. */
    public function queries(): int
    {
        return $this->driver->queries();
    }

    /**
     * `%d, %d, %d` for a list of ids; the list must not be empty.
     *
     * @param non-empty-array<int|string> $values
     */
    public static function placeholders(array $values, string $mark = '%d'): string
    {
        return implode(', ', array_fill(0, count($values), $mark));
    }

    /** Begins a transaction; commit() or rollBack(), then release(), end it. */
    public function begin(): void
    {
        $this->failed = false;
        $this->afterCommit = [];
        $this->beforeCommit = [];
        $this->write($this->driver->begin(...));
        $this->isOpen = true;
    }

    /** Opens another connection in place of one whose server refuses every statement; never in a transaction. */
    public function reconnect(): void
    {
        $this->driver->reconnect();
    }

    public function release(): void
    {
        $this->driver->release();
        $this->isOpen = false;
        $this->failed = false;
    }

    /** Commits what was done since begin(); throws when any statement failed or the connection was replaced. */
    public function commit(): void
    {
        foreach ($this->beforeCommit as $work) {
            $work();
        }
        if ($this->failed) {
            throw new DatabaseError('The transaction was lost and cannot be committed.');
        }
        $this->write($this->driver->commit(...));
    }

    /** Undoes what was done since begin(). */
    public function rollBack(): void
    {
        $this->driver->rollBack();
    }

    /** @param string $table as it stands between braces */
    private function target(string $table): string
    {
        return $this->named(sprintf('{%s}', $table));
    }

    private function named(string $sql): string
    {
        return preg_replace_callback(
            '/\{(wp:|new:)?([a-z_]+)\}/',
            fn (array $match): string => match ($match[1]) {
                // Users are in one table for all sites of a network, so their tables have a prefix of their own.
                'wp:' => $this->database->sharedTable($match[2]),
                'new:' => $this->driver->inserted($match[2]),
                default => $this->table($match[2]),
            },
            $sql,
        ) ?? $sql;
    }

    /**
     * @template T
     * @param \Closure(): T $work
     * @return T
     */
    private function write(\Closure $work): mixed
    {
        if (null !== $this->beforeEach) {
            $before = $this->beforeEach;
            $this->beforeEach = null;
            $before();
            $this->beforeEach = $before;
        }

        return $this->run($work);
    }

    /**
     * @template T
     * @param \Closure(): T $work
     * @return T
     */
    private function run(\Closure $work): mixed
    {
        if ($this->failed) {
            throw new DatabaseError('An earlier statement of this transaction failed.');
        }
        if (!$this->driver->isIntact()) {
            $this->failed = true;
            throw new DatabaseError('The transaction had ended before this statement.');
        }
        try {
            try {
                return $work();
            } catch (DatabaseError $error) {
                if ($this->isOpen || !$error->isUnready) {
                    throw $error;
                }
                // The statement was refused before anything was done: another node may take it.
                $this->driver->reconnect();

                return $work();
            }
        } catch (DatabaseError $error) {
            $this->failed = $this->isOpen;
            throw $error;
        }
    }
}
