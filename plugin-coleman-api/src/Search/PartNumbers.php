<?php

declare(strict_types=1);

namespace Coleman\Api\Search;

use Coleman\Api\Database\Connection;
use Coleman\Api\Parts\Part;

/**
 * Finds parts by number: ranges over the parts' own index on part_key, and over the ends of keys.
 *
 * @phpstan-import-type Term from Vocabulary
 * @phpstan-type Equal array{Maker: string, Number: string}
 */
final readonly class PartNumbers
{
    private const STOCKED = 'EXISTS (SELECT 1 FROM {part_stock} s WHERE s.part_id = %s AND s.quantity > 0)';

    /** So many of each way are put in order: who types the beginning of more types on. */
    private const MAX = 400;

    private const MAX_LOOSE = 200;

    /** So many parts that another maker's number stands for. */
    private const MAX_EQUAL = 50;

    public function __construct(private Connection $connection)
    {
    }

    /**
     * Exact, prefix and contained, in one query for all the ways to read the text. The first reading that finds
     * something is it; words beside a number must match too, unless the number is exactly one of ours.
     *
     * @param array<array-key, Term> $terms of the text's words, for parts
     * @return array{list<SearchHit>, list<SearchHit>, array<int, Equal>} hits; what the numbers alone would find where words beside them do not match; and of the hits by another maker's number, by id, that number
     */
    public function find(SearchText $text, array $terms): array
    {
        $fitting = [];
        $others = [];
        $equals = [];
        foreach ($this->rows($text, $terms) as $row) {
            $reading = (int) $row['reading'];
            $key = (string) $row['part_key'];
            $how = match (true) {
                '' !== (string) $row['equal_number'] => SearchHit::EQUAL,
                '' === $key => SearchHit::CONTAINS,
                $key === $text->numbers[$reading]['key'] => SearchHit::EXACT,
                default => SearchHit::PREFIX,
            };
            $hit = SearchHit::ofKey((int) $row['id'], $how, '' === $key ? sprintf('%017d', (int) $row['doc']) : $key, '1' === (string) $row['stocked'], '1' === (string) $row['discontinued']);
            if (SearchHit::EQUAL === $how) {
                $equals[$reading][$hit->id] ??= ['Maker' => (string) $row['equal_maker'], 'Number' => (string) $row['equal_number']];
            }
            if ('1' === (string) $row['fits']) {
                $fitting[$reading][] = $hit;
            } else {
                $others[$reading][] = $hit;
            }
        }
        foreach (array_keys($text->numbers) as $reading) {
            $exact = array_filter($others[$reading] ?? [], static fn (SearchHit $hit): bool => SearchHit::EXACT === $hit->tier());
            $hits = $fitting[$reading] ?? array_values($exact);
            if ([] !== $hits) {
                return [SearchHit::sorted($hits), [], $equals[$reading] ?? []];
            }
        }

        return [[], [] === $others ? [] : SearchHit::sorted($others[array_key_first($others)]), []];
    }

    /**
     * Parts of exactly this number, whatever stands around it: one of the keys, or, where the text is nothing like a
     * number, as it is printed ("...").
     *
     * @return list<SearchHit>
     */
    public function exact(SearchText $text): array
    {
        $keys = array_column($text->numbers, 'key');
        $rows = $this->connection->rows(
            sprintf(
                'SELECT p.id, p.part_number, p.part_key, p.discontinued, %s AS stocked FROM {parts} p WHERE p.%s IN (%s) AND p.id <> %d ORDER BY p.id LIMIT 100',
                sprintf(self::STOCKED, 'p.id'),
                [] === $keys ? 'part_number' : 'part_key',
                Connection::placeholders([] === $keys ? [$text->text] : $keys, '%s'),
                Part::PLACEHOLDER_ID,
            ),
            [] === $keys ? [$text->text] : $keys,
        );
        foreach ([] === $keys ? [$text->text] : $keys as $asked) {
            // MariaDB also takes "e" for "é" and overlooks spaces at the end, SQLite does not.
            $found = array_filter($rows, static fn (array $row): bool => 0 === strcasecmp($asked, (string) $row[[] === $keys ? 'part_number' : 'part_key']));
            if ([] !== $found) {
                return SearchHit::sorted(array_map(static fn (array $row): SearchHit => self::hit($row, SearchHit::EXACT), array_values($found)));
            }
        }

        return [];
    }

    /**
     * Where nothing is found: numbers that look alike, else those one edit away.
     *
     * @return list<SearchHit>
     */
    public function loosely(SearchText $text): array
    {
        $keys = array_map(PartNumberVariants::loose(...), [] === $text->numbers ? [$text->key] : array_column($text->numbers, 'key'));
        $keys = array_values(array_filter($keys, static fn (string $key): bool => strlen($key) >= SearchText::MIN_CONTAINED && 1 === preg_match('/\d/', $key)));
        if ([] === $keys) {
            return [];
        }
        $hits = $this->loose($keys);
        $edited = [] === $hits && $text->isNumberLike() ? PartNumberVariants::oneEdit($keys[count($keys) - 1]) : [];

        return [] === $edited ? $hits : $this->loose($edited);
    }

    /**
     * What parts that are named by others are: hits of a tier of their own.
     *
     * @param non-empty-list<int> $ids
     * @return list<SearchHit>
     */
    public function superseding(array $ids): array
    {
        return array_map(static fn (array $row): SearchHit => self::hit($row, SearchHit::SUPERSEDED), $this->connection->rows(
            sprintf('SELECT p.id, p.part_key, p.discontinued, %s AS stocked FROM {parts} p WHERE p.id IN (%s)', sprintf(self::STOCKED, 'p.id'), Connection::placeholders($ids)),
            $ids,
        ));
    }

    /** @param array<string, string|null> $row */
    private static function hit(array $row, int $how): SearchHit
    {
        return SearchHit::ofKey((int) $row['id'], $how, (string) $row['part_key'], '1' === (string) $row['stocked'], '1' === (string) $row['discontinued']);
    }

    /**
     * @param non-empty-list<string> $keys
     * @return list<SearchHit>
     */
    private function loose(array $keys): array
    {
        return SearchHit::sorted(array_map(
            static fn (array $row): SearchHit => SearchHit::ofDoc(Kind::Part, (int) $row['doc'], SearchHit::LOOSE, '1' === (string) $row['stocked']),
            $this->connection->rows(
                sprintf(
                    'SELECT d.doc, %s AS stocked FROM {search_documents} d WHERE d.loose_key IN (%s) ORDER BY d.doc LIMIT %d',
                    sprintf(self::STOCKED, 'd.entity_id'),
                    Connection::placeholders($keys, '%s'),
                    self::MAX_LOOSE,
                ),
                $keys,
            ),
        ));
    }

    /**
     * @param array<array-key, Term> $terms
     * @return list<array<string, string|null>>
     */
    private function rows(SearchText $text, array $terms): array
    {
        $branches = [];
        $values = [];
        foreach ($text->numbers as $reading => ['key' => $key, 'words' => $words]) {
            [$fits, $ofWords] = $this->fits($words, $terms, 'SELECT doc FROM {search_documents} WHERE kind = 1 AND entity_id = c.id');
            $branches[] = sprintf('SELECT %d AS reading, c.id, c.part_key, 0 AS doc, c.discontinued, c.on_shelf AS stocked, %s AS fits, \'\' AS equal_maker, \'\' AS equal_number', $reading, $fits)
                . ' FROM (SELECT id, part_key, discontinued, on_shelf FROM {parts} WHERE part_key >= %s AND part_key < %s AND id <> %d ORDER BY part_key, id LIMIT %d) c';
            array_push($values, ...$ofWords, ...[$key, $key . '~', Part::PLACEHOLDER_ID, self::MAX]);
            // CROSS JOIN keeps SQLite from beginning with all parts.
            $branches[] = sprintf('SELECT %d AS reading, p.id, p.part_key, 0 AS doc, p.discontinued, p.on_shelf AS stocked, 1 AS fits, c.maker AS equal_maker, c.number AS equal_number', $reading)
                . ' FROM (SELECT part_id, maker, number FROM {part_interchanges} WHERE number_key = %s ORDER BY part_id, maker_key LIMIT %d) c CROSS JOIN {parts} p ON p.id = c.part_id';
            array_push($values, $key, self::MAX_EQUAL);
            if (strlen($key) >= SearchText::MIN_CONTAINED) {
                [$fits, $ofWords] = $this->fits($words, $terms, 'c.doc');
                $known = substr($key, 0, SearchText::SUFFIX_LENGTH);
                // Of a longer number the table has but the first characters.
                $whole = $known === $key ? '' : ' AND EXISTS (SELECT 1 FROM {parts} p WHERE p.id = doc % 1000000000 AND p.part_key LIKE %s)';
                $branches[] = sprintf('SELECT %d AS reading, c.doc %% 1000000000 AS id, \'\' AS part_key, c.doc, c.doc >= %d AS discontinued, %s AS stocked, %s AS fits, \'\' AS equal_maker, \'\' AS equal_number', $reading, RankedId::FIRST_DISCONTINUED, sprintf(self::STOCKED, 'c.doc % 1000000000'), $fits)
                    . ' FROM (SELECT doc FROM {search_suffixes} WHERE suffix >= %s AND suffix < %s' . $whole . ' ORDER BY suffix, doc LIMIT %d) c';
                array_push($values, ...$ofWords, ...[$known, $known . '~'], ...('' === $whole ? [] : ['%' . $key . '%']), ...[self::MAX]);
            }
        }

        return [] === $branches ? [] : $this->connection->rows(implode(' UNION ALL ', $branches), $values);
    }

    /**
     * Whether a candidate has all the words.
     *
     * @param list<string> $words
     * @param array<array-key, Term> $terms
     * @param string $doc the candidate's, in SQL
     * @return array{string, list<int>} an expression and its values
     */
    private function fits(array $words, array $terms, string $doc): array
    {
        $conditions = [];
        $values = [];
        foreach ($words as $word) {
            $term = $terms[$word] ?? [];
            if ([] === $term) {
                return ['0', []];
            }
            $conditions[] = sprintf('EXISTS (SELECT 1 FROM {search_postings} w WHERE w.word_id IN (%s) AND w.doc = (%s))', Connection::placeholders($term), $doc);
            array_push($values, ...array_keys($term));
        }

        return [[] === $conditions ? '1' : '(' . implode(' AND ', $conditions) . ')', $values];
    }
}
