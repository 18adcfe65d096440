<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds\Types;

/** A row as the database gives it, all texts, made into what a feed's row is held against. */
final class TypedRow
{
    /**
     * @param array<string, string|null> $row
     * @param list<string> $numbers columns of whole numbers
     * @return array<string, string|int|null> all columns
     */
    public static function typed(array $row, array $numbers): array
    {
        $typed = $row;
        foreach ($numbers as $column) {
            $typed[$column] = null === $row[$column] ? null : (int) $row[$column];
        }

        return $typed;
    }
}
