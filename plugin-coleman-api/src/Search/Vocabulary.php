<?php

declare(strict_types=1);

namespace Coleman\Api\Search;

use Coleman\Api\Database\Connection;

/**
 * Which indexed words are meant by the words of a text.
 *
 * A word that is not indexed stands for those that begin with it. A term is the words that one word of the text may
 * stand for, ids with the number of entities that have each; an empty term matches nothing.
 *
 * @phpstan-type Term array<int, int>
 */
final readonly class Vocabulary
{
    /** So many endings of a beginning are tried, the most used first. */
    private const ENDINGS = 6;

    /** So many words of a text may be beginnings; a text of more unknown words matches nothing. */
    private const BEGINNINGS = 2;

    /** With so many words a misspelled one is compared, the most used first. */
    private const COMPARED = 1000;

    public function __construct(private Connection $connection)
    {
    }

    /**
     * @param list<string> $words of Words::tokenize()
     * @param list<Kind> $kinds
     * @param bool $isTyping whether the last word may go on
     * @return array<int, array<array-key, Term>> by kind and word
     */
    public function terms(array $words, array $kinds, bool $isTyping = false): array
    {
        $terms = [];
        foreach ($kinds as $kind) {
            $terms[$kind->value] = array_fill_keys($words, []);
        }
        if ([] === $words || [] === $kinds) {
            return $terms;
        }
        foreach ($this->connection->rows(
            sprintf('SELECT id, kind, word, uses FROM {search_words} WHERE word IN (%s) AND uses > 0', Connection::placeholders($words, '%s')),
            $words,
        ) as $row) {
            if (isset($terms[(int) $row['kind']])) {
                $terms[(int) $row['kind']][(string) $row['word']][(int) $row['id']] = (int) $row['uses'];
            }
        }

        return $this->withEndings($terms, $isTyping ? $words[count($words) - 1] : null);
    }

    /**
     * The words one edit away from those that mean nothing, for a text that found nothing.
     *
     * @param array<int, array<array-key, Term>> $terms by kind and word
     * @return array<int, array<array-key, Term>> the same with the most used spelling in the place of empty terms
     */
    public function spelled(array $terms): array
    {
        $unknown = [];
        foreach ($terms as $ofKind) {
            foreach (array_keys(array_filter($ofKind, static fn (array $term): bool => [] === $term)) as $word) {
                if (1 === preg_match('/^[a-z]{4,16}$/D', (string) $word)) {
                    $unknown[$word] = (string) $word;
                }
            }
        }
        $branches = [];
        $values = [];
        foreach (array_slice($unknown, 0, self::BEGINNINGS) as $word) {
            // Nearly everyone gets the first two letters right.
            $branches[] = 'SELECT * FROM (SELECT %s AS asked, id, kind, word, uses FROM {search_words} WHERE word >= %s AND word < %s AND uses > 0 ORDER BY uses DESC, word LIMIT %d) w' . count($branches);
            array_push($values, $word, substr($word, 0, 2), substr($word, 0, 2) . '~', self::COMPARED);
        }
        $rows = [] === $branches ? [] : $this->connection->rows(implode(' UNION ALL ', $branches), $values);
        usort($rows, static fn (array $one, array $other): int => [-(int) $one['uses'], $one['word']] <=> [-(int) $other['uses'], $other['word']]);
        foreach ($rows as $row) {
            [$kind, $word] = [(int) $row['kind'], (string) $row['asked']];
            if (isset($terms[$kind][$word]) && [] === $terms[$kind][$word] && self::isNear($word, (string) $row['word'])) {
                $terms[$kind][$word] = [(int) $row['id'] => (int) $row['uses']];
            }
        }

        return $terms;
    }

    /** Whether one letter is too many, missing or wrong, or two are swapped. */
    private static function isNear(string $one, string $other): bool
    {
        $edits = levenshtein($one, $other);
        if (2 !== $edits || strlen($one) !== strlen($other)) {
            return $edits < 2;
        }
        $at = strspn($one ^ $other, "\0");

        return $one[$at] === ($other[$at + 1] ?? '') && ($one[$at + 1] ?? '') === $other[$at] && substr($one, $at + 2) === substr($other, $at + 2);
    }

    /**
     * @param array<int, array<array-key, Term>> $terms
     * @return array<int, array<array-key, Term>>
     */
    private function withEndings(array $terms, ?string $typed): array
    {
        $branches = [];
        $values = [];
        foreach ($terms as $kind => $ofKind) {
            $begun = array_map(strval(...), array_keys(array_filter($ofKind, static fn (array $term): bool => [] === $term)));
            if (count($begun) > self::BEGINNINGS) {
                continue;
            }
            if (null !== $typed && !in_array($typed, $begun, true)) {
                $begun[] = $typed;
            }
            foreach ($begun as $word) {
                if (strlen($word) > 1 || $word === $typed) {
                    $branches[] = 'SELECT * FROM (SELECT %s AS begun, id, kind, uses FROM {search_words} WHERE word >= %s AND word < %s AND kind = %d AND uses > 0 ORDER BY uses DESC, word LIMIT %d) w' . count($branches);
                    array_push($values, $word, $word, $word . '~', $kind, self::ENDINGS);
                }
            }
        }
        foreach ([] === $branches ? [] : $this->connection->rows(implode(' UNION ALL ', $branches), $values) as $row) {
            $terms[(int) $row['kind']][(string) $row['begun']][(int) $row['id']] = (int) $row['uses'];
        }

        return $terms;
    }
}
