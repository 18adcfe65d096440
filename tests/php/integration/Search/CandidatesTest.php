<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Search;

use Coleman\Api\Search\Candidates;
use Coleman\Api\Search\Kind;
use Coleman\Api\Search\QueryTerms;
use Coleman\Api\Search\RankedId;
use Coleman\Api\Search\SearchHit;
use Coleman\Tests\Integration\TestCase;

/** Whatever the lengths of the lists, what is found by words is the best that has all of them. */
final class CandidatesTest extends TestCase
{
    private const FIRST_WORD = 900_000_001;

    /** So many entries has each word: two have more than are read of a list. */
    private const LENGTHS = [7_000, 5_500, 4_500, 1_100, 60];

    /** As Candidates has it: so far a long list is read. */
    private const READ = 5_000;

    private const SHARES = [0.8, 0.2];

    /** @var array<int, list<int>> docs by word, in order */
    private array $lists = [];

    protected function setUp(): void
    {
        parent::setUp();
        mt_srand(77);
        $docs = array_map(
            static fn (int $id): int => RankedId::encode($id, mt_rand(0, 3_000), 0 === $id % 6),
            range(900_000_001, 900_009_000),
        );
        foreach (self::LENGTHS as $at => $length) {
            shuffle($docs);
            $list = array_slice($docs, 0, $length);
            sort($list);
            $this->lists[self::FIRST_WORD + $at] = $list;
        }
        $rows = [];
        foreach ($this->lists as $word => $list) {
            foreach ($list as $doc) {
                $rows[] = ['word_id' => $word, 'doc' => $doc, 'place' => ($word + $doc) % 3];
            }
        }
        foreach (array_chunk($rows, 2_000) as $some) {
            $this->modules()->foundation->connection()->insertMany('search_postings', $some);
        }
    }

    protected function tearDown(): void
    {
        $this->modules()->foundation->connection()->execute('DELETE FROM {search_postings} WHERE word_id >= %d', [self::FIRST_WORD]);
        parent::tearDown();
    }

    public function testTheBestAreFoundThatHaveAllWords(): void
    {
        $candidates = new Candidates($this->modules()->foundation->connection());
        for ($round = 0; $round < 60; $round++) {
            $words = array_keys($this->lists);
            shuffle($words);
            $terms = array_map(static fn (int $word): array => [$word], array_slice($words, 0, mt_rand(1, 3)));
            if (0 === $round % 3) {
                // The last word may also stand for another.
                $terms[count($terms) - 1][] = $words[4];
            }
            $most = mt_rand(1, 300);
            $query = [];
            foreach ($terms as $at => $ids) {
                $query["word$at"] = array_combine($ids, array_map(fn (int $word): int => count($this->lists[$word]), $ids));
            }
            $found = $candidates->find(new QueryTerms([Kind::Part->value => [$query]]), most: $most)[Kind::Part->value];

            self::assertSame($this->expected($terms, $most), array_column($found, 'rank'), json_encode([$terms, $most], JSON_THROW_ON_ERROR));
        }
    }

    /**
     * @param non-empty-list<non-empty-list<int>> $terms each of whose words may match
     * @return list<string> ranks
     */
    private function expected(array $terms, int $most): array
    {
        $last = array_pop($terms);
        $combinations = array_map(static fn (int $word): array => [...array_column($terms, 0), $word], $last);
        $hits = [];
        foreach ($combinations as $words) {
            usort($words, fn (int $one, int $other): int => count($this->lists[$one]) <=> count($this->lists[$other]));
            foreach (self::SHARES as $isDiscontinued => $share) {
                $docs = array_values(array_filter($this->lists[$words[0]], static fn (int $doc): bool => RankedId::isDiscontinued($doc) === (bool) $isDiscontinued));
                if (count($words) > 1 && count($this->lists[$words[0]]) > self::READ) {
                    $docs = array_slice($docs, 0, (int) (self::READ * $share));
                }
                $docs = array_values(array_intersect($docs, ...array_map(fn (int $word): array => $this->lists[$word], $words)));
                foreach (array_slice($docs, 0, (int) ceil($most * $share / count($combinations))) as $doc) {
                    $place = array_sum(array_map(static fn (int $word): int => ($word + $doc) % 3, $words));
                    $hits[] = SearchHit::ofDoc(Kind::Part, $doc, SearchHit::WORDS, false, $place);
                }
            }
        }

        return array_column(SearchHit::sorted($hits), 'rank');
    }
}
