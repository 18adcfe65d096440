<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Orders;

use Coleman\Api\Cart\CartConflict;
use Coleman\Api\Demo\DemoParts;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Orders\Fulfilment;
use Coleman\Api\Orders\LineState;
use Coleman\Api\Orders\OrderState;
use Coleman\Api\Orders\PayMethod;
use Coleman\Api\Staff\Actor;

final class CheckoutTest extends OrderTestCase
{
    public function testAnOrderTakesStockEmptiesTheCartAndQueuesItsMails(): void
    {
        $part = $this->modules()->parts->repository()->byId(DemoParts::IN_STOCK);
        self::assertNotNull($part);
        $this->fill([DemoParts::IN_STOCK => 2]);

        $order = $this->place();

        self::assertSame(OrderState::Received, $order->state);
        self::assertSame(2 * (int) $part->priceCents, $order->subtotalCents);
        self::assertSame($order->subtotalCents + $order->chargesCents + $order->shippingCents + $order->taxCents, $order->totalCents);
        self::assertSame($part->stock() - 2, $this->stockOf(DemoParts::IN_STOCK));
        self::assertSame([], $this->modules()->carts->service()->view($this->owner())->items());
        self::assertSame(['order-desk', 'order-received'], $this->mailKinds());
        self::assertSame(['placed'], array_map(static fn ($event): string => $event->kind, $this->modules()->orderRecords->repository()->events($order->id, true)));
    }

    /** It is not read again once it is written. */
    public function testTheOrderThatIsGivenIsTheOneThatIsKept(): void
    {
        foreach ([
            [[DemoParts::IN_STOCK => 2], []],
            [[DemoParts::UNKNOWN_PRICE => 1], ['pay' => PayMethod::CallMe]],
            [[DemoParts::IN_STOCK => 1], ['fulfilment' => Fulfilment::WillCall, 'location' => 2]],
        ] as [$items, $with]) {
            $this->fill($items);
            $order = $this->place($with);
            self::assertEquals($this->modules()->orderRecords->repository()->byId($order->id), $order);
        }
    }

    public function testWillCallTakesItsBranchThenOthersAndTheRestIsOnBackorder(): void
    {
        $part = $this->modules()->parts->repository()->byId(DemoParts::IN_STOCK);
        self::assertNotNull($part);
        $there = $part->stockByLocation[2];
        $this->fill([DemoParts::IN_STOCK => $there + 1]);
        $this->place(['fulfilment' => Fulfilment::WillCall, 'location' => 2]);
        self::assertSame(0, $this->modules()->parts->repository()->byId(DemoParts::IN_STOCK)->stockByLocation[2] ?? null);
        self::assertSame($part->stock() - $there - 1, $this->stockOf(DemoParts::IN_STOCK));

        $this->fill([DemoParts::IN_STOCK => $part->stock() - $there - 1 + 3]);
        $order = $this->place(['fulfilment' => Fulfilment::WillCall, 'location' => 2]);
        self::assertSame(0, $this->stockOf(DemoParts::IN_STOCK));
        self::assertSame(3, $order->lines[0]->backordered);
        self::assertSame(LineState::Backordered, $order->lines[0]->state);
        self::assertSame(0, $order->shippingCents);
    }

    public function testDiscontinuedStockIsNeverOversold(): void
    {
        $this->fill([DemoParts::LAST_UNITS => 2]);
        $this->fill([DemoParts::LAST_UNITS => 1], 'b');
        $this->place();

        try {
            $this->place([], 'b');
            self::fail('Sold what is not there.');
        } catch (CartConflict $conflict) {
            self::assertSame('coleman_insufficient_stock', $conflict->errorCode);
        }
        self::assertSame(0, $this->stockOf(DemoParts::LAST_UNITS));
        self::assertSame(1, $this->rows('orders'));
        self::assertSame(1, $this->modules()->carts->service()->count($this->owner('b')));
    }

    public function testAnotherTotalThanTheCustomerSawIsRefusedAndChangesNothing(): void
    {
        $this->fill([DemoParts::IN_STOCK => 1]);
        $before = $this->stockOf(DemoParts::IN_STOCK);
        try {
            $this->place(['expected' => 1]);
            self::fail('Took a total of one cent.');
        } catch (CartConflict $conflict) {
            self::assertSame('coleman_total_mismatch', $conflict->errorCode);
        }
        self::assertSame($before, $this->stockOf(DemoParts::IN_STOCK));
        self::assertSame(0, $this->rows('orders') + $this->rows('outbox') + $this->rows('order_stock'));
        self::assertSame(1, $this->modules()->carts->service()->count($this->owner()));
    }

    public function testACartThatHasChangedIsRefused(): void
    {
        $this->fill([DemoParts::IN_STOCK => 1]);
        $seen = $this->modules()->carts->service()->view($this->owner())->version;
        self::assertIsInt($seen);
        $this->fill([DemoParts::WITHOUT_URL_DESCRIPTION => 1]);

        $this->expectExceptionObject(new CartConflict('coleman_cart_changed', 'Your cart has changed. Please review it before you order.', $this->owner()));
        $this->place(['version' => $seen]);
    }

    public function testAnEmptyCartIsRefused(): void
    {
        $this->expectException(ApiError::class);
        $this->expectExceptionMessage('Your cart is empty.');
        $this->place();
    }

    public function testAnUnknownPriceWaitsForTheDeskAndAllowsOnlyACall(): void
    {
        $this->fill([DemoParts::UNKNOWN_PRICE => 1]);
        try {
            $this->place(['pay' => PayMethod::PayInStore]);
            self::fail('Let a customer pay an unknown price.');
        } catch (ApiError $refusal) {
            self::assertSame('coleman_pay_method_not_allowed', $refusal->errorCode);
        }
        self::assertSame(OrderState::AwaitingPrice, $this->place(['pay' => PayMethod::CallMe])->state);
    }

    public function testOnlyWhoHasTermsOrdersOnAccount(): void
    {
        $this->fill([DemoParts::IN_STOCK => 1]);
        $this->expectExceptionMessage('This way to pay isn’t available for this order. Choose another one.');
        $this->place(['pay' => PayMethod::Account]);
    }

    public function testWhatIsForPickupOnlyIsNotShipped(): void
    {
        $this->fill([DemoParts::PICKUP_ONLY => 1]);
        try {
            $this->place();
            self::fail('Shipped what cannot be.');
        } catch (ApiError $refusal) {
            self::assertArrayHasKey('fulfilment', $refusal->params);
        }
        self::assertSame(OrderState::Received, $this->place(['fulfilment' => Fulfilment::WillCall, 'location' => 1])->state);
    }

    public function testACancelledOrderGivesItsStockBackOnce(): void
    {
        $before = $this->stockOf(DemoParts::IN_STOCK);
        $this->fill([DemoParts::IN_STOCK => 3]);
        $order = $this->place();
        $orders = $this->modules()->orders->service();

        $cancelled = $orders->cancel($order, Actor::guest());
        self::assertSame(OrderState::Cancelled, $cancelled->state);
        self::assertSame($before, $this->stockOf(DemoParts::IN_STOCK));
        self::assertContains('order-cancelled', $this->mailKinds());

        try {
            $orders->cancel($cancelled, Actor::guest());
            self::fail('Cancelled twice.');
        } catch (ApiError $refusal) {
            self::assertSame('coleman_bad_transition', $refusal->errorCode);
        }
        self::assertSame($before, $this->stockOf(DemoParts::IN_STOCK));
    }

    public function testTwoWhoSawTheSameOrderDoNotBothMoveIt(): void
    {
        $this->fill([DemoParts::IN_STOCK => 1]);
        $order = $this->place();
        $orders = $this->modules()->orders->service();
        $orders->move($order, OrderState::Confirmed, Actor::staff(1));

        $this->expectExceptionMessage('Someone else changed this order');
        $orders->move($order, OrderState::OnHold, Actor::staff(2));
    }

    public function testAQuoteIsPricedSentAndAccepted(): void
    {
        $this->fill([DemoParts::UNKNOWN_PRICE => 2, DemoParts::IN_STOCK => 1]);
        $order = $this->place(['pay' => PayMethod::CallMe]);
        $known = $order->subtotalCents;
        $line = array_find($order->lines, static fn ($line): bool => DemoParts::UNKNOWN_PRICE === $line->partId);
        self::assertNotNull($line);
        $orders = $this->modules()->orders->quoteService();

        $priced = $orders->price($order, [$line->id => 1_250], Actor::staff(1), true);
        self::assertFalse($priced->hasUnknownPrice);
        self::assertSame($known + 2_500, $priced->subtotalCents);
        self::assertSame($priced->subtotalCents + $priced->chargesCents + $priced->shippingCents + $priced->taxCents, $priced->totalCents);
        self::assertContains('order-quote', $this->mailKinds());

        self::assertSame(OrderState::Received, $orders->accept($priced, Actor::guest())->state);
    }

    public function testCheckoutOfTenLinesCostsAConstantNumberOfQueries(): void
    {
        $parts = array_map('intval', array_column($this->modules()->foundation->connection()->rows(
            'SELECT id FROM {parts} p WHERE id > 100 AND discontinued = 0 AND pickup_only = 0 AND case_qty_required = 0 AND price_cents IS NOT NULL'
            // To sell the last piece costs three more: PartCountsTest.
            . ' AND EXISTS (SELECT 1 FROM {part_stock} s WHERE s.part_id = p.id AND s.quantity > 1) AND NOT EXISTS (SELECT 1 FROM {part_stock} s WHERE s.part_id = p.id AND s.quantity = 1)'
            . ' ORDER BY id LIMIT 12',
        ), 'id'));
        $stock = $this->modules()->foundation->connection()->rows(sprintf('SELECT part_id, location_id, quantity FROM {part_stock} WHERE part_id IN (%s)', implode(', ', $parts)));
        // Read once by whoever comes first.
        $this->modules()->branches->locations()->all();
        $count = function (array $parts, string $name): int {
            $this->fill(array_fill_keys($parts, 1), $name);
            $before = $this->modules()->foundation->connection()->queries();
            $this->place([], $name);

            return $this->modules()->foundation->connection()->queries() - $before;
        };
        // The first order of the day with an address makes its counter of mails.
        $count(array_slice($parts, 0, 1), 'first');
        $few = $count(array_slice($parts, 0, 2), 'few');
        $many = $count(array_slice($parts, 2, 10), 'many');
        $this->shelve($stock);
        self::assertSame($few, $many);
        self::assertLessThanOrEqual(25, $many);
    }

    /** @return list<string> */
    private function mailKinds(): array
    {
        $kinds = array_map(static fn (array $mail): string => $mail['kind'], $this->modules()->mail->outbox()->list());
        sort($kinds);

        return $kinds;
    }
}
