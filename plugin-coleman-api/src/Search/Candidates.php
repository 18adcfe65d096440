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
    public const MOST = 2000;

    /** So far the list of the rarest word is read when others must match too. */
    private const READ = 10_000;

    public function __construct(private Connection $connection)
    {
    }

    /**
     * @param array<int, array<array-key, Term>> $terms by kind and word
     * @param int $tier of the hits
     * @param int $most of each kind
     * @return array<int, list<Hit>> by kind, in order
     */
    public function find(array $terms, int $tier = Hit::WORDS, int $most = self::MOST): array
    {
        $branches = [];
        $values = [];
        foreach ($terms as $kind => $ofKind) {
            $known = array_filter($ofKind, static fn (array $term): bool => [] !== $term);
            foreach (count($known) < count($ofKind) ? [] : $this->ranges(Kind::from($kind)) as [$from, $until]) {
                foreach ($this->branches(Kind::from($kind), array_values($known), $from, $until, $most) as [$sql, $ofBranch]) {
                    $branches[] = $sql;
                    array_push($values, ...$ofBranch);
                }
            }
        }
        $hits = array_fill_keys(array_keys($terms), []);
        foreach ([] === $branches ? [] : $this->connection->rows(implode(' UNION ALL ', $branches), $values) as $row) {
            $kind = (int) $row['kind'];
            $hits[$kind][] = Hit::ofDoc(Kind::from($kind), (int) $row['doc'], $tier, '1' === (string) $row['stocked'], (int) $row['place']);
        }

        return array_map(Hit::sorted(...), $hits);
    }

    /** @return list<array{int, int}> from, until; discontinued parts are found apart, or they might all be behind the last that is read */
    private function ranges(Kind $kind): array
    {
        return Kind::Part === $kind
            ? [[0, Doc::FIRST_DISCONTINUED], [Doc::FIRST_DISCONTINUED, PHP_INT_MAX]]
            : [[0, PHP_INT_MAX]];
    }

    /**
     * @param list<Term> $terms
     * @return list<array{string, list<int>}> statements and their values
     */
    private function branches(Kind $kind, array $terms, int $from, int $until, int $most): array
    {
        usort($terms, static fn (array $one, array $other): int => array_sum($one) <=> array_sum($other));
        $rarest = array_shift($terms) ?? [];
        $branches = [];
        foreach ($rarest as $word => $uses) {
            $places = ['a.place'];
            $joins = '';
            $conditions = '';
            $joined = [];
            $conditioned = [];
            foreach ($terms as $number => $term) {
                if (1 === count($term)) {
                    // CROSS JOIN keeps SQLite from beginning with the longer list.
                    $joins .= sprintf(' CROSS JOIN {search_postings} b%1$d ON b%1$d.word_id = %%d AND b%1$d.doc = a.doc', $number);
                    $places[] = sprintf('b%d.place', $number);
                    $joined[] = array_key_first($term);
                } elseif ([] !== $term) {
                    $conditions .= sprintf(' AND EXISTS (SELECT 1 FROM {search_postings} e WHERE e.doc = a.doc AND e.word_id IN (%s))', Connection::marks($term));
                    array_push($conditioned, ...array_keys($term));
                }
            }
            $list = 'SELECT doc, place FROM {search_postings} WHERE word_id = %d AND doc >= %d AND doc < %d';
            $values = [$word, $from, $until];
            if ([] !== $terms && $uses > self::READ) {
                $list .= ' ORDER BY doc LIMIT %d';
                $values[] = self::READ;
            }
            $found = sprintf('SELECT a.doc AS doc, %s AS place FROM (%s) a%s WHERE 1 = 1%s ORDER BY a.doc LIMIT %%d', implode(' + ', $places), $list, $joins, $conditions);
            $stocked = Kind::Part === $kind ? 'EXISTS (SELECT 1 FROM {part_stock} s WHERE s.part_id = c.doc % 1000000000 AND s.quantity > 0)' : '1';
            $branches[] = [
                sprintf('SELECT %d AS kind, c.doc, c.place, ', $kind->value) . $stocked . ' AS stocked FROM (' . $found . ') c',
                [...$values, ...$joined, ...$conditioned, max(1, intdiv($most, count($rarest)))],
            ];
        }

        return $branches;
    }
}
