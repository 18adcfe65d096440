<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Risks;

use Coleman\Api\Http\ApiError;
use Coleman\Api\Orders\Buyer;
use Coleman\Api\Orders\LineState;
use Coleman\Api\Orders\Order;
use Coleman\Api\Orders\OrderLimits;
use Coleman\Api\Orders\OrderState;
use Coleman\Api\Orders\PayMethod;
use Coleman\Api\Staff\Actor;
use Coleman\Tests\Integration\Orders\OrderTestCase;

/** An order that costs a stranger nothing must not empty the shelves. */
final class OrderLimitsTest extends OrderTestCase
{
    protected function tearDown(): void
    {
        delete_option(OrderLimits::OPTION);
        unset($_SERVER['REMOTE_ADDR']);
        parent::tearDown();
    }

    public function testAnAnonymousOrderOfEverythingTakesNothingFromAnyShelf(): void
    {
        $rows = $this->modules()->foundation->connection()->rows('SELECT id FROM {parts} WHERE id <= 400 AND discontinued = 0 AND pickup_only = 0 ORDER BY id LIMIT 200');
        $parts = array_map(static fn (array $row): int => (int) $row['id'], $rows);
        $cart = $this->modules()->carts->repository();
        foreach ($parts as $part) {
            try {
                $this->modules()->carts->service()->add($this->owner(), $part, 9_999);
            } catch (ApiError) {
                // What has been replaced cannot be added.
                continue;
            }
        }
        self::assertGreaterThan(20, count($cart->lines($cart->find($this->owner())->id ?? 0)));
        $before = $this->shelves();
        $order = $this->byStranger('a', ['pay' => PayMethod::CallMe]);
        self::assertSame([OrderState::OnHold, true], [$order->state, $order->isToConfirm]);
        self::assertSame($before, $this->shelves());
        self::assertSame(0, $this->rows('order_stock'));
        self::assertSame([0], array_values(array_unique(array_map(static fn (\Coleman\Api\Orders\OrderLine $line): int => $line->backordered, $order->lines))));
    }

    public function testManyOrdersOfOneNetworkTakeNoMoreThanOneMay(): void
    {
        update_option(OrderLimits::OPTION, ['network_pieces' => 3]);
        $states = [];
        foreach (['a', 'b', 'c'] as $name) {
            $this->fill([$this->inStock() => 2], $name);
            $states[] = $this->byStranger($name)->state;
        }
        self::assertSame([OrderState::Received, OrderState::OnHold, OrderState::OnHold], $states);
        $_SERVER['REMOTE_ADDR'] = '198.51.100.7';
        $this->fill([$this->inStock() => 2], 'd');
        self::assertSame(OrderState::Received, $this->byStranger('d')->state, 'another network has a sum of its own');
    }

    public function testACancelledOrderNoLongerCountsTowardsTheSumAndIsTakenBackOnce(): void
    {
        $orders = $this->modules()->orders->service();
        $this->fill([$this->inStock() => 2], 'a');
        $cents = $this->modules()->checkout->quotes()->quote(new Buyer($this->owner()), ['state' => 'KS', 'zip' => '66020'], [])['total_cents'];
        self::assertIsInt($cents);
        update_option(OrderLimits::OPTION, ['network_pieces' => 5, 'network_cents' => 2 * $cents]);
        $first = $this->byStranger('a');
        $this->fill([$this->inStock() => 2], 'b');
        $second = $this->byStranger('b');
        self::assertSame([4, 2 * $cents], $this->sums());
        $this->fill([$this->inStock() => 2], 'c');
        $held = $this->byStranger('c');
        self::assertSame(OrderState::OnHold, $held->state);

        // What was held had added nothing.
        $orders->cancel($held, Actor::guest());
        self::assertSame([4, 2 * $cents], $this->sums());
        // By whoever, from wherever.
        $_SERVER['REMOTE_ADDR'] = '198.51.100.7';
        $orders->move($first, OrderState::Cancelled, Actor::staff(1));
        unset($_SERVER['REMOTE_ADDR']);
        self::assertSame([2, $cents], $this->sums());
        $this->modules()->foundation->rateLimiter()->takeBack(sprintf('order-%d', $first->id));
        self::assertSame([2, $cents], $this->sums());
        $this->fill([$this->inStock() => 2], 'd');
        self::assertSame(OrderState::Received, $this->byStranger('d')->state);
        // One that was turned down takes nothing out.
        $orders->cancel($second, Actor::guest());
        try {
            $orders->cancel($second, Actor::guest());
            self::fail('Cancelled twice.');
        } catch (ApiError) {
            self::assertSame([2, $cents], $this->sums());
        }
    }

    public function testTheSumOfANetworkCountsMoneyTooAndNothingForAnOrderThatFailed(): void
    {
        $this->fill([$this->inStock() => 1]);
        $cents = $this->modules()->checkout->quotes()->quote(new Buyer($this->owner()), ['state' => 'KS', 'zip' => '66020'], [])['total_cents'];
        self::assertIsInt($cents);
        update_option(OrderLimits::OPTION, ['network_cents' => $cents]);
        try {
            $this->byStranger('a', ['expected' => 1]);
            self::fail('Another total was taken.');
        } catch (ApiError $refusal) {
            self::assertSame('coleman_total_mismatch', $refusal->errorCode);
        }
        self::assertSame(OrderState::Received, $this->byStranger()->state);
        $this->fill([$this->inStock() => 1], 'b');
        self::assertSame(OrderState::OnHold, $this->byStranger('b')->state);
    }

    public function testWhoIsConfirmedAndTheDeskAreNotLimited(): void
    {
        foreach ([
            'a confirmed account' => new Buyer($this->owner('a'), 5, isConfirmed: true),
            'the desk' => new Buyer($this->owner('b'), staff: Actor::staff(1)),
        ] as $who => $buyer) {
            $this->fill([$this->inStock() => 51], 'the desk' === $who ? 'b' : 'a');
            $order = $this->modules()->foundation->transaction()->run(fn (): Order => $this->modules()->checkout->checkout()->place($buyer, $this->request()));
            self::assertSame(OrderState::Received, $order->state, $who);
        }
    }

    public function testAnUnconfirmedAccountIsLimitedAsAGuestIs(): void
    {
        $this->fill([$this->inStock() => 51]);
        $order = $this->modules()->foundation->transaction()->run(fn (): Order => $this->modules()->checkout->checkout()->place(new Buyer($this->owner(), 5), $this->request()));
        self::assertTrue($order->isToConfirm);
    }

    public function testTheDeskConfirmsItAndThenItTakesItsStock(): void
    {
        $before = $this->stockOf($this->inStock());
        $order = $this->held();
        self::assertSame('To be confirmed', $order->label());
        self::assertSame([OrderState::Confirmed, OrderState::Cancelled], $order->stepsForStaff(false));
        $confirmed = $this->modules()->orders->service()->move($order, OrderState::Confirmed, Actor::staff(1));
        self::assertSame([OrderState::Confirmed, false], [$confirmed->state, $confirmed->isToConfirm]);
        $taken = min($before, 51);
        self::assertSame($before - $taken, $this->stockOf($this->inStock()));
        $line = $confirmed->lines[0];
        self::assertSame([51 - $taken, $taken < 51 ? LineState::Backordered : LineState::Open], [$line->backordered, $line->state]);
        self::assertNotSame('', $line->availabilityText);
        // And once: who saw it as it was is told that it has changed.
        try {
            $this->modules()->orders->service()->move($order, OrderState::Confirmed, Actor::staff(1));
            self::fail('Confirmed twice.');
        } catch (ApiError $refusal) {
            self::assertSame(409, $refusal->status);
        }
        $this->modules()->orders->service()->move($confirmed, OrderState::Cancelled, Actor::staff(1));
        self::assertSame($before, $this->stockOf($this->inStock()));
    }

    public function testAPartThatIsDiscontinuedAndGoneMeanwhileIsSaidAndNothingIsTaken(): void
    {
        $order = $this->held();
        $connection = $this->modules()->foundation->connection();
        $connection->execute('UPDATE {parts} SET discontinued = 1 WHERE id = %d', [$this->inStock()]);
        $before = $this->shelves();
        try {
            $this->shelve([['part_id' => (string) $this->inStock(), 'location_id' => '1', 'quantity' => '1']]);
            $this->modules()->orders->service()->move($order, OrderState::Confirmed, Actor::staff(1));
            self::fail('What is not there was sold.');
        } catch (ApiError $refusal) {
            self::assertSame([409, 'coleman_insufficient_stock'], [$refusal->status, $refusal->errorCode]);
            self::assertStringContainsString('discontinued', $refusal->getMessage());
        } finally {
            $connection->execute('UPDATE {parts} SET discontinued = 0 WHERE id = %d', [$this->inStock()]);
        }
        $still = $this->modules()->orderRecords->repository()->byId($order->id);
        self::assertTrue($still?->isToConfirm);
        self::assertSame(0, $this->rows('order_stock'));
        self::assertNotSame([], $before);
    }

    public function testTheCustomerMayTakeItBackAndNoShelfRises(): void
    {
        $before = $this->shelves();
        $order = $this->held();
        $cancelled = $this->modules()->orders->service()->cancel($order, Actor::guest());
        self::assertSame([OrderState::Cancelled, false], [$cancelled->state, $cancelled->isToConfirm]);
        self::assertSame($before, $this->shelves());
    }

    public function testACardIsNotPaidBeforeTheDeskHasConfirmed(): void
    {
        add_filter('coleman_card_is_open', '__return_true');
        try {
            $order = $this->held(['pay' => PayMethod::Card]);
        } finally {
            remove_filter('coleman_card_is_open', '__return_true');
        }
        self::assertSame([OrderState::OnHold, PayMethod::CallMe, null], [$order->state, $order->payMethod, $order->heldUntil]);
    }

    public function testItsMailPromisesNothing(): void
    {
        $order = $this->held();
        $mails = $this->modules()->mail->outbox()->list();
        self::assertSame(['order-desk', 'order-received'], array_column($mails, 'kind'));
        $letter = $this->modules()->mail->templates()->write('order-received', $mails[1]['payload']);
        $text = (string) wp_json_encode([$letter?->subject, $letter?->pieces], JSON_UNESCAPED_UNICODE);
        self::assertStringContainsString('call or email you to confirm', $text);
        self::assertStringContainsString('we don’t hold parts for you', $text);
        foreach (['In Stock', 'Thank you. We have your order.', 'ships'] as $promise) {
            self::assertStringNotContainsString($promise, $text);
        }
        $sheet = $this->modules()->orderRecords->viewModel()->build($order);
        self::assertSame(['To be confirmed', true], [$sheet['status'], $sheet['canCancel']]);
        self::assertStringContainsString('call or email you to confirm', $sheet['sentence']);
        self::assertSame('', $sheet['lines'][0]['note']);
    }

    /** @param array{pay?: PayMethod} $with */
    private function held(array $with = []): Order
    {
        $this->fill([$this->inStock() => 51]);
        $order = $this->byStranger('a', $with);
        self::assertTrue($order->isToConfirm);

        return $order;
    }

    /** @param array{pay?: PayMethod, expected?: int|null} $with */
    private function byStranger(string $name = 'a', array $with = []): Order
    {
        return $this->modules()->foundation->transaction()->run(fn (): Order => $this->modules()->checkout->checkout()->place(new Buyer($this->owner($name)), $this->request($with)));
    }

    /** @return array{int, int} pieces and cents of the one network */
    private function sums(): array
    {
        $sum = fn (string $what): int => (int) $this->modules()->foundation->connection()->value('SELECT SUM(hits) FROM {rate_limits} WHERE bucket LIKE %s', ['order_' . $what . ':%']);

        return [$sum('pieces'), $sum('cents')];
    }

    /** @return list<array<string, string|null>> */
    private function shelves(): array
    {
        return $this->modules()->foundation->connection()->rows('SELECT part_id, location_id, quantity FROM {part_stock} ORDER BY part_id, location_id');
    }
}
