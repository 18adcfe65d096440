<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Database;

/** For tests of how the engines read: which statements are run, and what the engine plans for them. Beside OtherConnection. */
trait QueryPlans
{
    /** @return list<array<string, string|null>> as the engine tells it */
    private function plan(string $sql): array
    {
        return $this->modules()->foundation->connection()->rows((self::isMariadb() ? 'EXPLAIN ' : 'EXPLAIN QUERY PLAN ') . $sql);
    }

    /**
     * @param callable(): void $work
     * @return list<string> statements that were run meanwhile
     */
    private function listened(callable $work): array
    {
        $seen = [];
        $listen = static function (string $sql) use (&$seen): string {
            $seen[] = $sql;

            return $sql;
        };
        add_filter('query', $listen);
        $sqlite = self::isMariadb() ? null : $this->sqlite();
        $sqlite?->setAttribute(\PDO::ATTR_STATEMENT_CLASS, [HeardStatement::class, [static function (string $sql) use (&$seen): void {
            $seen[] = $sql;
        }]]);
        try {
            $work();
        } finally {
            $sqlite?->setAttribute(\PDO::ATTR_STATEMENT_CLASS, [\PDOStatement::class]);
            remove_filter('query', $listen);
        }

        return array_values(array_unique(array_filter($seen, static fn (string $sql): bool => str_starts_with($sql, 'SELECT'))));
    }

    private function sqlite(): \PDO
    {
        global $wpdb;
        /** @var \wpdb $wpdb */
        $handle = $wpdb->__get('dbh');
        self::assertIsObject($handle);
        self::assertTrue(method_exists($handle, 'get_connection'));
        $connection = $handle->get_connection();
        self::assertIsObject($connection);
        self::assertTrue(method_exists($connection, 'get_pdo'));
        $sqlite = $connection->get_pdo();
        self::assertInstanceOf(\PDO::class, $sqlite);

        return $sqlite;
    }
}
