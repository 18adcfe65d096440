<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Orders\Desk;

use Coleman\Api\Demo\DemoParts;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Orders\Buyer;
use Coleman\Api\Orders\Edit\OrderEdit;
use Coleman\Api\Orders\Fulfilment;
use Coleman\Api\Orders\LineState;
use Coleman\Api\Orders\Order;
use Coleman\Api\Orders\OrderEvent;
use Coleman\Api\Orders\OrderLine;
use Coleman\Api\Orders\OrderPersonalData;
use Coleman\Api\Orders\OrderState;
use Coleman\Api\Orders\PayMethod;
use Coleman\Api\Parts\Part;
use Coleman\Api\Privacy\Person;
use Coleman\Api\Staff\Actor;

/** What the desk changes of an order: its stock, its total, its history and its mail always tell the same. */
final class OrderEditTest extends DeskTestCase
{
    public function testFewerPiecesAreDoneAtOnceAndGiveBackTheirOwnStockOnly(): void
    {
        $this->as('coleman_parts_desk');
        [$first, $second] = [DemoParts::IN_STOCK, DemoParts::WITHOUT_URL_DESCRIPTION];
        $before = [$this->stockOf($first), $this->stockOf($second)];
        $order = $this->ordered([$first => 3, $second => 1]);

        $seen = $this->desk('POST', "/orders/{$order->id}/edit/preview", ['version' => $order->version, 'lines' => [self::line($order->lines[0], 1)]]);
        self::assertSame([$before[0] - 3, $order->version], [$this->stockOf($first), $this->fresh($order)->version], 'A preview changes nothing.');
        self::assertFalse($seen['needs_yes']);
        self::assertSame([2], array_column($seen['stock'][0]['released'], 'quantity'));

        $sheet = $this->edit($order, ['lines' => [self::line($order->lines[0], 1)]]);
        $edited = $this->fresh($order);
        self::assertSame($seen['totals']['total_cents'], $edited->totalCents);
        self::assertLessThan($order->totalCents, $edited->totalCents);
        self::assertSame([$before[0] - 1, $before[1] - 1], [$this->stockOf($first), $this->stockOf($second)]);
        self::assertSame([1, 2, 0], [$edited->lines[0]->quantity, $edited->itemCount, $edited->lines[0]->backordered]);
        self::assertSame($edited->subtotalCents + $edited->chargesCents + $edited->shippingCents + $edited->taxCents, $edited->totalCents);
        $number = $order->lines[0]->partNumber;
        self::assertStringContainsString("$number: quantity changed from 3 to 1. Total changed from ", $sheet['events'][0]['text']);
        self::assertStringContainsString('Dee', $sheet['events'][0]['who']);
        self::assertSame(['order-received', 'order-desk', 'order-edited'], $this->mails());
        self::assertStringContainsString('quantity changed from 3 to 1', $this->letter('order-edited'));

        // The line goes altogether, and cannot come back.
        $this->edit($edited, ['lines' => [self::line($edited->lines[0], 0)]]);
        $edited = $this->fresh($order);
        self::assertSame([LineState::Cancelled, $before[0]], [$edited->lines[0]->state, $this->stockOf($first)]);
        $data = $this->refused(400, 'rest_invalid_param', 'POST', "/orders/{$order->id}/edit", ['version' => $edited->version, 'lines' => [self::line($edited->lines[0], 2)]]);
        self::assertArrayHasKey('line_' . $edited->lines[0]->id, $data['params']);
        $this->refused(409, 'coleman_bad_transition', 'POST', "/orders/{$order->id}/edit", ['version' => $edited->version, 'lines' => [self::line($edited->lines[1], 0)]]);
    }

    public function testWhatCostsMoreWaitsForTheCustomersYes(): void
    {
        $this->as('coleman_parts_desk');
        $first = DemoParts::IN_STOCK;
        $before = $this->stockOf($first);
        $order = $this->ordered([$first => 1]);
        $change = ['lines' => [self::line($order->lines[0], 3)], 'added' => [['part_id' => DemoParts::WITHOUT_URL_DESCRIPTION, 'quantity' => 1, 'how' => 'ship']]];
        $seen = $this->desk('POST', "/orders/{$order->id}/edit/preview", ['version' => $order->version] + $change);
        self::assertTrue($seen['needs_yes']);
        self::assertCount(2, $seen['stock']);

        $sheet = $this->edit($order, $change + ['po_number' => 'PO 7']);
        $waiting = $this->fresh($order);
        // The note of the order is corrected at once; its goods, its stock and its total are as they were.
        self::assertSame([$order->totalCents, 'PO 7', 1, $before - 1], [$waiting->totalCents, $waiting->poNumber, $waiting->lines[0]->quantity, $this->stockOf($first)]);
        self::assertSame([$order->totalCents, $seen['totals']['total_cents']], [$sheet['order']['proposal']['from_cents'], $sheet['order']['proposal']['total_cents']]);
        self::assertSame($order->totalCents, $waiting->payableCents());
        self::assertSame(['order-received', 'order-desk', 'order-change'], $this->mails());
        self::assertStringContainsString('/quote?key=', $this->letter('order-change'));

        // At the total that was on the page, or not at all.
        $answers = $this->modules()->orders->answers();
        self::assertSame('coleman_total_mismatch', self::codeOf(fn () => $answers->accept($waiting, Actor::guest(), $order->totalCents)));
        $accepted = $answers->accept($waiting, Actor::guest(), $seen['totals']['total_cents']);
        self::assertSame([$seen['totals']['total_cents'], 3, 2], [$accepted->totalCents, $accepted->lines[0]->quantity, count($accepted->lines)]);
        self::assertSame($before - 3, $this->stockOf($first));
        self::assertNotSame('', $accepted->lines[1]->promise->words);
        self::assertSame(['order-received', 'order-desk', 'order-change', 'order-edited', 'order-change-desk'], $this->mails());
        self::assertSame('coleman_order_changed', self::codeOf(fn () => $this->modules()->orders->editing()->save($waiting, new OrderEdit(note: 'late'), Actor::staff(1))));
        self::assertTrue($answers->isAccepted($accepted));
        self::assertSame('coleman_bad_transition', self::codeOf(fn () => $answers->accept($accepted, Actor::guest())));
    }

    public function testNoLeavesTheOrderAsItWas(): void
    {
        $this->as('coleman_parts_desk');
        $order = $this->ordered([DemoParts::IN_STOCK => 1]);
        $this->edit($order, ['lines' => [self::line($order->lines[0], 2)]]);
        $declined = $this->modules()->orders->answers()->decline($this->fresh($order), Actor::guest());
        self::assertSame([OrderState::Received, 1, $order->totalCents], [$declined->state, $declined->lines[0]->quantity, $declined->totalCents]);
        self::assertTrue($this->modules()->orders->answers()->isDeclined($declined));
        self::assertSame(['order-received', 'order-desk', 'order-change', 'order-change-desk'], $this->mails());

        // The desk takes its next one back, and the one after it is agreed to by phone.
        $this->edit($declined, ['lines' => [self::line($order->lines[0], 2)]]);
        $sheet = $this->desk('POST', "/orders/{$order->id}/change/withdraw", ['version' => $this->fresh($order)->version]);
        self::assertNull($sheet['order']['proposal']);
        $this->edit($this->fresh($order), ['lines' => [self::line($order->lines[0], 4)]]);
        $sheet = $this->desk('POST', "/orders/{$order->id}/change/accept", ['version' => $this->fresh($order)->version]);
        self::assertSame([4, null], [$sheet['order']['Items'][0]['Quantity'], $sheet['order']['proposal']]);
        $this->refused(409, 'coleman_bad_transition', 'POST', "/orders/{$order->id}/change/accept", ['version' => $sheet['version']]);
    }

    public function testOfTwoWhoChangeOneOrderTheSecondSeesTheFreshOne(): void
    {
        $this->as('coleman_parts_desk');
        $order = $this->ordered([DemoParts::IN_STOCK => 3]);
        $this->edit($order, ['lines' => [self::line($order->lines[0], 2)]]);
        foreach (['edit', 'edit/preview'] as $path) {
            $data = $this->refused(409, 'coleman_order_changed', 'POST', "/orders/{$order->id}/$path", ['version' => $order->version, 'lines' => [self::line($order->lines[0], 1)]]);
            self::assertSame(2, $data['order']['order']['Items'][0]['Quantity']);
        }
        self::assertSame(2, $this->fresh($order)->lines[0]->quantity);
    }

    public function testPiecesThatHaveLeftStayAsTheyAre(): void
    {
        $this->as('coleman_parts_desk');
        $order = $this->ordered([DemoParts::IN_STOCK => 4]);
        $sent = $this->modules()->orders->fulfilmentService()->send($order, Fulfilment::Ship, 0, 'UPS', '1Z', [$order->lines[0]->id => 2], Actor::staff(1));
        $path = "/orders/{$order->id}/edit";
        foreach ([
            self::line($sent->lines[0], 1),
            ['price_cents' => 5] + self::line($sent->lines[0], 4),
            ['how' => 'will_call:2'] + self::line($sent->lines[0], 4),
        ] as $line) {
            $data = $this->refused(400, 'rest_invalid_param', 'POST', $path, ['version' => $sent->version, 'lines' => [$line]]);
            self::assertSame(['line_' . $sent->lines[0]->id], array_keys($data['params']));
        }
        $elsewhere = ['state' => 'MO', 'zip' => '64089'] + $sent->billing->fields();
        $data = $this->refused(400, 'rest_invalid_param', 'POST', $path, ['version' => $sent->version, 'billing' => $elsewhere]);
        self::assertSame(['shipping_zip'], array_keys($data['params']));

        // Down to what has left: the order is complete, and the mail says both.
        $before = $this->stockOf(DemoParts::IN_STOCK);
        $this->edit($sent, ['lines' => [self::line($sent->lines[0], 2)]]);
        $closed = $this->fresh($order);
        self::assertSame([OrderState::Completed, 2, LineState::Shipped], [$closed->state, $closed->lines[0]->quantity, $closed->lines[0]->state]);
        self::assertSame($before + 2, $this->stockOf(DemoParts::IN_STOCK));
        // A name is corrected later too; a part is not added any more.
        $this->edit($closed, ['billing' => ['name' => 'Ann B. Farmer'] + $closed->billing->fields()]);
        self::assertSame(['Ann B. Farmer', $closed->totalCents], [$this->fresh($order)->billing->name, $this->fresh($order)->totalCents]);
        $this->refused(409, 'coleman_bad_transition', 'POST', $path, ['version' => $this->fresh($order)->version, 'added' => [['part_id' => DemoParts::IN_STOCK, 'quantity' => 1, 'how' => 'ship']]]);
    }

    public function testWhatIsMissingIsBackorderedAndADiscontinuedPartIsRefused(): void
    {
        $this->as('coleman_parts_desk');
        $all = $this->stockOf(DemoParts::IN_STOCK);
        $order = $this->ordered([DemoParts::IN_STOCK => 1, DemoParts::LAST_UNITS => 1]);
        $left = $this->stockOf(DemoParts::LAST_UNITS);
        $this->accepted($order, ['lines' => [self::line($order->lines[0], $all + 3)]]);
        $edited = $this->fresh($order);
        self::assertSame([3, LineState::Backordered, 0], [$edited->lines[0]->backordered, $edited->lines[0]->state, $this->stockOf(DemoParts::IN_STOCK)]);
        // A backorder shrinks before what is held.
        $this->edit($edited, ['lines' => [self::line($edited->lines[0], $all + 1)]]);
        self::assertSame([1, 0], [$this->fresh($order)->lines[0]->backordered, $this->stockOf(DemoParts::IN_STOCK)]);

        $edited = $this->fresh($order);
        $this->refused(409, 'coleman_insufficient_stock', 'POST', "/orders/{$order->id}/edit", ['version' => $edited->version, 'lines' => [self::line($edited->lines[1], $left + 2)]]);
        self::assertSame([$left, $edited->version, null], [$this->stockOf(DemoParts::LAST_UNITS), $this->fresh($order)->version, $this->modules()->orderRecords->proposals()->open($edited)]);
        $this->accepted($edited, ['lines' => [self::line($edited->lines[1], $left + 1)]]);
        self::assertSame(0, $this->stockOf(DemoParts::LAST_UNITS));
    }

    public function testAnotherDeliveryMovesItsStockItsChargesAndItsPromise(): void
    {
        $this->as('coleman_parts_desk');
        $order = $this->ordered([DemoParts::IN_STOCK => 2]);
        $this->edit($order, ['lines' => [['how' => 'will_call:2'] + self::line($order->lines[0], 2)], 'added' => []]);
        $edited = $this->fresh($order);
        self::assertSame([Fulfilment::WillCall, 2, 2, 0, 0], [$edited->lines[0]->fulfilment, $edited->lines[0]->locationId, $edited->locationId, $edited->shippingCents, $edited->lines[0]->oversizeCents]);
        $there = $this->modules()->stock->orderHolds()->inHouse($order->id)[$edited->lines[0]->id];
        self::assertSame(2, array_sum($there));
        self::assertNotSame($order->lines[0]->promise->words, $edited->lines[0]->promise->words);
        // To ship it again costs shipping again, which the customer is asked about; what is for pickup only is never shipped.
        $this->edit($edited, ['lines' => [['how' => 'ship'] + self::line($edited->lines[0], 2)]]);
        self::assertNotNull($this->modules()->orderRecords->proposals()->open($this->fresh($order)));
        $data = $this->refused(400, 'rest_invalid_param', 'POST', "/orders/{$order->id}/edit", ['version' => $this->fresh($order)->version, 'added' => [['part_id' => DemoParts::PICKUP_ONLY, 'quantity' => 1, 'how' => 'ship'], ['part_id' => DemoParts::IN_STOCK, 'quantity' => 1, 'how' => 'will_call:99']]]);
        self::assertSame(['added_0', 'added_1'], array_keys($data['params']));
    }

    public function testTaxAndShippingFollowTheAddress(): void
    {
        $this->as('coleman_parts_desk');
        $order = $this->ordered([DemoParts::IN_STOCK => 2]);
        $to = ['name' => 'Ann Farmer', 'company' => '', 'street' => '9 Far Rd', 'street2' => '', 'city' => 'Portland', 'state' => 'OR', 'zip' => '97201', 'phone' => ''];
        $sheet = $this->edit($order, ['has_shipping' => true, 'shipping' => $to]);
        $edited = $this->fresh($order);
        self::assertSame([0, 'OR', $order->shippingCents], [$edited->taxCents, $edited->shipping->state ?? '', $edited->shippingCents]);
        self::assertSame($order->totalCents - $order->taxCents, $edited->totalCents);
        self::assertStringContainsString('9 Far Rd', $sheet['events'][0]['text']);
        // What was typed is not mailed to an address that nobody has confirmed.
        self::assertStringNotContainsString('9 Far Rd', $this->letter('order-edited'));
        // Back home: taxed again, so it is asked for.
        $this->edit($edited, ['has_shipping' => false]);
        $waiting = $this->fresh($order);
        self::assertSame('OR', $waiting->shipping->state ?? '');
        $accepted = $this->modules()->orders->answers()->accept($waiting, Actor::guest(), $order->totalCents);
        self::assertSame([null, $order->taxCents], [$accepted->shipping, $accepted->taxCents]);
        $data = $this->refused(400, 'rest_invalid_param', 'POST', "/orders/{$order->id}/edit", ['version' => $accepted->version, 'email' => 'nobody', 'billing' => ['zip' => '1'] + $accepted->billing->fields()]);
        self::assertEqualsCanonicalizing(['email', 'billing_zip'], array_keys($data['params']));
    }

    public function testATaxExemptOrderStaysWithoutTax(): void
    {
        $this->as('coleman_parts_desk');
        $this->fill([DemoParts::IN_STOCK => 1]);
        $order = $this->modules()->foundation->transaction()->run(fn (): Order => $this->modules()->checkout->checkout()->place(new Buyer($this->owner(), isTaxExempt: true, isConfirmed: true), $this->request()));
        self::assertSame(0, $order->taxCents);
        $this->accepted($order, ['lines' => [self::line($order->lines[0], 3)]]);
        $edited = $this->fresh($order);
        self::assertSame([0, true, 3 * (int) $order->lines[0]->priceCents], [$edited->taxCents, $edited->isTaxExempt, $edited->subtotalCents]);
    }

    public function testAnOrderThatWaitsForItsPriceIsAskedForByItsQuote(): void
    {
        $this->as('coleman_parts_desk');
        $order = $this->ordered([DemoParts::UNKNOWN_PRICE => 1, DemoParts::IN_STOCK => 1]);
        self::assertSame(OrderState::AwaitingPrice, $order->state);
        $unpriced = array_find($order->lines, static fn (OrderLine $line): bool => null === $line->priceCents);
        self::assertNotNull($unpriced);
        $this->edit($order, ['lines' => [self::line($unpriced, 3)], 'added' => [['part_id' => Part::PLACEHOLDER_ID, 'quantity' => 1, 'how' => 'ship', 'number' => 'EVIL-1', 'description' => 'Odd']]]);
        $edited = $this->fresh($order);
        self::assertSame([true, OrderState::AwaitingPrice, 3, 0], [$edited->hasUnknownPrice, $edited->state, count($edited->lines), $edited->lines[2]->backordered]);
        self::assertStringNotContainsString('EVIL', $this->letter('order-edited'));

        $prices = array_map(static fn (OrderLine $line): array => ['line' => $line->id, 'cents' => 1_000], $edited->lines);
        $sheet = $this->desk('POST', "/orders/{$order->id}/prices", ['version' => $edited->version, 'prices' => $prices, 'send' => true]);
        self::assertTrue($sheet['order']['can_accept']);
        // A quote of an order that was changed is void until it is sent again.
        $quoted = $this->fresh($order);
        $sheet = $this->edit($quoted, ['lines' => [self::line($quoted->lines[2], 0)]]);
        self::assertFalse($sheet['order']['can_accept']);
        $sheet = $this->desk('POST', "/orders/{$order->id}/prices", ['version' => $sheet['version'], 'prices' => [], 'send' => true]);
        self::assertSame([true, 4_000], [$sheet['order']['can_accept'], $sheet['order']['totals']['subtotal_cents']]);
    }

    public function testPricesNeedTheirRightAndALineWithoutOneIsRefused(): void
    {
        $clerk = get_user_by('id', $this->as('coleman_parts_desk'));
        self::assertInstanceOf(\WP_User::class, $clerk);
        $order = $this->ordered([DemoParts::IN_STOCK => 2]);
        $each = (int) $order->lines[0]->priceCents;
        $path = "/orders/{$order->id}/edit";
        $data = $this->refused(400, 'rest_invalid_param', 'POST', $path, ['version' => $order->version, 'added' => [['part_id' => DemoParts::UNKNOWN_PRICE, 'quantity' => 1, 'how' => 'ship']]]);
        self::assertSame(['added_0'], array_keys($data['params']));
        $this->edit($order, ['lines' => [['price_cents' => $each - 100] + self::line($order->lines[0], 2)]]);
        $edited = $this->fresh($order);
        self::assertSame([2 * ($each - 100), $order->shippingCents], [$edited->subtotalCents, $edited->shippingCents]);
        $clerk->add_cap('coleman_price', false);
        wp_set_current_user(0);
        wp_set_current_user($clerk->ID);
        try {
            $this->refused(400, 'rest_invalid_param', 'POST', $path, ['version' => $edited->version, 'lines' => [['price_cents' => $each] + self::line($edited->lines[0], 2)]]);
            $this->refused(400, 'rest_invalid_param', 'POST', $path, ['version' => $edited->version, 'added' => [['part_id' => DemoParts::UNKNOWN_PRICE, 'quantity' => 1, 'how' => 'ship', 'price_cents' => 1]]]);
            // Its own price may be sent along.
            $this->edit($edited, ['lines' => [['price_cents' => $each - 100] + self::line($edited->lines[0], 1)]]);
        } finally {
            $clerk->remove_cap('coleman_price');
        }
    }

    public function testWhatWasPaidBeyondTheNewTotalIsDueBack(): void
    {
        $this->as('coleman_parts_desk');
        $order = $this->ordered([DemoParts::IN_STOCK => 3]);
        $paid = $this->modules()->orders->ledger()->receive($order, 'cash', $order->totalCents, '', 'k', Actor::staff(1));
        $sheet = $this->edit($paid, ['lines' => [self::line($paid->lines[0], 1)]]);
        $edited = $this->fresh($order);
        self::assertSame($order->totalCents - $edited->totalCents, $sheet['order']['payment']['refund_due_cents']);
        self::assertStringContainsString('To be refunded', $this->letter('order-edited'));
        $this->modules()->orders->ledger()->refund($edited, 'cash', $edited->refundDueCents(), '', 'r', Actor::staff(1));
        $refunded = $this->fresh($order);
        self::assertSame([0, 0], [$refunded->refundDueCents(), $refunded->goodwillCents]);
        // That was no gift: with the pieces back in the order, it is asked for again.
        $this->accepted($refunded, ['lines' => [self::line($refunded->lines[0], 3)]]);
        self::assertSame($order->totalCents - $edited->totalCents, $this->fresh($order)->owedCents());
    }

    public function testAnOrderToConfirmTakesNothingUntilItIsConfirmed(): void
    {
        $this->as('coleman_parts_desk');
        update_option('coleman_order_limits', ['order_cents' => 1]);
        $before = $this->stockOf(DemoParts::IN_STOCK);
        $this->fill([DemoParts::IN_STOCK => 3, DemoParts::WITHOUT_URL_DESCRIPTION => 1]);
        try {
            $order = $this->modules()->foundation->transaction()->run(fn (): Order => $this->modules()->checkout->checkout()->place(new Buyer($this->owner()), $this->request()));
        } finally {
            delete_option('coleman_order_limits');
        }
        self::assertTrue($order->isToConfirm);
        $this->edit($order, ['lines' => [self::line($order->lines[0], 2), self::line($order->lines[1], 0)]]);
        $edited = $this->fresh($order);
        self::assertSame([2, true, $before, ''], [$edited->lines[0]->quantity, $edited->isToConfirm, $this->stockOf(DemoParts::IN_STOCK), $edited->lines[0]->promise->words]);
        $confirmed = $this->modules()->orders->service()->move($edited, OrderState::Confirmed, Actor::staff(1));
        self::assertSame([$before - 2, LineState::Cancelled], [$this->stockOf(DemoParts::IN_STOCK), $confirmed->lines[1]->state]);
    }

    public function testACardOrderIsLeftAloneWhileItIsPaid(): void
    {
        $this->as('coleman_parts_desk');
        add_filter('coleman_card_is_open', '__return_true');
        try {
            $order = $this->ordered([DemoParts::IN_STOCK => 1], ['pay' => PayMethod::Card]);
        } finally {
            remove_filter('coleman_card_is_open', '__return_true');
        }
        $this->refused(409, 'coleman_bad_transition', 'POST', "/orders/{$order->id}/edit", ['version' => $order->version, 'note' => 'x']);
        self::assertSame('coleman_bad_transition', self::codeOf(fn () => $this->modules()->orders->answers()->decline($order, Actor::guest())));
    }

    public function testTheHistoryLosesItsPersonWithTheOrder(): void
    {
        $this->as('coleman_parts_desk');
        $order = $this->ordered([DemoParts::IN_STOCK => 1]);
        $this->edit($order, ['billing' => ['street' => '77 Secret Ln'] + $order->billing->fields()]);
        $this->modules()->orders->service()->move($this->fresh($order), OrderState::Cancelled, Actor::staff(1));
        $this->fill([DemoParts::IN_STOCK => 1]);
        $open = $this->place();
        $this->edit($open, ['lines' => [self::line($open->lines[0], 2)]]);
        $this->modules()->orders->service()->move($this->fresh($open), OrderState::Cancelled, Actor::staff(1));

        $records = $this->modules()->orderRecords;
        $data = new OrderPersonalData($this->modules()->foundation->connection(), $this->modules()->foundation->transaction(), $records->repository(), $records->bookings(), $this->modules()->foundation->clock);
        self::assertTrue($data->erase(Person::byEmail($order->email))->hasRemoved);
        $told = (string) wp_json_encode(array_map(static fn (OrderEvent $event): array => $event->detail, [...$records->repository()->events($order->id, false), ...$records->repository()->events($open->id, false)]));
        self::assertStringNotContainsString('77 Secret Ln', $told);
        self::assertNull($this->modules()->foundation->connection()->value('SELECT order_id FROM {order_proposals}'));
    }

    /**
     * @param array<int, int> $items quantity by part
     * @param array{pay?: PayMethod} $with
     */
    private function ordered(array $items, array $with = []): Order
    {
        $this->fill($items);

        return $this->place($with);
    }

    /** @return array{line: int, quantity: int, how: string} */
    private static function line(OrderLine $line, int $quantity): array
    {
        return ['line' => $line->id, 'quantity' => $quantity, 'how' => Fulfilment::Ship === $line->fulfilment ? 'ship' : 'will_call:' . $line->locationId];
    }

    /**
     * @param array<string, mixed> $fields
     * @return array<mixed>
     */
    private function edit(Order $order, array $fields): array
    {
        return $this->desk('POST', "/orders/{$order->id}/edit", ['version' => $order->version] + $fields);
    }

    /** @param array<string, mixed> $fields of a change that costs more */
    private function accepted(Order $order, array $fields): void
    {
        $this->edit($order, $fields);
        $this->modules()->orders->answers()->accept($this->fresh($order), Actor::guest());
    }

    private function letter(string $kind): string
    {
        $mail = array_find($this->modules()->mail->outbox()->list(), static fn (array $one): bool => $kind === $one['kind']);

        return (string) wp_json_encode($this->modules()->mail->templates()->write($kind, $mail['payload'] ?? [])->pieces ?? [], JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES);
    }

    private static function codeOf(\Closure $act): string
    {
        try {
            $act();
        } catch (ApiError $refusal) {
            return $refusal->errorCode;
        }

        return '';
    }

    private function fresh(Order $order): Order
    {
        return $this->modules()->orderRecords->repository()->byId($order->id) ?? $order;
    }
}
