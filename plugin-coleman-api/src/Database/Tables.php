<?php

declare(strict_types=1);

namespace Coleman\Api\Database;

/** Makes tables, columns and keys that are not there yet. */
final class Tables
{
    private const TRIES = 2;

    /** @param array<string, string> $tables columns and keys by the table's name */
    public static function create(Connection $connection, array $tables): void
    {
        foreach ($tables as $name => $columns) {
            $connection->execute(sprintf('CREATE TABLE IF NOT EXISTS {%s} (%s) DEFAULT CHARACTER SET utf8mb4', $name, $columns));
        }
    }

    public static function addColumn(Connection $connection, string $table, string $column, string $definition): void
    {
        $isThere = static fn (): bool => [] !== $connection->rows(sprintf('SHOW COLUMNS FROM {%s} LIKE %%s', $table), [$column]);
        self::unless($isThere, static fn (): int => $connection->execute(sprintf('ALTER TABLE {%s} ADD COLUMN %s %s', $table, $column, $definition)));
    }

    /**
     * Gives a column another type.
     *
     * @param string $type as SHOW COLUMNS names it
     * @param string $rest of its definition
     */
    public static function changeColumn(Connection $connection, string $table, string $column, string $type, string $rest): void
    {
        $isThere = static fn (): bool => $type === strtolower((string) ($connection->rows(sprintf('SHOW COLUMNS FROM {%s} LIKE %%s', $table), [$column])[0]['Type'] ?? ''));
        self::unless($isThere, static fn (): int => $connection->execute(sprintf('ALTER TABLE {%s} MODIFY COLUMN %s %s %s', $table, $column, $type, $rest)));
    }

    /**
     * Adds the keys that a table does not have yet.
     *
     * @param array<string, string> $keys columns by the key's name
     */
    public static function addKeys(Connection $connection, string $table, array $keys): void
    {
        $known = static fn (): array => array_map(static fn (array $row): string => (string) $row['Key_name'], $connection->rows(sprintf('SHOW INDEX FROM {%s}', $table)));
        foreach (array_diff_key($keys, array_fill_keys($known(), true)) as $name => $columns) {
            self::unless(
                static fn (): bool => in_array($name, $known(), true),
                static fn (): int => $connection->execute(sprintf('ALTER TABLE {%s} ADD KEY %s (%s)', $table, $name, $columns)),
            );
        }
    }

    /**
     * Changes a table unless that is done. A process whose turn ended while its statement was running, or that was killed
     * while MariaDB goes on with the statement, may be done with it in between: then the change fails, and is there.
     *
     * @param callable(): bool $isThere
     * @param callable(): int $change
     */
    private static function unless(callable $isThere, callable $change): void
    {
        for ($try = 1; !$isThere(); $try++) {
            try {
                $change();

                return;
            } catch (DatabaseError $error) {
                if ($try >= self::TRIES) {
                    throw $error;
                }
            }
        }
    }
}
