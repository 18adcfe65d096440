<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Parts;

use Coleman\Api\Parts\Part;
use Coleman\Api\Parts\PartFilter;
use Coleman\Tests\Integration\TestCase;

/** The parts of a family: narrowed down, in order, a page at a time; held against the whole family, sorted here. */
final class PartListingTest extends TestCase
{
    private const FAMILY = 1;

    /** @return iterable<string, array{bool, bool, string}> of one maker, in stock, order */
    public static function filters(): iterable
    {
        foreach (PartFilter::ORDERS as $order) {
            yield "all by $order" => [false, false, $order];
            yield "of a maker by $order" => [true, false, $order];
            yield "in stock by $order" => [false, true, $order];
            yield "of a maker in stock by $order" => [true, true, $order];
        }
    }

    /** @dataProvider filters */
    public function testWalksToTheEndInOrder(bool $ofMaker, bool $inStock, string $order): void
    {
        $vendorId = $ofMaker ? $this->maker() : 0;
        $expected = $this->ids(self::sorted(array_values(array_filter(
            $this->family(),
            static fn (Part $part): bool => (!$ofMaker || $vendorId === $part->vendorId) && (!$inStock || $part->stock() > 0),
        )), $order, $this->popularity()));
        $filter = new PartFilter(self::FAMILY, $vendorId, $inStock, $order);
        $seen = [];
        $after = 0;
        do {
            $page = $this->modules()->parts->listing()->page($filter, $after, 7);
            $shown = array_slice($page, 0, 7);
            array_push($seen, ...$this->ids($shown));
            $after = end($shown) instanceof Part ? end($shown)->id : 0;
        } while (count($page) > 7);

        self::assertNotEmpty($seen);
        self::assertSame($expected, $seen);
    }

    public function testAnUnknownPlaceInTheListIsItsBeginning(): void
    {
        $listing = $this->modules()->parts->listing();
        foreach (PartFilter::ORDERS as $order) {
            $filter = new PartFilter(self::FAMILY, order: $order);
            self::assertEquals($this->ids($listing->page($filter, 0, 5)), $this->ids($listing->page($filter, 999_999_999, 5)), $order);
        }
    }

    public function testCountsWhatTheFilterAndItsNeighboursShow(): void
    {
        $family = $this->family();
        $vendorId = $this->maker();
        $stocked = array_filter($family, static fn (Part $part): bool => $part->stock() > 0);
        $ofMaker = static fn (Part $part): bool => $part->vendorId === $vendorId;

        $all = $this->modules()->parts->listing()->counts(new PartFilter(self::FAMILY));
        self::assertSame([count($family), count($stocked)], [$all['count'], $all['in_stock']]);
        self::assertSame(count($family), array_sum(array_column($all['makers'], 'count')));
        $names = array_map('strtolower', array_column($all['makers'], 'name'));
        $sorted = $names;
        sort($sorted);
        self::assertSame($sorted, $names);

        $some = $this->modules()->parts->listing()->counts(new PartFilter(self::FAMILY, $vendorId, true));
        self::assertSame(count(array_filter($stocked, $ofMaker)), $some['count']);
        self::assertSame($some['count'], $some['in_stock']);
        self::assertSame(count($stocked), array_sum(array_column($some['makers'], 'count')));
    }

    public function testTellsNumbersUpToTheCap(): void
    {
        $connection = $this->modules()->foundation->connection();
        $row = $connection->row('SELECT * FROM {parts} WHERE category_id = %d LIMIT 1', [self::FAMILY]);
        self::assertNotNull($row);
        $copies = [];
        for ($id = 800_001; $id <= 800_260; $id++) {
            $copies[] = ['id' => $id, 'category_id' => 999, 'part_number' => "COPY-$id", 'part_key' => "COPY$id"] + $row;
        }
        try {
            $connection->insertMany('parts', $copies);
            $this->modules()->parts->counts()->added($copies);
            $counts = $this->modules()->parts->listing()->counts(new PartFilter(999));
            self::assertSame([260, 0, 260], [$counts['count'], $counts['in_stock'], $counts['makers'][0]['count'] ?? 0]);
            $shown = $this->modules()->parts->presenter()->counts($counts);
            self::assertSame([200, true, 200, true], [$shown['count'], $shown['count_is_capped'], $shown['makers'][0]['count'] ?? 0, $shown['makers'][0]['count_is_capped'] ?? false]);
        } finally {
            $connection->execute('DELETE FROM {parts} WHERE id BETWEEN 800001 AND 800260');
            $this->modules()->parts->counts()->recountFamily(999);
        }
    }

    public function testAFamilyWithoutPartsHasNothingToCount(): void
    {
        $listing = $this->modules()->parts->listing();
        self::assertSame(['count' => 0, 'in_stock' => 0, 'makers' => []], $listing->counts(new PartFilter(999)));
        self::assertSame([], $listing->page(new PartFilter(999), 0, 5));
    }

    public function testCostsTheSameForAFewAsForMany(): void
    {
        $listing = $this->modules()->parts->listing();
        $few = $this->queries(static fn () => [$listing->page(new PartFilter(self::FAMILY), 0, 1), $listing->counts(new PartFilter(self::FAMILY))]);
        $many = $this->queries(static fn () => [$listing->page(new PartFilter(self::FAMILY), 0, 100), $listing->counts(new PartFilter(self::FAMILY))]);
        self::assertSame([5, 5], [$few, $many]);
    }

    public function testRelatedPartsAreOfTheFamilyThoseOfTheMakerFirst(): void
    {
        $part = $this->modules()->parts->repository()->byId(1);
        self::assertNotNull($part);
        $related = $this->modules()->parts->listing()->related($part, 0);
        $foreign = array_find_key($related, static fn (Part $other): bool => $other->vendorId !== $part->vendorId);

        self::assertNotContains($part->id, $this->ids($related));
        self::assertSame([$part->categoryId], array_values(array_unique(array_map(static fn (Part $other): int => $other->categoryId, $related))));
        self::assertNotEmpty($foreign);
        foreach ($related as $place => $other) {
            self::assertFalse($other->discontinued);
            self::assertSame($place < $foreign, $other->vendorId === $part->vendorId);
        }
        self::assertSame(array_slice($this->ids($related), 0, 4), $this->ids($this->modules()->parts->listing()->related($part, 4)));
    }

    public function testTheCallTakesTheFiltersAndRefusesOthers(): void
    {
        $answer = $this->body($this->call('GET', '/part-subcategory-by-id', ['categoryId' => 1, 'vendor_id' => $this->maker(), 'in_stock' => '1', 'order' => 'price', 'per_page' => 100]));
        self::assertIsArray($answer['results']);
        self::assertSame(['results', 'has_more', 'after', 'count', 'count_is_capped', 'in_stock', 'in_stock_is_capped', 'makers'], array_keys($answer));
        self::assertCount(is_int($answer['count']) ? $answer['count'] : 0, $answer['results']);
        $prices = array_filter(array_column($answer['results'], 'price_cents'), 'is_int');
        $sorted = $prices;
        sort($sorted);
        self::assertSame($sorted, array_values($prices));

        foreach ([['order' => 'name'], ['in_stock' => '2'], ['vendor_id' => '-1'], ['after' => '1e3']] as $wrong) {
            $refusal = $this->call('GET', '/part-subcategory-by-id', ['categoryId' => 1] + $wrong);
            self::assertSame(400, $refusal->get_status());
            self::assertStringContainsString((string) array_key_first($wrong), (string) wp_json_encode($refusal->get_data()));
        }
    }

    /** @return list<Part> all of the family */
    private function family(): array
    {
        $ids = array_map(static fn (array $row): int => (int) $row['id'], $this->modules()->foundation->connection()->rows('SELECT id FROM {parts} WHERE category_id = %d', [self::FAMILY]));

        return array_values($this->modules()->parts->repository()->byIds($ids));
    }

    /** A maker of some, but not of all. */
    private function maker(): int
    {
        $counts = $this->modules()->parts->listing()->counts(new PartFilter(self::FAMILY));
        self::assertGreaterThan(1, count($counts['makers']));

        return $counts['makers'][0]['id'];
    }

    /** @return array<int, int> */
    private function popularity(): array
    {
        $rows = $this->modules()->foundation->connection()->rows('SELECT id, popularity FROM {parts} WHERE category_id = %d', [self::FAMILY]);

        return array_combine(array_map('intval', array_column($rows, 'id')), array_map('intval', array_column($rows, 'popularity')));
    }

    /**
     * @param list<Part> $parts
     * @param array<int, int> $popularity
     * @return list<Part>
     */
    private static function sorted(array $parts, string $order, array $popularity): array
    {
        usort($parts, static fn (Part $one, Part $other): int => match ($order) {
            PartFilter::PRICE => [null === $one->priceCents, $one->priceCents, $one->id] <=> [null === $other->priceCents, $other->priceCents, $other->id],
            PartFilter::PRICE_DOWN => [null === $one->priceCents, -(int) $one->priceCents, -$one->id] <=> [null === $other->priceCents, -(int) $other->priceCents, -$other->id],
            default => [$popularity[$other->id], $other->id] <=> [$popularity[$one->id], $one->id],
        });

        return $parts;
    }

    /**
     * @param list<Part> $parts
     * @return list<int>
     */
    private function ids(array $parts): array
    {
        return array_map(static fn (Part $part): int => $part->id, $parts);
    }

    private function queries(\Closure $work): int
    {
        $before = $this->modules()->foundation->connection()->queries();
        $work();

        return $this->modules()->foundation->connection()->queries() - $before;
    }
}
