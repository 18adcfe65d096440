<?php

declare(strict_types=1);

namespace Coleman\Api\Health;

use Coleman\Api\Database\Connection;

/** How the database keeps what it has said it keeps, and how long a page waits for it. */
final readonly class DatabaseChecks
{
    /** PRAGMA synchronous: with FULL a commit is on the disk before it is acknowledged. */
    private const SQLITE_FULL = 2;

    private const MAX_WAIT = 60;

    public function __construct(private Connection $connection)
    {
    }

    public function engine(): Finding
    {
        return $this->connection->isSqlite() ? $this->sqlite() : $this->server();
    }

    public function waits(): Finding
    {
        $wait = (int) ini_get('mysqlnd.net_read_timeout');
        $connect = (int) ini_get('default_socket_timeout');
        if (!$this->connection->isSqlite() && ($wait > self::MAX_WAIT || $connect > self::MAX_WAIT)) {
            return Finding::recommended(
                __('A slow database could block every page', 'coleman'),
                /* translators: 1: seconds, 2: seconds */
                sprintf(__("PHP waits %1\$d seconds for a connection and %2\$d for an answer. Add this to wp-config.php, above wp-settings.php:\nif ( 'cli' !== PHP_SAPI ) { ini_set( 'default_socket_timeout', '5' ); ini_set( 'mysqlnd.net_read_timeout', preg_match( '#/wp-admin/(?!admin-ajax)|/wp-cron\.php|/coleman/v1/desk/#', \$_SERVER['REQUEST_URI'] ?? '' ) ? '30' : '3' ); }", 'coleman'), $connect, $wait),
            );
        }

        return Finding::good(
            __('Pages don’t wait long for the database', 'coleman'),
            __('If it is slow or unavailable, visitors see a message soon.', 'coleman'),
        );
    }

    private function sqlite(): Finding
    {
        // Past the driver, which answers as MySQL would.
        $value = fn (string $sql): string => implode('', $this->connection->rows($sql)[0] ?? []);
        $synchronous = (int) $value('PRAGMA synchronous');
        $journal = $value('PRAGMA journal_mode');
        $version = $value('SELECT sqlite_version()');
        if ($synchronous < self::SQLITE_FULL) {
            return Finding::recommended(
                /* translators: %s: version */
                sprintf(__('SQLite %s may lose recent orders in a power failure', 'coleman'), $version),
                /* translators: %s: name of a mode */
                sprintf(__('It confirms a write before it is on disk (synchronous is not FULL, journal %s). A PHP or server crash loses nothing, but a power failure may lose the last seconds. If the dealership takes orders, use MariaDB.', 'coleman'), strtoupper($journal)),
            );
        }

        return Finding::good(
            /* translators: %s: version */
            sprintf(__('SQLite %s saves orders safely', 'coleman'), $version),
            __('Each order is on disk before the customer sees the confirmation. For many orders at once, MariaDB is faster.', 'coleman'),
        );
    }

    private function server(): Finding
    {
        $version = (string) $this->connection->value('SELECT VERSION()');
        $isMaria = str_contains(strtolower($version), 'mariadb');
        $number = preg_match('/^\d+\.\d+(\.\d+)?/', $version, $match) ? $match[0] : '0';
        $flush = (int) $this->connection->value('SELECT @@innodb_flush_log_at_trx_commit');
        if (version_compare($number, $isMaria ? '10.5' : '8.0', '<')) {
            return Finding::recommended(
                __('The database is out of date', 'coleman'),
                /* translators: %s: version */
                sprintf(__('This is %s. Coleman is tested on MariaDB 10.11. Use MariaDB 10.5 or newer, or MySQL 8.', 'coleman'), $version),
            );
        }
        if (1 !== $flush) {
            return Finding::recommended(
                __('The database may lose recent orders in a power failure', 'coleman'),
                __('It confirms a write before it is on disk. Set innodb_flush_log_at_trx_commit=1.', 'coleman'),
            );
        }

        return Finding::good(
            /* translators: %s: version */
            sprintf(__('%s saves orders safely', 'coleman'), $isMaria ? 'MariaDB ' . $number : 'MySQL ' . $number),
            __('Each order is on disk before the customer sees the confirmation.', 'coleman'),
        );
    }
}
