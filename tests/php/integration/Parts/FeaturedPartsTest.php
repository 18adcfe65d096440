<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Parts;

use Coleman\Api\Parts\FeaturedChoice;
use Coleman\Api\Parts\Part;
use Coleman\Tests\Integration\TestCase;

/** The block Featured products: whatever it is of, its pages together are all of it, each part once. */
final class FeaturedPartsTest extends TestCase
{
    private const FAMILY = 996;

    private const FIRST = 810_001;

    private const PARTS = 260;

    private const MAKER = 901;

    protected function setUp(): void
    {
        parent::setUp();
        $connection = $this->modules()->foundation->connection();
        $row = $connection->row('SELECT * FROM {parts} WHERE id = 1');
        self::assertNotNull($row);
        $connection->insertMany('parts', array_map(static fn (int $number): array => [
            'id' => self::FIRST + $number,
            'category_id' => self::FAMILY,
            'vendor_id' => 0 === $number % 3 ? self::MAKER : 902 + $number % 2,
            'part_number' => "FEATURED-$number",
            'part_key' => "FEATURED$number",
            // Many are wanted alike.
            'popularity' => $number % 7,
            'discontinued' => (int) (0 === $number % 10),
            'on_shelf' => (int) (0 === $number % 4),
        ] + $row, range(0, self::PARTS - 1)));
    }

    protected function tearDown(): void
    {
        $_GET = [];
        $this->modules()->foundation->connection()->execute('DELETE FROM {parts} WHERE category_id = %d', [self::FAMILY]);
        parent::tearDown();
    }

    /** @return iterable<string, array{\Closure(): FeaturedChoice, string}> what is featured, and which parts these are by SQL */
    public static function choices(): iterable
    {
        $family = 'category_id = ' . self::FAMILY;
        $own = self::FIRST + 3;
        yield 'a family' => [static fn (): FeaturedChoice => new FeaturedChoice(categoryId: self::FAMILY), $family];
        yield 'a family, on the page of one of it' => [static fn (): FeaturedChoice => new FeaturedChoice(categoryId: self::FAMILY, without: $own), "$family AND id <> $own"];
        yield 'related' => [static fn (): FeaturedChoice => new FeaturedChoice(relatedTo: $own, without: $own), "$family AND discontinued = 0 AND id <> $own"];
        yield 'chosen' => [static fn (): FeaturedChoice => new FeaturedChoice(range(self::FIRST + self::PARTS + 40, self::FIRST)), $family];
        yield 'the most wanted' => [static fn (): FeaturedChoice => new FeaturedChoice(), 'discontinued = 0 AND id <> ' . Part::PLACEHOLDER_ID];
    }

    /**
     * @dataProvider choices
     * @param \Closure(): FeaturedChoice $choice
     */
    public function testItsPagesAreAllOfItInOneOrder(\Closure $choice, string $where): void
    {
        $wanted = array_map(intval(...), array_column($this->modules()->foundation->connection()->rows("SELECT id FROM {parts} WHERE $where ORDER BY id"), 'id'));
        $whole = $this->pages($choice(), 100);
        foreach ([1, 7, 99] as $limit) {
            self::assertSame($whole, $this->pages($choice(), $limit, 1 === $limit ? 40 : \PHP_INT_MAX, $whole), "by $limit");
        }
        sort($whole);
        self::assertSame($wanted, $whole);
    }

    public function testRelatedPartsOfTheMakerComeFirst(): void
    {
        $parts = $this->modules()->parts->repository()->byIds($this->pages(new FeaturedChoice(relatedTo: self::FIRST + 3), 20));
        $makers = array_map(static fn (Part $part): bool => self::MAKER === $part->vendorId, array_values($parts));
        $sorted = $makers;
        rsort($sorted);
        self::assertSame($sorted, $makers);
        self::assertContains(false, $makers);
    }

    public function testTheCallGivesThePageThatTheBlockLinksTo(): void
    {
        $block = $this->block(['count' => 0, 'categoryId' => self::FAMILY]);
        self::assertSame([100, 0], [count($block['parts']), $block['after']]);
        $ids = array_column($block['parts'], 'PartId');
        self::assertSame($ids[99], $block['next']);
        while ($block['next'] > 0) {
            $answer = $this->body($this->call('GET', '/featured-products', ['categoryId' => self::FAMILY, 'after' => $block['next']]));
            $block = $this->block(['count' => 0, 'categoryId' => self::FAMILY], $block['next']);
            self::assertSame(array_column($block['parts'], 'PartId'), array_column($answer['results'], 'PartId'));
            self::assertSame($block['next'] > 0, $answer['has_more']);
            array_push($ids, ...array_column($block['parts'], 'PartId'));
        }
        self::assertSame([self::PARTS, self::PARTS], [count($ids), count(array_unique($ids))]);
    }

    public function testANumberShowsSoManyAndNoWayOn(): void
    {
        $block = $this->block(['count' => 4, 'categoryId' => self::FAMILY], self::FIRST + 3);
        self::assertSame([4, 0, 0], [count($block['parts']), $block['after'], $block['next']]);
    }

    public function testNonsenseIsRefused(): void
    {
        foreach ([['after' => '-1'], ['per_page' => '101'], ['productIds' => '1,,2'], ['productIds' => '1;2'], ['categoryId' => '1e3']] as $query) {
            self::assertSame(400, $this->call('GET', '/featured-products', $query)->get_status(), (string) wp_json_encode($query));
        }
    }

    /**
     * @param list<int> $expected where only the beginning is read
     * @return list<int> ids, page by page
     */
    private function pages(FeaturedChoice $choice, int $limit, int $most = \PHP_INT_MAX, array $expected = []): array
    {
        $ids = [];
        $after = 0;
        do {
            $page = $this->modules()->parts->featured()->page($choice, $after, $limit);
            self::assertLessThanOrEqual($limit, count($page->parts));
            array_push($ids, ...array_map(static fn (Part $part): int => $part->id, $page->parts));
            $after = $page->after();
        } while ($page->hasMore && count($ids) < $most);

        return $page->hasMore ? [...$ids, ...array_slice($expected, count($ids))] : $ids;
    }

    /**
     * @param array<string, mixed> $attributes
     * @param int $after what the link without JavaScript says
     * @return array<string, mixed> the props of the block
     */
    private function block(array $attributes, int $after = 0): array
    {
        $number = (int) preg_replace('/\D/', '', wp_unique_prefixed_id('featured-products-')) + 1;
        $_GET = ["featured-products-{$number}" => (string) $after];
        $html = render_block(['blockName' => 'coleman/featured-products', 'attrs' => $attributes, 'innerBlocks' => [], 'innerHTML' => '', 'innerContent' => []]);
        self::assertSame(1, preg_match('#<script type="application/json" data-coleman-props>(.*?)</script>#s', $html, $match));
        $props = json_decode($match[1], true, flags: JSON_THROW_ON_ERROR);
        self::assertIsArray($props);
        self::assertSame($props['next'] > 0, str_contains($html, "?featured-products-{$number}={$props['next']}#featured-products-{$number}"));

        return $props;
    }
}
