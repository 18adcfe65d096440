<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Cart;

use Coleman\Api\Cart\CartLine;
use Coleman\Api\Cart\CartOwner;
use Coleman\Api\Cart\CartRules;
use Coleman\Api\Orders\Buyer;
use Coleman\Api\Parts\Part;

/** The cart calls and their answers, as clients rely on them. */
final class CartApiTest extends CartTestCase
{
    private const ORDINARY = 1;
    private const UNKNOWN_PRICE = 3;
    private const SOLD_OUT = 4;
    private const TWO_LEFT = 5;
    private const PICKUP_ONLY = 6;
    private const CASE_OF_TWELVE = 7;

    /** @return array<string, mixed> the cart */
    private function change(int $item, int $quantity, string $description): array
    {
        return $this->body($this->call('POST', '/cart/update', ['cartItemId' => $item, 'quantity' => $quantity, 'customerPartDescription' => $description]))['results'];
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
        $part = $this->modules()->parts->repository()->byId(self::ORDINARY);

        self::assertNotNull($part);
        self::assertSame(200, $answer['status']);
        self::assertSame(3, $answer['results']['ItemCount']);
        self::assertCount(1, $answer['results']['Items']);
        self::assertSame($part->priceCents, $answer['results']['Items'][0]['price_cents']);
        self::assertSame(3 * (int) $part->priceCents, $answer['results']['totals']['subtotal_cents']);
    }

    /** Whatever a browser sends beside part and quantity, the price is the catalog's: 500 bodies, always the same ones. */
    public function testACustomPriceNeverSetsAPrice(): void
    {
        update_option('coleman_limits', ['writes' => [0, 10], 'writes_network' => [0, 10]]);
        $random = new \Random\Randomizer(new \Random\Engine\Mt19937(714940));
        $prices = ['0', '-1', '0.01', '1e-9', ['0'], [['cents' => 1]], null, true, false, '999999999999', '', 'NaN', '$1.00', 0, -5, 0.5, '１'];
        $names = ['customPrice', 'CustomPrice', 'customPrice[]', 'Price', 'CurrentPrice', 'price_cents', 'custom_price_cents', 'seen_price_cents', 'line_total_cents', 'total_cents', 'totals', 'Items'];
        $part = $this->modules()->parts->repository()->byId(self::ORDINARY);
        self::assertNotNull($part);
        try {
            for ($body = 0; $body < 500; $body++) {
                unset($_COOKIE['coleman_cart']);
                $more = ['customPrice' => $prices[$random->getInt(0, count($prices) - 1)]];
                foreach ($random->pickArrayKeys($names, $random->getInt(1, 6)) as $name) {
                    $more[$names[$name]] = $prices[$random->getInt(0, count($prices) - 1)];
                }
                $quantity = $random->getInt(1, 20);
                $answer = $this->add(self::ORDINARY, $quantity, $more);
                self::assertSame(200, $answer['status'], (string) json_encode($more));
                self::assertSame($part->priceCents, $answer['results']['Items'][0]['price_cents'], (string) json_encode($more));
                self::assertSame($quantity * (int) $part->priceCents, $answer['results']['totals']['total_cents'], (string) json_encode($more));
            }
            self::assertSame(0, (int) $this->modules()->foundation->connection()->value('SELECT COUNT(*) FROM {cart_items} WHERE custom_price_cents IS NOT NULL'));
        } finally {
            update_option('coleman_limits', []);
        }
    }

    public function testWhoMayPriceNamesOneAndItHoldsUntilTheOrder(): void
    {
        $desk = $this->signInAs('price-desk', 'coleman_parts_desk');
        $bad = $this->add(Part::PLACEHOLDER_ID, 1, ['customPrice' => '12.345']);
        self::assertSame(400, $bad['status']);
        self::assertArrayHasKey('customPrice', $bad['data']['params']);
        self::assertSame(0, $this->rows('cart_items'));

        $line = ['customerPartNumber' => 'AB 1', 'customerPartDescription' => 'Long bolt'];
        $cart = $this->add(Part::PLACEHOLDER_ID, 2, $line + ['customPrice' => '12.5'])['results'];
        self::assertSame(1250, $cart['Items'][0]['price_cents']);
        self::assertSame(2500, $cart['totals']['total_cents']);
        self::assertFalse($cart['has_unknown_price']);

        // More of it without a price keeps the one that was named, and reading tells of no change.
        self::assertSame(1250, $this->add(Part::PLACEHOLDER_ID, 1, $line)['results']['Items'][0]['price_cents']);
        self::assertSame([], $this->cart()['Items'][0]['notices']);
        $quote = $this->modules()->checkout->quotes()->quote(new Buyer(CartOwner::customer($desk), $desk), null, []);
        self::assertSame(3750, $quote['subtotal_cents']);

        $this->signInAs('price-customer', 'customer');
        self::assertNull($this->add(Part::PLACEHOLDER_ID, 1, ['customPrice' => '12.5'])['results']['Items'][0]['price_cents']);
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
        self::assertSame(400, $this->add(self::ORDINARY, CartRules::MAX_QUANTITY + 1)['status']);
        $this->add(self::ORDINARY, CartRules::MAX_QUANTITY);
        self::assertSame(400, $this->add(self::ORDINARY, 1)['status']);
        self::assertSame(CartRules::MAX_QUANTITY, $this->body($this->call('GET', '/cart'))['results']['ItemCount']);
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

    public function testASpecialOrderLineIsDescribedLaterAndTwoOfOneNameBecomeOne(): void
    {
        $this->add(Part::PLACEHOLDER_ID, 2, ['customerPartNumber' => 'AB 1', 'customerPartDescription' => 'Bolt']);
        $other = $this->add(Part::PLACEHOLDER_ID, 3, ['customerPartNumber' => 'AB 1'])['results']['Items'][1];
        self::assertSame('', $other['customerPartDescription']);

        $described = $this->change($other['cartItemId'], 3, 'Bolt, long');
        self::assertSame('Bolt, long', $described['Items'][1]['Description']);
        $same = $this->change($other['cartItemId'], 3, 'Bolt');
        self::assertCount(1, $same['Items']);
        self::assertSame(5, $same['ItemCount']);

        $ordinary = $this->add(self::ORDINARY)['results']['Items'][1];
        self::assertArrayNotHasKey('customerPartDescription', $ordinary);
        self::assertSame($ordinary['Description'], $this->change($ordinary['cartItemId'], 1, 'mine')['Items'][1]['Description']);
    }

    public function testInStockIsAFieldWhateverTheWordsSay(): void
    {
        $lower = static fn (string $text): string => mb_strtolower($text);
        add_filter('coleman_part_availability', $lower);
        try {
            $item = $this->add(self::ORDINARY)['results']['Items'][0];
        } finally {
            remove_filter('coleman_part_availability', $lower);
        }
        self::assertSame('in stock – ships within 1 business day', $item['availability_text']);
        self::assertTrue($item['in_stock']);
    }

    public function testAPartForPickupOnlyIsTakenAndMarked(): void
    {
        self::assertTrue($this->add(self::PICKUP_ONLY)['results']['Items'][0]['PickupOnly']);
        self::assertFalse($this->add(self::ORDINARY)['results']['Items'][1]['PickupOnly']);
        $texts = array_column($this->add(self::PICKUP_ONLY)['results']['Items'], 'availability_text', 'PartId');
        self::assertDoesNotMatchRegularExpression('/ship/i', $texts[self::PICKUP_ONLY]);
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
            $connection = $this->modules()->foundation->connection();
            $this->add(self::ORDINARY);
            $cart = (int) $connection->value('SELECT id FROM {carts}');
            $ids = array_map(static fn (array $row): int => (int) $row['id'], $connection->rows('SELECT id FROM {parts} WHERE discontinued = 0 AND case_qty_required = 0 AND id > 20 ORDER BY id LIMIT 200'));
            $this->modules()->carts->repository()->put($cart, 'cart_items', ...array_map(
                static fn (Part $part): CartLine => CartLine::create($part, 1),
                array_values($this->modules()->parts->repository()->byIds(array_slice($ids, 0, 199))),
            ));
            $full = $this->add($ids[199]);
            self::assertSame('coleman_cart_full', $full['code']);
            self::assertCount(200, $full['data']['cart']['Items']);
        } finally {
            update_option('coleman_limits', []);
        }
    }

    public function testANewPriceIsToldUntilTheNextWrite(): void
    {
        $connection = $this->modules()->foundation->connection();
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

    public function testACartLivesThirtyDaysFromItsLastWriteAnAccountsAHundredAndEighty(): void
    {
        $connection = $this->modules()->foundation->connection();
        $days = static fn (): int => (int) round((strtotime((string) $connection->value('SELECT expires_at FROM {carts} ORDER BY id DESC LIMIT 1') . ' UTC') - time()) / DAY_IN_SECONDS);
        $this->add(self::ORDINARY);
        self::assertSame(30, $days());
        $connection->execute('UPDATE {carts} SET expires_at = %s', [gmdate('Y-m-d H:i:s', time() + HOUR_IN_SECONDS)]);
        $this->cart();
        self::assertSame(0, $days(), 'Reading prolongs nothing.');
        $this->add(self::ORDINARY);
        self::assertSame(30, $days());
        $this->signInAs('lasting', 'customer');
        $this->add(self::ORDINARY);
        self::assertSame(180, $days());
    }

    public function testExpiredCartsAreSweptWithAllThatIsInThem(): void
    {
        $this->save($this->add(2)['results']['Items'][0]['cartItemId']);
        $this->add(self::ORDINARY);
        $this->modules()->carts->repository()->purgeExpired($this->modules()->foundation->transaction());
        self::assertSame([1, 1, 1], [$this->rows('carts'), $this->rows('cart_items'), $this->rows('saved_items')]);

        $this->modules()->foundation->connection()->execute("UPDATE {carts} SET expires_at = '2020-01-01 00:00:00'");
        $this->modules()->carts->repository()->purgeExpired($this->modules()->foundation->transaction());
        self::assertSame([0, 0, 0], [$this->rows('carts'), $this->rows('cart_items'), $this->rows('saved_items')]);
    }

    public function testACartThatIsBegunAnewWhileItIsSweptKeepsItsLines(): void
    {
        $this->add(2);
        $connection = $this->modules()->foundation->connection();
        $connection->execute("UPDATE {carts} SET expires_at = '2020-01-01 00:00:00'");
        $count = 0;
        $connection->beforeEach(static function () use ($connection, &$count): void {
            // After its id was read.
            if (2 === ++$count) {
                $connection->execute("UPDATE {carts} SET expires_at = '2100-01-01 00:00:00'");
            }
        });
        try {
            $this->modules()->carts->repository()->purgeExpired($this->modules()->foundation->transaction());
        } finally {
            $connection->beforeEach(null);
        }
        self::assertGreaterThan(2, $count);
        self::assertSame([1, 1], [$this->rows('carts'), $this->rows('cart_items')]);
    }

    public function testAnExpiredCartDoesNotComeBack(): void
    {
        $this->save($this->add(2)['results']['Items'][0]['cartItemId']);
        $this->add(self::ORDINARY, 5);
        $this->modules()->foundation->connection()->execute("UPDATE {carts} SET expires_at = '2020-01-01 00:00:00'");

        self::assertSame(0, $this->body($this->call('GET', '/cart'))['results']['ItemCount']);
        $fresh = $this->add(2, 1)['results'];
        self::assertSame([1, []], [$fresh['ItemCount'], $fresh['SavedItems']]);
        self::assertSame(1, $this->rows('carts'));
    }

    public function testQueriesOfAReadDoNotGrowWithTheCart(): void
    {
        $connection = $this->modules()->foundation->connection();
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

    public function testQueriesOfAnAddDoNotGrowWithTheCart(): void
    {
        update_option('coleman_limits', ['writes' => [0, 10], 'writes_network' => [0, 10]]);
        $connection = $this->modules()->foundation->connection();
        $counts = [];
        foreach ([[self::ORDINARY], [2, 3, 6, 10, 14, 15, 16, 20]] as $ids) {
            foreach ($ids as $id) {
                $this->add($id);
            }
            $before = $connection->queries();
            $this->add(self::ORDINARY);
            $counts[] = $connection->queries() - $before;
        }
        update_option('coleman_limits', []);
        self::assertSame($counts[0], $counts[1]);
        self::assertLessThanOrEqual(18, $counts[0]);
    }

    public function testWritesAreLimitedExactly(): void
    {
        update_option('coleman_limits', ['writes' => [3, 60]]);
        try {
            $refused = $this->inOneMoment(function (): \WP_REST_Response {
                $this->add(self::ORDINARY);
                for ($i = 0; $i < 3; $i++) {
                    self::assertSame(200, $this->add(self::ORDINARY)['status']);
                }

                return $this->call('POST', '/cart/add', ['partId' => self::ORDINARY]);
            });
            self::assertSame(429, $refused->get_status());
            self::assertSame('60', $refused->get_headers()['Retry-After']);
            self::assertSame(4, $this->body($this->call('GET', '/cart'))['results']['ItemCount']);
        } finally {
            update_option('coleman_limits', []);
        }
    }
}
