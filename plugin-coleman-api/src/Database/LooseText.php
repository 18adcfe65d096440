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
    public const MARKS = ['&amp;', "'", '’', '-', '&', '.', ',', '(', ')', '/', ' '];

    /** The text as Connection::looseColumn() gives a column's. */
    public static function normalize(string $text): string
    {
        return strtolower(remove_accents(str_replace(self::MARKS, '', $text)));
    }

    /**
     * Whether one of the columns holds a word, as it is written or loosely.
     *
     * @param non-empty-list<string> $columns
     * @return array{string, list<string>} SQL and its values
     */
    public static function holds(Connection $connection, string $word, array $columns): array
    {
        $loose = self::normalize($word);
        $alternatives = [];
        $values = [];
        foreach ($columns as $column) {
            $alternatives[] = $column . ' LIKE %s';
            $values[] = LikePattern::holding($word);
            if ('' !== $loose) {
                $alternatives[] = $connection->looseColumn($column) . ' LIKE %s';
                $values[] = LikePattern::holding($loose);
            }
        }

        return ['(' . implode(' OR ', $alternatives) . ')', $values];
    }
}
