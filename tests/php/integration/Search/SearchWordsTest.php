<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Search;

use Coleman\Api\Http\ApiError;
use Coleman\Api\Search\Desk\InterchangeService;
use Coleman\Api\Search\Desk\SynonymService;
use Coleman\Api\Search\InterchangeRepository;
use Coleman\Api\Search\SearchMisses;
use Coleman\Api\Search\SynonymRepository;
use Coleman\Tests\Integration\TestCase;

/** What staff do so that search finds what people type, and what they see of it. */
final class SearchWordsTest extends TestCase
{
    private const NUMBER = 'ZZ-TEST 9081';

    protected function tearDown(): void
    {
        $connection = $this->modules()->foundation->connection();
        foreach ($this->synonyms()->all() as $synonym) {
            if ($synonym->changedBy > 0) {
                $connection->execute('DELETE FROM {search_meanings} WHERE synonym_id = %d', [$synonym->id]);
                $connection->execute('DELETE FROM {search_synonyms} WHERE id = %d', [$synonym->id]);
            }
        }
        $connection->execute('UPDATE {search_synonyms} SET uses = 0, last_used = NULL');
        $connection->execute('DELETE FROM {search_misses}');
        $connection->execute("DELETE FROM {part_interchanges} WHERE number_key = 'ZZTEST9081'");
        $connection->execute("DELETE FROM {rate_limits} WHERE bucket LIKE 'search_log:%'");
        parent::tearDown();
    }

    public function testARuleFindsWhatItMeansBesideWhatIsTyped(): void
    {
        self::assertSame([], $this->parts('quux spinner'));
        $this->service()->save(0, ['quux', 'Quux Spinners'], 'oil filter', false, 0, 1);

        self::assertSame($this->parts('oil filter'), $this->parts('quux'));
        self::assertSame($this->parts('kubota oil filter'), $this->parts('kubota quux spinner'));
        self::assertSame([], array_diff($this->parts('oil filter'), $this->parts('quux spinner')));
    }

    public function testARuleWorksInBothDirectionsOnlyWhereItSaysSo(): void
    {
        $one = $this->service()->save(0, ['alternator'], 'zebra crossing', false, 0, 1);
        self::assertSame([], $this->parts('zebra crossing'));
        $this->service()->save($one->id, ['alternator'], 'zebra crossing', true, $one->version, 1);

        self::assertSame($this->parts('alternator'), $this->parts('zebra crossing'));
    }

    public function testARuleOfSeveralWordsWorksInASentenceToo(): void
    {
        $this->service()->save(0, ['quux of my spinner'], 'oil filter', false, 0, 1);
        $this->service()->save(0, ['find my zebra'], 'alternator', false, 0, 1);

        self::assertSame($this->parts('kubota oil filter'), $this->parts('can you find me a kubota quux of my spinner please'));
        self::assertSame([], $this->parts('zebra'), 'a word alone would say too much');
    }

    public function testTheListIsSearchedByWhatIsTypedAndMeant(): void
    {
        $rule = $this->service()->save(0, ['Quüx', 'spinner'], 'Oil filter zz', false, 0, 1);
        foreach (['quux', 'QUÜX ', 'pinn', 'filter ZZ'] as $text) {
            self::assertSame([$rule->id], array_column($this->synonyms()->with($text), 'id'), $text);
        }
        self::assertSame([], $this->synonyms()->with('no such word'));
        self::assertEquals($this->synonyms()->all(), $this->synonyms()->with(' '));
    }

    public function testSecondOfTwoWhoChangeARuleIsTold(): void
    {
        $rule = $this->service()->save(0, ['quux'], 'oil filter', false, 0, 1);
        $changed = $this->service()->save($rule->id, ['quux'], 'air filter', false, $rule->version, 1);
        self::assertSame($rule->version + 1, $changed->version);
        foreach ([fn () => $this->service()->save($rule->id, ['quux'], 'fuel filter', false, $rule->version, 1), fn () => $this->service()->remove($rule->id, $rule->version)] as $late) {
            try {
                $late();
                self::fail('The second was not told.');
            } catch (ApiError $error) {
                self::assertSame([409, 'coleman_search_word_changed'], [$error->status, $error->errorCode]);
            }
        }
        self::assertSame('air filter', $this->synonyms()->byId($rule->id)?->meant);
        $this->service()->remove($rule->id, $changed->version);
        self::assertSame([], $this->parts('quux'));
    }

    /**
     * @testWith [[], "oil filter", "typed"]
     *           [["the"], "", "meant"]
     *           [["?!"], "oil filter", "typed"]
     *           [["a b c d e f g"], "oil filter", "typed"]
     *           [["Oil Filters"], "oil filter", "typed"]
     *           [["quux"], "one two three four five six seven", "meant"]
     * @param list<string> $typed
     */
    public function testABadRuleIsRefusedByField(array $typed, string $meant, string $field): void
    {
        $before = $this->synonyms()->count();
        try {
            $this->service()->save(0, $typed, $meant, false, 0, 1);
            self::fail('It was taken.');
        } catch (ApiError $error) {
            self::assertSame(400, $error->status);
            self::assertArrayHasKey($field, $error->params);
        }
        self::assertSame($before, $this->synonyms()->count());
    }

    public function testUsesAreCountedOnceASearchAndNotWhileTyping(): void
    {
        $rule = $this->service()->save(0, ['quux'], 'oil filter', false, 0, 1);
        $uses = fn (): int => $this->synonyms()->byId($rule->id)->uses ?? -1;
        $this->modules()->search->service()->suggest('quux', 'site');
        self::assertSame(0, $uses());
        $this->parts('quux');
        self::assertSame(1, $uses());
        $this->modules()->search->service()->find('quux', 'site', 'parts');
        self::assertSame(1, $uses(), 'more rows of the same search');
    }

    public function testWhatFindsNothingIsCountedByTextAndNothingElse(): void
    {
        // Misses are listed by day, which may end meanwhile.
        $this->inOneMoment(function (): void {
            foreach (['Left-handed Gizmo', 'left-handed  gizmo', 'oil filter', 'oil filtre', 'joe@example.com', 'call 913-555-0142 now', '4111 1111 1111 1111'] as $text) {
                $this->parts($text);
            }

            self::assertEqualsCanonicalizing([['left-handed gizmo', 2], ['oil filtre', 1]], array_map(static fn (array $miss): array => [$miss['name'], $miss['times']], $this->misses()->list(1, 10)));
            $this->misses()->forget('LEFT-HANDED GIZMO');
            self::assertSame(['oil filtre'], array_column($this->misses()->list(1, 10), 'name'));
        });
    }

    public function testOneNetworkCannotFillTheListOfMisses(): void
    {
        $this->inOneMoment(function (): void {
            for ($number = 0; $number < 70; $number++) {
                $this->parts("gizmo number $number zzzqqq");
            }
            self::assertCount(60, $this->misses()->list(1, 200));
        });
    }

    public function testOldMissesLeave(): void
    {
        $this->modules()->foundation->connection()->insert('search_misses', ['day' => gmdate('Y-m-d', time() - 500 * DAY_IN_SECONDS), 'text_key' => md5('old'), 'text' => 'old', 'hits' => 3]);
        $this->misses()->note('new gizmo');
        $this->misses()->purgeExpired();

        self::assertSame(['new gizmo'], array_column($this->misses()->list(1000, 10), 'name'));
    }

    public function testAnotherMakersNumberBringsOurPartFirstAndSaysWhy(): void
    {
        self::assertSame([], $this->parts('zztest9081'));
        $this->interchanges()->add(self::NUMBER, 'Acme Filters', 'hh164 32430', 'taller');
        foreach (['zztest9081', 'ZZ-TEST-9081', 'acme zz test 9081', 'filter zztest9081'] as $text) {
            $found = $this->modules()->search->service()->find($text, 'site');
            self::assertSame('equal', $found['how'], $text);
            /** @var array{parts: array{items: list<array{PartId: int, EqualTo: array{Maker: string, Number: string}|null}>}} $sections */
            $sections = $found['sections'];
            self::assertSame([1, ['Maker' => 'Acme Filters', 'Number' => self::NUMBER]], [$sections['parts']['items'][0]['PartId'], $sections['parts']['items'][0]['EqualTo']], $text);
        }
        self::assertNull($this->modules()->search->service()->exactPart('zztest9081'), 'it is not the part itself');
        $rows = $this->repository()->list('zz-test', '', 10);
        self::assertSame([['ZZTEST9081:ACMEFILTERS:1', 'taller', true]], array_map(static fn (array $row): array => [$row['name'], $row['note'], $row['is_by_hand']], $rows));
        self::assertTrue($this->repository()->remove('ZZTEST9081:ACMEFILTERS:1'));
        self::assertFalse($this->repository()->remove('ZZTEST9081:ACMEFILTERS:1'));
    }

    /**
     * @testWith ["", "Acme", "HH164-32430", "number"]
     *           ["ABC", "Acme", "HH164-32430", "number"]
     *           ["ZZ-TEST 9081", "", "HH164-32430", "maker"]
     *           ["ZZ-TEST 9081", "Acme", "NO-SUCH-1", "part"]
     *           ["ZZ-TEST 9081", "Acme", "32/925994", "part"]
     *           ["HH164.32430", "Kubota", "HH164-32430", "part"]
     */
    public function testABadNumberIsRefusedByField(string $number, string $maker, string $part, string $field): void
    {
        try {
            $this->interchanges()->add($number, $maker, $part, '');
            self::fail('It was taken.');
        } catch (ApiError $error) {
            self::assertSame([$field], array_keys($error->params));
        }
    }

    public function testThePartOfOneOfSeveralMakersIsNamedWithItsMaker(): void
    {
        $this->interchanges()->add(self::NUMBER, 'Acme', '32/925994 Stens', '');

        self::assertSame([26], array_column($this->repository()->list('zztest9081', '', 10), 'part_id'));
    }

    /** @return list<int> */
    private function parts(string $text): array
    {
        /** @var array{parts: array{items: list<array{PartId: int}>}} $sections */
        $sections = $this->modules()->search->service()->find($text, 'site')['sections'];

        return array_column($sections['parts']['items'], 'PartId');
    }

    private function synonyms(): SynonymRepository
    {
        return new SynonymRepository($this->modules()->foundation->connection(), $this->modules()->foundation->clock);
    }

    private function service(): SynonymService
    {
        return new SynonymService($this->synonyms(), $this->modules()->foundation->transaction());
    }

    private function misses(): SearchMisses
    {
        return $this->modules()->search->misses();
    }

    private function repository(): InterchangeRepository
    {
        return new InterchangeRepository($this->modules()->foundation->connection());
    }

    private function interchanges(): InterchangeService
    {
        return new InterchangeService($this->repository(), $this->modules()->parts->repository());
    }
}
