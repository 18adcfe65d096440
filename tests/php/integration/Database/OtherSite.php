<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Database;

use Coleman\Api\Composition\Modules;
use Coleman\Api\Plugin;
use Coleman\Api\Support\SystemClock;
use Coleman\Tests\SchemaText;

/**
 * A site beside the test site: same database, tables of its own prefix and no data. While it is open it is WordPress's
 * current site, so that options are its own too.
 */
final class OtherSite
{
    public readonly Modules $modules;

    private function __construct(private readonly \wpdb $before, private readonly \wpdb $wpdb)
    {
        $this->modules = new Modules(new SystemClock(), $wpdb, dirname(__DIR__, 4) . '/plugin-coleman-api');
    }

    public static function open(string $prefix): self
    {
        /** @var \wpdb $before */
        $before = $GLOBALS['wpdb'];
        // A clone shares the last result, and both would free it.
        $before->flush();
        $wpdb = clone $before;
        $wpdb->set_prefix($prefix);
        $site = new self($before, $wpdb);
        $site->drop();
        $GLOBALS['wpdb'] = $wpdb;
        wp_cache_flush();
        $site->modules->foundation->connection()->execute('CREATE TABLE {wp:options} (
            option_id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
            option_name VARCHAR(191) NOT NULL DEFAULT \'\',
            option_value LONGTEXT NOT NULL,
            autoload VARCHAR(20) NOT NULL DEFAULT \'yes\',
            PRIMARY KEY (option_id),
            UNIQUE KEY option_name (option_name)) DEFAULT CHARACTER SET utf8mb4');

        return $site;
    }

    /** Leaves nothing of it, and gives the test site back. */
    public function close(): void
    {
        $this->drop();
        $this->wpdb->flush();
        $GLOBALS['wpdb'] = $this->before;
        wp_cache_flush();
        // Whoever hears that an upgrade is done is of the test site, and has the site's own pages indexed again.
        Plugin::modules()->foundation->connection()->execute('DELETE FROM {search_queue}');
    }

    /** @return array<string, array<string, list<string>>> see SchemaText */
    public function schema(): array
    {
        return SchemaText::of($this->modules->foundation->connection());
    }

    /** @return array<string, list<array<string, string|null>>> what stands in its tables, by table; empty ones are left out */
    public function data(): array
    {
        $connection = $this->modules->foundation->connection();
        $data = [];
        foreach (SchemaText::tables($connection, $connection->table('')) as $table) {
            $data[substr($table, strlen($connection->table('')))] = $connection->rows("SELECT * FROM `$table`");
        }

        return array_filter($data);
    }

    private function drop(): void
    {
        foreach (SchemaText::tables($this->modules->foundation->connection(), $this->wpdb->prefix) as $table) {
            $this->modules->foundation->connection()->execute("DROP TABLE `$table`");
        }
    }
}
