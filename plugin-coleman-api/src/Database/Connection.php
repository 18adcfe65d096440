<?php

declare(strict_types=1);

namespace Coleman\Api\Database;

/**
 * Statements against the dealership's own tables, on MariaDB and SQLite alike.
 *
 * What is read is written as both engines understand it, what is written in MySQL's dialect; `{carts}` stands for the
 * prefixed table, `{wp:users}` for one of WordPress's, and `%s`, `%d`, `%f` for values, as in wpdb::prepare(); a null
 * value is written NULL.
 * Every fault throws, reads included: on SQLite a failed statement has already
 * rolled the transaction back, so going on would commit half of it.
 *
 * @phpstan-type Value string|int|float|bool|null
 * @phpstan-type Row array<string, string|null>
 */
final class Connection
{
    /** Enough to be quick, and far below MariaDB's packet limit. */
    private const ROWS_A_STATEMENT = 250;

    private int $queries = 0;

    private int $insertId = 0;

    /** The physical connection of a running transaction. */
    private ?object $pinned = null;

    private bool $failed = false;

    /** SQLite's connection that knows LooseText's function. */
    private ?\PDO $loosened = null;

    /** @var (\Closure(): void)|null */
    private ?\Closure $beforeEach = null;

    /** @var array<string, \Closure(): void> what waits for the commit, by name */
    private array $afterCommit = [];

    public function __construct(private readonly \wpdb $wpdb)
    {
    }

    /**
     * Runs a SELECT that both engines understand as it is written; a pattern of LIKE is a value. On SQLite it goes past
     * wpdb, whose translation costs many times what the statement does.
     *
     * @param list<string|int|float|bool|null> $values
     * @return list<array<string, string|null>>
     */
    public function rows(string $sql, array $values = []): array
    {
        $sqlite = $this->sqlite();
        if (null === $sqlite) {
            return $this->mysqlRows($sql, $values);
        }
        /** @var list<array<string, string|int|float|null>> $rows */
        $rows = $this->runPortable($sqlite, $sql, $values, static fn (\PDOStatement $statement): array => $statement->fetchAll(\PDO::FETCH_ASSOC));
        foreach ($rows as &$row) {
            foreach ($row as &$value) {
                $value = null === $value ? null : (string) $value;
            }
        }

        /** @var list<array<string, string|null>> $rows */
        return $rows;
    }

    /**
     * The same for what only MySQL's dialect has: SHOW, CONCAT().
     *
     * @param list<string|int|float|bool|null> $values
     * @return list<array<string, string|null>>
     */
    public function mysqlRows(string $sql, array $values = []): array
    {
        return $this->run($this->prepare($sql, $values), true)['rows'];
    }

    /**
     * Runs an UPDATE or DELETE that both engines understand as it is written, on SQLite past wpdb.
     *
     * @param list<string|int|float|bool|null> $values
     * @return int number of affected rows, as execute() gives it
     */
    public function executePortable(string $sql, array $values = []): int
    {
        $sqlite = $this->sqlite();

        return null === $sqlite ? $this->execute($sql, $values) : $this->runPortable($sqlite, $sql, $values, static fn (\PDOStatement $statement): int => $statement->rowCount());
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
        return $this->run($this->prepare($sql, $values), false)['affected'];
    }

    /**
     * Inserts one row and gives its id (0 where the table has no AUTO_INCREMENT).
     *
     * @param array<string, string|int|float|bool|null> $row
     */
    public function insert(string $table, array $row): int
    {
        $this->insertAll($table, [$row]);

        return $this->insertId;
    }

    /**
     * Inserts rows of one shape with a single statement.
     *
     * @param non-empty-list<array<string, string|int|float|bool|null>> $rows
     */
    public function insertAll(string $table, array $rows): void
    {
        $this->insertThese($table, $rows, '');
    }

    /**
     * Inserts any number of rows of one shape, by as many statements as it takes: all or nothing only in a transaction.
     * On SQLite they go past wpdb, whose translation costs more than the rows.
     *
     * @param list<array<string, string|int|float|bool|null>> $rows
     */
    public function insertMany(string $table, array $rows): void
    {
        $this->write($table, $rows, '', '');
    }

    /**
     * The same for rows that may be there: these get the values of the columns that are no key.
     *
     * @param list<array<string, string|int|float|bool|null>> $rows
     * @param non-empty-list<string> $keys columns of the primary key
     */
    public function upsertMany(string $table, array $rows, array $keys): void
    {
        $others = array_diff(array_keys($rows[0] ?? []), $keys);
        $set = static fn (string $value): string => implode(', ', array_map(static fn (string $column): string => sprintf($value, $column), $others));
        $this->write(
            $table,
            $rows,
            sprintf(' ON CONFLICT (%s) DO UPDATE SET %s', implode(', ', $keys), $set('%1$s = excluded.%1$s')),
            ' ON DUPLICATE KEY UPDATE ' . $set('%1$s = VALUES(%1$s)'),
        );
    }

    /**
     * Sets columns of rows that are known by their `id`, each row its own. All or nothing only in a transaction.
     *
     * Rows that set the same columns go together: by a statement prepared once on SQLite, by CASE on MariaDB.
     *
     * @param array<int, array<string, string|int|float|bool|null>> $rows by id
     */
    public function updateMany(string $table, array $rows): void
    {
        $sqlite = $this->sqlite();
        $shapes = [];
        foreach ($rows as $id => $row) {
            ksort($row);
            $shapes[implode(' ', array_keys($row))][$id] = $row;
        }
        foreach ($shapes as $alike) {
            $columns = array_keys(current($alike) ?: []);
            if (null !== $sqlite) {
                $this->runPrepared($sqlite, BoundStatements::updates($this->table($table), $alike));
                continue;
            }
            foreach (array_chunk($alike, self::ROWS_A_STATEMENT, true) as $chunk) {
                $sets = [];
                $values = [];
                foreach ($columns as $column) {
                    $sets[] = "$column = CASE id " . str_repeat('WHEN %d THEN %s ', count($chunk)) . 'END';
                    foreach ($chunk as $id => $row) {
                        array_push($values, $id, is_bool($row[$column]) ? (int) $row[$column] : $row[$column]);
                    }
                }
                $this->execute(sprintf('UPDATE {%s} SET %s WHERE id IN (%s)', $table, implode(', ', $sets), self::placeholders(array_keys($chunk))), [...$values, ...array_keys($chunk)]);
            }
        }
    }

    /** The prefixed name of one of our tables. */
    public function table(string $name): string
    {
        return $this->wpdb->prefix . 'coleman_' . $name;
    }

    /** The key of usermeta that WordPress keeps a user's roles under. */
    public function rolesKey(): string
    {
        return $this->wpdb->get_blog_prefix() . 'capabilities';
    }

    public function isSqlite(): bool
    {
        return null !== $this->sqlite();
    }

    /**
     * For a process that will write much: SQLite is given the memory to write each page once (16 MB), and brings what is
     * in its log to its place less often. MariaDB's server has its own.
     */
    public function tuneForBulkWrites(): void
    {
        $this->sqlite()?->exec('PRAGMA cache_size = -16384; PRAGMA wal_autocheckpoint = 8000');
    }

    /**
     * Has this done before each statement that changes something; null ends it. Its own statements are not counted.
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
        if (null === $this->pinned) {
            $work();
        } else {
            $this->afterCommit[$name] ??= $work;
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
        return $this->queries;
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

    /**
     * Begins a transaction on the physical connection of now; commit() or rollBack(), then release(), end it.
     *
     * wpdb answers a lost connection by opening another and running the statement again, outside
     * the transaction. A pinned MariaDB connection is therefore spoken to directly. SQLite ends the
     * transaction at the first statement that fails, whoever ran it, so each one asks first whether
     * it still stands. The first fault fails the rest: nothing can commit on its own.
     *
     * On MariaDB it reads what is committed and locks what it changes, and no gap beside it: by default a look for a cart
     * or a key that is not there locks the gap where strangers' are to go, and they wait for each other in a ring. What
     * must not change meanwhile is taken by a guarded statement on either engine.
     */
    public function begin(): void
    {
        $handle = $this->handle();
        if (null === $handle) {
            throw new DatabaseError('There is no database connection.');
        }
        $this->failed = false;
        $this->afterCommit = [];
        $this->pinned = $handle instanceof \mysqli ? $handle : null;
        if (null !== $this->pinned) {
            $this->run('SET TRANSACTION ISOLATION LEVEL READ COMMITTED', false);
        }
        $this->run('START TRANSACTION', false);
        $this->pinned = $handle;
    }

    public function release(): void
    {
        $this->pinned = null;
        $this->failed = false;
    }

    /** Commits what was done since begin(); throws when any statement failed or the connection was replaced. */
    public function commit(): void
    {
        if ($this->failed || $this->handle() !== $this->pinned) {
            throw new DatabaseError('The transaction was lost and cannot be committed.');
        }
        $this->execute('COMMIT');
    }

    /** Undoes what was done since begin(). The engine may have done so already: a refusal says nothing new. */
    public function rollBack(): void
    {
        if ($this->pinned instanceof \mysqli) {
            try {
                mysqli_query($this->pinned, 'ROLLBACK');
            } catch (\mysqli_sql_exception) {
                return;
            }

            return;
        }
        $shown = $this->wpdb->suppress_errors(true);
        $this->wpdb->query('ROLLBACK');
        $this->wpdb->suppress_errors($shown);
    }

    /** SQLite's own connection, below wpdb's. */
    private function sqlite(): ?\PDO
    {
        $handle = $this->handle();
        $connection = null !== $handle && method_exists($handle, 'get_connection') ? $handle->get_connection() : null;
        $sqlite = is_object($connection) && method_exists($connection, 'get_pdo') ? $connection->get_pdo() : null;
        if (!$sqlite instanceof \PDO) {
            return null;
        }
        if ($sqlite !== $this->loosened) {
            LooseText::addTo($sqlite);
            $this->loosened = $sqlite;
        }

        return $sqlite;
    }

    /**
     * @template T
     * @param list<string|int|float|bool|null> $values
     * @param callable(\PDOStatement): T $result of the statement that has run
     * @return T
     */
    private function runPortable(\PDO $sqlite, string $sql, array $values, callable $result): mixed
    {
        [$marked, $marks] = $this->marked($sql, $values);
        $this->refuseIfLost();
        $this->queries++;
        try {
            $statement = $sqlite->prepare($marked);
            foreach ($values as $index => $value) {
                match (true) {
                    null === $value => $statement->bindValue($index + 1, null, \PDO::PARAM_NULL),
                    '%d' === $marks[$index] => $statement->bindValue($index + 1, (int) $value, \PDO::PARAM_INT),
                    default => $statement->bindValue($index + 1, (string) $value),
                };
            }
            $statement->execute();

            return $result($statement);
        } catch (\PDOException $fault) {
            $this->failed = null !== $this->pinned;
            throw DatabaseError::fromMessage($fault->getMessage(), $marked);
        }
    }

    /** @param list<array<string, string|int|float|bool|null>> $rows */
    private function write(string $table, array $rows, string $endOnSqlite, string $endOnMariadb): void
    {
        if ([] === $rows) {
            return;
        }
        $sqlite = $this->sqlite();
        if (null !== $sqlite) {
            $this->runPrepared($sqlite, BoundStatements::inserts($this->table($table), $rows, $endOnSqlite));

            return;
        }
        foreach (array_chunk($rows, self::ROWS_A_STATEMENT) as $chunk) {
            $this->insertThese($table, $chunk, $endOnMariadb);
        }
    }

    /**
     * Runs statements on SQLite's own connection: in the transaction that is open, else in one of their own.
     *
     * @param iterable<string, list<string|int|float|null>> $statements values by statement; one after another of the same is prepared once
     */
    private function runPrepared(\PDO $sqlite, iterable $statements): void
    {
        $this->refuseIfLost();
        $this->queries++;
        $isOwn = null === $this->pinned;
        $sql = '';
        $prepared = null;
        try {
            $isOwn && $sqlite->beginTransaction();
            foreach ($statements as $next => $values) {
                if (null === $prepared || $next !== $sql) {
                    $sql = $next;
                    $prepared = $sqlite->prepare($sql) ?: throw new \PDOException('The statement cannot be prepared.');
                }
                $prepared->execute($values);
            }
            $isOwn && $sqlite->commit();
        } catch (\PDOException $fault) {
            $isOwn && $sqlite->inTransaction() && $sqlite->rollBack();
            $this->failed = null !== $this->pinned;
            throw DatabaseError::fromMessage($fault->getMessage(), $sql);
        }
    }

    /** The physical connection; wpdb shows it by its magic getter only. */
    private function handle(): ?object
    {
        $handle = $this->wpdb->__get('dbh');

        return is_object($handle) ? $handle : null;
    }

    /** Whether SQLite has ended the transaction behind our back. */
    private function hasEnded(): bool
    {
        return null !== $this->pinned && !$this->pinned instanceof \mysqli
            && method_exists($this->pinned, 'inTransaction') && false === $this->pinned->inTransaction();
    }

    private function named(string $sql): string
    {
        return preg_replace_callback(
            '/\{(wp:)?([a-z_]+)\}/',
            // Users are in one table for all sites of a network, so their tables have a prefix of their own.
            fn (array $match): string => '' === $match[1] ? $this->table($match[2]) : $this->wpdb->base_prefix . $match[2],
            $sql,
        ) ?? $sql;
    }

    /**
     * @param list<string|int|float|bool|null> $values
     * @return array{string, list<string>} the statement as SQLite takes it, and what each of its marks was
     */
    private function marked(string $sql, array $values): array
    {
        $named = $this->named($sql);
        preg_match_all('/%[sdf]/', $named, $found);
        if (count($found[0]) !== count($values)) {
            throw new \LogicException('A statement has more marks than values, or fewer.');
        }

        return [strtr($named, ['LIKE %s' => "LIKE ? ESCAPE '\\'", '%s' => '?', '%d' => '?', '%f' => 'CAST(? AS REAL)']), $found[0]];
    }

    /** @param list<string|int|float|bool|null> $values */
    private function prepare(string $sql, array $values): string
    {
        $prefixed = $this->named($sql);
        $index = 0;
        $statement = preg_replace_callback(
            '/%[sdf]/',
            function (array $match) use (&$index, $values): string {
                if (!array_key_exists($index, $values)) {
                    throw new \LogicException('A statement has more marks than values.');
                }

                return $this->literal($match[0], $values[$index++]);
            },
            $prefixed,
        ) ?? $prefixed;
        if ($index !== count($values)) {
            throw new \LogicException('A statement has more values than marks.');
        }

        return $statement;
    }

    private function literal(string $mark, string|int|float|bool|null $value): string
    {
        if (null === $value) {
            return 'NULL';
        }

        return match ($mark) {
            '%d' => (string) (int) $value,
            '%f' => sprintf('%F', (float) $value),
            default => "'" . $this->wpdb->_real_escape((string) $value) . "'",
        };
    }

    /** @param non-empty-list<array<string, string|int|float|bool|null>> $rows */
    private function insertThese(string $table, array $rows, string $end): void
    {
        $columns = array_keys($rows[0]);
        $groups = [];
        foreach ($rows as $row) {
            $literals = [];
            foreach ($columns as $column) {
                $value = $row[$column] ?? null;
                $literals[] = $this->literal(is_int($value) || is_bool($value) ? '%d' : (is_float($value) ? '%f' : '%s'), $value);
            }
            $groups[] = '(' . implode(', ', $literals) . ')';
        }
        // Values are in it already: it is not searched for marks and names of tables again.
        $this->run(sprintf('INSERT INTO `%s` (%s) VALUES ', $this->table($table), implode(', ', $columns)) . implode(', ', $groups) . $end, false);
    }

    private function refuseIfLost(): void
    {
        if ($this->failed) {
            throw new DatabaseError('An earlier statement of this transaction failed.');
        }
        if ($this->hasEnded()) {
            $this->failed = true;
            throw new DatabaseError('The transaction had ended before this statement.');
        }
    }

    /** @return array{rows: list<array<string, string|null>>, affected: int} */
    private function run(string $statement, bool $reads): array
    {
        if (!$reads && null !== $this->beforeEach) {
            $work = $this->beforeEach;
            $this->beforeEach = null;
            $work();
            $this->beforeEach = $work;
        }
        $this->refuseIfLost();
        $this->queries++;
        try {
            return $this->pinned instanceof \mysqli
                ? $this->runOnPinned($this->pinned, $statement, $reads)
                : $this->runOnWpdb($statement, $reads);
        } catch (DatabaseError $error) {
            $this->failed = null !== $this->pinned;
            throw $error;
        }
    }

    /** @return array{rows: list<array<string, string|null>>, affected: int} */
    private function runOnWpdb(string $statement, bool $reads): array
    {
        $this->wpdb->last_error = '';
        $shown = $this->wpdb->suppress_errors(true);
        try {
            $result = $reads ? $this->wpdb->get_results($statement, ARRAY_A) : $this->wpdb->query($statement);
        } finally {
            $this->wpdb->suppress_errors($shown);
        }
        $error = $this->lastError();
        if ('' !== $error || false === $result || null === $result) {
            throw DatabaseError::fromMessage('' === $error ? 'The database refused a statement' : $error, $statement);
        }
        $this->insertId = (int) $this->wpdb->insert_id;
        /** @var list<array<string, string|null>> $rows */
        $rows = is_array($result) ? $result : [];

        return ['rows' => $rows, 'affected' => is_int($result) ? $result : 0];
    }

    private function lastError(): string
    {
        return $this->wpdb->last_error;
    }

    /** @return array{rows: list<array<string, string|null>>, affected: int} */
    private function runOnPinned(\mysqli $handle, string $statement, bool $reads): array
    {
        $statement = $this->wpdb->remove_placeholder_escape($statement);
        try {
            $result = mysqli_query($handle, $statement);
        } catch (\mysqli_sql_exception $fault) {
            throw DatabaseError::fromMessage($fault->getMessage(), $statement);
        }
        if (false === $result) {
            throw DatabaseError::fromMessage(mysqli_error($handle), $statement);
        }
        $this->insertId = (int) mysqli_insert_id($handle);
        $rows = [];
        if ($result instanceof \mysqli_result) {
            /** @var list<array<string, string|null>> $rows */
            $rows = $reads ? $result->fetch_all(MYSQLI_ASSOC) : [];
            $result->free();
        }

        return ['rows' => $rows, 'affected' => (int) mysqli_affected_rows($handle)];
    }
}
