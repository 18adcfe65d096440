<?php

declare(strict_types=1);

namespace Coleman\Tests;

use Coleman\Api\Database\Connection;

/** The tables of a site as a text that is the same for equal tables, whatever their prefix and however they came about. */
final class SchemaText
{
    /** @return array<string, array<string, list<string>>> statements by the table's name; `native` on SQLite, whose driver keeps MySQL's description beside the tables */
    public static function of(Connection $connection): array
    {
        $schema = [];
        foreach (self::tables($connection, $connection->table('')) as $table) {
            $name = substr($table, strlen($connection->table('')));
            $statement = (string) array_values($connection->rows("SHOW CREATE TABLE `$table`")[0])[1];
            $schema['tables'][$name] = explode("\n", (string) preg_replace('/\n\)[^\n]*$/', "\n) DEFAULT CHARACTER SET utf8mb4", str_replace("`$table`", "`{{$name}}`", $statement)));
            if ($connection->isSqlite()) {
                $native = $connection->rows('SELECT sql FROM sqlite_master WHERE tbl_name = %s AND sql IS NOT NULL ORDER BY name', [$table]);
                $schema['native'][$name] = array_map(static fn (array $row): string => str_replace(['"', $connection->table('')], ['`', ''], (string) $row['sql']), $native);
            }
        }

        return $schema;
    }

    /** @return list<string> names with what they begin with, in order */
    public static function tables(Connection $connection, string $beginning): array
    {
        $rows = $connection->rows('SHOW TABLES LIKE %s', [str_replace('_', '\\_', $beginning) . '%']);
        $names = array_map(static fn (array $row): string => (string) array_values($row)[0], $rows);
        sort($names);

        return $names;
    }

    /** @return array{tables: array<string, list<string>>, rows: array<string, non-empty-list<array<string, string|null>>>} a database of version 39, as it was made then */
    public static function fixture(bool $isSqlite): array
    {
        /** @var array{tables: array<string, list<string>>, rows: array<string, non-empty-list<array<string, string|null>>>} $fixture */
        $fixture = json_decode((string) file_get_contents(sprintf('%s/fixtures/schema-39-%s.json', __DIR__, $isSqlite ? 'sqlite' : 'mariadb')), true, 512, JSON_THROW_ON_ERROR);

        return $fixture;
    }
}
