<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Search;

use Coleman\Api\Demo\DemoParts;
use Coleman\Api\Search\PartNumbers;
use Coleman\Api\Search\SearchHit;
use Coleman\Api\Search\SearchText;
use Coleman\Api\Search\SectionOrder;
use Coleman\Api\Search\Words;
use Coleman\Api\Support\Json;
use Coleman\Tests\Integration\TestCase;
use Random\Engine\Xoshiro256StarStar;
use Random\Randomizer;

/**
 * What a text finds. The same answers are expected of both database engines.
 *
 * @phpstan-type Section array{items: list<array<string, mixed>>, count: int, count_is_capped: bool, has_more: bool, after: string}
 * @phpstan-type Results array{text: string, kind: string, how: string, did_you_mean: bool, most_words: bool, missing: list<string>, replaced: list<array{Old: array{PartId: int}, New: array{PartId: int}}>, order: list<string>, sections: array<string, Section>}
 */
final class SearchServiceTest extends TestCase
{
    /** @return iterable<string, array{array<string, mixed>}> the rows of tests/seed/search.json */
    public static function queries(): iterable
    {
        foreach (Json::decodeFile(dirname(__DIR__, 3) . '/seed/search.json') as $row) {
            /** @var array{q: string} $row */
            yield $row['q'] => [$row];
        }
    }

    /**
     * @dataProvider queries
     * @param array{q: string, how: string, did_you_mean?: bool, most_words?: bool, parts?: list<int>, first?: list<int>, count?: int, discontinued?: list<int>, replaced?: list<array{int, int}>, section?: string, equal?: string, fits?: string, equipment?: string, model?: string, page?: string} $expected
     */
    public function testFinds(array $expected): void
    {
        $results = $this->find($expected['q']);

        self::assertSame($expected['how'], $results['how']);
        self::assertSame($expected['did_you_mean'] ?? false, $results['did_you_mean']);
        self::assertSame($expected['most_words'] ?? false, $results['most_words']);
        if (isset($expected['parts'])) {
            self::assertSame($expected['parts'], $this->ids($results, 'parts'));
        }
        if (isset($expected['count'])) {
            self::assertSame($expected['count'], $results['sections']['parts']['count']);
        }
        if (isset($expected['discontinued'])) {
            self::assertSame($expected['discontinued'], $this->ids($results, 'discontinued'));
        }
        $first = $expected['first'] ?? [];
        self::assertSame($first, array_slice($this->ids($results, 'parts'), 0, count($first)));
        self::assertSame($expected['replaced'] ?? [], array_map(static fn (array $line): array => [$line['Old']['PartId'], $line['New']['PartId']], $results['replaced']));
        self::assertSame($expected['section'] ?? $results['order'][0], $results['order'][0]);
        self::assertEqualsCanonicalizing(SectionOrder::PARTS_FIRST, $results['order']);
        foreach ($this->firstOfEach($results) as $name => $text) {
            self::assertSame($expected[$name] ?? $text, $text);
        }
    }

    /**
     * @param Results $results
     * @return array{equal: string, fits: string, equipment: string, model: string, page: string} what the first row of each section says
     */
    private function firstOfEach(array $results): array
    {
        $first = array_map(static fn (array $section): array => $section['items'][0] ?? [], $results['sections']);
        $text = static function (mixed $row, string ...$names): string {
            $texts = array_map(static fn (string $name): string => is_array($row) && is_string($row[$name] ?? null) ? $row[$name] : '', $names);

            return trim(implode(' ', $texts));
        };

        return [
            'equal' => $text($first['parts']['EqualTo'] ?? null, 'Maker', 'Number'),
            'fits' => str_replace("\n", ': ', trim($text($first['parts']['Fits'] ?? null, 'Model') . "\n" . $text($first['parts']['Fits'] ?? null, 'Diagram'))),
            'equipment' => $text($first['equipment'], 'condition', 'BrandName', 'Model'),
            'model' => $text($first['models'], 'Title'),
            'page' => $text($first['pages'], 'Title'),
        ];
    }

    public function testFindsEveryPartByItsOwnNumberHoweverItIsWritten(): void
    {
        $rows = $this->modules()->foundation->connection()->rows('SELECT id, part_number, part_key FROM {parts} WHERE id <= %d ORDER BY id', [DemoParts::COUNT]);
        self::assertCount(DemoParts::COUNT, $rows);
        $search = $this->modules()->search->service();
        $numbers = new PartNumbers($this->modules()->foundation->connection());
        foreach ($rows as $row) {
            $number = (string) $row['part_number'];
            self::assertContains((int) $row['id'], array_map(static fn (SearchHit $hit): int => $hit->id, $numbers->exact(SearchText::parse($number))), $number);
            if (0 === (int) $row['id'] % 75) {
                self::assertContains((int) $row['id'], $search->partIds($number, 2), $number);
                $key = (string) $row['part_key'];
                foreach ([$key, strtolower($key), implode('-', str_split($key, 3)), implode('.', str_split($key, 2)), ' ' . implode(' ', str_split($key, 4)), $key[0] . '/' . substr($key, 1)] as $written) {
                    self::assertSame($search->partIds($number, 1), $search->partIds($written, 1), $written);
                }
            }
        }
    }

    public function testPutsWhatIsInStockBeforeWhatIsNotAndDiscontinuedPartsApart(): void
    {
        $results = $this->find('filter', perPage: 48);

        self::assertTrue($results['sections']['parts']['count_is_capped']);
        self::assertSame(200, $results['sections']['parts']['count']);
        self::assertNotEmpty($results['sections']['discontinued']['items']);
        foreach (['parts' => false, 'discontinued' => true] as $section => $isDiscontinued) {
            $items = $results['sections'][$section]['items'];
            self::assertSame([$isDiscontinued], array_values(array_unique(array_column($items, 'Discontinued'))));
            // Less than a full case of a discontinued part is on a shelf, but not to be had.
            $stocked = array_map(
                static fn (\Coleman\Api\Parts\Part $part): bool => $part->stock() > 0,
                array_values($this->modules()->parts->repository()->byIds(array_map('intval', array_column($items, 'PartId')))),
            );
            $sorted = $stocked;
            rsort($sorted);
            self::assertSame($sorted, $stocked);
        }
    }

    public function testEveryPartThatIsFoundHasAllTheWords(): void
    {
        foreach (['hydraulic hose', 'kubota filter', 'bearing spindle', 'battery 12 v'] as $text) {
            $items = $this->find($text, perPage: 48)['sections']['parts']['items'];
            self::assertNotEmpty($items, $text);
            $parts = $this->modules()->parts->repository()->byIds(array_map(static fn (array $item): int => is_int($item['PartId']) ? $item['PartId'] : 0, $items));
            foreach ($parts as $part) {
                $about = strtolower($part->description . ' ' . $part->longDescription . ' ' . $part->vendorName . ' ' . $this->family($part->categoryId));
                foreach (explode(' ', $text) as $word) {
                    self::assertStringContainsString($word, $about, $text);
                }
            }
        }
    }

    public function testWhereNothingHasAllTheWordsMostOfThemWillDo(): void
    {
        $search = $this->modules()->search->service();
        $all = $this->find('oil filter', perPage: 48);
        self::assertFalse($all['most_words']);
        foreach (['oil filter 9', 'zzqqxx oil filter', 'oil zzqqxx filter', 'oil filter zzqqxx 9'] as $text) {
            $most = $this->find($text, perPage: 48);
            self::assertSame(['most', true, false], [$most['how'], $most['most_words'], $most['did_you_mean']], $text);
            self::assertSame([$this->ids($all, 'parts'), $this->ids($all, 'discontinued')], [$this->ids($most, 'parts'), $this->ids($most, 'discontinued')], $text);
        }
        self::assertSame($search->suggest('oil filter', 'parts'), $search->suggest('zzqqxx oil filter', 'parts'));
        self::assertSame([], $search->partIds('zzqqxx oil filter', 5), 'who picks a part means all the words');

        // Of three words that nothing has together any two; of two not one, and never less than half.
        $items = $this->find('hydraulic hose alternator', perPage: 48)['sections']['parts']['items'];
        self::assertNotEmpty($items);
        foreach ($this->modules()->parts->repository()->byIds(array_map(static fn (array $item): int => is_int($item['PartId']) ? $item['PartId'] : 0, $items)) as $part) {
            $about = strtolower($part->description . ' ' . $part->longDescription . ' ' . $part->vendorName . ' ' . $this->family($part->categoryId));
            self::assertGreaterThanOrEqual(2, count(array_filter(['hydraulic', 'hose', 'alternator'], static fn (string $word): bool => str_contains($about, $word))), $about);
        }
        foreach (['hose alternator', 'zzqqxx qqzzyy filter', 'zzqqxx 9', '9 8'] as $text) {
            self::assertSame(['nothing', false], [$this->find($text)['how'], $this->find($text)['most_words']], $text);
        }
    }

    public function testRandomMistypedWordsAreFoundAndJunkIsNot(): void
    {
        $random = new Randomizer(new Xoshiro256StarStar(11));
        $rows = $this->modules()->foundation->connection()->rows('SELECT word FROM {search_words} WHERE kind = 1 AND uses >= 5 ORDER BY word');
        $words = array_values(array_filter(array_map(static fn (array $row): string => (string) $row['word'], $rows), static fn (string $word): bool => 1 === preg_match('/^[a-z]{5,12}$/D', $word)));
        self::assertGreaterThan(100, count($words));
        $found = 0;
        for ($try = 0; $try < 200; $try++) {
            $word = $words[$random->getInt(0, count($words) - 1)];
            // Nearly everyone gets the first letter right.
            $at = $random->getInt(1, strlen($word) - 2);
            $typed = match ($random->getInt(0, 3)) {
                0 => substr($word, 0, $at) . $word[$at + 1] . $word[$at] . substr($word, $at + 2),
                1 => substr($word, 0, $at) . substr($word, $at + 1),
                2 => substr($word, 0, $at) . $word[$at] . substr($word, $at),
                default => substr($word, 0, $at) . chr(97 + (ord($word[$at]) - 96) % 26) . substr($word, $at + 1),
            };
            $results = $this->find($typed);
            $hits = array_sum(array_column($results['sections'], 'count'));
            self::assertTrue(!$results['did_you_mean'] || $hits > 0, $typed);
            $found += $hits > 0 ? 1 : 0;
        }
        self::assertGreaterThanOrEqual(195, $found, 'of 200');
        for ($try = 0; $try < 100; $try++) {
            $junk = implode('', array_map(static fn (): string => 'bcdfghjkmpqvwxz'[$random->getInt(0, 14)], range(1, 8)));
            self::assertSame([0, false], [array_sum(array_column($this->find($junk)['sections'], 'count')), $this->find($junk)['did_you_mean']], $junk);
        }
    }

    public function testASentenceFindsWhatItIsAbout(): void
    {
        $random = new Randomizer(new Xoshiro256StarStar(7));
        $before = ['i need ', 'I need a ', 'do you have ', 'Do you guys carry any ', 'looking for an ', 'where can I get some ', 'hello, how much would you like for a ', 'Hi I need help finding ', 'please can you find me '];
        $after = ['', ' please', '?', ' for my', ' thanks!', '. Do you have that?'];
        $texts = array_filter(array_column(array_column(iterator_to_array(self::queries()), 0), 'how', 'q'), static fn (string $how): bool => in_array($how, ['words', 'fits', 'loose'], true));
        $tried = 0;
        foreach (array_keys($texts) as $text) {
            if (count(Words::tokenize((string) $text)) > 4 || 1 !== preg_match('/^[a-z0-9 ]+$/i', (string) $text)) {
                continue;
            }
            $asked = $before[$random->getInt(0, count($before) - 1)] . $text . $after[$random->getInt(0, count($after) - 1)];
            $alone = $this->find((string) $text);
            $found = $this->find($asked);
            self::assertSame([$asked, $alone['how'], $alone['did_you_mean']], [$found['text'], $found['how'], $found['did_you_mean']]);
            foreach (array_keys($alone['sections']) as $section) {
                self::assertSame(array_column($alone['sections'][$section]['items'], 'Url'), array_column($found['sections'][$section]['items'], 'Url'), $asked);
            }
            $tried++;
        }
        self::assertGreaterThan(50, $tried);
        // Where all the words are found, none is left out.
        self::assertNotEmpty($this->find('my account')['sections']['pages']['items']);
        self::assertSame('nothing', $this->find('do you have any zzqqxx')['how']);
        self::assertSame([], $this->modules()->search->service()->partIds('i need an oil filter', 5), 'who picks a part means all the words');
    }

    public function testGoesThroughASectionPageByPageWithoutGapOrRepetition(): void
    {
        $whole = $this->find('hydraulic', perPage: 48)['sections'];
        foreach (['parts', 'discontinued', 'equipment'] as $section) {
            $seen = [];
            $after = '';
            do {
                $results = $this->find('hydraulic', $section, $after, 5);
                $page = $results['sections'][$section];
                $after = $page['after'];
                array_push($seen, ...array_column($page['items'], 'Url'));
                self::assertSame($whole[$section]['count'], $page['count']);
                foreach (array_diff_key($results['sections'], [$section => true]) as $other) {
                    self::assertSame([], $other['items']);
                }
            } while ($page['has_more']);
            self::assertSame(array_column($whole[$section]['items'], 'Url'), array_slice($seen, 0, count($whole[$section]['items'])));
            self::assertSame(array_unique($seen), $seen);
            self::assertCount($whole[$section]['count'], array_slice($seen, 0, 200));
        }
    }

    public function testACursorThatNoPageGaveBeginsAtTheStart(): void
    {
        $first = $this->find('filter', 'parts');
        foreach (['x', '%%', str_repeat('A', 500), 'JycnJw', "MA'--"] as $after) {
            self::assertSame($first, $this->find('filter', 'parts', $after));
        }
    }

    public function testFindsMachinesRentalsAndAttachments(): void
    {
        $found = fn (string $text): array => array_map(
            static fn (array $item): string => implode(' ', array_filter([$item['condition'], $item['BrandName'], $item['Model']], is_string(...))),
            $this->find($text, perPage: 48)['sections']['equipment']['items'],
        );

        foreach (['Kubota SVL75-3', 'svl753', 'svl 75 3', 'SVL75 3 kubota'] as $text) {
            self::assertContains('new Kubota SVL75-3', $found($text), $text);
            self::assertContains('rental Kubota SVL75-3', $found($text), $text);
        }
        self::assertSame(['new', 'used', 'rental', 'attachment'], array_values(array_intersect(['new', 'used', 'rental', 'attachment'], array_map(static fn (string $name): string => explode(' ', $name)[0], $found('skid steer')))));
        $machine = $this->modules()->catalogue->machines()->byId(1);
        self::assertNotNull($machine);
        $items = $this->find($machine->stockNumber)['sections']['equipment']['items'];
        self::assertSame([$machine->url()], array_column($items, 'Url'));
    }

    public function testFindsTheModelsOfPartsBooks(): void
    {
        $models = $this->modules()->parts->models()->all(0, 5);
        self::assertNotEmpty($models);
        foreach ($models as $model) {
            foreach ([$model->title(), $model->name, strtolower(str_replace('-', ' ', $model->name)), $model->brandName . ' ' . $model->categoryName] as $text) {
                self::assertContains($model->path(), array_column($this->find($text, perPage: 48)['sections']['models']['items'], 'Url'), $text);
            }
        }
    }

    public function testShowsNoMachineThatIsSold(): void
    {
        $sold = $this->modules()->foundation->connection()->rows('SELECT id, stock_number FROM {machines} WHERE sold_at IS NOT NULL');
        self::assertNotEmpty($sold);
        foreach ($sold as $row) {
            self::assertSame([], $this->find((string) $row['stock_number'])['sections']['equipment']['items']);
        }
    }

    /** @testWith ["'; DROP TABLE wp_coleman_parts; --"]
     *            ["<script>alert(1)</script>"]
     *            ["%' OR '1'='1"]
     *            ["\u0000\u0001\u001f"]
     *            ["\ud83d\ude9c \ud83d\ude9c"]
     *            ["\u202e\u05de\u05e1\u05e0\u05df \u05e9\u05de\u05df"]
     *            ["\\"]
     *            ["a b c d e f g h i j k l m n o p"]
     */
    public function testStaysQuickAndWholeWhateverIsTyped(string $text): void
    {
        foreach ([$text, str_repeat($text, 2000), $text . "\xff\xc0"] as $hostile) {
            $queries = $this->modules()->foundation->connection()->queries();
            $results = $this->find($hostile);
            self::assertLessThanOrEqual(200, mb_strlen($results['text']));
            self::assertStringNotContainsString("'", $results['text']);
            self::assertLessThanOrEqual(13, $this->modules()->foundation->connection()->queries() - $queries);
            $this->modules()->search->service()->suggest($hostile, 'site');
            $this->modules()->search->service()->exactPart($hostile);
        }
        self::assertNotNull($this->modules()->parts->repository()->byId(1));
    }

    public function testCostsAsManyQueriesHoweverMuchItFinds(): void
    {
        $cost = function (string $text, int $perPage, string $section = ''): int {
            $core = 0;
            $count = static function (string $query) use (&$core): string {
                $core += str_contains($query, '_coleman_') ? 0 : 1;

                return $query;
            };
            add_filter('query', $count);
            $before = $this->modules()->foundation->connection()->queries();
            $this->find($text, $section, perPage: $perPage);
            remove_filter('query', $count);

            return $this->modules()->foundation->connection()->queries() - $before + $core;
        };
        $this->find('warm up');
        self::assertSame($cost('hydraulic', 1, 'parts'), $cost('hydraulic', 48, 'parts'));
        foreach (['HH164-32430', '320/04133', 'filter', 'hydraulic hose', 'filter 32430', 'O4OO1-4S', 'oil filtre', 'skid steer'] as $text) {
            self::assertLessThanOrEqual(12, $cost($text, 12), $text);
        }
    }

    public function testLeadsToThePartThatAloneHasTheNumber(): void
    {
        $search = $this->modules()->search->service();
        $one = '/parts/details/kubota-parts/filter-engine-oil-spin-on/HH164-32430';

        self::assertSame($one, $search->exactPart('hh164 32430'));
        self::assertSame($one, $search->exactPart('Kubota HH164-32430'));
        self::assertNull($search->exactPart('32/925994'), 'two makers have it');
        self::assertNull($search->exactPart('HH164'));
        self::assertNull($search->exactPart('oil'));
        self::assertNull($search->exactPart(''));
        self::assertNull($search->exactPart('SPECIAL-ORDER'), 'the placeholder is no part to be found');
    }

    public function testSuggests(): void
    {
        $search = $this->modules()->search->service();
        $numbers = array_column($search->suggest('hh164', 'parts'), 'number');
        self::assertSame(['HH164-32430'], $numbers);

        $suggested = $search->suggest('oil fil', 'site');
        self::assertLessThanOrEqual(8, count($suggested));
        self::assertSame(['kind' => 'category', 'title' => 'Engine Oil Filters', 'detail' => 'Parts', 'url' => '/parts/category/engine-oil-filters-1'], $suggested[0]);
        self::assertContains('HH164-32430', array_column($suggested, 'number'));
        self::assertContains('equipment', array_column($search->suggest('svl7', 'site'), 'kind'));
        self::assertContains(['kind' => 'page', 'title' => 'Financing', 'detail' => '', 'url' => '/financing/'], $search->suggest('financ', 'site'));
        self::assertSame('/locations/easton/', $search->suggest('easton', 'site')[0]['url']);
        self::assertSame('model', $search->suggest('t66', 'site')[0]['kind']);
        self::assertSame('WIX 51348', $search->suggest('51348', 'parts')[0]['equal_to'] ?? '');
        self::assertSame('Kubota BX2380', $search->suggest('bx2380 oil filter', 'site')[0]['fits'] ?? '');
        self::assertSame([], $search->suggest('', 'site'));
    }

    /**
     * @return Results
     */
    private function find(string $text, string $section = '', string $after = '', int $perPage = 12): array
    {
        /** @var Results $results */
        $results = $this->modules()->search->service()->find($text, 'site', $section, $after, $perPage);

        return $results;
    }

    private function family(int $id): string
    {
        return array_column($this->modules()->parts->repository()->families(), 'name', 'id')[$id] ?? '';
    }

    /**
     * @param Results $results
     * @return list<mixed>
     */
    private function ids(array $results, string $section): array
    {
        return array_column($results['sections'][$section]['items'], 'PartId');
    }
}
