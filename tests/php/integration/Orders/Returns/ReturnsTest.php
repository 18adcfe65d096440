<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Orders\Returns;

use Coleman\Api\Demo\DemoParts;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Orders\Order;
use Coleman\Api\Orders\OrderEvent;
use Coleman\Api\Orders\Payment\Booking;
use Coleman\Api\Orders\Payment\PaymentStatus;
use Coleman\Api\Orders\Returns\ReturnDesk;
use Coleman\Api\Orders\Returns\ReturnSettings;
use Coleman\Api\Orders\Returns\ReturnState;
use Coleman\Api\Staff\Actor;

/** Parts that come back: asked for, approved, received, credited; each step once, with its history and its mail. */
final class ReturnsTest extends ReturnTestCase
{
    public function testAReturnIsAskedForApprovedReceivedAndPaidBack(): void
    {
        $order = $this->paid($this->sent(2));
        $stock = $this->stockOf(DemoParts::IN_STOCK);
        $order = $this->asked($order, 1);
        self::assertSame([ReturnState::Requested, 1, 'Too long'], [$this->last($order)->state, $order->lines[0]->returned, $this->last($order)->note]);
        $order = $this->approved($order);
        self::assertSame([ReturnState::Approved, 1, 'In its box'], [$this->last($order)->state, $this->last($order)->locationId, $this->last($order)->answer]);
        self::assertSame($stock, $this->stockOf(DemoParts::IN_STOCK), 'Nothing is here yet.');
        $order = $this->received($order, 1, 1);
        self::assertSame($stock + 1, $this->stockOf(DemoParts::IN_STOCK));

        $worth = $this->proposed($order);
        // Half of the goods and of their tax, 8.5 % at 66020; the way is not paid back.
        $price = (int) $order->lines[0]->priceCents;
        self::assertSame($price + $order->lines[0]->coreCents + intdiv($price * 8_500 + 50_000, 100_000), $worth);
        self::assertGreaterThan(0, $order->shippingCents);
        $closed = $this->modules()->returns->desk()->close($order, $this->last($order)->id, $worth, $worth, 'cash', 'As agreed', Actor::staff(1));
        self::assertSame([ReturnState::Closed, $worth], [$this->last($closed)->state, $this->last($closed)->creditCents]);
        self::assertSame([$worth, $worth, 0, 0], [$closed->creditedCents, $closed->refundedCents, $closed->payableCents(), $closed->owedCents()]);
        self::assertSame(PaymentStatus::PartRefunded, $closed->paymentStatus());
        self::assertSame(['return-asked', 'return-desk', 'return-approved', 'return-received', 'return-closed'], array_values(array_filter($this->mails(), static fn (string $kind): bool => str_starts_with($kind, 'return') || 'order-refunded' === $kind)));

        // What was typed for staff is theirs; what the customer is told is in the history.
        $public = implode(' ', array_map(static fn (OrderEvent $event): string => (string) wp_json_encode($event->detail), $this->modules()->orderRecords->repository()->events($order->id, true)));
        foreach (['requested', 'approved', 'received', 'closed', 'In its box'] as $word) {
            self::assertStringContainsString($word, $public);
        }
        self::assertStringNotContainsString('Back on the shelf', $public);
        self::assertStringNotContainsString('As agreed', (string) wp_json_encode($this->modules()->orderRecords->presenter()->present($closed)['history']));
    }

    public function testGoodwillFromBeforeIsNotTakenOffAReturn(): void
    {
        $order = $this->paid($this->sent(2));
        $ledger = $this->modules()->orders->ledger();
        $order = $ledger->refund($order, 'cash', 500, 'Came late', 'late', Actor::staff(1));
        $order = $this->received($this->approved($this->asked($order, 1)), 1);
        $worth = $this->proposed($order);
        self::assertSame($worth, ReturnDesk::refundOf($order, $worth));
        $closed = $this->modules()->returns->desk()->close($order, $this->last($order)->id, $worth, $worth, 'cash', '', Actor::staff(1));
        self::assertSame([$worth + 500, 500, 0], [$closed->refundedCents, $closed->goodwillCents, $closed->owedCents()]);

        // Booked by mistake, it is none.
        $late = array_find($this->modules()->orderRecords->bookings()->ofOrder($closed->id), static fn (Booking $one): bool => 500 === $one->cents);
        self::assertNotNull($late);
        self::assertSame(0, $ledger->reverse($closed, $late->id, '', Actor::staff(1))->goodwillCents);
    }

    public function testNoMorePiecesComeBackThanHaveLeft(): void
    {
        $order = $this->sent(2, 5);
        $this->refusedField('quantity_' . $order->lines[0]->id, fn (): Order => $this->asked($order, 3));
        $order = $this->asked($order, 2);
        $this->refusedCode('coleman_return_closed', fn (): Order => $this->asked($order, 1));
        $line = $order->lines[0]->id;
        // Two who ask at the same moment: the statement refuses what the sheet did not see.
        $take = fn (): mixed => $this->modules()->foundation->transaction()->run(function () use ($order, $line): void {
            $this->modules()->returns->repository()->take($order->id, $line, 1);
        });
        $this->refusedCode('coleman_return_exceeds', $take);
        self::assertSame(2, $this->again($order)->lines[0]->returned);

        // Refused, they may be asked for again; received in part, the rest may.
        $order = $this->modules()->returns->desk()->refuse($order, $this->last($order)->id, 'They are used.', Actor::staff(1));
        self::assertSame(0, $order->lines[0]->returned);
        $order = $this->received($this->approved($this->asked($order, 2)), 1);
        self::assertSame(1, $order->lines[0]->returned);
        $this->refusedField('quantity_' . $line, fn (): Order => $this->asked($order, 2));
        self::assertSame(2, $this->asked($order, 1)->lines[0]->returned);
    }

    public function testOfTwoWhoSawTheSameOrderTheSecondIsRefused(): void
    {
        $seen = $this->sent(3);
        $asked = $this->asked($seen, 1);
        $this->refusedCode('coleman_order_changed', fn (): Order => $this->asked($seen, 1));
        $approved = $this->approved($asked);
        $this->refusedCode('coleman_order_changed', fn (): Order => $this->received($asked, 1));
        $this->received($approved, 1, 1);
        $stock = $this->stockOf(DemoParts::IN_STOCK);
        foreach ([$approved, $this->again($seen)] as $sheet) {
            try {
                $this->received($sheet, 1, 1);
                self::fail('It was received twice.');
            } catch (ApiError $refusal) {
                self::assertContains($refusal->errorCode, ['coleman_order_changed', 'coleman_bad_transition']);
            }
        }
        self::assertSame($stock, $this->stockOf(DemoParts::IN_STOCK));
    }

    public function testAskedTwiceUnderOneKeyItIsAskedOnce(): void
    {
        $order = $this->sent(3);
        $this->asked($order, 1, key: 'abc');
        $this->asked($this->again($order), 1, key: 'abc');
        $this->asked($order, 1, key: 'abc');
        self::assertSame(1, $this->again($order)->lines[0]->returned);
        self::assertCount(1, $this->modules()->returns->repository()->ofOrder($order->id));
    }

    public function testCustomersAskWithinTheDaysAndTheDeskAtAnyTime(): void
    {
        $order = $this->sent(1);
        $this->age($order, 30);
        self::assertSame(1, $this->asked($order, 1)->lines[0]->returned);
        $order = $this->modules()->returns->desk()->refuse($this->again($order), $this->last($order)->id, 'No.', Actor::staff(1));
        $this->age($order, 31);
        $this->refusedCode('coleman_return_closed', fn (): Order => $this->asked($order, 1));
        // From when it arrived, where that is known.
        $handed = $this->modules()->orders->fulfilmentService()->handOver($order, $this->modules()->orderRecords->fulfilments()->ofOrder($order->id)[0]->id, Actor::staff(1));
        self::assertNotSame([], $this->modules()->returns->presenter()->forCustomer($handed)['returnable']);
        update_option(ReturnSettings::OPTION, ['days' => 0, 'fee' => 0]);
        $this->refusedCode('coleman_return_closed', fn (): Order => $this->asked($handed, 1));
        $line = $order->lines[0]->id;
        $entered = $this->modules()->returns->requests()->enter($handed, [$line => 1], [$line => 'damaged'], '', 2, '', Actor::staff(1));
        self::assertSame([ReturnState::Approved, 2], [$this->last($entered)->state, $this->last($entered)->locationId]);
    }

    public function testWhatIsNotPaidLowersWhatIsLeftToPay(): void
    {
        $order = $this->received($this->approved($this->asked($this->sent(2), 1)), 1);
        $worth = $this->proposed($order);
        self::assertSame(0, ReturnDesk::refundOf($order, $worth));
        $this->refusedCode('coleman_order_changed', fn (): Order => $this->modules()->returns->desk()->close($order, $this->last($order)->id, $worth, $worth, 'cash', '', Actor::staff(1)));
        $closed = $this->modules()->returns->desk()->close($order, $this->last($order)->id, $worth, 0, '', '', Actor::staff(1));
        self::assertSame([$order->totalCents - $worth, 0, PaymentStatus::Open], [$closed->payableCents(), $closed->refundedCents, $closed->paymentStatus()]);
        self::assertSame(PaymentStatus::Paid, $this->paid($closed)->paymentStatus());
    }

    public function testAnUnpaidOrderOfWhichAllCameBackIsCredited(): void
    {
        $order = $this->received($this->approved($this->asked($this->sent(2), 2)), 2);
        $all = $order->totalCents;
        $closed = $this->modules()->returns->desk()->close($order, $this->last($order)->id, $all, 0, '', '', Actor::staff(1));
        self::assertSame([0, 0, PaymentStatus::Credited], [$closed->payableCents(), $closed->refundDueCents(), $closed->paymentStatus()]);
    }

    public function testOfAPartPaidOrderOnlyWhatWasPaidBeyondTheRestGoesBack(): void
    {
        $order = $this->sent(2);
        $order = $this->received($this->approved($this->asked($this->paid($order, $order->totalCents - 500), 2)), 2);
        $worth = $this->proposed($order);
        self::assertSame($worth - 500, ReturnDesk::refundOf($order, $worth));
        $closed = $this->modules()->returns->desk()->close($order, $this->last($order)->id, $worth, $worth - 500, 'check', '', Actor::staff(1));
        self::assertSame([0, $worth - 500], [$closed->payableCents(), $closed->refundedCents]);
    }

    public function testStaffMayGiveLessAndNeverMoreThanTheOrderCosts(): void
    {
        $order = $this->received($this->approved($this->asked($this->paid($this->sent(2)), 2)), 2);
        $desk = $this->modules()->returns->desk();
        $this->refusedField('credit_cents', fn (): Order => $desk->close($order, $this->last($order)->id, $order->totalCents + 1, $order->totalCents + 1, 'cash', '', Actor::staff(1)));
        $closed = $desk->close($order, $this->last($order)->id, 0, 0, '', 'Used', Actor::staff(1));
        self::assertSame([0, 0, ReturnState::Closed], [$closed->creditedCents, $closed->refundedCents, $this->last($closed)->state]);
        $this->refusedCode('coleman_bad_transition', fn (): Order => $desk->close($closed, $this->last($closed)->id, 1, 1, 'cash', '', Actor::staff(1)));
    }

    public function testTheFeeIsTakenWhereTheDealerIsNotToBlame(): void
    {
        update_option(ReturnSettings::OPTION, ['days' => 30, 'fee' => 15_000]);
        $order = $this->received($this->approved($this->asked($this->paid($this->sent(2)), 1, 'damaged')), 1);
        $full = $this->proposed($order);
        $order = $this->modules()->returns->desk()->close($order, $this->last($order)->id, 0, 0, '', '', Actor::staff(1));
        $order = $this->received($this->approved($this->asked($order, 1, 'ordered_wrong')), 1);
        $fee = intdiv((int) $order->lines[0]->priceCents * 15_000 + 50_000, 100_000);
        self::assertEqualsWithDelta($full - $fee, $this->proposed($order), 1, 'The tax of both pieces is rounded once.');
        self::assertLessThan($full, $this->proposed($order));
    }

    public function testPiecesOneByOneAreWorthWhatTheyAreTogether(): void
    {
        $order = $this->received($this->approved($this->asked($this->paid($this->sent(3)), 3)), 3);
        $together = $this->proposed($order);
        $other = $this->paid($this->sent(3, name: 'b'));
        $sum = 0;
        foreach (range(1, 3) as $time) {
            $other = $this->received($this->approved($this->asked($other, 1)), 1);
            $worth = $this->proposed($other);
            $sum += $worth;
            $other = $this->modules()->returns->desk()->close($other, $this->last($other)->id, $worth, $worth, 'cash', '', Actor::staff(1));
        }
        self::assertSame($together, $sum);
    }

    public function testWhatComesBackGoesToTheOldestBackorderFirst(): void
    {
        $all = $this->stockOf(DemoParts::IN_STOCK);
        $order = $this->sent(2);
        $this->fill([DemoParts::IN_STOCK => $all], 'b');
        $waiting = $this->place([], 'b');
        self::assertSame(2, $waiting->lines[0]->backordered);
        $order = $this->approved($this->asked($order, 2));
        $this->received($order, 2, 1);
        self::assertSame(1, $this->again($waiting)->lines[0]->backordered);
        self::assertSame(0, $this->stockOf(DemoParts::IN_STOCK));
    }

    public function testAParcelWhosePiecesAreInAReturnIsNotVoided(): void
    {
        $order = $this->asked($this->sent(2), 1);
        $parcel = $this->modules()->orderRecords->fulfilments()->ofOrder($order->id)[0]->id;
        $this->refusedCode('coleman_bad_transition', fn (): Order => $this->modules()->orders->parcels()->void($order, $parcel, '', Actor::staff(1)));
        $order = $this->modules()->returns->desk()->refuse($this->again($order), $this->last($order)->id, 'No.', Actor::staff(1));
        $this->modules()->orders->parcels()->void($order, $parcel, '', Actor::staff(1));
        self::assertSame([], $this->modules()->orderRecords->fulfilments()->ofOrder($order->id));
    }

    public function testFaultsNameTheirField(): void
    {
        $order = $this->sent(2);
        $line = $order->lines[0]->id;
        $this->refusedField('lines', fn (): Order => $this->asked($order, 0));
        $this->refusedField('quantity_' . $line, fn (): Order => $this->asked($order, -1));
        $this->refusedField('reason_' . $line, fn (): Order => $this->asked($order, 1, 'whim'));
        $order = $this->asked($order, 2);
        $this->refusedField('answer', fn (): Order => $this->modules()->returns->desk()->refuse($order, $this->last($order)->id, ' ', Actor::staff(1)));
        $this->refusedField('location_id', fn (): Order => $this->modules()->returns->desk()->approve($order, $this->last($order)->id, 99, '', Actor::staff(1)));
        $order = $this->approved($order);
        $this->refusedField('lines', fn (): Order => $this->received($order, 3));
        $this->refusedField('lines', fn (): Order => $this->received($order, 1, 2));
        $this->refusedField('lines', fn (): Order => $this->received($order, 0));
    }

    private function age(Order $order, int $days): void
    {
        $this->modules()->foundation->connection()->execute(
            'UPDATE {fulfilments} SET created_at = %s WHERE order_id = %d',
            [$this->daysAgo($days), $order->id],
        );
    }

    private function refusedCode(string $code, callable $act): void
    {
        try {
            $act();
            self::fail('It was not refused.');
        } catch (ApiError $refusal) {
            self::assertSame([$code, 409], [$refusal->errorCode, $refusal->status]);
        }
    }

    private function refusedField(string $field, callable $act): void
    {
        try {
            $act();
            self::fail('It was not refused.');
        } catch (ApiError $refusal) {
            self::assertSame([400, [$field]], [$refusal->status, array_keys($refusal->params)]);
        }
    }
}
