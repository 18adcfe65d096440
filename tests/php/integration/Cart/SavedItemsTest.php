<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Cart;

use Coleman\Api\Cart\CartLine;
use Coleman\Api\Parts\Part;

/** What is saved for later: kept, shown, put back, dropped; never counted, never ordered, never anybody else's. */
final class SavedItemsTest extends CartTestCase
{
    private const TWO_LEFT = 5;

    public function testALineMovesAsideAndBack(): void
    {
        $this->add(1, 2);
        $item = $this->add(2, 3)['results']['Items'][1]['cartItemId'];

        $saved = $this->save($item)['results'];
        self::assertSame([2, 1, 1], [$saved['ItemCount'], count($saved['Items']), count($saved['SavedItems'])]);
        self::assertSame(3, $saved['SavedItems'][0]['Quantity']);
        self::assertSame($saved['Items'][0]['line_total_cents'], $saved['totals']['total_cents']);

        $back = $this->write('/cart/saved/take-back', ['cartItemId' => $saved['SavedItems'][0]['cartItemId']])['results'];
        self::assertSame([5, 2, 0], [$back['ItemCount'], count($back['Items']), count($back['SavedItems'])]);
    }

    public function testNothingIsLostWhenTheSamePartLiesOnBothSides(): void
    {
        $this->save($this->add(2, 3)['results']['Items'][0]['cartItemId']);
        $saved = $this->save($this->add(2, 1)['results']['Items'][0]['cartItemId'])['results'];
        self::assertSame([4], array_column($saved['SavedItems'], 'Quantity'));
        $this->add(2, 5);

        $back = $this->write('/cart/saved/take-back', ['cartItemId' => $saved['SavedItems'][0]['cartItemId']])['results'];
        self::assertSame([[9], []], [array_column($back['Items'], 'Quantity'), $back['SavedItems']]);
    }

    public function testASpecialOrderKeepsItsNames(): void
    {
        $line = ['customerPartNumber' => 'AB 1', 'customerPartDescription' => 'Bolt 3/8"'];
        $saved = $this->save($this->add(Part::PLACEHOLDER_ID, 1, $line)['results']['Items'][0]['cartItemId'])['results']['SavedItems'][0];
        self::assertSame(['AB 1', 'Bolt 3/8"'], [$saved['PartNumber'], $saved['Description']]);
        $back = $this->write('/cart/saved/take-back', ['cartItemId' => $saved['cartItemId']])['results']['Items'][0];
        self::assertSame(['AB 1', 'Bolt 3/8"'], [$back['PartNumber'], $back['Description']]);
    }

    public function testDroppingTwiceIsNoFaultAndWhatIsGoneCannotComeBack(): void
    {
        $item = $this->save($this->add(2)['results']['Items'][0]['cartItemId'])['results']['SavedItems'][0]['cartItemId'];
        self::assertSame([], $this->write('/cart/saved/remove', ['cartItemId' => $item])['results']['SavedItems']);
        self::assertSame(200, $this->write('/cart/saved/remove', ['cartItemId' => $item])['status']);
        $gone = $this->write('/cart/saved/take-back', ['cartItemId' => $item]);
        self::assertSame([404, 'coleman_cart_item_not_found'], [$gone['status'], $gone['code']]);
        self::assertSame(0, $gone['data']['cart']['ItemCount']);
    }

    public function testAnotherCartsItemsAreOutOfReach(): void
    {
        $saved = $this->save($this->add(2)['results']['Items'][0]['cartItemId'])['results']['SavedItems'][0]['cartItemId'];
        $item = $this->add(1)['results']['Items'][0]['cartItemId'];
        $mine = $_COOKIE['coleman_cart'];
        unset($_COOKIE['coleman_cart']);
        $this->add(1);

        self::assertSame(404, $this->save($item)['status']);
        self::assertSame(404, $this->write('/cart/saved/take-back', ['cartItemId' => $saved])['status']);
        self::assertSame(200, $this->write('/cart/saved/remove', ['cartItemId' => $saved])['status']);

        $_COOKIE['coleman_cart'] = $mine;
        self::assertSame([1, 1], [count($this->cart()['Items']), count($this->cart()['SavedItems'])]);
    }

    public function testWhatCanNoLongerBeHadStaysSavedAndTheRefusalBringsTheCart(): void
    {
        $saved = $this->save($this->add(self::TWO_LEFT, 2)['results']['Items'][0]['cartItemId'])['results']['SavedItems'][0]['cartItemId'];
        $this->add(self::TWO_LEFT, 1);
        $refused = $this->write('/cart/saved/take-back', ['cartItemId' => $saved]);

        self::assertSame([409, 'coleman_insufficient_stock'], [$refused['status'], $refused['code']]);
        self::assertCount(1, $refused['data']['cart']['SavedItems']);
        self::assertSame(1, $this->cart()['ItemCount']);
    }

    public function testBothSidesHoldTwoHundredAndAreReadByAsFewQueriesAsOne(): void
    {
        update_option('coleman_limits', ['writes' => [0, 10], 'writes_network' => [0, 10]]);
        try {
            $connection = $this->modules()->foundation->connection();
            $item = $this->add(1)['results']['Items'][0]['cartItemId'];
            $before = $connection->queries();
            $this->cart();
            $few = $connection->queries() - $before;

            $cart = (int) $connection->value('SELECT id FROM {carts}');
            $ids = array_map(static fn (array $row): int => (int) $row['id'], $connection->rows('SELECT id FROM {parts} WHERE discontinued = 0 AND case_qty_required = 0 AND id > 100 ORDER BY id LIMIT 399'));
            $lines = array_map(static fn (Part $part): CartLine => CartLine::create($part, 1), array_values($this->modules()->parts->repository()->byIds($ids)));
            $this->modules()->carts->repository()->put($cart, 'cart_items', ...array_slice($lines, 0, 199));
            $this->modules()->carts->repository()->put($cart, 'saved_items', ...array_slice($lines, 199));

            $before = $connection->queries();
            $full = $this->cart();
            self::assertSame($few, $connection->queries() - $before);
            self::assertSame([200, 200], [count($full['Items']), count($full['SavedItems'])]);
            self::assertSame('coleman_saved_full', $this->save($item)['code']);
            self::assertSame('coleman_cart_full', $this->write('/cart/saved/take-back', ['cartItemId' => $full['SavedItems'][0]['cartItemId']])['code']);
            self::assertSame([200, 200], [$this->rows('cart_items'), $this->rows('saved_items')]);
        } finally {
            update_option('coleman_limits', []);
        }
    }
}
