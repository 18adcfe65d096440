<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Orders\Desk;

use Coleman\Api\Demo\DemoParts;
use Coleman\Api\Orders\Fulfilment;
use Coleman\Api\Orders\LineState;
use Coleman\Api\Orders\Order;
use Coleman\Api\Orders\OrderLine;
use Coleman\Api\Orders\OrderState;
use Coleman\Api\Parts\Part;
use Coleman\Api\Staff\Actor;

/** Parts that are taken out of an order: their stock, the total, the mail; and an order that is closed for what has left. */
final class OrderCutsTest extends DeskTestCase
{
    public function testALineIsTakenOutWithItsStockAndItsPrice(): void
    {
        $this->as('coleman_parts_desk');
        [$first, $second] = [DemoParts::IN_STOCK, DemoParts::WITHOUT_URL_DESCRIPTION];
        $before = [$this->stockOf($first), $this->stockOf($second)];
        $order = $this->ordered([$first => 2, $second => 1]);
        $taken = [$this->stockOf($first), $this->stockOf($second)];

        $sheet = $this->cut($order, [$order->lines[0]], 'Bought elsewhere');
        self::assertSame([$before[0], $taken[1]], [$this->stockOf($first), $this->stockOf($second)]);
        $cut = $this->fresh($order);
        self::assertSame([OrderState::Received, 1], [$cut->state, $cut->itemCount]);
        self::assertSame([LineState::Cancelled, $order->lines[1]->state], array_map(static fn (OrderLine $line): LineState => $line->state, $cut->lines));
        // What is left costs what it would have cost alone, with the shipping that was agreed.
        self::assertSame($order->lines[1]->totalCents(), $cut->subtotalCents);
        self::assertSame($order->shippingCents, $cut->shippingCents);
        self::assertSame($cut->subtotalCents + $cut->chargesCents + $cut->shippingCents + $cut->taxCents, $cut->totalCents);
        self::assertLessThan($order->totalCents, $cut->totalCents);
        self::assertSame([0, $cut->subtotalCents], array_column($sheet['order']['Items'], 'line_total_cents'));
        self::assertSame(['order-received', 'order-desk', 'order-changed'], $this->mails());
        self::assertStringContainsString('Bought elsewhere', (string) wp_json_encode($sheet['events']));
        self::assertStringNotContainsString('Bought elsewhere', (string) wp_json_encode($this->modules()->orderRecords->presenter()->present($cut)));

        // It can be sent, and canceled, as if the line had never been there.
        $this->refused(400, 'rest_invalid_param', 'POST', "/orders/{$order->id}/fulfilments", ['version' => $cut->version, 'kind' => 'ship', 'lines' => [['line' => $order->lines[0]->id, 'quantity' => 1]]]);
        $this->modules()->orders->service()->move($cut, OrderState::Cancelled, Actor::staff(1));
        self::assertSame($before, [$this->stockOf($first), $this->stockOf($second)]);
    }

    public function testAnOrderIsClosedForWhatHasLeft(): void
    {
        $this->as('coleman_parts_desk');
        $before = $this->stockOf(DemoParts::IN_STOCK);
        $order = $this->ordered([DemoParts::IN_STOCK => 5, DemoParts::WITHOUT_URL_DESCRIPTION => 1]);
        $each = $order->lines[0]->priceCents;
        $sent = $this->modules()->orders->fulfilmentService()->send($order, Fulfilment::Ship, 0, 'UPS', '1Z', [$order->lines[0]->id => 2], Actor::staff(1));
        self::assertNotContains(OrderState::Cancelled, $sent->stepsForStaff(false));
        $this->refused(409, 'coleman_bad_transition', 'POST', "/orders/{$order->id}/state", ['version' => $sent->version, 'state' => 'cancelled']);

        $sheet = $this->cut($sent, $sent->lines);
        $closed = $this->fresh($order);
        self::assertSame([OrderState::Completed, 2 * (int) $each, 2], [$closed->state, $closed->subtotalCents, $closed->itemCount]);
        self::assertSame([2, LineState::Shipped, LineState::Cancelled], [$closed->lines[0]->quantity, $closed->lines[0]->state, $closed->lines[1]->state]);
        self::assertSame($before - 2, $this->stockOf(DemoParts::IN_STOCK));
        self::assertFalse($sheet['can_send']);
        $mail = array_find($this->modules()->mail->outbox()->list(), static fn (array $one): bool => 'order-changed' === $one['kind']);
        self::assertStringContainsString('3 × ' . $order->lines[0]->partNumber . ', 1 × ', $mail['payload']['cut']['parts'] ?? '');
        // Both are true of it: what was sent, and what will not come.
        $letter = (string) wp_json_encode($this->modules()->mail->templates()->write('order-changed', $mail['payload'] ?? [])->pieces ?? [], JSON_UNESCAPED_UNICODE);
        self::assertStringContainsString('Shipped', $letter);
        self::assertStringContainsString('Canceled', $letter);
        self::assertStringContainsString('2 parts were shipped; 4 parts are canceled.', $letter);
    }

    public function testAnOrderThatIsCanceledAfterSomethingLeftDoesNotSayThatNothingIsShipped(): void
    {
        $order = $this->ordered([DemoParts::IN_STOCK => 2, DemoParts::WITHOUT_URL_DESCRIPTION => 1]);
        [$first, $second] = $order->lines;
        $fulfilments = $this->modules()->orders->fulfilmentService();
        $sent = $fulfilments->send($order, Fulfilment::Ship, 0, 'UPS', '1Z', [$first->id => 2], Actor::staff(1));
        $ready = $fulfilments->send($sent, Fulfilment::WillCall, 2, '', '', [$second->id => 1], Actor::staff(1));
        $this->modules()->orders->service()->move($ready, OrderState::Cancelled, Actor::staff(1));
        $mail = array_find($this->modules()->mail->outbox()->list(), static fn (array $one): bool => 'order-cancelled' === $one['kind']);
        $letter = (string) wp_json_encode($this->modules()->mail->templates()->write('order-cancelled', $mail['payload'] ?? [])->pieces ?? [], JSON_UNESCAPED_UNICODE);
        self::assertStringContainsString('2 parts were shipped; 1 part is canceled.', $letter);
        self::assertStringNotContainsString('Nothing will be shipped', $letter);
        self::assertStringNotContainsString('Nothing will be shipped', $this->modules()->orderRecords->viewModel()->build($this->fresh($order))['sentence']);
    }

    public function testWhatLiesReadyBesideWhatHasLeftIsPutBackAndThenCanceled(): void
    {
        $this->as('coleman_parts_desk');
        $order = $this->ordered([DemoParts::IN_STOCK => 2, DemoParts::WITHOUT_URL_DESCRIPTION => 1]);
        [$first, $second] = $order->lines;
        $fulfilments = $this->modules()->orders->fulfilmentService();
        $order = $fulfilments->send($order, Fulfilment::Ship, 0, 'UPS', '1Z', [$first->id => 2], Actor::staff(1));
        $order = $fulfilments->send($order, Fulfilment::WillCall, 2, '', '', [$second->id => 1], Actor::staff(1));
        $this->refused(409, 'coleman_bad_transition', 'POST', "/orders/{$order->id}/state", ['version' => $order->version, 'state' => 'cancelled']);
        $pickup = $this->modules()->orderRecords->fulfilments()->ofOrder($order->id)[1];
        $this->desk('POST', "/orders/{$order->id}/fulfilments/{$pickup->id}/void", ['version' => $order->version]);
        $this->cut($this->fresh($order), [$second]);
        $closed = $this->fresh($order);
        // It costs what was sent, and no more.
        self::assertSame([OrderState::Completed, $first->totalCents()], [$closed->state, $closed->subtotalCents]);
    }

    public function testWhatIsOnBackorderGoesToTheNextWhoWaits(): void
    {
        $this->as('coleman_parts_desk');
        $all = $this->stockOf(DemoParts::IN_STOCK);
        $first = $this->ordered([DemoParts::IN_STOCK => $all, DemoParts::WITHOUT_URL_DESCRIPTION => 1], 'a');
        $second = $this->ordered([DemoParts::IN_STOCK => 3], 'b');
        self::assertSame(3, $second->lines[0]->backordered);
        $this->cut($first, [$first->lines[0]]);
        self::assertSame([0, LineState::Open], [$this->fresh($second)->lines[0]->backordered, $this->fresh($second)->lines[0]->state]);
        self::assertSame($all - 3, $this->stockOf(DemoParts::IN_STOCK));
        // Of a line that waits itself nothing is allocated to it once it is off.
        $this->cut($second = $this->ordered([DemoParts::IN_STOCK => $all, DemoParts::WITHOUT_URL_DESCRIPTION => 1], 'c'), [$second->lines[0]]);
        self::assertSame([0, LineState::Cancelled], [$this->fresh($second)->lines[0]->backordered, $this->fresh($second)->lines[0]->state]);
        self::assertSame($all - 3, $this->stockOf(DemoParts::IN_STOCK));
    }

    public function testWhatCannotBeTakenOutIsRefused(): void
    {
        $this->as('coleman_parts_desk');
        $order = $this->ordered([DemoParts::IN_STOCK => 2, DemoParts::WITHOUT_URL_DESCRIPTION => 1]);
        $path = "/orders/{$order->id}/cut";
        $ids = array_map(static fn (OrderLine $line): int => $line->id, $order->lines);
        $this->refused(409, 'coleman_bad_transition', 'POST', $path, ['version' => $order->version, 'lines' => $ids]);
        $this->refused(400, 'rest_invalid_param', 'POST', $path, ['version' => $order->version, 'lines' => []]);
        $this->refused(400, 'rest_invalid_param', 'POST', $path, ['version' => $order->version, 'lines' => [max($ids) + 50]]);
        $this->refused(409, 'coleman_order_changed', 'POST', $path, ['version' => $order->version + 1, 'lines' => [$ids[0]]]);
        $this->cut($order, [$order->lines[0]]);
        $cut = $this->fresh($order);
        $this->refused(400, 'rest_invalid_param', 'POST', $path, ['version' => $cut->version, 'lines' => [$ids[0]]]);
        $this->refused(409, 'coleman_bad_transition', 'POST', $path, ['version' => $cut->version, 'lines' => [$ids[1]]]);
        $held = $this->modules()->orders->service()->move($cut, OrderState::OnHold, Actor::staff(1));
        $this->refused(409, 'coleman_bad_transition', 'POST', $path, ['version' => $held->version, 'lines' => [$ids[1]]]);
    }

    public function testTheNumberOfASpecialOrderIsNotMailedToAStranger(): void
    {
        $this->as('coleman_parts_desk');
        $this->modules()->carts->service()->add($this->owner(), Part::PLACEHOLDER_ID, 1, 'CLICK-EVIL', 'Click http://evil.example');
        $order = $this->ordered([DemoParts::IN_STOCK => 1]);
        $special = array_find($order->lines, static fn (OrderLine $line): bool => Part::PLACEHOLDER_ID === $line->partId);
        self::assertNotNull($special);
        // Its price was named, and the customer has said yes.
        $this->modules()->foundation->connection()->execute('UPDATE {order_lines} SET price_cents = 500 WHERE id = %d', [$special->id]);
        $this->modules()->foundation->connection()->execute('UPDATE {orders} SET state = %s, has_unknown_price = 0 WHERE id = %d', ['received', $order->id]);
        $this->cut($this->fresh($order), [$special]);
        $mail = array_find($this->modules()->mail->outbox()->list(), static fn (array $one): bool => 'order-changed' === $one['kind']);
        self::assertStringNotContainsString('EVIL', strtoupper((string) wp_json_encode($this->modules()->mail->templates()->write('order-changed', $mail['payload'] ?? [])->pieces ?? [])));
        self::assertSame('1 × Special order', $mail['payload']['cut']['parts'] ?? '');
    }

    /** @param array<int, int> $items quantity by part */
    private function ordered(array $items, string $name = 'a'): Order
    {
        $this->fill($items, $name);

        return $this->place([], $name);
    }

    /**
     * @param list<OrderLine> $lines
     * @return array<mixed>
     */
    private function cut(Order $order, array $lines, string $reason = ''): array
    {
        return $this->desk('POST', "/orders/{$order->id}/cut", ['version' => $order->version, 'lines' => array_map(static fn (OrderLine $line): int => $line->id, $lines), 'reason' => $reason]);
    }

    private function fresh(Order $order): Order
    {
        return $this->modules()->orderRecords->repository()->byId($order->id) ?? $order;
    }
}
