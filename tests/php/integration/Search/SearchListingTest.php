<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Search;

use Coleman\Api\Search\SearchListing;
use Coleman\Api\Search\SearchPage;
use Coleman\Tests\Integration\TestCase;

/** As many rows of each section as the page's address asks for. */
final class SearchListingTest extends TestCase
{
    /**
     * @return iterable<string, array{mixed, int}>
     */
    public static function queries(): iterable
    {
        yield 'nothing' => [null, 12];
        yield 'a step' => ['24', 24];
        yield 'within a step' => ['25', 36];
        yield 'less than a step' => ['1', 12];
        yield 'too much' => ['999', 240];
        yield 'too long a number' => ['1000', 12];
        yield 'no number' => ['24x', 12];
        yield 'below zero' => ['-24', 12];
        yield 'a list' => [['24'], 12];
        yield 'with a line break' => ["24\n", 12];
    }

    /** @dataProvider queries */
    public function testReadsTheAddress(mixed $value, int $rows): void
    {
        $asked = SearchListing::asked(['parts' => $value, 'pages' => '36']);
        self::assertSame(['parts' => $rows, 'discontinued' => 6, 'equipment' => 6, 'models' => 6, 'pages' => 42], $asked);
    }

    public function testShowsMoreRowsOfOneSectionInTheSameOrder(): void
    {
        $few = $this->show([]);
        $many = $this->show(['parts' => '120']);
        self::assertCount(12, $few['parts']['items']);
        self::assertCount(6, $few['discontinued']['items']);
        self::assertCount(120, $many['parts']['items']);
        self::assertSame($few['parts']['items'], array_slice($many['parts']['items'], 0, 12));
        self::assertCount(120, array_unique(array_column($many['parts']['items'], 'PartId')));
        self::assertSame($few['discontinued'], $many['discontinued']);
        self::assertTrue($many['parts']['has_more']);
    }

    public function testStopsWhereThereIsNoMore(): void
    {
        $sections = $this->show(['discontinued' => '240']);
        self::assertCount($sections['discontinued']['count'], $sections['discontinued']['items']);
        self::assertGreaterThan(12, $sections['discontinued']['count']);
        self::assertFalse($sections['discontinued']['has_more']);
    }

    /**
     * @param array<string, string> $query
     * @return array<string, array{items: list<array<string, mixed>>, count: int, count_is_capped: bool, has_more: bool, after: string}>
     */
    private function show(array $query): array
    {
        $listing = new SearchListing($this->modules()->search->service());

        return $listing->show(new SearchPage('filter', SearchPage::SITE), SearchListing::asked($query))['sections'];
    }
}
