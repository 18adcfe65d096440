<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Blocks;

use Coleman\Api\Database\Connection;
use Coleman\Blocks\OwnQuery;
use Coleman\Tests\Integration\TestCase;

/** Lists of what an editor has picked, and of machines up to a price, as visitors get them without JavaScript. */
final class PickedTest extends TestCase
{
    protected function tearDown(): void
    {
        $_GET = [];
        $_SERVER['REQUEST_URI'] = '/';
        parent::tearDown();
    }

    /** @return iterable<string, array{string, string, list<int>}> block, attribute, ids in an order of nobody else's */
    public static function lists(): iterable
    {
        // New and used machines stand side by side.
        yield 'machines' => ['machine-list', 'machineIds', [64, 12, 61]];
        yield 'rentals' => ['rental-list', 'rentalIds', [4, 2, 3]];
        yield 'attachments' => ['attachment-list', 'attachmentIds', [7, 3, 5]];
    }

    /**
     * @dataProvider lists
     * @param list<int> $ids
     */
    public function testWhatIsPickedStandsInTheEditorsOrder(string $block, string $attribute, array $ids): void
    {
        $orders = [$ids, array_reverse($ids), [$ids[1]]];
        $shown = array_map(fn (array $order): array => $this->cards($this->block($block, [$attribute => $order])), $orders);

        self::assertCount(count($ids), array_unique($shown[0]));
        self::assertSame(array_reverse($shown[0]), $shown[1]);
        self::assertSame([$shown[0][1]], $shown[2]);
    }

    /**
     * @dataProvider lists
     * @param list<int> $ids
     */
    public function testTheAddressOfThePageChangesNothing(string $block, string $attribute, array $ids): void
    {
        $before = $this->cards($this->block($block, [$attribute => $ids]));
        $_GET = ['after' => '999999', 'brand' => '1', 'branch' => '1', 'location_id' => '1', 'category_id' => '1', 'price' => 'call', 'sort' => 'price', 'show' => '1'];

        self::assertSame($before, $this->cards($this->block($block, [$attribute => $ids])));
    }

    /**
     * @dataProvider lists
     * @param list<int> $ids
     */
    public function testWhatIsGoneIsLeftOutAndNothingLeftIsNothing(string $block, string $attribute, array $ids): void
    {
        self::assertSame(
            $this->cards($this->block($block, [$attribute => $ids])),
            $this->cards($this->block($block, [$attribute => [999998, ...$ids, 999999, $ids[0]]])),
        );
        self::assertSame('', trim($this->block($block, [$attribute => [999999]])));
    }

    /** A category that is no more stood for all categories: “Tractors” listed mowers. */
    public function testAListOfAGoneCategoryIsNothing(): void
    {
        foreach (['used', 'new'] as $condition) {
            self::assertSame('', trim($this->block('machine-list', ['condition' => $condition, 'categoryId' => 999999])));
            self::assertNotSame([], $this->cards($this->block('machine-list', ['condition' => $condition, 'categoryId' => 999999, 'machineIds' => [61]])));
        }
    }

    public function testAGridOfAGoneBrandIsNothingAndAVisitorsOwnWishIsAllBrands(): void
    {
        self::assertSame('', trim($this->block('equipment-grid', ['brandId' => 999999])));
        self::assertStringContainsString('Compact Track Loaders', $this->block('equipment-grid', ['brandId' => 1]));
        $_GET['vendor_id'] = '999999';
        try {
            self::assertStringContainsString('Compact Track Loaders', $this->block('equipment-grid', ['showBrands' => true]));
        } finally {
            unset($_GET['vendor_id']);
        }
    }

    public function testASoldMachineLeavesTheList(): void
    {
        $connection = $this->modules()->foundation->connection();
        $connection->execute('UPDATE {machines} SET sold_at = %s WHERE id = 61', [$this->modules()->foundation->clock->now()->format('Y-m-d H:i:s')]);
        try {
            self::assertSame('', trim($this->block('machine-list', ['machineIds' => [61]])));
            self::assertCount(1, $this->cards($this->block('machine-list', ['machineIds' => [61], 'showSold' => true])));
        } finally {
            $connection->execute('UPDATE {machines} SET sold_at = NULL WHERE id = 61');
        }
    }

    /** Against every used machine, at prices around one that there is: a price on request is not under any. */
    public function testUnderAPrice(): void
    {
        $connection = $this->modules()->foundation->connection();
        $connection->execute('UPDATE {machines} SET price_cents = NULL WHERE id = 64');
        try {
            $this->comparePrices($connection);
        } finally {
            $connection->execute('UPDATE {machines} SET price_cents = 5025000 WHERE id = 64');
        }
    }

    private function comparePrices(Connection $connection): void
    {
        $prices = [];
        foreach ($connection->rows("SELECT id, price_cents FROM {machines} WHERE machine_condition = 'used' AND sold_at IS NULL") as $row) {
            $prices[(int) $row['id']] = null === $row['price_cents'] ? null : (int) $row['price_cents'];
        }
        self::assertContains(null, $prices, 'a machine without a price is among them');
        $known = array_filter($prices, is_int(...));
        sort($known);
        $middle = intdiv($known[intdiv(count($known), 2)], 100);
        foreach ([1, $middle, $middle + 1, 9_999_999] as $dollars) {
            $under = array_filter($prices, static fn (?int $cents): bool => null !== $cents && $cents < $dollars * 100);
            $shown = $this->cards($this->block('machine-list', ['maxPrice' => $dollars, 'count' => 96]));
            self::assertCount(min(96, count($under)), $shown, "{$dollars}");
        }
    }

    public function testVisitorsCannotGoAboveThePrice(): void
    {
        $attributes = ['maxPrice' => 25000, 'count' => 96];
        $list = $this->block('machine-list', $attributes);
        $_GET = ['price' => '50000-100000'];

        self::assertSame($this->cards($list), $this->cards($this->block('machine-list', $attributes)));
        self::assertStringContainsString('Used Equipment under $25,000', $list);
        self::assertStringNotContainsString('name="price[]"', $list);
    }

    public function testThePagesBranchIsThatOfItsAddress(): void
    {
        $atBranch = fn (string $branch): array => $this->cards($this->block('machine-list', ['branch' => $branch, 'count' => 96]));
        $_SERVER['REQUEST_URI'] = '/new-equipment-easton/';

        self::assertSame($atBranch('easton'), $atBranch('page'));
        $_SERVER['REQUEST_URI'] = '/specials/';
        self::assertSame($atBranch(''), $atBranch('page'));
        self::assertNotSame($atBranch(''), $atBranch('easton'));
    }

    public function testThePickersFindWhatIsPicked(): void
    {
        self::assertSame(401, $this->call('GET', '/machines', ['ids' => '61'])->get_status());
        wp_set_current_user(1);
        $ids = static fn (mixed $results): array => array_column((array) $results, 'MachineId');

        self::assertSame([64, 12, 61], $ids($this->body($this->call('GET', '/machines', ['ids' => '64,12,999999,61']))['results']));
        self::assertSame([], $this->body($this->call('GET', '/machines'))['results']);
        self::assertSame(400, $this->call('GET', '/machines', ['ids' => '64;12'])->get_status());
    }

    public function testModelsAreFoundByWords(): void
    {
        $found = fn (string $text): array => array_column((array) $this->body($this->call('GET', '/models', ['search' => $text]))['results'], 'Title');

        self::assertSame(['Case 580 Super M'], $found('super CASE'));
        self::assertSame([], $found('case kubota'));
        self::assertSame([], $found('%'));
        self::assertSame($found(''), $found('  '));
    }

    /** @param array<string, mixed> $attributes */
    private function block(string $name, array $attributes): string
    {
        OwnQuery::startPage();

        return do_blocks(sprintf('<!-- wp:coleman/%s %s /-->', $name, (string) json_encode($attributes)));
    }

    /** @return list<string> the addresses of the things on the cards, in order, each once */
    private function cards(string $html): array
    {
        preg_match_all('/<a class="coleman-cover-link[^"]*" href="([^"]+)"/', $html, $matches);

        return array_values(array_unique($matches[1]));
    }
}
