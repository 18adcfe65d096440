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
        [$host, $port] = explode(':', (string) constant('DB_HOST'));
        $other = new \mysqli($host, (string) constant('DB_USER'), (string) constant('DB_PASSWORD'), (string) constant('DB_NAME'), (int) $port);
        try {
            $other->query('SET SESSION innodb_lock_wait_timeout = 1');
            $other->query(preg_replace_callback('/\{([a-z_]+)\}/', fn (array $match): string => $this->modules()->foundation->connection()->table($match[1]), $sql) ?? $sql);

            return (int) $other->affected_rows;
        } finally {
            $other->close();
        }
    }
}
