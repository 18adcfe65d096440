<?php

declare(strict_types=1);

namespace Coleman\Api\Database;

/** Makes tables that are not there yet. */
final class Tables
{
    /** @param array<string, string> $tables columns and keys by the table's name */
    public static function create(Connection $connection, array $tables): void
    {
        foreach ($tables as $name => $columns) {
            $connection->execute(sprintf('CREATE TABLE IF NOT EXISTS {%s} (%s) DEFAULT CHARACTER SET utf8mb4', $name, $columns));
        }
    }
}
