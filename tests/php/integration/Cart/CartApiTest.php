<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Cart;

use Coleman\Api\Cart\CartService;
use Coleman\Api\Parts\Part;
use Coleman\Tests\Integration\TestCase;

/** The cart calls as the specification's section 7 has them. */
final class CartApiTest extends TestCase
{
    private const ORDINARY = 1;
    private const UNKNOWN_PRICE = 3;
    private const SOLD_OUT = 4;
    private const TWO_LEFT = 5;
    private const CASE_OF_TWELVE = 7;

    /** @return array<string, mixed> */
    private function add(int $partId, int|string $quantity = 1, array $more = []): array
    {
        $response = $this->call('POST', '/cart/add', ['partId' => $partId, 'quantity' => $quantity] + $more);
        $token = $response->get_headers()['X-Coleman-Cart'] ?? null;
        if (is_string($token)) {
            $_COOKIE['coleman_cart'] = $token;
        }

        return ['status' => $response->get_status()] + $this->body($response);
    }

    public function testReadingMakesNoCart(): void
    {
        $response = $this->call('GET', '/cart');

        self::assertSame(200, $response->get_status());
        self::assertSame(0, $this->body($response)['results']['ItemCount']);
        self::assertSame(0, $this->rows('carts'));
        self::assertSame('private, no-store', $response->get_headers()['Cache-Control']);
    }

    public function testAddingAnswersTheWholeCartPricedFromTheCatalogue(): void
    {
        $this->add(self::ORDINARY, '2');
        $answer = $this->add(self::ORDINARY, '1');
        $part = $this->services()->parts()->byId(self::ORDINARY);

        self::assertNotNull($part);
        self::assertSame(200, $answer['status']);
        self::assertSame(3, $answer['results']['ItemCount']);
        self::assertCount(1, $answer['results']['Items']);
        self::assertSame($part->priceCents, $answer['results']['Items'][0]['price_cents']);
        self::assertSame(3 * (int) $part->priceCents, $answer['results']['totals']['subtotal_cents']);
    }

    /** @return iterable<string, array{mixed}> */
    public static function forgedPrices(): iterable
    {
        foreach (['0', '-1', '0.01', '1e-9', ['0'], null, true, '999999999999'] as $price) {
            yield (string) json_encode($price) => [$price];
        }
    }

    /** @dataProvider forgedPrices */
    public function testACustomPriceNeverSetsAPrice(mixed $price): void
    {
        $answer = $this->add(self::ORDINARY, '1', ['customPrice' => $price, 'Price' => $price, 'price_cents' => $price, 'total_cents' => $price]);
        $part = $this->services()->parts()->byId(self::ORDINARY);

        self::assertNotNull($part);
        self::assertSame($part->priceCents, $answer['results']['Items'][0]['price_cents']);
        self::assertSame($part->priceCents, $answer['results']['totals']['total_cents']);
    }

    /** @return iterable<string, array{mixed}> */
    public static function refusedQuantities(): iterable
    {
        foreach (['0', '-1', '2.5', '3abc', '', '1e3', '12.0', '9999999999', ['1'], true] as $quantity) {
            yield (string) json_encode($quantity) => [$quantity];
        }
    }

    /** @dataProvider refusedQuantities */
    public function testARefusedQuantityChangesNothing(mixed $quantity): void
    {
        $response = $this->call('POST', '/cart/add', ['partId' => self::ORDINARY, 'quantity' => $quantity]);

        self::assertSame(400, $response->get_status());
        self::assertArrayHasKey('quantity', $this->body($response)['data']['params']);
        self::assertSame(0, $this->rows('carts'));
        self::assertSame(0, $this->rows('cart_items'));
    }

    public function testTooLargeAQuantityIsRefused(): void
    {
        self::assertSame(400, $this->add(self::ORDINARY, CartService::MAX_QUANTITY + 1)['status']);
        $this->add(self::ORDINARY, CartService::MAX_QUANTITY);
        self::assertSame(400, $this->add(self::ORDINARY, 1)['status']);
        self::assertSame(CartService::MAX_QUANTITY, $this->body($this->call('GET', '/cart'))['results']['ItemCount']);
    }

    public function testAnUnknownPartIs404AndNoCartIsMade(): void
    {
        $answer = $this->add(999999);

        self::assertSame(404, $answer['status']);
        self::assertSame('coleman_part_not_found', $answer['code']);
        self::assertSame(0, $this->rows('carts'));
    }

    public function testABrokenCaseIsRefusedWithASuggestion(): void
    {
        $answer = $this->add(self::CASE_OF_TWELVE, 13);

        self::assertSame('coleman_quantity_not_multiple', $answer['code']);
        self::assertSame(12, $answer['data']['multiple_of']);
        self::assertSame(24, $answer['data']['suggested']);
        self::assertSame(200, $this->add(self::CASE_OF_TWELVE, 24)['status']);
    }

    public function testDiscontinuedStockIsAHardLimitAndA409CarriesTheCart(): void
    {
        $answer = $this->add(self::SOLD_OUT);
        self::assertSame(409, $answer['status']);
        self::assertSame('coleman_insufficient_stock', $answer['code']);

        self::assertSame(200, $this->add(self::TWO_LEFT, 2)['status']);
        $more = $this->add(self::TWO_LEFT, 1);
        self::assertSame(409, $more['status']);
        self::assertSame(2, $more['data']['cart']['ItemCount']);
    }

    public function testAnUnknownPriceIsToldAndNotInvented(): void
    {
        $answer = $this->add(self::UNKNOWN_PRICE);

        self::assertNull($answer['results']['Items'][0]['Price']);
        self::assertTrue($answer['results']['has_unknown_price']);
        self::assertSame(0, $answer['results']['totals']['total_cents']);
    }

    public function testThePlaceholderKeepsWhatTheCustomerCallsThePart(): void
    {
        $this->add(Part::PLACEHOLDER_ID, 1, ['customerPartNumber' => 'AB <b>1', 'customerPartDescription' => 'Lee\'s bolt 3/8"', 'customPrice' => '1']);
        $this->add(Part::PLACEHOLDER_ID, 1, ['customerPartNumber' => 'CD 2']);
        $answer = $this->add(Part::PLACEHOLDER_ID, 1, ['customerPartNumber' => 'CD 2']);

        self::assertCount(2, $answer['results']['Items']);
        self::assertSame('AB <b>1', $answer['results']['Items'][0]['PartNumber']);
        self::assertSame('Lee\'s bolt 3/8"', $answer['results']['Items'][0]['Description']);
        self::assertSame(2, $answer['results']['Items'][1]['Quantity']);
        self::assertNull($answer['results']['Items'][0]['Price']);
    }

    public function testUpdateSetsZeroRemovesAndAnotherCartsLineIsOutOfReach(): void
    {
        $item = $this->add(self::ORDINARY, 2)['results']['Items'][0]['cartItemId'];
        $mine = $_COOKIE['coleman_cart'];
        unset($_COOKIE['coleman_cart']);

        $stranger = $this->call('POST', '/cart/update', ['cartItemId' => $item, 'quantity' => 9]);
        self::assertSame(404, $stranger->get_status());
        self::assertSame('coleman_cart_item_not_found', $this->body($stranger)['code']);

        $_COOKIE['coleman_cart'] = $mine;
        self::assertSame(5, $this->body($this->call('POST', '/cart/update', ['cartItemId' => $item, 'quantity' => 5]))['results']['ItemCount']);
        self::assertSame(0, $this->body($this->call('POST', '/cart/update', ['cartItemId' => $item, 'quantity' => 0]))['results']['ItemCount']);
        self::assertSame(200, $this->call('POST', '/cart/remove', ['cartItemId' => $item])->get_status());
    }

    public function testAForgedCartTokenOpensNoCart(): void
    {
        $this->add(self::ORDINARY, 2);
        $_COOKIE['coleman_cart'] = str_repeat('a', 32) . '.' . str_repeat('b', 32);

        self::assertSame(0, $this->body($this->call('GET', '/cart'))['results']['ItemCount']);
    }

    public function testAWriteFromAnotherSiteIsRefusedAndChangesNothing(): void
    {
        $_SERVER['HTTP_ORIGIN'] = 'https://evil.example';
        $answer = $this->add(self::ORDINARY);

        self::assertSame(403, $answer['status']);
        self::assertSame('coleman_forbidden_origin', $answer['code']);
        self::assertSame(0, $this->rows('carts'));
    }

    public function testAWrongSiteTokenIsRefused(): void
    {
        $_SERVER['HTTP_X_COLEMAN_TOKEN'] = 'wrong';

        self::assertSame('coleman_invalid_token', $this->body($this->call('GET', '/cart'))['code']);
    }

    public function testACartHoldsTwoHundredLinesAndNotOneMore(): void
    {
        update_option('coleman_limits', ['writes' => [0, 10], 'writes_network' => [0, 10]]);
        try {
            $connection = $this->services()->connection();
            $this->add(self::ORDINARY);
            $cart = (int) $connection->value('SELECT id FROM {carts}');
            $ids = array_map(static fn (array $row): int => (int) $row['id'], $connection->rows('SELECT id FROM {parts} WHERE discontinued = 0 AND case_qty_required = 0 AND id > 20 ORDER BY id LIMIT 200'));
            foreach (array_slice($ids, 0, 199) as $id) {
                $this->services()->cartRepository()->put($cart, $id, 1, '', '', 1);
            }
            $full = $this->add($ids[199]);
            self::assertSame('coleman_cart_full', $full['code']);
            self::assertCount(200, $full['data']['cart']['Items']);
        } finally {
            update_option('coleman_limits', []);
        }
    }

    public function testANewPriceIsToldUntilTheNextWrite(): void
    {
        $connection = $this->services()->connection();
        $price = (int) $connection->value('SELECT price_cents FROM {parts} WHERE id = %d', [self::ORDINARY]);
        $item = $this->add(self::ORDINARY)['results']['Items'][0]['cartItemId'];
        $connection->execute('UPDATE {parts} SET price_cents = %d WHERE id = %d', [$price + 100, self::ORDINARY]);
        try {
            $cart = $this->body($this->call('GET', '/cart'))['results'];
            self::assertSame($price + 100, $cart['totals']['total_cents']);
            self::assertCount(1, $cart['Items'][0]['notices']);
            $after = $this->body($this->call('POST', '/cart/update', ['cartItemId' => $item, 'quantity' => 2]))['results'];
            self::assertSame([], $after['Items'][0]['notices']);
        } finally {
            $connection->execute('UPDATE {parts} SET price_cents = %d WHERE id = %d', [$price, self::ORDINARY]);
        }
    }

    public function testAnExpiredCartDoesNotComeBack(): void
    {
        $this->add(self::ORDINARY, 5);
        $this->services()->connection()->execute("UPDATE {carts} SET expires_at = '2020-01-01 00:00:00'");

        self::assertSame(0, $this->body($this->call('GET', '/cart'))['results']['ItemCount']);
        self::assertSame(1, $this->add(2, 1)['results']['ItemCount']);
        self::assertSame(1, $this->rows('carts'));
    }

    public function testQueriesOfAReadDoNotGrowWithTheCart(): void
    {
        $connection = $this->services()->connection();
        $counts = [];
        foreach ([[self::ORDINARY], [2, 3, 6, 10, 14, 15, 16, 20, 21, 22]] as $ids) {
            foreach ($ids as $id) {
                $this->add($id);
            }
            $before = $connection->queries();
            $this->call('GET', '/cart');
            $counts[] = $connection->queries() - $before;
        }
        self::assertSame($counts[0], $counts[1]);
        self::assertLessThanOrEqual(6, $counts[0]);
    }

    public function testWritesAreLimitedExactly(): void
    {
        update_option('coleman_limits', ['writes' => [3, 60]]);
        try {
            $this->add(self::ORDINARY);
            for ($i = 0; $i < 3; $i++) {
                self::assertSame(200, $this->add(self::ORDINARY)['status']);
            }
            $refused = $this->call('POST', '/cart/add', ['partId' => self::ORDINARY]);
            self::assertSame(429, $refused->get_status());
            self::assertSame('60', $refused->get_headers()['Retry-After']);
            self::assertSame(4, $this->body($this->call('GET', '/cart'))['results']['ItemCount']);
        } finally {
            update_option('coleman_limits', []);
        }
    }
}
