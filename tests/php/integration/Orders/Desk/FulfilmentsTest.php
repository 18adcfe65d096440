<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Orders\Desk;

use Coleman\Api\Demo\DemoParts;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Orders\Fulfilment;
use Coleman\Api\Orders\FulfilmentService;
use Coleman\Api\Orders\LineState;
use Coleman\Api\Orders\Order;
use Coleman\Api\Orders\OrderLine;
use Coleman\Api\Orders\OrderState;
use Coleman\Api\Orders\PayMethod;
use Coleman\Api\Promises\Promised;
use Coleman\Api\Promises\PromiseReason;
use Coleman\Api\Staff\Actor;

/** Parcels and pick-ups, canceling between them, and payments that never came. */
final class FulfilmentsTest extends DeskTestCase
{
    public function testAnOrderGoesOutInPiecesAndIsCompleteWithTheLast(): void
    {
        $this->fill([DemoParts::IN_STOCK => 5, DemoParts::WITHOUT_URL_DESCRIPTION => 1]);
        $order = $this->place();
        [$first, $second] = $order->lines;

        $order = $this->send($order, Fulfilment::Ship, 0, [$first->id => 2]);
        self::assertSame(OrderState::Processing, $order->state);
        self::assertSame([LineState::PartiallyShipped, LineState::Open], $this->states($order));

        $order = $this->send($order, Fulfilment::WillCall, 2, [$second->id => 1]);
        self::assertSame([LineState::PartiallyShipped, LineState::Ready], $this->states($order));

        // The last parcel leaves, but something still lies at the counter.
        $order = $this->send($order, Fulfilment::Ship, 0, [$first->id => 3]);
        self::assertSame(OrderState::Processing, $order->state);
        self::assertSame([LineState::Shipped, LineState::Ready], $this->states($order));

        $fulfilments = $this->modules()->orderRecords->fulfilments()->ofOrder($order->id);
        self::assertSame([[$first->id => 2], [$second->id => 1], [$first->id => 3]], array_column($fulfilments, 'lines'));
        $order = $this->fulfilments()->handOver($order, $fulfilments[1]->id, Actor::staff(1));
        self::assertSame(OrderState::Completed, $order->state);
        self::assertSame([LineState::Shipped, LineState::PickedUp], $this->states($order));
        self::assertSame(['order-received', 'order-desk', 'order-shipped', 'order-ready', 'order-shipped'], $this->mails());

        // A parcel arrives when the order has long been complete.
        $order = $this->fulfilments()->handOver($order, $fulfilments[0]->id, Actor::staff(1));
        self::assertSame(OrderState::Completed, $order->state);
        self::assertSame([LineState::Shipped, LineState::PickedUp], $this->states($order));
        $order = $this->fulfilments()->handOver($order, $fulfilments[2]->id, Actor::staff(1));
        self::assertSame([LineState::Delivered, LineState::PickedUp], $this->states($order));
    }

    public function testAProgramThatOnlyShipsFindsTheOrderAndItsLines(): void
    {
        $this->fill([DemoParts::IN_STOCK => 2]);
        $order = $this->place();
        $program = wp_insert_user(['user_login' => 'shipper', 'user_pass' => wp_generate_password(), 'role' => '']);
        self::assertIsInt($program);
        (new \WP_User($program))->add_cap('coleman_fulfil');
        wp_set_current_user($program);

        $rows = $this->desk('GET', '/orders', ['view' => 'to_do']);
        self::assertContains($order->id, array_column($rows, 'id'));
        $read = $this->desk('GET', "/orders/{$order->id}");
        $lines = array_map(static fn (array $line): array => ['line' => $line['id'], 'quantity' => $line['left']], $read['lines']);
        $sent = $this->desk('POST', "/orders/{$order->id}/fulfilments", ['version' => $read['version'], 'kind' => 'ship', 'carrier' => 'UPS', 'tracking' => '1Z', 'lines' => $lines]);
        self::assertSame('completed', $sent['order']['Status'] ?? '');
        $this->refused(403, 'rest_forbidden', 'GET', '/orders/buyers', ['search' => 'ann']);
        $this->refused(403, 'rest_forbidden', 'POST', "/orders/{$order->id}/notes", ['text' => 'x']);
        require_once ABSPATH . 'wp-admin/includes/user.php';
        wp_delete_user($program);
    }

    public function testWhatIsFetchedInPartIsNotDone(): void
    {
        $this->fill([DemoParts::IN_STOCK => 3]);
        $order = $this->place(['fulfilment' => Fulfilment::WillCall, 'location' => 1]);
        $order = $this->send($order, Fulfilment::WillCall, 1, [$order->lines[0]->id => 1]);
        $order = $this->fulfilments()->handOver($order, $this->modules()->orderRecords->fulfilments()->ofOrder($order->id)[0]->id, Actor::staff(1));
        self::assertSame(OrderState::Processing, $order->state);
        self::assertNotSame(LineState::PickedUp, $order->lines[0]->state);
        self::assertSame(2, $this->fulfilments()->progress($order)[$order->lines[0]->id]->left());
    }

    public function testAPromiseOfAllPiecesIsNotSaidOfTheRest(): void
    {
        foreach (LineState::cases() as $state) {
            $words = self::promising($state)->promised(OrderState::Processing, '')->words;
            self::assertSame($state->isInPart() ? 'The rest arrives about Tuesday, December 1.' : (LineState::Cancelled === $state ? '' : '3 in stock.'), $words, $state->value);
        }
        self::assertSame('The rest is ready at Easton on Tuesday, December 1.', self::promising(LineState::PartiallyPickedUp, Fulfilment::WillCall)->promised(OrderState::Processing, 'Easton')->words);
        self::assertSame('', self::promising(LineState::PartiallyShipped, Fulfilment::Ship, null)->promised(OrderState::Processing, '')->words);
    }

    public function testWhatHasLeftIsNotCanceledHoweverItLeft(): void
    {
        foreach ([Fulfilment::Ship, Fulfilment::WillCall] as $kind) {
            $this->fill([DemoParts::IN_STOCK => 3]);
            $order = $this->place();
            $line = $order->lines[0]->id;
            foreach ([false, true] as $liesReady) {
                $order = $this->send($order, $kind, Fulfilment::Ship === $kind ? 0 : 2, [$line => 1]);
                if (Fulfilment::WillCall === $kind && !$liesReady) {
                    $order = $this->fulfilments()->handOver($order, $this->modules()->orderRecords->fulfilments()->ofOrder($order->id)[0]->id, Actor::staff(1));
                }
                self::assertNotContains(OrderState::Cancelled, $order->stepsForStaff(false), $kind->value);
            }
        }
    }

    public function testMoreThanRemainsAnotherBranchOrNothingIsRefusedAndChangesNothing(): void
    {
        $this->fill([DemoParts::IN_STOCK => 2]);
        $order = $this->place();
        $line = $order->lines[0]->id;
        foreach ([
            'lines' => [Fulfilment::Ship, 0, [$line => 3]],
            'lines, none' => [Fulfilment::Ship, 0, []],
            'lines, of another order' => [Fulfilment::Ship, 0, [$line + 1000 => 1]],
            'location_id' => [Fulfilment::WillCall, 99, [$line => 1]],
            'location_id, none' => [Fulfilment::WillCall, 0, [$line => 1]],
        ] as $what => [$kind, $branch, $quantities]) {
            try {
                $this->send($order, $kind, $branch, $quantities);
                self::fail($what);
            } catch (ApiError $refusal) {
                self::assertArrayHasKey(explode(',', $what)[0], $refusal->params, $what);
            }
        }
        self::assertSame(0, $this->rows('fulfilments') + $this->rows('fulfilment_lines'));
        self::assertSame(1, $this->modules()->orderRecords->repository()->byId($order->id)?->version);
    }

    public function testWhatWasHandedOverOnceIsNotHandedOverAgainAndAnothersIsNotFound(): void
    {
        $this->fill([DemoParts::IN_STOCK => 1]);
        $order = $this->place();
        $order = $this->send($order, Fulfilment::Ship, 0, [$order->lines[0]->id => 1]);
        self::assertSame(OrderState::Completed, $order->state);
        $id = $this->modules()->orderRecords->fulfilments()->ofOrder($order->id)[0]->id;
        $order = $this->fulfilments()->handOver($order, $id, Actor::staff(1));
        foreach ([[$id, 'coleman_bad_transition'], [$id + 1, 'coleman_fulfilment_not_found']] as [$fulfilment, $code]) {
            try {
                $this->fulfilments()->handOver($order, $fulfilment, Actor::staff(1));
                self::fail($code);
            } catch (ApiError $refusal) {
                self::assertSame($code, $refusal->errorCode);
            }
        }
    }

    public function testCancellingGivesBackWhatIsStillInTheHouseAndNoMore(): void
    {
        $before = $this->stockOf(DemoParts::IN_STOCK);
        $this->fill([DemoParts::IN_STOCK => 5]);
        $order = $this->place();
        $order = $this->send($order, Fulfilment::Ship, 0, [$order->lines[0]->id => 2]);
        $order = $this->send($order, Fulfilment::WillCall, 1, [$order->lines[0]->id => 1]);
        $cancelled = $this->modules()->orders->service()->move($order, OrderState::Cancelled, Actor::staff(1), 'The customer bought elsewhere.');
        self::assertSame(OrderState::Cancelled, $cancelled->state);
        self::assertSame($before - 2, $this->stockOf(DemoParts::IN_STOCK));
    }

    public function testSendingManyLinesCostsAsManyQueriesAsSendingFew(): void
    {
        $parts = array_map('intval', array_column($this->modules()->foundation->connection()->rows(
            'SELECT id FROM {parts} WHERE id BETWEEN 100 AND 300 AND discontinued = 0 AND pickup_only = 0 AND case_qty_required = 0 AND price_cents IS NOT NULL AND on_shelf = 1 ORDER BY id LIMIT 12',
        ), 'id'));
        $shelves = $this->modules()->foundation->connection()->rows(sprintf('SELECT part_id, location_id, quantity FROM {part_stock} WHERE part_id IN (%s)', implode(', ', $parts)));
        $count = function (array $parts, string $name): int {
            $this->fill(array_fill_keys($parts, 1), $name);
            $order = $this->place([], $name);
            $before = $this->modules()->foundation->connection()->queries();
            $sent = $this->send($order, Fulfilment::Ship, 0, array_fill_keys(array_map(static fn (OrderLine $line): int => $line->id, $order->lines), 1));
            $count = $this->modules()->foundation->connection()->queries() - $before;
            self::assertSame(OrderState::Completed, $sent->state);

            return $count;
        };
        $few = $count(array_slice($parts, 0, 2), 'few');
        $many = $count(array_slice($parts, 2), 'many');
        $this->shelve($shelves);
        self::assertSame($few, $many);
        self::assertLessThanOrEqual(36, $many);
    }

    public function testACancelledOrderCostsTheSameForManyShelvesAsForTwo(): void
    {
        $before = $this->stockOf(DemoParts::IN_STOCK);
        $this->fill([DemoParts::IN_STOCK => $before, DemoParts::WITHOUT_URL_DESCRIPTION => 1]);
        $order = $this->place();
        self::assertGreaterThan(2, $this->rows('order_stock'));
        $cancel = fn () => $this->modules()->foundation->transaction()->run(fn () => $this->modules()->stock->orderHolds()->release($order));
        $count = $this->modules()->foundation->connection()->queries();
        $cancel();
        // The first cancellation notes what the shelves' counts must have been, and both parts come back into the lists.
        self::assertLessThanOrEqual(15, $this->modules()->foundation->connection()->queries() - $count);
        self::assertSame($before, $this->stockOf(DemoParts::IN_STOCK));
        $cancel();
        self::assertSame($before, $this->stockOf(DemoParts::IN_STOCK));
    }

    public function testACardOrderThatWasNotPaidInTimeGivesItsStockBack(): void
    {
        add_filter('coleman_card_is_open', '__return_true');
        $before = $this->stockOf(DemoParts::IN_STOCK);
        $this->fill([DemoParts::IN_STOCK => 2]);
        $this->fill([DemoParts::IN_STOCK => 1], 'b');
        $order = $this->place(['pay' => PayMethod::Card]);
        $paid = $this->place(['pay' => PayMethod::Card], 'b');
        remove_filter('coleman_card_is_open', '__return_true');
        $orders = $this->modules()->orders->service();
        $payments = $this->modules()->orders->paymentService();
        self::assertSame(OrderState::PendingPayment, $order->state);
        self::assertSame(0, $payments->expireUnpaid());
        $this->modules()->foundation->connection()->execute('UPDATE {orders} SET held_until = %s', ['2020-01-01 00:00:00']);
        $orders->move($this->modules()->orderRecords->repository()->byId($paid->id) ?? $paid, OrderState::Received, Actor::system());

        self::assertSame(1, $payments->expireUnpaid());
        self::assertSame(0, $payments->expireUnpaid());
        self::assertSame(OrderState::Cancelled, $this->modules()->orderRecords->repository()->byId($order->id)?->state);
        self::assertSame(OrderState::Received, $this->modules()->orderRecords->repository()->byId($paid->id)?->state);
        self::assertSame($before - 1, $this->stockOf(DemoParts::IN_STOCK));
    }

    private function fulfilments(): FulfilmentService
    {
        return $this->modules()->orders->fulfilmentService();
    }

    /** @param array<int, int> $quantities */
    private function send(Order $order, Fulfilment $kind, int $branch, array $quantities): Order
    {
        return $this->fulfilments()->send($order, $kind, $branch, 'UPS', '1Z 999', $quantities, Actor::staff(1));
    }

    private static function promising(LineState $state, Fulfilment $fulfilment = Fulfilment::Ship, ?string $date = '2026-12-01'): OrderLine
    {
        return new OrderLine(1, 1, 'A-1', 'Bolt', 'Maker', '', '', 3, 0, 100, 0, 0, 'small', $fulfilment, 0, $state, 'In stock', null, new Promised('3 in stock.', $date, PromiseReason::InStock->value));
    }

    /** @return list<LineState> */
    private function states(Order $order): array
    {
        return array_map(static fn (OrderLine $line): LineState => $line->state, $order->lines);
    }
}
