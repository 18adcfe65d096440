<?php

declare(strict_types=1);

namespace Coleman\Api\Database;

/**
 * MariaDB and MySQL. Values are written into statements: preparing one would cost a round trip more.
 *
 * wpdb answers a lost connection by opening another and running the statement again, outside the transaction. While one is
 * open its connection is therefore spoken to directly.
 */
final class MariaDbDriver implements Driver
{
    /** Of an insert. Enough to be quick, and far below the packet limit. */
    private const BYTES_A_STATEMENT = 131_072;

    /** Of an update or a delete, which looks for each row among all of its statement. */
    private const ROWS_A_STATEMENT = 250;

    /** Seconds that a process that writes much waits for one statement. */
    private const PATIENCE = 600;

    private ?\mysqli $pinned = null;

    /** The same, when the transaction goes on while the server is at work on a write, whose result nobody reads. */
    private ?\mysqli $ahead = null;

    private readonly \Closure $settleFirst;

    /** That write; null when there is none. A refusal of it is told at the next statement. */
    private ?string $sent = null;

    /** A refusal that was told while WordPress asked something. */
    private ?DatabaseError $refusal = null;

    private int $queries = 0;

    private int $insertId = 0;

    public function __construct(private readonly WordPressDatabase $database)
    {
        $this->settleFirst = function (string $statement): string {
            $this->settle();

            return $statement;
        };
    }

    /**
     * The fault that the engine tells of. 1213 (deadlock; in a cluster also when another node has committed a change of the
     * same row, told at COMMIT), 1205 (lock wait) and 1047 (a node that has lost its cluster) leave nothing behind.
     */
    public static function error(string $message, string $sql): DatabaseError
    {
        $isConflict = 1 === preg_match('/deadlock/i', $message);
        $isUnready = 1 === preg_match('/WSREP has not yet prepared node/i', $message);

        return DatabaseError::of(
            $message,
            $sql,
            retryable: $isConflict || $isUnready || 1 === preg_match('/lock wait timeout/i', $message),
            duplicate: 1 === preg_match('/duplicate entry/i', $message),
            tries: $isConflict || $isUnready ? DatabaseError::MANY_TRIES : DatabaseError::FEW_TRIES,
            isUnready: $isUnready,
        );
    }

    public function rows(string $sql, array $values): array
    {
        return $this->run($this->database->fill($sql, $values), true)['rows'];
    }

    public function execute(string $sql, array $values): int
    {
        return $this->run($this->database->fill($sql, $values), false)['affected'];
    }

    public function insert(string $table, array $row): int
    {
        foreach ($this->inserts('INSERT', $table, [$row]) as $statement) {
            $this->run($statement, false);
        }

        return $this->insertId;
    }

    public function insertMany(string $table, array $rows): void
    {
        foreach ($this->inserts('INSERT', $table, $rows) as $statement) {
            $this->write($statement);
        }
    }

    public function insertMissing(string $table, array $rows): int
    {
        $missing = 0;
        foreach ($this->inserts('INSERT IGNORE', $table, $rows) as $statement) {
            $missing += $this->run($statement, false)['affected'];
        }

        return $missing;
    }

    public function upsert(string $table, array $rows, array $keys, array $set): void
    {
        foreach ($this->inserts('INSERT', $table, $rows) as $statement) {
            $this->write($statement . ' ON DUPLICATE KEY UPDATE ' . self::assignments($set));
        }
    }

    public function inserted(string $column): string
    {
        return "VALUES($column)";
    }

    /** By CASE: many rows go by one statement. */
    public function update(string $table, array $rows): void
    {
        $columns = array_keys(current($rows));
        foreach (array_chunk($rows, self::ROWS_A_STATEMENT, true) as $chunk) {
            $sets = [];
            $values = [];
            foreach ($columns as $column) {
                $sets[$column] = 'CASE id ' . str_repeat('WHEN %d THEN %s ', count($chunk)) . 'END';
                foreach ($chunk as $id => $row) {
                    array_push($values, $id, is_bool($row[$column]) ? (int) $row[$column] : $row[$column]);
                }
            }
            $ids = array_keys($chunk);
            $sql = sprintf('UPDATE `%s` SET %s WHERE id IN (%s)', $table, self::assignments($sets), Connection::placeholders($ids));
            $this->write($this->database->fill($sql, [...$values, ...$ids]));
        }
    }

    public function delete(string $table, array $keys): void
    {
        foreach (array_chunk($keys, self::ROWS_A_STATEMENT) as $chunk) {
            $one = array_map(static fn (string $column, string|int $value): string => $column . (is_int($value) ? ' = %d' : ' = %s'), array_keys($chunk[0]), $chunk[0]);
            $all = implode(' OR ', array_fill(0, count($chunk), '(' . implode(' AND ', $one) . ')'));
            $this->write($this->database->fill(sprintf('DELETE FROM `%s` WHERE %s', $table, $all), array_merge(...array_map(array_values(...), $chunk))));
        }
    }

    public function deleteSome(string $table, string $condition, array $values, int $limit): int
    {
        return $this->execute(sprintf('DELETE FROM `%s` WHERE %s LIMIT %d', $table, $condition, $limit), $values);
    }

    /** The collation ignores case and accents itself. */
    public function looseColumn(string $column): string
    {
        foreach (LooseText::MARKS as $mark) {
            $column = sprintf("REPLACE(%s, '%s', '')", $column, str_replace("'", "''", $mark));
        }

        return $column;
    }

    /**
     * The transaction reads what is committed and locks what it changes, and no gap beside it: by default a look for a cart
     * or a key that is not there locks the gap where strangers' are to go, and they wait for each other in a ring. What
     * must not change meanwhile is taken by a guarded statement on either engine.
     */
    public function begin(): void
    {
        $handle = $this->database->handle();
        if (!$handle instanceof \mysqli) {
            throw new DatabaseError('There is no database connection.');
        }
        $this->pinned = $handle;
        $this->run('SET TRANSACTION ISOLATION LEVEL READ COMMITTED', false);
        $this->run('START TRANSACTION', false);
    }

    /** A connection that was lost says so at the next statement. */
    public function isIntact(): bool
    {
        return true;
    }

    public function commit(): void
    {
        if ($this->database->handle() !== $this->pinned) {
            throw new DatabaseError('The transaction was lost and cannot be committed.');
        }
        $this->run('COMMIT', false);
    }

    public function rollBack(): void
    {
        $handle = $this->pinned;
        if (null === $handle) {
            return;
        }
        try {
            $this->settle();
        } catch (DatabaseError) {
            // What was refused is undone with the rest.
        }
        try {
            mysqli_query($handle, 'ROLLBACK');
        } catch (\mysqli_sql_exception) {
            return;
        }
    }

    public function release(): void
    {
        $this->pinned = null;
        $this->ahead = null;
        $this->sent = null;
        $this->refusal = null;
    }

    public function reconnect(): void
    {
        $this->release();
        $this->database->reconnect();
    }

    /** Half of an import's time is PHP's. */
    public function goAhead(): void
    {
        $this->ahead = defined('MYSQLI_ASYNC') ? $this->pinned : null;
        // WordPress may use the same connection meanwhile, which answers one statement after the other.
        if (null !== $this->ahead && false === has_filter('query', $this->settleFirst)) {
            add_filter('query', $this->settleFirst, PHP_INT_MIN);
        }
    }

    /** The server has its own memory; but a statement may take longer than visitors wait, and that limit is the connection's. */
    public function tuneForBulkWrites(): void
    {
        if (null === $this->pinned && (int) ini_get('mysqlnd.net_read_timeout') < self::PATIENCE) {
            ini_set('mysqlnd.net_read_timeout', (string) self::PATIENCE);
            $this->database->reconnect();
        }
    }

    /** Here many write at a time. */
    public function letOthersWrite(): void
    {
    }

    public function watchWordPress(): void
    {
    }

    /** InnoDB always does. */
    public function clusterByKey(string $table): void
    {
    }

    public function queries(): int
    {
        return $this->queries;
    }

    /**
     * @param non-empty-list<array<string, string|int|float|bool|null>> $rows
     * @return \Generator<string> statements
     */
    private function inserts(string $verb, string $table, array $rows): \Generator
    {
        $columns = array_keys($rows[0]);
        if ([] === $columns) {
            throw new \LogicException('A row without columns.');
        }
        $begin = sprintf('%s INTO `%s` (%s) VALUES ', $verb, $table, implode(', ', $columns));
        foreach ($this->database->groups($columns, $rows, self::BYTES_A_STATEMENT) as $groups) {
            yield $begin . $groups;
        }
    }

    /** @param array<string, string> $set SQL by column */
    private static function assignments(array $set): string
    {
        return implode(', ', array_map(static fn (string $column, string $sql): string => "$column = $sql", array_keys($set), $set));
    }

    /** @return array{rows: list<array<string, string|null>>, affected: int} */
    private function run(string $statement, bool $reads): array
    {
        $this->queries++;
        if (null !== $this->pinned) {
            return $this->runOnPinned($this->pinned, $this->database->withoutPlaceholders($statement), $reads);
        }
        $result = $this->database->run($statement, $reads);
        if (null !== $result['error']) {
            throw self::error($result['error'], $statement);
        }
        $this->insertId = $result['id'];

        return ['rows' => $result['rows'], 'affected' => $result['affected']];
    }

    /** Runs a statement whose result nobody reads: where the transaction goes ahead, the server only begins with it. */
    private function write(string $statement): void
    {
        $handle = $this->ahead;
        if (null === $handle) {
            $this->run($statement, false);

            return;
        }
        $this->settle();
        $this->queries++;
        $statement = $this->database->withoutPlaceholders($statement);
        self::answer($handle, $statement, static fn (): mixed => mysqli_query($handle, $statement, MYSQLI_ASYNC));
        $this->sent = $statement;
    }

    /** Waits until the server has done what it is at work on. */
    private function settle(): void
    {
        [$handle, $statement] = [$this->ahead, $this->sent];
        if (null !== $handle && null !== $statement) {
            $this->sent = null;
            try {
                self::answer($handle, $statement, static fn (): mixed => mysqli_reap_async_query($handle));
            } catch (DatabaseError $refusal) {
                $this->refusal = $refusal;
            }
        }
        if (null !== $this->refusal) {
            throw $this->refusal;
        }
    }

    /** @return array{rows: list<array<string, string|null>>, affected: int} */
    private function runOnPinned(\mysqli $handle, string $statement, bool $reads): array
    {
        $this->settle();
        $result = self::answer($handle, $statement, static fn (): mixed => mysqli_query($handle, $statement));
        $this->insertId = (int) mysqli_insert_id($handle);
        $rows = [];
        if ($result instanceof \mysqli_result) {
            /** @var list<array<string, string|null>> $rows */
            $rows = $reads ? $result->fetch_all(MYSQLI_ASSOC) : [];
            $result->free();
        }

        return ['rows' => $rows, 'affected' => (int) mysqli_affected_rows($handle)];
    }

    /**
     * @param \Closure(): mixed $ask
     * @return mixed what the server answered to a statement
     * @throws DatabaseError for a refusal, which PHP tells in two ways
     */
    private static function answer(\mysqli $handle, string $statement, \Closure $ask): mixed
    {
        try {
            $answer = $ask();
        } catch (\mysqli_sql_exception $fault) {
            throw self::error($fault->getMessage(), $statement);
        }

        return false === $answer ? throw self::error(mysqli_error($handle), $statement) : $answer;
    }
}
