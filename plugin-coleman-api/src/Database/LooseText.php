<?php

declare(strict_types=1);

namespace Coleman\Api\Database;

/**
 * Names compared without case, accents, spaces and the marks within them, alike on both engines: "obrien" and "O’Brien"
 * are one, and so are "Nunez" and "Núñez", "K&K" and "K & K". For tables that are read whole; the desks' long lists have
 * search terms of their own (Admin\SearchTerms).
 */
final class LooseText
{
    /** WordPress keeps the & of a user's name as an entity. */
    private const MARKS = ['&amp;', "'", '’', '-', '&', '.', ',', '(', ')', '/', ' '];

    private const SQLITE_FUNCTION = 'coleman_loose';

    /** The text as `column()` gives a column's. */
    public static function normalize(string $text): string
    {
        return strtolower(remove_accents(str_replace(self::MARKS, '', $text)));
    }

    /**
     * An SQL expression for a column without the marks. MariaDB's collation ignores case and accents itself.
     *
     * @param string $column such as `l.last_name`
     */
    public static function column(Connection $connection, string $column): string
    {
        if ($connection->isSqlite()) {
            return sprintf('%s(%s)', self::SQLITE_FUNCTION, $column);
        }
        foreach (self::MARKS as $mark) {
            $column = sprintf("REPLACE(%s, '%s', '')", $column, str_replace("'", "''", $mark));
        }

        return $column;
    }

    /** Gives SQLite the function that `column()` names. */
    public static function addTo(\PDO $sqlite): void
    {
        $sqlite->sqliteCreateFunction(
            self::SQLITE_FUNCTION,
            static fn (string|int|float|null $text): ?string => null === $text ? null : self::normalize((string) $text),
            1,
            \PDO::SQLITE_DETERMINISTIC,
        );
    }

    /**
     * Whether one of the columns holds a word, as it is written or loosely.
     *
     * @param non-empty-list<string> $columns
     * @return array{string, list<string>} SQL and its values
     */
    public static function holds(Connection $connection, string $word, array $columns): array
    {
        $pattern = static fn (string $text): string => '%' . addcslashes($text, '_%\\') . '%';
        $loose = self::normalize($word);
        $alternatives = [];
        $values = [];
        foreach ($columns as $column) {
            $alternatives[] = $column . ' LIKE %s';
            $values[] = $pattern($word);
            if ('' !== $loose) {
                $alternatives[] = self::column($connection, $column) . ' LIKE %s';
                $values[] = $pattern($loose);
            }
        }

        return ['(' . implode(' OR ', $alternatives) . ')', $values];
    }
}
