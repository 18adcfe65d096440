<?php

declare(strict_types=1);

namespace Coleman\Api\Health;

use Coleman\Api\Database\Connection;
use Coleman\Api\Integrations\OrderFeedQuery;
use Coleman\Api\Support\Clock;

/** How the database keeps what it has said it keeps, and how long a page waits for it. */
final readonly class DatabaseChecks
{
    /** PRAGMA synchronous: with FULL a commit is on the disk before it is acknowledged. */
    private const SQLITE_FULL = 2;

    private const MAX_WAIT = 60;

    /** Seconds between clocks that ask for no one's attention. */
    private const APART = 5.0;

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
                sprintf(__("PHP waits %1\$d seconds for a connection and %2\$d for an answer. Add this to wp-config.php, above wp-settings.php:\nif ( 'cli' !== PHP_SAPI ) { ini_set( 'default_socket_timeout', '3' ); ini_set( 'mysqlnd.net_read_timeout', preg_match( '#/wp-admin/(?!admin-ajax)|/wp-cron\.php|/coleman/v1/desk/#', \$_SERVER['REQUEST_URI'] ?? '' ) ? '30' : '3' ); }", 'coleman'), $connect, $wait),
            );
        }

        return Finding::good(
            __('Pages don’t wait long for the database', 'coleman'),
            __('If it is slow or unavailable, visitors see a message soon.', 'coleman'),
        );
    }

    /** How far the clock of this web server is from the database's, which all web servers share. */
    public function clocks(Clock $clock): Finding
    {
        if ($this->connection->isSqlite()) {
            return Finding::good(__('There is one clock', 'coleman'), __('SQLite runs on this web server and uses its clock.', 'coleman'));
        }
        $seconds = static fn (): float => (float) $clock->now()->format('U.u');
        $before = $seconds();
        $database = (float) $this->connection->value('SELECT UNIX_TIMESTAMP(SYSDATE(6))');
        $after = $seconds();
        // What the answer took is no difference.
        $apart = max(0.0, $before - $database, $database - $after);
        if ($apart <= self::APART) {
            return Finding::good(__('The clocks agree', 'coleman'), __('This web server and the database have the same time.', 'coleman'));
        }
        $number = (int) round($apart);
        /* translators: %d: seconds */
        $label = sprintf(_n('The clocks of web server and database are %d second apart', 'The clocks of web server and database are %d seconds apart', $number, 'coleman'), $number);
        $text = __('Holds, deadlines and limits end too early or too late, and what happened first may seem to come later. Turn on time synchronization (NTP, such as chrony) on all web and database servers.', 'coleman');

        return $apart < OrderFeedQuery::SETTLE_SECONDS
            ? Finding::recommended($label, $text)
            : Finding::critical($label, $text . ' ' . __('Programs that read orders may miss some.', 'coleman'));
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
