<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds\Types;

use Coleman\Api\Database\Connection;

/** Names of the things that a removal would change. */
final class RemovalNames
{
    /**
     * @param string $name column that people call the thing by
     * @param list<string> $refs ids
     * @param string $condition SQL that is so of what a removal changes
     * @return array<int|string, string> names by ref
     */
    public static function find(Connection $connection, string $table, string $name, array $refs, string $condition): array
    {
        $ids = array_map(intval(...), $refs);

        return [] === $ids ? [] : array_map(strval(...), array_column($connection->rows(
            sprintf('SELECT id, %s AS name FROM {%s} WHERE id IN (%s) AND %s', $name, $table, Connection::placeholders($ids), $condition),
            $ids,
        ), 'name', 'id'));
    }
}
