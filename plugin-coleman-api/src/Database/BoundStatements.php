<?php

declare(strict_types=1);

namespace Coleman\Api\Database;

/** Writes of many rows as statements whose values are bound: prepared once for as many rows as there are. */
final class BoundStatements
{
    /** Of one statement; more gains nothing. */
    public const ROWS = 50;

    /**
     * @param string $verb such as INSERT
     * @param string $table with its prefix
     * @param non-empty-list<array<string, string|int|float|bool|null>> $rows of the same columns
     * @param string $end of each statement
     * @return \Generator<string, list<string|int|float|null>> values by statement
     */
    public static function inserts(string $verb, string $table, array $rows, string $end): \Generator
    {
        $columns = array_keys($rows[0]);
        $insert = sprintf('%s INTO `%s` (%s) VALUES ', $verb, $table, implode(', ', $columns));
        $group = '(' . implode(', ', array_fill(0, count($columns), '?')) . ')';
        $sql = '';
        $groups = 0;
        foreach (array_chunk($rows, self::ROWS) as $chunk) {
            if (count($chunk) !== $groups) {
                $groups = count($chunk);
                $sql = $insert . implode(', ', array_fill(0, $groups, $group)) . $end;
            }
            $values = [];
            foreach ($chunk as $row) {
                foreach ($columns as $column) {
                    $value = $row[$column] ?? null;
                    $values[] = is_bool($value) ? (int) $value : $value;
                }
            }
            yield $sql => $values;
        }
    }

    /**
     * @param string $table with its prefix
     * @param array<int, array<string, string|int|float|bool|null>> $rows of the same columns, by id
     * @return \Generator<string, list<string|int|float|null>> values by statement
     */
    public static function updates(string $table, array $rows): \Generator
    {
        $columns = array_keys(current($rows) ?: []);
        $sql = sprintf('UPDATE `%s` SET %s WHERE id = ?', $table, implode(', ', array_map(static fn (string $column): string => "$column = ?", $columns)));
        foreach ($rows as $id => $row) {
            yield $sql => [...array_map(static fn (string|int|float|bool|null $value): string|int|float|null => is_bool($value) ? (int) $value : $value, array_values($row)), $id];
        }
    }

    /**
     * @param string $table with its prefix
     * @param non-empty-list<array<string, string|int>> $keys of the same columns
     * @return \Generator<string, list<string|int>> values by statement
     */
    public static function deletes(string $table, array $keys): \Generator
    {
        $sql = sprintf('DELETE FROM `%s` WHERE %s', $table, implode(' AND ', array_map(static fn (string $column): string => "$column = ?", array_keys($keys[0]))));
        foreach ($keys as $key) {
            yield $sql => array_values($key);
        }
    }
}
