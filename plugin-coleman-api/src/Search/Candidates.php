<?php

declare(strict_types=1);

namespace Coleman\Api\Search;

use Coleman\Api\Database\Connection;

/**
 * Finds what has all the words of a text, in one query for all kinds.
 *
 * The list of the rarest word is read in the order of its ranks and each entry looked up in the lists of the others,
 * until there are enough. Of a word that very many have, only the best are read, so that no text is slow.
 *
 * @phpstan-import-type Term from Vocabulary
 */
final readonly class Candidates
{
    /** So many are ranked. */
    public const MAX = 500;

    /** So far the list of the rarest word is read when others must match too. */
    private const READ = 5_000;

    /** Of words that may each stand for several, so many are combined. */
    private const WHEN_SEVERAL = 3;

    public function __construct(private Connection $connection)
    {
    }

    /**
     * @param QueryTerms $terms each of whose readings may match
     * @param int $tier of the hits
     * @param int $most of each kind
     * @return array<int, list<SearchHit>> by kind, in order
     */
    public function find(QueryTerms $terms, int $tier = SearchHit::WORDS, int $most = self::MAX): array
    {
        $branches = [];
        $values = [];
        foreach ($terms->readings as $kind => $readings) {
            $combinations = [];
            foreach ($readings as $reading) {
                if (!in_array([], $reading, true)) {
                    array_push($combinations, ...$this->combinations(array_values($reading)));
                }
            }
            $combinations = array_values(array_unique($combinations, SORT_REGULAR));
            foreach ($combinations as $words) {
                foreach ($this->ranges(Kind::from($kind)) as [$from, $until, $share]) {
                    [$branches[], $ofBranch] = $this->branch(Kind::from($kind), $words, $from, $until, (int) (self::READ * $share), (int) ceil($most * $share / count($combinations)));
                    array_push($values, ...$ofBranch);
                }
            }
        }
        $hits = array_fill_keys(array_keys($terms->readings), []);
        foreach ([] === $branches ? [] : $this->connection->rows(implode(' UNION ALL ', $branches), $values) as $row) {
            $kind = (int) $row['kind'];
            $hits[$kind][] = SearchHit::ofDoc(Kind::from($kind), (int) $row['doc'], $tier, '1' === (string) $row['stocked'], (int) $row['place']);
        }

        return array_map(SearchHit::sorted(...), $hits);
    }

    /**
     * Of each kind the ranges of entries that are read, with the share that each has of what is read, and of the hits.
     * Discontinued parts are found apart, or they might all be behind the last that is read.
     *
     * @return list<array{int, int, float}> from, until, share
     */
    private function ranges(Kind $kind): array
    {
        return Kind::Part === $kind
            ? [[0, RankedId::FIRST_DISCONTINUED, 0.8], [RankedId::FIRST_DISCONTINUED, PHP_INT_MAX, 0.2]]
            : [[0, PHP_INT_MAX, 1.0]];
    }

    /**
     * One word of each term, in every combination: so each is read from its own rarest word on.
     *
     * @param list<Term> $terms
     * @return list<non-empty-array<int, int>> uses by word id
     */
    private function combinations(array $terms): array
    {
        $several = count(array_filter($terms, static fn (array $term): bool => count($term) > 1));
        $combinations = [[]];
        foreach ($terms as $term) {
            $words = 1 < $several ? array_slice($term, 0, self::WHEN_SEVERAL, true) : $term;
            $longer = [];
            foreach ($combinations as $combination) {
                foreach ($words as $word => $uses) {
                    $longer[] = $combination + [$word => $uses];
                }
            }
            $combinations = $longer;
        }

        return array_values(array_filter($combinations, static fn (array $combination): bool => [] !== $combination));
    }

    /**
     * @param non-empty-array<int, int> $words uses by word id
     * @return array{string, list<int>} a statement and its values
     */
    private function branch(Kind $kind, array $words, int $from, int $until, int $read, int $most): array
    {
        asort($words);
        $rarest = array_key_first($words);
        $others = array_slice(array_keys($words), 1);
        $isWhole = [] === $others || $words[$rarest] <= self::READ;
        $list = $isWhole ? '{search_postings} a' : '(SELECT doc, place FROM {search_postings} WHERE word_id = %d AND doc >= %d AND doc < %d ORDER BY doc LIMIT %d) a';
        // Either engine keeps to the order of lists for its own word: MariaDB with STRAIGHT_JOIN, SQLite with CROSS JOIN.
        $join = $this->connection->isSqlite() ? 'CROSS JOIN' : 'STRAIGHT_JOIN';
        $places = ['a.place'];
        foreach (array_keys($others) as $number) {
            // With a bare a.doc SQLite would look for the range in the joined list too, and read that from there on.
            $list .= sprintf(' %1$s {search_postings} b%2$d ON b%2$d.word_id = %%d AND b%2$d.doc = +a.doc', $join, $number);
            $places[] = sprintf('b%d.place', $number);
        }
        $range = [$rarest, $from, $until];
        [$rest, $values] = $isWhole
            ? [' WHERE a.word_id = %d AND a.doc >= %d AND a.doc < %d ORDER BY a.doc', [...$others, ...$range]]
            // SQLite reads the list in its order and stops when there are enough; asked for the order, it would sort all of them.
            : [$this->connection->isSqlite() ? '' : ' ORDER BY a.doc', [...$range, $read, ...$others]];
        $stocked = Kind::Part === $kind ? 'EXISTS (SELECT 1 FROM {part_stock} s WHERE s.part_id = c.doc % 1000000000 AND s.quantity > 0)' : '1';

        return [
            sprintf('SELECT %d AS kind, c.doc, c.place, ', $kind->value) . $stocked . ' AS stocked FROM (SELECT a.doc AS doc, ' . implode(' + ', $places)
                . ' AS place FROM ' . $list . $rest . ' LIMIT %d) c',
            [...$values, $most],
        ];
    }
}
