<?php

declare(strict_types=1);

namespace Coleman\Api\Database;

/**
 * SQLite below WordPress's plugin for it. Statements go past wpdb, whose translation costs many times what they do: their
 * values are bound. What makes or shows tables is translated, for the plugin keeps a description of them.
 *
 * The plugin opens transactions, so that WordPress's own statements know of them. It ends one at the first of its statements
 * that fails, whoever ran it.
 */
final class SqliteDriver implements Driver
{
    private const LOOSE_FUNCTION = 'coleman_loose';

    private const WITHOUT_ROWID = 'WITHOUT ROWID';

    /** Transactions of a request. Who commits more is at work on something long, such as a job of the night. */
    private const FEW = 10;

    /** Statements in MySQL's dialect. */
    private const TRANSLATED = '/^\s*(?:CREATE|ALTER|DROP|SHOW)\b/i';

    /** WordPress's connection, whose own connection is known; that one has the function of looseColumn(). */
    private ?object $known = null;

    private ?\PDO $sqlite = null;

    private ?object $pinned = null;

    private ?SqliteWriters $writers = null;

    /** Whether this process writes one transaction after the other, from the first on. */
    private bool $isBulk = false;

    private int $commits = 0;

    private int $queries = 0;

    public function __construct(private readonly WordPressDatabase $database)
    {
    }

    /** Whether this is a connection of WordPress's plugin for SQLite. */
    public static function isMeant(?object $handle): bool
    {
        return null !== self::pdo($handle);
    }

    /** The fault that the engine tells of. */
    public static function error(string $message, string $sql): DatabaseError
    {
        // wpdb's error is a page of HTML around one telling line.
        if (1 === preg_match('/SQLSTATE[^<\n]*/', $message, $line)) {
            $message = html_entity_decode($line[0], ENT_QUOTES);
        }

        return DatabaseError::of(
            $message,
            $sql,
            retryable: 1 === preg_match('/database(?: table)? is locked/i', $message),
            duplicate: 1 === preg_match('/unique constraint failed/i', $message),
        );
    }

    public function rows(string $sql, array $values): array
    {
        if (1 === preg_match(self::TRANSLATED, $sql)) {
            return $this->translate($this->database->fill($sql, $values), true)['rows'];
        }
        /** @var list<array<string, string|int|float|null>> $rows */
        $rows = $this->run($sql, $values, static fn (\PDOStatement $statement): array => $statement->fetchAll(\PDO::FETCH_ASSOC));
        foreach ($rows as &$row) {
            foreach ($row as &$value) {
                $value = null === $value ? null : (string) $value;
            }
        }

        /** @var list<array<string, string|null>> $rows */
        return $rows;
    }

    public function execute(string $sql, array $values): int
    {
        return 1 === preg_match(self::TRANSLATED, $sql)
            ? $this->translate($this->database->fill($sql, $values), false)['affected']
            : $this->waiting(fn (): int => $this->run($sql, $values, static fn (\PDOStatement $statement): int => $statement->rowCount()));
    }

    public function insert(string $table, array $row): int
    {
        $this->insertMany($table, [$row]);

        return (int) $this->sqlite()->lastInsertId();
    }

    public function insertMany(string $table, array $rows): void
    {
        $this->runAll(BoundStatements::inserts($this->verb(), $table, $rows, ''), count($rows) > BoundStatements::ROWS);
    }

    public function insertMissing(string $table, array $rows): int
    {
        return $this->runAll(BoundStatements::inserts($this->verb(), $table, $rows, ' ON CONFLICT DO NOTHING'), count($rows) > BoundStatements::ROWS);
    }

    public function upsert(string $table, array $rows, array $keys, array $set): void
    {
        $assignments = array_map(static fn (string $column, string $sql): string => "$column = $sql", array_keys($set), $set);
        $end = sprintf(' ON CONFLICT (%s) DO UPDATE SET %s', implode(', ', $keys), implode(', ', $assignments));
        $this->runAll(BoundStatements::inserts($this->verb(), $table, $rows, $end), count($rows) > BoundStatements::ROWS);
    }

    public function inserted(string $column): string
    {
        return "excluded.$column";
    }

    /** By a statement that is prepared once. */
    public function update(string $table, array $rows): void
    {
        $this->runAll(BoundStatements::updates($table, $rows), count($rows) > 1);
    }

    public function delete(string $table, array $keys): void
    {
        $this->runAll(BoundStatements::deletes($table, $keys), count($keys) > 1);
    }

    public function deleteSome(string $table, string $condition, array $values, int $limit): int
    {
        return $this->execute(sprintf('DELETE FROM `%1$s` WHERE rowid IN (SELECT rowid FROM `%1$s` WHERE %2$s LIMIT %3$d)', $table, $condition, $limit), $values);
    }

    public function looseColumn(string $column): string
    {
        return sprintf('%s(%s)', self::LOOSE_FUNCTION, $column);
    }

    public function begin(): void
    {
        $handle = $this->database->handle();
        $this->waiting(fn (): array => $this->translate('START TRANSACTION', false));
        $this->pinned = $handle;
    }

    public function isIntact(): bool
    {
        return null === $this->pinned || self::isOpen($this->pinned);
    }

    public function commit(): void
    {
        if ($this->database->handle() !== $this->pinned) {
            throw new DatabaseError('The transaction was lost and cannot be committed.');
        }
        $this->translate('COMMIT', false);
        if ($this->isBulk || ++$this->commits > self::FEW) {
            $this->letOthersWrite();
        }
    }

    public function rollBack(): void
    {
        $this->database->run('ROLLBACK', false);
    }

    public function release(): void
    {
        $this->pinned = null;
    }

    /** A file refuses nobody. */
    public function reconnect(): void
    {
    }

    /** It does its work in this process. */
    public function goAhead(): void
    {
    }

    /**
     * Memory for the pages that are written again and again (21 MB), and what is in the log is brought to its place less
     * often: pages that many commits change are copied once. The log grows to 64 MB.
     */
    public function tuneForBulkWrites(): void
    {
        $this->sqlite()->exec('PRAGMA cache_size = -21504; PRAGMA wal_autocheckpoint = 16000');
        $this->isBulk = true;
    }

    public function letOthersWrite(): void
    {
        $this->writers()->letOthersWrite(fn (): string => $this->pragma('data_version'));
    }

    public function watchWordPress(): void
    {
        SqliteWriters::watch(fn (): bool => self::isOpen($this->database->handle()), $this->writers(...));
    }

    /**
     * SQLite stores rows by a number of its own, and the key once more beside them. The plugin has no word for a table
     * without that number, and its description of the table stays right: columns and keys are the same.
     */
    public function clusterByKey(string $table): void
    {
        $sqlite = $this->sqlite();
        try {
            self::allOrNothing($sqlite, function () use ($sqlite, $table): void {
                $own = (string) ($this->rows("SELECT sql FROM sqlite_master WHERE type = 'table' AND name = %s", [$table])[0]['sql'] ?? '');
                if (!str_ends_with($own, self::WITHOUT_ROWID)) {
                    $this->rebuild($sqlite, $table, $own . (str_ends_with($own, ')') ? ' ' : ', ') . self::WITHOUT_ROWID);
                }
            });
        } catch (\PDOException $fault) {
            throw self::error($fault->getMessage(), $table);
        }
    }

    public function queries(): int
    {
        return $this->queries;
    }

    /**
     * @param string $table with its prefix
     * @param string $sql makes it as it shall be, with the same columns
     */
    private function rebuild(\PDO $sqlite, string $table, string $sql): void
    {
        $indexes = $this->rows("SELECT sql FROM sqlite_master WHERE type = 'index' AND tbl_name = %s AND sql IS NOT NULL", [$table]);
        $key = $this->rows('SELECT name FROM pragma_table_info(%s) WHERE pk > 0 ORDER BY pk', [$table]);
        $sqlite->exec("ALTER TABLE `$table` RENAME TO `{$table}__before`");
        $sqlite->exec($sql);
        $sqlite->exec(sprintf('INSERT INTO `%1$s` SELECT * FROM `%1$s__before` ORDER BY %2$s', $table, implode(', ', array_column($key, 'name'))));
        $sqlite->exec("DROP TABLE `{$table}__before`");
        foreach ($indexes as $index) {
            $sqlite->exec((string) $index['sql']);
        }
    }

    /** Whether the plugin has a transaction open, where it tells. */
    private static function isOpen(?object $handle): bool
    {
        return null !== $handle && (!method_exists($handle, 'inTransaction') || false !== $handle->inTransaction());
    }

    private static function pdo(?object $handle): ?\PDO
    {
        $connection = null !== $handle && method_exists($handle, 'get_connection') ? $handle->get_connection() : null;
        $pdo = is_object($connection) && method_exists($connection, 'get_pdo') ? $connection->get_pdo() : null;

        return $pdo instanceof \PDO ? $pdo : null;
    }

    /** SQLite's own connection, below wpdb's. */
    private function sqlite(): \PDO
    {
        $handle = $this->database->handle();
        if (null !== $this->sqlite && $handle === $this->known) {
            return $this->sqlite;
        }
        $sqlite = self::pdo($handle) ?? throw new DatabaseError('There is no database connection.');
        $sqlite->sqliteCreateFunction(
            self::LOOSE_FUNCTION,
            static fn (string|int|float|null $text): ?string => null === $text ? null : LooseText::normalize((string) $text),
            1,
            \PDO::SQLITE_DETERMINISTIC,
        );
        [$this->known, $this->sqlite] = [$handle, $sqlite];

        return $sqlite;
    }

    /**
     * @template T
     * @param list<string|int|float|bool|null> $values
     * @param callable(\PDOStatement): T $result of the statement that has run
     * @return T
     */
    private function run(string $sql, array $values, callable $result): mixed
    {
        [$marked, $marks] = self::marked($sql, $values);
        $this->queries++;
        $this->writers?->endQuery();
        try {
            $statement = $this->sqlite()->prepare($marked);
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
            throw self::error($fault->getMessage(), $marked);
        }
    }

    /**
     * In a transaction, a statement that fails may leave rows behind: the transaction takes them back. To take them back
     * without it, SQLite would copy each page aside before it changes it: more bytes than the rows themselves cost.
     */
    private function verb(): string
    {
        return null === $this->pinned ? 'INSERT' : 'INSERT OR FAIL';
    }

    /**
     * Runs statements in the transaction that is open, else in one of their own if they are several.
     *
     * @param iterable<string, list<string|int|float|null>> $statements values by statement; one after another of the same is prepared once
     * @return int affected rows
     */
    private function runAll(iterable $statements, bool $areSeveral): int
    {
        $sqlite = $this->sqlite();
        $this->queries++;
        $sql = '';
        $work = static function () use ($sqlite, $statements, &$sql): int {
            $prepared = null;
            $affected = 0;
            foreach ($statements as $next => $values) {
                if (null === $prepared || $next !== $sql) {
                    $sql = $next;
                    $prepared = $sqlite->prepare($sql) ?: throw new \PDOException('The statement cannot be prepared.');
                }
                $prepared->execute($values);
                $affected += $prepared->rowCount();
            }

            return $affected;
        };
        try {
            return $this->waiting(fn (): int => $areSeveral && null === $this->pinned ? self::allOrNothing($sqlite, $work) : $work());
        } catch (\PDOException $fault) {
            throw self::error($fault->getMessage(), $sql);
        }
    }

    /**
     * @template T
     * @param \Closure(): T $write waits for other writers at its beginning, unless a transaction is open
     * @return T
     */
    private function waiting(\Closure $write): mixed
    {
        return null === $this->pinned ? $this->writers()->waiting($write) : $write();
    }

    private function writers(): SqliteWriters
    {
        if (null === $this->writers) {
            $this->writers = SqliteWriters::ofProcess($this->pragma('database_list', 2));
        }

        return $this->writers;
    }

    /** A column of what SQLite says of itself. */
    private function pragma(string $name, int $column = 0): string
    {
        $answer = $this->sqlite()->query("PRAGMA $name");
        $value = false === $answer ? '' : $answer->fetchColumn($column);

        return is_scalar($value) ? (string) $value : '';
    }

    /**
     * Does all of the work, or nothing, in a transaction of its own. It waits for other writers before it begins: work that
     * has read something cannot wait any more.
     *
     * @template T
     * @param \Closure(): T $work
     * @return T
     */
    private static function allOrNothing(\PDO $sqlite, \Closure $work): mixed
    {
        $sqlite->exec('BEGIN IMMEDIATE');
        try {
            $result = $work();
            $sqlite->exec('COMMIT');

            return $result;
        } catch (\Throwable $fault) {
            try {
                $sqlite->exec('ROLLBACK');
            } catch (\PDOException) {
                // After some faults, such as a full disk, SQLite has done so already.
            }
            throw $fault;
        }
    }

    /** @return array{rows: list<array<string, string|null>>, affected: int} */
    private function translate(string $statement, bool $reads): array
    {
        $this->queries++;
        $result = $this->database->run($statement, $reads);
        if (null !== $result['error']) {
            throw self::error($result['error'], $statement);
        }

        return ['rows' => $result['rows'], 'affected' => $result['affected']];
    }

    /**
     * @param list<string|int|float|bool|null> $values
     * @return array{string, list<string>} the statement as SQLite takes it, and what each of its marks was
     */
    private static function marked(string $sql, array $values): array
    {
        preg_match_all('/%[sdf]/', $sql, $found);
        if (count($found[0]) !== count($values)) {
            throw new \LogicException('A statement has more marks than values, or fewer.');
        }

        return [strtr($sql, ['LIKE %s' => "LIKE ? ESCAPE '\\'", '%s' => '?', '%d' => '?', '%f' => 'CAST(? AS REAL)']), $found[0]];
    }
}
