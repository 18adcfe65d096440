<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Database;

/** For tests of who waits for whom on MariaDB: somebody else, who waits for a second at most. */
trait OtherConnection
{
    private static function isMariadb(): bool
    {
        return 'mariadb' === getenv('COLEMAN_DATABASE');
    }

    /** @return int rows affected; -1 when it would have had to wait, or failed otherwise */
    private function elsewhere(string $sql): int
    {
        $other = self::other();
        try {
            $other->query('SET SESSION innodb_lock_wait_timeout = 1');
            $other->query($this->prefixed($sql));

            return (int) $other->affected_rows;
        } finally {
            $other->close();
        }
    }

    /**
     * Works while somebody else has not yet committed what they have done.
     *
     * @template T
     * @param \Closure(): T $work
     * @return T
     */
    private function whileElsewhere(string $sql, \Closure $work): mixed
    {
        $other = self::other();
        try {
            $other->begin_transaction();
            $other->query($this->prefixed($sql));
            self::assertGreaterThan(0, $other->affected_rows, 'they have done something');

            return $work();
        } finally {
            $other->close();
        }
    }

    private static function other(): \mysqli
    {
        [$host, $port] = explode(':', (string) constant('DB_HOST'));

        return new \mysqli($host, (string) constant('DB_USER'), (string) constant('DB_PASSWORD'), (string) constant('DB_NAME'), (int) $port);
    }

    private function prefixed(string $sql): string
    {
        return preg_replace_callback('/\{([a-z_]+)\}/', fn (array $match): string => $this->modules()->foundation->connection()->table($match[1]), $sql) ?? $sql;
    }
}
