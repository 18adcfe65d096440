<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Orders;

use Coleman\Api\Composition\Modules;
use Coleman\Api\Customers\Address;
use Coleman\Api\Demo\DemoParts;
use Coleman\Api\Orders\Buyer;
use Coleman\Api\Orders\Edit\LineEdit;
use Coleman\Api\Orders\Edit\OrderEdit;
use Coleman\Api\Orders\Fulfilment;
use Coleman\Api\Orders\KeptPromises;
use Coleman\Api\Orders\Order;
use Coleman\Api\Orders\OrderLimits;
use Coleman\Api\Orders\OrderLine;
use Coleman\Api\Orders\OrderState;
use Coleman\Api\Orders\PayMethod;
use Coleman\Api\Orders\PromiseQuery;
use Coleman\Api\Promises\Promised;
use Coleman\Api\Promises\PromiseSettings;
use Coleman\Api\Staff\Actor;
use Coleman\Api\Support\Json;
use Coleman\Tests\FixedClock;

/** What a customer is promised at checkout is stored with the order and told everywhere. */
final class PromiseTest extends OrderTestCase
{
    private const BONNER = 1;

    private const EASTON = 4;

    private const PICKUP = ['fulfilment' => Fulfilment::WillCall, 'location' => self::EASTON];

    private Modules $mine;

    private mixed $settings;

    /** @var array<string, string|null> the part as it was */
    private array $part = [];

    protected function setUp(): void
    {
        parent::setUp();
        // Monday, November 23, 2026, 10:07 am in Chicago.
        $this->mine = self::modulesOn('2026-11-23 16:07:00');
        $this->settings = get_option(PromiseSettings::OPTION, null);
        update_option(PromiseSettings::OPTION, ['carrier_days' => [['zip' => '66', 'days' => 1]]] + PromiseSettings::DEFAULTS);
        $this->part = $this->mine->foundation->connection()->row('SELECT lead_time, price_cents FROM {parts} WHERE id = %d', [DemoParts::IN_STOCK]) ?? [];
        $this->stock([self::EASTON => 4, self::BONNER => 24]);
    }

    protected function tearDown(): void
    {
        delete_option(OrderLimits::OPTION);
        $this->mine->foundation->connection()->updateMany('parts', [DemoParts::IN_STOCK => $this->part]);
        null === $this->settings ? delete_option(PromiseSettings::OPTION) : update_option(PromiseSettings::OPTION, $this->settings);
        parent::tearDown();
    }

    public function testFiveAtEastonWhereFourAre(): void
    {
        $words = '4 at Easton now, 1 from Bonner Springs, ready Tuesday, November 24 after 8:30 am.';
        $this->fill([DemoParts::IN_STOCK => 5]);
        $quoted = $this->quoted(self::EASTON);
        self::assertSame('In Stock', $quoted['availability_text'], 'no piece is missing at all branches together, and none ships');
        self::assertTrue($quoted['in_stock']);
        self::assertSame(['words' => $words, 'date' => '2026-11-24', 'reason' => 'transfer'], $quoted['promise']);

        $line = $this->line($this->order(self::PICKUP));
        self::assertSame(0, $line->backordered);
        self::assertSame([$words, '2026-11-24', 'transfer'], [$line->promise->words, $line->promise->date, $line->promise->reason]);
        self::assertSame([0, 23], [$this->stockAt(self::EASTON), $this->stockAt(self::BONNER)]);
        $order = $this->last();
        self::assertSame($words, $this->mine->orderRecords->viewModel()->build($order)['lines'][0]['promise']);
        self::assertStringContainsString($words, $this->mail('order-received'));
        self::assertStringContainsString($words, $this->mail('order-desk'));
        self::assertStringNotContainsString('Currently out of stock', $this->mail('order-received'));
    }

    public function testOutOfStockIsSaidOnlyWhereEveryBranchIsShort(): void
    {
        $this->fill([DemoParts::IN_STOCK => 30]);
        $part = $this->mine->parts->repository()->byId(DemoParts::IN_STOCK);
        $quoted = $this->quoted(self::EASTON);
        self::assertSame($this->mine->parts->availability()->text($part->leadTime ?? '', $part->vendorId ?? 0, true), $quoted['availability_text']);
        self::assertFalse($quoted['in_stock']);
        self::assertStringStartsWith('4 at Easton now, 24 from Bonner Springs, 2 on order', $quoted['promise']['words']);
        self::assertSame(2, $this->line($this->order(self::PICKUP))->backordered);
    }

    /** The quantity is already less what is promised, and the date is worked out from what was really taken. */
    public function testTwoOrdersForTheLastPieceAreNotBothToldToday(): void
    {
        $this->stock([self::EASTON => 1]);
        $this->fill([DemoParts::IN_STOCK => 1], 'a');
        $this->fill([DemoParts::IN_STOCK => 1], 'b');
        self::assertSame(['2026-11-23', '2026-11-23'], [$this->quoted(self::EASTON, 'a')['promise']['date'] ?? null, $this->quoted(self::EASTON, 'b')['promise']['date'] ?? null], 'both saw it');
        $first = $this->line($this->order(self::PICKUP, 'a'));
        $second = $this->line($this->order(self::PICKUP, 'b'));
        self::assertSame(['2026-11-23', 'in_stock'], [$first->promise->date, $first->promise->reason]);
        self::assertNotSame('2026-11-23', $second->promise->date);
        self::assertNotSame('in_stock', $second->promise->reason);
        self::assertSame([0, 1], [$first->backordered, $second->backordered]);
    }

    public function testTwoLinesOfOneOrderShareTheStock(): void
    {
        $this->stock([self::EASTON => 1]);
        $carts = $this->mine->carts->service();
        $carts->add($this->owner(), DemoParts::IN_STOCK, 1);
        $carts->add($this->owner(), DemoParts::IN_STOCK, 1, 'MY-2', 'The same part under my number');
        $quote = $this->mine->checkout->quotes()->quote(new Buyer($this->owner()), null, [], ['fulfilment' => Fulfilment::WillCall, 'location_id' => self::EASTON]);
        $order = $this->order(self::PICKUP);
        self::assertIsArray($quote['lines']);
        self::assertSame(array_column(array_column($quote['lines'], 'promise'), 'words'), array_map(static fn (OrderLine $line): string => $line->promise->words, $order->lines), 'the order keeps what was quoted');
        self::assertSame(count($order->lines), count(array_unique(array_map(static fn (OrderLine $line): string => $line->promise->reason, $order->lines))));
    }

    public function testNewPiecesOnOrderAreNotPromisedBeforeAnOlderOrderHasIts(): void
    {
        $this->stock([]);
        $this->fill([DemoParts::IN_STOCK => 1], 'a');
        $this->fill([DemoParts::IN_STOCK => 1], 'b');
        $first = $this->order(self::PICKUP, 'a');
        $this->mine->foundation->connection()->execute('UPDATE {order_lines} SET expected_on = %s WHERE order_id = %d', ['2026-12-22', $first->id]);
        $this->mine->foundation->connection()->execute("UPDATE {parts} SET lead_time = '1-3 day lead time' WHERE id = %d", [DemoParts::IN_STOCK]);
        self::assertSame('2026-12-22', $this->line($this->order(self::PICKUP, 'b'))->promise->date);
    }

    public function testShippingGoesByTheZipCodeAndWithoutOneSaysSo(): void
    {
        $this->fill([DemoParts::IN_STOCK => 5]);
        self::assertSame('5 in stock, shipping Monday, November 23. Enter your ZIP code to see when it arrives.', $this->shippingWords(null));
        self::assertSame('5 in stock, shipping Monday, November 23, arriving about Tuesday, November 24.', $this->shippingWords(['state' => 'KS', 'zip' => '66020']));
        self::assertSame('5 in stock, shipping Monday, November 23, arriving about Tuesday, November 24.', $this->shippingWords(['state' => '', 'zip' => '66020']), 'the day needs no state');
        self::assertSame('5 in stock, shipping Monday, November 23. Shipping time on request.', $this->shippingWords(['state' => 'CA', 'zip' => '90210']));
    }

    public function testOnlyALineThatShipsSaysWhenItShips(): void
    {
        $this->fill([DemoParts::IN_STOCK => 5]);
        $quotes = $this->mine->checkout->quotes();
        foreach (Fulfilment::cases() as $way) {
            /** @var array{lines: list<array{availability_text: string}>} $quote */
            $quote = $quotes->quote(new Buyer($this->owner()), null, [], ['fulfilment' => $way, 'location_id' => Fulfilment::Ship === $way ? 0 : self::EASTON]);
            $expected = Fulfilment::Ship === $way ? 'In Stock – Ships within 1 business day' : 'In Stock';
            self::assertSame([$expected], array_column($quote['lines'], 'availability_text'), $way->value);
        }
    }

    public function testAnOrderThatWaitsForAPriceIsPromisedNothing(): void
    {
        $this->fill([DemoParts::UNKNOWN_PRICE => 1]);
        $line = $this->line($this->order(self::PICKUP + ['pay' => PayMethod::CallMe]));
        self::assertSame([null, 'awaiting_price'], [$line->promise->date, $line->promise->reason]);
    }

    /** Nothing was taken for it at placing, so nothing is promised; what is confirmed is promised at the time of then. */
    public function testAnOrderToConfirmIsPromisedWhenItIsConfirmed(): void
    {
        update_option(OrderLimits::OPTION, ['order_pieces' => 4]);
        $this->fill([DemoParts::IN_STOCK => 5]);
        $order = $this->order(self::PICKUP);
        self::assertTrue($order->isToConfirm);
        self::assertEquals(new Promised(), $this->line($order)->promise);
        self::assertNull($this->mine->foundation->connection()->value('SELECT promised_on FROM {order_lines} WHERE order_id = %d', [$order->id]));

        // Tuesday, 4 pm: after the cutoff, and one piece at Easton was sold meanwhile.
        $this->stock([self::EASTON => 3, self::BONNER => 24]);
        $then = self::modulesOn('2026-11-24 22:00:00');
        $confirmed = $then->orders->service()->move($order, OrderState::Confirmed, Actor::staff(1));
        $line = $this->line($confirmed);
        self::assertStringStartsWith('3 at Easton now, 2 from Bonner Springs, ready ', $line->promise->words);
        self::assertSame('transfer', $line->promise->reason);
        self::assertGreaterThan('2026-11-25', (string) $line->promise->date, 'handled on Wednesday, and a day on the truck');
        self::assertSame('In Stock', $line->availabilityText);
        self::assertSame($line->promise->words, $then->orderRecords->viewModel()->build($confirmed)['lines'][0]['promise']);
        $shown = $then->orderRecords->presenter()->present($confirmed)['Items'];
        self::assertIsArray($shown);
        self::assertIsArray($shown[0]);
        self::assertSame($line->promise->present(), $shown[0]['promise'], 'the desk and the account read this');
        self::assertStringContainsString($line->promise->words, $this->mail('order-confirmed'));

        // It counts as any promise, and it is not made anew.
        $later = self::modulesOn('2026-12-08 16:00:00');
        $picked = $later->orders->service()->move($confirmed, OrderState::Processing, Actor::staff(1));
        self::assertEquals($line->promise, $this->line($picked)->promise);
        self::assertSame(
            [['location_id' => self::EASTON, 'city' => 'Easton', 'promised' => 1, 'kept' => 0]],
            (new KeptPromises(new PromiseQuery($later->foundation->connection()), $later->foundation->clock, $later->branches->locations()))->byBranch(),
        );
    }

    public function testAnOrderToConfirmThatWaitsForAPriceIsPromisedWhenItsQuoteIsAccepted(): void
    {
        update_option(OrderLimits::OPTION, ['order_pieces' => 1]);
        $this->withoutPrice([self::EASTON => 4]);
        $this->fill([DemoParts::IN_STOCK => 2]);
        $order = $this->order(self::PICKUP + ['pay' => PayMethod::CallMe]);
        self::assertTrue($order->isToConfirm);
        $priced = $this->priced($this->mine->orders->service()->move($order, OrderState::AwaitingPrice, Actor::staff(1)));
        self::assertSame([null, 'awaiting_price'], [$this->line($priced)->promise->date, $this->line($priced)->promise->reason]);
        $accepted = self::modulesOn('2026-11-24 16:07:00')->orders->quoteService()->accept($priced, Actor::guest());
        self::assertSame(['2 at Easton now, ready Tuesday, November 24 after 11:15 am.', '2026-11-24', 'in_stock'], array_values($this->line($accepted)->promise->present()));
    }

    public function testAQuoteIsPromisedWhenItIsAcceptedFromWhatItHoldsThen(): void
    {
        $this->withoutPrice([self::EASTON => 4]);
        $this->fill([DemoParts::IN_STOCK => 2]);
        $priced = $this->priced($this->order(self::PICKUP + ['pay' => PayMethod::CallMe]));
        self::assertSame('awaiting_price', $this->line($priced)->promise->reason, 'not at quoting');
        // It holds its pieces no longer, and another order takes all but one of them.
        self::assertSame(1, self::modulesOn('2026-11-28 16:00:00')->orders->service()->suspendUnpriced());
        $this->stock([self::EASTON => 1]);
        $suspended = $this->mine->orderRecords->repository()->byId($priced->id) ?? self::fail('There is no order.');
        // Monday, November 30, 10:07 am.
        $then = self::modulesOn('2026-11-30 16:07:00');
        $accepted = $then->orders->quoteService()->accept($suspended, Actor::guest());
        $line = $this->line($accepted);
        self::assertSame([1, 'lead_time'], [$line->backordered, $line->promise->reason]);
        self::assertStringStartsWith('1 at Easton now, 1 on order, ready ', $line->promise->words);
        self::assertSame('2026-12-04', $line->promise->date, 'three days of the supplier, one of the truck');
        self::assertStringContainsString('Currently out of stock', $line->availabilityText);
        self::assertSame($line->promise->words, $then->orderRecords->viewModel()->build($accepted)['lines'][0]['promise']);
        self::assertStringContainsString($line->promise->words, $this->mail('quote-answered'));
        $then->orders->service()->move($accepted, OrderState::Confirmed, Actor::staff(1));
        self::assertStringContainsString($line->promise->words, $this->mail('order-confirmed'));
    }

    /** On hold in between, or by phone: wherever the desk takes it on, the promise is made then. */
    public function testAQuoteThatTheDeskTakesOnIsPromisedThen(): void
    {
        $this->withoutPrice([self::EASTON => 4]);
        $this->fill([DemoParts::IN_STOCK => 2], 'phone');
        $byPhone = $this->priced($this->order(self::PICKUP + ['pay' => PayMethod::CallMe], 'phone'));
        self::assertSame('2026-11-23', $this->line($this->mine->orders->service()->move($byPhone, OrderState::Received, Actor::staff(1)))->promise->date);

        $this->fill([DemoParts::IN_STOCK => 2], 'hold');
        $held = $this->mine->orders->service()->move($this->priced($this->order(self::PICKUP + ['pay' => PayMethod::CallMe], 'hold')), OrderState::OnHold, Actor::staff(1));
        self::assertSame('awaiting_price', $this->line($held)->promise->reason);
        $then = self::modulesOn('2026-11-24 16:07:00');
        $received = $then->orders->service()->move($held, OrderState::Received, Actor::staff(1));
        self::assertSame('2026-11-24', $this->line($received)->promise->date);
        $again = $then->orders->service()->move($received, OrderState::OnHold, Actor::staff(1));
        self::assertSame('2026-11-25', $this->line(self::modulesOn('2026-11-25 16:07:00')->orders->service()->move($again, OrderState::Confirmed, Actor::staff(1)))->promise->date, 'after a hold, anew');
    }

    public function testAnOrderOnHoldTellsNoDayUntilItGoesOn(): void
    {
        $this->stock([self::EASTON => 4]);
        $this->fill([DemoParts::IN_STOCK => 5]);
        $received = $this->order(self::PICKUP);
        $was = $this->line($received);
        $held = $this->mine->orders->service()->move($received, OrderState::OnHold, Actor::staff(1));
        $waits = 'On hold. No date until our question is answered.';
        $shown = $this->mine->orderRecords->viewModel()->build($held)['lines'][0];
        self::assertSame(['', $waits], [$shown['note'], $shown['promise']]);
        $told = $this->mine->orderRecords->presenter()->present($held);
        self::assertIsArray($told['Items']);
        self::assertIsArray($told['Items'][0]);
        self::assertSame(['words' => $waits, 'date' => null, 'reason' => 'on_hold'], $told['Items'][0]['promise']);

        // A day that staff hear of meanwhile is kept, and told when the order goes on.
        $dated = $this->mine->orders->deskService()->expect($held, $was->id, '2026-12-22', Actor::staff(1));
        self::assertSame(0, (int) $this->mine->foundation->connection()->value("SELECT COUNT(*) FROM {outbox} WHERE kind = 'order-backorder'", []));
        self::assertStringNotContainsString('December', (string) wp_json_encode($this->mine->orderRecords->viewModel()->build($dated)));
        $letter = $this->mine->mail->preview()->render('order-edited', $this->mine->orderRecords->mails()->edited($dated, ['The address was corrected.'], $dated->totalCents)->payload);
        self::assertStringContainsString($waits, (string) wp_json_encode($letter));
        foreach (['December', 'November', $was->availabilityText] as $day) {
            self::assertStringNotContainsString($day, (string) wp_json_encode($letter, JSON_UNESCAPED_UNICODE), $day);
        }

        $later = self::modulesOn('2026-12-01 16:07:00');
        $on = $later->orders->service()->move($dated, OrderState::Received, Actor::staff(1));
        self::assertSame('1 of 5 is expected at Easton on Tuesday, December 22.', $later->orderRecords->viewModel()->build($on)['lines'][0]['promise']);
    }

    /** A day that staff have entered goes by during the hold: the line is promised anew, and is not late. */
    public function testADayThatWentByDuringAHoldIsNotTold(): void
    {
        $this->stock([self::EASTON => 4]);
        $this->fill([DemoParts::IN_STOCK => 5]);
        $order = $this->order(self::PICKUP);
        $dated = $this->mine->orders->deskService()->expect($order, $this->line($order)->id, '2026-11-25', Actor::staff(1));
        $held = $this->mine->orders->service()->move($dated, OrderState::OnHold, Actor::staff(1));
        $later = self::modulesOn('2026-12-01 16:07:00');
        $on = $this->line($later->orders->service()->move($held, OrderState::Processing, Actor::staff(1)));
        self::assertSame('lead_time', $on->promise->reason);
        foreach ([false, true] as $forStaff) {
            self::assertSame($on->promise->present(), $later->orderRecords->presenter()->present($this->last(), $forStaff)['Items'][0]['promise'], $forStaff ? 'staff' : 'customer');
        }
        self::assertSame($on->promise->words, $later->orderRecords->viewModel()->build($this->last())['lines'][0]['promise']);
        self::assertStringContainsString($on->promise->words, $this->mail('order-resumed'));
    }

    /** What left before the hold is not promised again, and what stays is promised for when it goes on. */
    public function testAfterAHoldTheRestIsPromisedAnew(): void
    {
        $this->fill([DemoParts::IN_STOCK => 3]);
        $order = $this->order(self::PICKUP);
        $line = $this->line($order);
        $part = $this->mine->orders->fulfilmentService()->send($order, Fulfilment::WillCall, self::EASTON, '', '', [$line->id => 1], Actor::system());
        $held = $this->mine->orders->service()->move($part, OrderState::OnHold, Actor::staff(1));
        self::assertSame('On hold. No date until our question is answered.', $this->mine->orderRecords->viewModel()->build($held)['lines'][0]['promise']);
        $later = self::modulesOn('2026-12-01 16:07:00');
        $on = $this->line($later->orders->service()->move($held, OrderState::Processing, Actor::staff(1)));
        self::assertSame(['2026-12-01', 'in_stock'], [$on->promise->date, $on->promise->reason]);
        self::assertStringStartsWith('2 at Easton now, ready Tuesday, December 1', $on->promise->words);
    }

    /**
     * Who has read another day in the last letter, or of the hold, is told that the order goes on; nobody else.
     *
     * @dataProvider holds
     * @param \Closure(self, Order): mixed $meanwhile what happens before the order goes on
     * @param list<string> $letters
     */
    public function testWhoWasToldOtherwiseIsToldThatTheOrderGoesOn(\Closure $meanwhile, string $until, OrderState $next, array $letters): void
    {
        $this->fill([DemoParts::IN_STOCK => 3]);
        $held = $this->mine->orders->service()->move($this->order(self::PICKUP), OrderState::OnHold, Actor::staff(1));
        $meanwhile($this, $held);
        $before = $this->mine->foundation->connection()->value('SELECT MAX(id) FROM {outbox}', []);
        $then = self::modulesOn($until);
        $on = $then->orders->service()->move($this->last(), $next, Actor::staff(1));
        $sent = $then->foundation->connection()->rows('SELECT kind FROM {outbox} WHERE id > %d ORDER BY id', [(int) $before]);
        self::assertSame($letters, array_column($sent, 'kind'));
        if (OrderState::Cancelled !== $next && [] !== $letters) {
            self::assertStringContainsString($this->line($on)->promise->words, $this->mail($letters[0]));
            self::assertStringNotContainsString('On hold', $this->mail($letters[0]));
        }
    }

    /** @return iterable<string, array{\Closure(self, Order): mixed, string, OrderState, list<string>}> */
    public static function holds(): iterable
    {
        $nothing = static fn (): null => null;
        $soon = '2026-11-23 16:12:00';
        $later = '2026-12-01 16:07:00';
        $ask = static fn (self $test, Order $order): Order => $test->mine->orders->deskService()->note($order, 'Which engine is it for?', true, Actor::staff(1));
        $forget = static fn (self $test): int => $test->mine->foundation->connection()->execute("DELETE FROM {outbox} WHERE kind = 'order-received'");
        yield 'the same day, and no letter told of the hold' => [$nothing, $soon, OrderState::Received, []];
        yield 'a letter told of the hold' => [$ask, $soon, OrderState::Received, ['order-resumed']];
        yield 'another day' => [$nothing, $later, OrderState::Processing, ['order-resumed']];
        yield 'the confirmation tells it' => [$ask, $later, OrderState::Confirmed, ['order-confirmed']];
        yield 'no letter was ever sent' => [$forget, $later, OrderState::Received, []];
        yield 'it had been confirmed before' => [static function (self $test, Order $order): void {
            $service = $test->mine->orders->service();
            $service->move($service->move($order, OrderState::Confirmed, Actor::staff(1)), OrderState::OnHold, Actor::staff(1));
        }, $later, OrderState::Confirmed, ['order-resumed']];
        yield 'it is canceled' => [$ask, $later, OrderState::Cancelled, ['order-cancelled']];
    }

    /** Carriers take another time to another place: what is shipped is promised anew, and the letter of the change says so. */
    public function testAnOrderThatGoesToAnotherPlaceIsPromisedAnew(): void
    {
        $this->fill([DemoParts::IN_STOCK => 2]);
        $order = $this->order([]);
        self::assertSame('2026-11-24', $this->line($order)->promise->date);
        $to = static fn (string $zip): OrderEdit => new OrderEdit(shipping: Address::fromFields(['name' => 'Ann Farmer', 'street' => '2 Main St', 'city' => 'Wichita', 'state' => 'KS', 'zip' => $zip]));
        update_option(PromiseSettings::OPTION, ['carrier_days' => [['zip' => '66', 'days' => 1], ['zip' => '672', 'days' => 3]]] + PromiseSettings::DEFAULTS);
        foreach (['67202' => '2026-11-26', '67501' => null, '66020' => '2026-11-24'] as $zip => $day) {
            $edited = $this->mine->orders->editing()->save($this->last(), $to((string) $zip), Actor::staff(1));
            $edited = null === $this->mine->orderRecords->proposals()->open($edited) ? $edited : $this->mine->orders->answers()->accept($edited, Actor::guest(), null);
            self::assertSame($day, $this->line($edited)->promise->date, (string) $zip);
            self::assertStringContainsString($this->line($edited)->promise->words, $this->mail('order-edited'), (string) $zip);
        }
    }

    /** Fewer pieces, or another branch: a day that staff have entered is about what is on backorder. */
    public function testADayThatStaffHaveEnteredEndsWithTheBackorder(): void
    {
        $this->stock([self::EASTON => 2, self::BONNER => 3]);
        foreach (['another branch' => [6, self::BONNER, 3], 'fewer pieces' => [6, self::EASTON, 4], 'still one missing' => [7, self::EASTON, 6]] as $what => [$ordered, $branch, $quantity]) {
            $this->stock([self::EASTON => 2, self::BONNER => 3]);
            $this->fill([DemoParts::IN_STOCK => $ordered], $what);
            $order = $this->order(self::PICKUP, $what);
            $dated = $this->mine->orders->deskService()->expect($order, $this->line($order)->id, '2026-12-22', Actor::staff(1));
            $edited = $this->mine->orders->editing()->save($dated, new OrderEdit(lines: [$this->line($dated)->id => new LineEdit($quantity, Fulfilment::WillCall, $branch)]), Actor::staff(1));
            $shown = $this->mine->orderRecords->viewModel()->build($edited)['lines'][0]['promise'];
            self::assertSame(0 === $this->line($edited)->backordered, !str_contains($shown, 'December 22'), $what . ': ' . $shown);
            self::assertSame('still one missing' === $what, $this->line($edited)->backordered > 0, $what);
        }
    }

    /** Worked out or entered by staff, of a line or the rest of it. */
    public function testADayThatIsOverIsNoPromise(): void
    {
        $this->stock([self::EASTON => 4]);
        $this->fill([DemoParts::IN_STOCK => 5]);
        $order = $this->order(self::PICKUP);
        $late = 'We’re sorry, this takes longer than we told you. Please call the parts desk for a new date.';
        $on = fn (string $day): array => array_map(fn (Modules $then): array => [
            $then->orderRecords->viewModel()->build($this->last())['lines'][0],
            $then->orderRecords->presenter()->present($this->last())['Items'][0]['promise'],
            $then->mail->preview()->render('order-edited', $then->orderRecords->mails()->edited($this->last(), ['Soon.'], 0)->payload)['text'] ?? '',
            $then->orderRecords->presenter()->present($this->last(), true)['Items'][0]['promise']['date'],
        ], [self::modulesOn($day)])[0];
        $check = function () use ($on, $late): void {
            $day = $this->last()->lines[0]->promised(OrderState::Received, 'Easton')->date ?? '';
            self::assertStringNotContainsString($late, $on($day . ' 20:00:00')[0]['promise'], 'on the day itself');
            [$shown, $told, $letter, $forStaff] = $on(date('Y-m-d', (int) strtotime($day . ' +1 day')) . ' 16:00:00');
            self::assertSame(['', $late], [$shown['note'], $shown['promise']]);
            self::assertSame(['words' => $late, 'date' => null, 'reason' => 'late'], $told);
            self::assertStringContainsString($late, preg_replace('/\s+/', ' ', $letter) ?? '');
            self::assertStringNotContainsString($this->last()->lines[0]->availabilityText, $letter);
            self::assertSame($day, $forStaff, 'staff see what was promised');
        };
        $check();
        $dated = $this->mine->orders->deskService()->expect($order, $this->line($order)->id, '2026-12-22', Actor::system());
        $check();
        $this->mine->orders->fulfilmentService()->send($dated, Fulfilment::WillCall, self::EASTON, '', '', [$this->line($dated)->id => 4], Actor::system());
        self::assertSame(['partially_ready', $late], [$this->last()->lines[0]->state->value, $on('2026-12-23 16:00:00')[0]['promise']]);
    }

    public function testADayThatStaffHaveEnteredBeforeTheQuoteIsAcceptedIsWhatIsPromised(): void
    {
        $this->withoutPrice([]);
        $this->fill([DemoParts::IN_STOCK => 2]);
        $priced = $this->priced($this->order(self::PICKUP + ['pay' => PayMethod::CallMe]));
        $dated = $this->mine->orders->deskService()->expect($priced, $this->line($priced)->id, '2026-12-22', Actor::system());
        $line = $this->line($this->mine->orders->quoteService()->accept($dated, Actor::guest()));
        self::assertSame(['Expected at Easton on Tuesday, December 22.', '2026-12-22', 'staff_date'], array_values($line->promise->present()));
    }

    /** A mail after a day that staff have entered does not repeat the lead time. */
    public function testMailsAfterAStaffDateTellThatDate(): void
    {
        $this->stock([self::EASTON => 4]);
        $this->fill([DemoParts::IN_STOCK => 5]);
        $order = $this->order(self::PICKUP);
        $line = $this->line($order);
        self::assertStringContainsString($line->availabilityText, $this->mail('order-received'));
        $desk = $this->mine->orders->deskService();
        $dated = $desk->expect($order, $line->id, '2026-12-22', Actor::system());
        $this->mine->orders->service()->move($dated, OrderState::Confirmed, Actor::system());
        foreach (['order-backorder', 'order-confirmed'] as $kind) {
            self::assertStringContainsString('1 of 5 is expected at Easton on Tuesday, December 22.', $this->mail($kind), $kind);
            self::assertStringNotContainsString($line->availabilityText, $this->mail($kind), $kind);
            self::assertStringNotContainsString($line->promise->words, $this->mail($kind), $kind);
        }
        $shown = $this->mine->orderRecords->viewModel()->build($this->last())['lines'][0];
        self::assertSame(['', '1 of 5 is expected at Easton on Tuesday, December 22.'], [$shown['note'], $shown['promise']]);
        self::assertSame('2026-11', substr((string) $this->line($this->last())->promise->date, 0, 7), 'what was promised at first stays stored');
    }

    public function testAPromiseIsKeptWhenTheLastPieceIsReadyByItsDay(): void
    {
        $this->stock([self::EASTON => 4, self::BONNER => 24]);
        $orders = [];
        foreach (['in time', 'the last minute', 'a minute late', 'half', 'canceled', 'never'] as $name) {
            $this->fill([DemoParts::IN_STOCK => 2], $name);
            $orders[$name] = $this->order(self::PICKUP, $name);
        }
        $this->fill([DemoParts::IN_STOCK => 2], 'shipped');
        $orders['shipped'] = $this->order([], 'shipped');
        // Two are promised for Monday, the others, who wait for the truck, for Tuesday.
        $this->fulfil($orders['in time'], [['2026-11-23 17:00:00', 2]]);
        $this->fulfil($orders['the last minute'], [['2026-11-23 17:00:00', 1], ['2026-11-24 05:59:00', 1]]);
        $this->fulfil($orders['a minute late'], [['2026-11-23 17:00:00', 1], ['2026-11-25 06:00:00', 1]]);
        $this->fulfil($orders['half'], [['2026-11-23 17:00:00', 1]]);
        $this->mine->orders->service()->move($orders['canceled'], OrderState::Cancelled, Actor::system());
        $this->fulfil($orders['shipped'], [['2026-11-23 17:00:00', 2]]);

        $kept = static function (string $instant): array {
            $then = self::modulesOn($instant);

            return (new KeptPromises(new PromiseQuery($then->foundation->connection()), $then->foundation->clock, $then->branches->locations()))->byBranch();
        };
        self::assertSame([], $kept('2026-11-24 05:59:00'), 'today may still be kept');
        self::assertSame([
            ['location_id' => 0, 'city' => '', 'promised' => 1, 'kept' => 1],
            ['location_id' => self::EASTON, 'city' => 'Easton', 'promised' => 5, 'kept' => 2],
        ], $kept('2026-11-26 18:00:00'));
        self::assertSame([], $kept('2027-02-01 18:00:00'), 'long ago');
    }

    /** @return array{availability_text: string, promise: array{words: string, date: string|null, reason: string}} */
    private function quoted(int $branch, string $name = 'a'): array
    {
        /** @var array{lines: list<array{availability_text: string, promise: array{words: string, date: string|null, reason: string}}>} $quote */
        $quote = $this->mine->checkout->quotes()->quote(new Buyer($this->owner($name)), null, [], ['fulfilment' => Fulfilment::WillCall, 'location_id' => $branch]);

        return $quote['lines'][0] ?? self::fail('There is no line.');
    }

    /** @param array{fulfilment?: Fulfilment, location?: int, pay?: PayMethod} $with */
    private function order(array $with, string $name = 'a'): Order
    {
        return $this->mine->foundation->transaction()->run(fn (): Order => $this->mine->checkout->checkout()->place(new Buyer($this->owner($name)), $this->request($with)));
    }

    private function line(Order $order): OrderLine
    {
        return $order->lines[0] ?? self::fail('There is no line.');
    }

    private function last(): Order
    {
        return $this->mine->orderRecords->repository()->byId((int) $this->mine->foundation->connection()->value('SELECT MAX(id) FROM {orders}', [])) ?? self::fail('There is no order.');
    }

    private function priced(Order $order): Order
    {
        return $this->mine->orders->quoteService()->price($order, [$this->line($order)->id => 1_250], Actor::staff(1), true);
    }

    /** @param array<int, int> $quantities by branch; none at the others */
    private function withoutPrice(array $quantities): void
    {
        $this->mine->foundation->connection()->execute('UPDATE {parts} SET price_cents = NULL WHERE id = %d', [DemoParts::IN_STOCK]);
        $this->stock($quantities);
    }

    /** @param array<int, int> $quantities by branch; none at the others */
    private function stock(array $quantities): void
    {
        $this->shelve(array_map(
            static fn (int $branch): array => ['part_id' => (string) DemoParts::IN_STOCK, 'location_id' => (string) $branch, 'quantity' => (string) ($quantities[$branch] ?? 0)],
            [1, 2, 3, 4],
        ));
    }

    /** @param array{state: string, zip: string}|null $to */
    private function shippingWords(?array $to): string
    {
        /** @var array{lines: list<array{promise: array{words: string}}>} $quote */
        $quote = $this->mine->checkout->quotes()->quote(new Buyer($this->owner()), $to, []);

        return $quote['lines'][0]['promise']['words'] ?? '';
    }

    /** @param list<array{string, int}> $steps instants, and how many pieces are ready or shipped then */
    private function fulfil(Order $order, array $steps): void
    {
        foreach ($steps as [$instant, $pieces]) {
            $then = self::modulesOn($instant);
            $fresh = $then->orderRecords->repository()->byId($order->id) ?? self::fail('There is no order.');
            $line = $this->line($fresh);
            $then->orders->fulfilmentService()->send($fresh, $line->fulfilment, Fulfilment::WillCall === $line->fulfilment ? self::EASTON : 0, '', '', [$line->id => $pieces], Actor::system());
        }
    }

    private static function modulesOn(string $instant): Modules
    {
        /** @var \wpdb $wpdb */
        global $wpdb;

        return new Modules(new FixedClock($instant), $wpdb, dirname(__DIR__, 4) . '/plugin-coleman-api');
    }

    private function stockAt(int $branch): int
    {
        return (int) $this->mine->foundation->connection()->value('SELECT quantity FROM {part_stock} WHERE part_id = %d AND location_id = %d', [DemoParts::IN_STOCK, $branch]);
    }

    private function mail(string $kind): string
    {
        $payload = $this->mine->foundation->connection()->value('SELECT payload FROM {outbox} WHERE kind = %s ORDER BY id DESC LIMIT 1', [$kind]);
        self::assertIsString($payload, $kind);
        /** @var array<string, mixed> $told */
        $told = Json::decode($payload);
        $letter = $this->mine->mail->templates()->write($kind, $told);

        return (string) wp_json_encode($letter, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES);
    }
}
