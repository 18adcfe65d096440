<?php

/**
 * Writes down how the database goes about each statement of a request, and how long it takes once more.
 *
 * MariaDB counts the rows it looks at (ANALYZE). SQLite only tells its plan; there every statement is caught below
 * wpdb, since search goes past it.
 */

declare(strict_types=1);

namespace Coleman\Bench;

defined('SAVEQUERIES') || define('SAVEQUERIES', true);

/** A statement of SQLite that leaves word of itself. */
final class Statement extends \PDOStatement
{
    /** @var array<string, array{count: int, values: array<int|string, mixed>}> by their SQL; the values of the last time */
    public static array $seen = [];

    /** @var array<int|string, mixed> */
    private array $values = [];

    protected function __construct()
    {
    }

    public function bindValue(int|string $param, mixed $value, int $type = \PDO::PARAM_STR): bool
    {
        $this->values[$param] = [$value, $type];

        return parent::bindValue($param, $value, $type);
    }

    public function execute(?array $params = null): bool
    {
        $values = $this->values;
        foreach ($params ?? [] as $place => $value) {
            $values[is_int($place) ? $place + 1 : $place] = [$value, is_int($value) ? \PDO::PARAM_INT : \PDO::PARAM_STR];
        }
        self::$seen[$this->queryString] = ['count' => (self::$seen[$this->queryString]['count'] ?? 0) + 1, 'values' => $values];

        return parent::execute($params);
    }
}

(static function (): void {
    $handle = $GLOBALS['wpdb']->__get('dbh');
    $sqlite = $handle instanceof \mysqli ? null : $handle->get_connection()->get_pdo();
    $sqlite?->setAttribute(\PDO::ATTR_STATEMENT_CLASS, [Statement::class]);

    $timed = static function (callable $work): array {
        $begun = hrtime(true);
        $result = $work();

        return [$result, (hrtime(true) - $begun) / 1e6];
    };

    $plansOfSqlite = static function (\PDO $sqlite) use ($timed): array {
        $sqlite->setAttribute(\PDO::ATTR_STATEMENT_CLASS, [\PDOStatement::class]);
        $run = static function (string $sql, array $values) use ($sqlite): array {
            $statement = $sqlite->prepare($sql);
            foreach ($values as $place => [$value, $type]) {
                $statement->bindValue($place, $value, $type);
            }
            $statement->execute();

            return $statement->fetchAll(\PDO::FETCH_ASSOC);
        };
        $plans = [];
        foreach (Statement::$seen as $sql => ['count' => $count, 'values' => $values]) {
            // What the translation asks for itself says nothing about the catalog.
            if (1 !== preg_match('/^\s*(SELECT|WITH)\b/i', $sql) || str_contains($sql, '_wp_sqlite_') || str_contains($sql, 'sqlite_')) {
                continue;
            }
            $plan = array_column($run('EXPLAIN QUERY PLAN ' . $sql, $values), 'detail');
            [, $milliseconds] = $timed(static fn (): array => $run($sql, $values));
            $plans[] = ['sql' => $sql, 'count' => $count, 'ms' => $milliseconds, 'plan' => $plan];
        }

        return $plans;
    };

    $plansOfMariadb = static function (\mysqli $mariadb, array $queries) use ($timed): array {
        $plans = [];
        foreach (array_count_values(array_column($queries, 0)) as $sql => $count) {
            if (1 !== preg_match('/^\s*\(?\s*(SELECT|WITH)\b/i', (string) $sql)) {
                continue;
            }
            $plan = $mariadb->query('ANALYZE FORMAT=JSON ' . $sql)->fetch_row()[0];
            [, $milliseconds] = $timed(static fn (): array => $mariadb->query($sql)->fetch_all());
            $plans[] = ['sql' => $sql, 'count' => $count, 'ms' => $milliseconds, 'plan' => json_decode($plan, true)];
        }

        return $plans;
    };

    add_action('shutdown', static function () use ($handle, $sqlite, $plansOfSqlite, $plansOfMariadb): void {
        $plans = null === $sqlite ? $plansOfMariadb($handle, $GLOBALS['wpdb']->queries ?? []) : $plansOfSqlite($sqlite);
        file_put_contents(WP_CONTENT_DIR . '/bench-plans.json', json_encode($plans, JSON_INVALID_UTF8_SUBSTITUTE | JSON_THROW_ON_ERROR));
    }, PHP_INT_MAX);
})();
