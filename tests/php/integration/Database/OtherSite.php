<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Database;

use Coleman\Api\Services;
use Coleman\Api\SystemClock;

/**
 * A site beside the test site: same database, tables of its own prefix and no data. While it is open it is WordPress's
 * current site, so that options are its own too.
 */
final class OtherSite
{
    public readonly Services $services;

    private function __construct(private readonly \wpdb $before, private readonly \wpdb $wpdb)
    {
        $this->services = new Services(new SystemClock(), $wpdb, dirname(__DIR__, 4) . '/plugin-coleman-api');
    }

    public static function open(string $prefix): self
    {
        /** @var \wpdb $before */
        $before = $GLOBALS['wpdb'];
        $wpdb = clone $before;
        $wpdb->set_prefix($prefix);
        $site = new self($before, $wpdb);
        $site->drop();
        $GLOBALS['wpdb'] = $wpdb;
        wp_cache_flush();
        $site->services->connection()->execute('CREATE TABLE {wp:options} (
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
        $GLOBALS['wpdb'] = $this->before;
        wp_cache_flush();
    }

    /** @return array<string, mixed> columns and keys of its tables, by name; a text that is the same for equal tables */
    public function schema(): array
    {
        $connection = $this->services->connection();
        $schema = [];
        foreach ($this->tables('coleman_') as $table) {
            $name = substr($table, strlen($connection->table('')));
            $statement = (string) array_values($connection->translatedRows("SHOW CREATE TABLE `$table`")[0])[1];
            $schema['tables'][$name] = explode("\n", (string) preg_replace('/\n\)[^\n]*$/', "\n) DEFAULT CHARACTER SET utf8mb4", str_replace("`$table`", "`{{$name}}`", $statement)));
            if ($connection->isSqlite()) {
                // The driver keeps MySQL's description beside the tables: both must be right.
                $native = $connection->rows('SELECT sql FROM sqlite_master WHERE tbl_name = %s AND sql IS NOT NULL ORDER BY name', [$table]);
                $schema['native'][$name] = array_map(static fn (array $row): string => str_replace(['"', $connection->table('')], ['`', ''], (string) $row['sql']), $native);
            }
        }

        return $schema;
    }

    /** @return array<string, list<array<string, string|null>>> what stands in its tables, by table; empty ones are left out */
    public function data(): array
    {
        $connection = $this->services->connection();
        $data = [];
        foreach ($this->tables('coleman_') as $table) {
            $data[substr($table, strlen($connection->table('')))] = $connection->rows("SELECT * FROM `$table`");
        }

        return array_filter($data);
    }

    private function drop(): void
    {
        foreach ($this->tables('') as $table) {
            $this->services->connection()->execute("DROP TABLE `$table`");
        }
    }

    /** @return list<string> names with the prefix, in order */
    private function tables(string $beginning): array
    {
        $rows = $this->services->connection()->translatedRows('SHOW TABLES LIKE %s', [str_replace('_', '\\_', $this->wpdb->prefix . $beginning) . '%']);
        $names = array_map(static fn (array $row): string => (string) array_values($row)[0], $rows);
        sort($names);

        return $names;
    }
}
