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

    /** Of an update, which looks for each row among all of its statement. */
    private const ROWS_A_STATEMENT = 250;

    /** Seconds that a process that writes much waits for one statement. */
    private const PATIENCE = 600;

    private ?\mysqli $pinned = null;

    /** Whether the transaction goes on while the server is at work on a write, whose result nobody reads. */
    private bool $isAhead = false;

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
        $this->write('INSERT', $table, [$row], '');

        return $this->insertId;
    }

    public function insertMany(string $table, array $rows): void
    {
        $this->write('INSERT', $table, $rows, '', $this->isAhead);
    }

    public function insertMissing(string $table, array $rows): int
    {
        return $this->write('INSERT IGNORE', $table, $rows, '');
    }

    public function upsert(string $table, array $rows, array $keys, array $set): void
    {
        $this->write('INSERT', $table, $rows, ' ON DUPLICATE KEY UPDATE ' . self::assignments($set), $this->isAhead);
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
            if ($this->isAhead && null !== $this->pinned) {
                $this->send($this->pinned, $this->database->fill($sql, [...$values, ...$ids]));
            } else {
                $this->execute($sql, [...$values, ...$ids]);
            }
        }
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
        $this->sent = null;
        $this->refusal = null;
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
        $this->isAhead = false;
        $this->sent = null;
        $this->refusal = null;
    }

    public function reconnect(): void
    {
        $this->pinned = null;
        $this->database->reconnect();
    }

    /** Half of an import's time is PHP's. */
    public function goAhead(): void
    {
        $this->isAhead = null !== $this->pinned && defined('MYSQLI_ASYNC');
        // WordPress may use the same connection meanwhile, which answers one statement after the other.
        if ($this->isAhead && false === has_filter('query', $this->settleFirst)) {
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
     * @return int affected rows, not known of those that are sent ahead
     */
    private function write(string $verb, string $table, array $rows, string $end, bool $isAhead = false): int
    {
        $columns = array_keys($rows[0]);
        if ([] === $columns) {
            throw new \LogicException('A row without columns.');
        }
        $affected = 0;
        $begin = sprintf('%s INTO `%s` (%s) VALUES ', $verb, $table, implode(', ', $columns));
        foreach ($this->database->groups($columns, $rows, self::BYTES_A_STATEMENT) as $groups) {
            if ($isAhead && null !== $this->pinned) {
                $this->send($this->pinned, $begin . $groups . $end);
            } else {
                $affected += $this->run($begin . $groups . $end, false)['affected'];
            }
        }

        return $affected;
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

    /** Has the server begin with a write. */
    private function send(\mysqli $handle, string $statement): void
    {
        $this->settle();
        $this->queries++;
        $statement = $this->database->withoutPlaceholders($statement);
        try {
            $isSent = mysqli_query($handle, $statement, MYSQLI_ASYNC);
        } catch (\mysqli_sql_exception $fault) {
            throw self::error($fault->getMessage(), $statement);
        }
        if (false === $isSent) {
            throw self::error(mysqli_error($handle), $statement);
        }
        $this->sent = $statement;
    }

    /** Waits until the server has done what it is at work on. */
    private function settle(): void
    {
        [$handle, $statement] = [$this->pinned, $this->sent];
        if (null !== $handle && null !== $statement) {
            $this->sent = null;
            try {
                $this->refusal = false === mysqli_reap_async_query($handle) ? self::error(mysqli_error($handle), $statement) : null;
            } catch (\mysqli_sql_exception $fault) {
                $this->refusal = self::error($fault->getMessage(), $statement);
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
        try {
            $result = mysqli_query($handle, $statement);
        } catch (\mysqli_sql_exception $fault) {
            throw self::error($fault->getMessage(), $statement);
        }
        if (false === $result) {
            throw self::error(mysqli_error($handle), $statement);
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
