<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Search;

use Coleman\Api\Database\Connection;
use Coleman\Api\Demo\DemoParts;
use Coleman\Api\Search\SearchHit;
use Coleman\Api\Search\SearchText;
use Coleman\Api\Search\SeveralNumbers;
use Coleman\Tests\Integration\TestCase;
use Random\Engine\Xoshiro256StarStar;
use Random\Randomizer;

/** Lists of part numbers in the search box. */
final class SeveralNumbersTest extends TestCase
{
    private const BETWEEN = [' ', '  ', ', ', ',', '; ', ' / ', "\n", "\t", ' | ', ' and ', ' & ', ' 2x ', ' x2, ', ' (3) ', ' qty 2 ', ' 1 ea, ', ' - ', ' • '];

    public function testFindsEachOfRandomNumbersHoweverTheyAreJoined(): void
    {
        $random = new Randomizer(new Xoshiro256StarStar(2));
        $rows = $this->connection()->rows('SELECT id, part_number, part_key FROM {parts} WHERE id <= %d ORDER BY id', [DemoParts::COUNT]);
        $rows = array_values(array_filter($rows, static fn (array $row): bool => strlen((string) $row['part_key']) >= 6 && 1 === preg_match('/\d/', (string) $row['part_key']) && substr_count((string) $row['part_number'], ' ') < 4));
        self::assertGreaterThan(2_500, count($rows));
        for ($try = 0; $try < 150; $try++) {
            $text = '';
            $expected = [];
            foreach ($random->pickArrayKeys($rows, $random->getInt(2, 6)) as $place => $key) {
                $between = self::BETWEEN[$random->getInt(0, count(self::BETWEEN) - 1)];
                $number = (string) $rows[$key]['part_number'];
                $text .= (0 === $place ? '' : $between) . (0 === $random->getInt(0, 3) ? strtolower($number) : $number);
                $expected[] = (int) $rows[$key]['id'];
            }
            $results = $this->modules()->search->service()->find($text, 'site', perPage: 48);
            /** @var list<array{PartId: int}> $items */
            $items = [...$results['sections']['parts']['items'], ...$results['sections']['discontinued']['items']];
            self::assertContains($results['how'], ['exact', 'superseded', 'equal'], $text);
            self::assertSame([false, [], false], [$results['most_words'], $results['missing'], $results['did_you_mean']], $text);
            self::assertSame([], array_diff($expected, array_column($items, 'PartId')), $text);
        }
    }

    public function testShowsThemInTheOrderTyped(): void
    {
        self::assertSame([[9, 1, 8], []], $this->find('F 00M.145 274, 2x HH164-32430, 3/8-16X1 (4)'));
        self::assertSame([[1, 9], []], $this->find('hh164.32430x2 f00m145274'));
    }

    public function testTakesAQuantityOffOneNumber(): void
    {
        foreach (['2x HH164-32430', '2xHH164-32430', 'HH164-32430 x2', 'HH164-32430x2', '2 ea HH164-32430', 'HH164-32430 (2)', 'qty 2 HH164-32430', '2 HH164-32430'] as $text) {
            self::assertSame([[1], []], $this->find($text), $text);
        }
    }

    public function testSaysWhatIsNotThereAndTakesNothingForWhatIsNearlyTheSame(): void
    {
        self::assertSame([[1], ['HH164-32431']], $this->find('HH164-32430 HH164-32431.'));
        self::assertSame([[], ['HH164-32431', 'hh164-32432']], $this->find('HH164-32431 2x hh164-32432 HH164-32431'));
        $found = $this->modules()->search->service()->find('HH164-32430, HH999-99999', 'site');
        self::assertSame([true, ['HH999-99999'], false], [$found['most_words'], $found['missing'], $found['did_you_mean']]);
    }

    public function testJunkFindsNothing(): void
    {
        foreach (['', ',,, ;', '1 2 3 4', '2x 3x 4x', 'two bolts', 'qty 2, 3 ea', str_repeat('9 ', 100), str_repeat('/1', 100), 'a1 b2 c3'] as $text) {
            self::assertSame([], $this->find($text)[0], $text);
        }
    }

    public function testFindsByTheNumbersOfOtherMakers(): void
    {
        $found = $this->modules()->search->service()->find('51348 HH164-32430', 'site');

        self::assertSame('exact', $found['how']);
        self::assertContains(['Maker' => 'WIX', 'Number' => '51348'], array_column($found['sections']['parts']['items'], 'EqualTo'));
    }

    public function testAsksNothingAboutWordsAndSingleNumbers(): void
    {
        foreach (['oil filtr', 'HH164-99999', 'part HH164-99999', '2 bolts'] as $text) {
            self::assertSame(0, $this->queries(fn () => $this->find($text)), $text);
        }
        self::assertSame(1, $this->queries(fn () => $this->find(str_repeat('HH164-3243 ', 18))));
    }

    /** @return array{list<int>, list<string>} ids, and the numbers that were not found */
    private function find(string $text): array
    {
        [$hits, , $missing] = (new SeveralNumbers($this->connection()))->find(SearchText::parse($text));

        return [array_map(static fn (SearchHit $hit): int => $hit->id, $hits), $missing];
    }

    private function queries(\Closure $work): int
    {
        $before = $this->connection()->queries();
        $work();

        return $this->connection()->queries() - $before;
    }

    private function connection(): Connection
    {
        return $this->modules()->foundation->connection();
    }
}
