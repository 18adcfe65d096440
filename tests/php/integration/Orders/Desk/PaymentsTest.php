<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Orders\Desk;

use Coleman\Api\Demo\DemoParts;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Orders\Order;
use Coleman\Api\Orders\OrderPersonalData;
use Coleman\Api\Orders\OrderState;
use Coleman\Api\Orders\Payment\AccountBalanceQuery;
use Coleman\Api\Orders\Payment\Booking;
use Coleman\Api\Orders\Payment\BookingRepository;
use Coleman\Api\Orders\Payment\CardBookings;
use Coleman\Api\Orders\Payment\PaymentLedger;
use Coleman\Api\Orders\Payment\PaymentService;
use Coleman\Api\Orders\Payment\RefundOutcome;
use Coleman\Api\Orders\PayMethod;
use Coleman\Api\Privacy\Person;
use Coleman\Api\Staff\Actor;
use Coleman\Tests\FixedClock;
use Coleman\Tests\Integration\Orders\FakeGateway;

/** Money at the desk: booked by hand, given back, reversed; and refunds that the gateway answers late, twice or never. */
final class PaymentsTest extends DeskTestCase
{
    private FixedClock $clock;

    private FakeGateway $gateway;

    private BookingRepository $bookings;

    private CardBookings $cards;

    private PaymentLedger $ledger;

    protected function setUp(): void
    {
        parent::setUp();
        $modules = $this->modules();
        $this->clock = new FixedClock('2026-11-24 15:00:00');
        $this->gateway = new FakeGateway();
        $this->bookings = new BookingRepository($modules->foundation->connection(), $modules->orderRecords->repository(), $this->clock);
        $this->cards = new CardBookings(fn (): FakeGateway => $this->gateway, $modules->foundation->transaction(), $modules->orderRecords->repository(), $this->bookings, $modules->orderRecords->mails(), $modules->mail->outbox());
        $this->ledger = new PaymentLedger($modules->foundation->transaction(), $modules->orderRecords->repository(), $this->bookings, $this->cards, $modules->orderRecords->mails(), $modules->mail->outbox(), $modules->orderRecords->creditLimit());
    }

    public function testWhatIsBookedByHandMakesTheStatusEverywhere(): void
    {
        $this->as('coleman_parts_desk');
        $order = $this->ordered();
        $total = $order->totalCents;
        self::assertSame('open', $this->row($order)['payment_status']);

        $half = intdiv($total, 2);
        $sheet = $this->pay($order, 'cash', $half, 'key-half-1');
        self::assertSame(['part_paid', $total - $half], [$sheet['order']['payment']['status'], $sheet['order']['payment']['due_cents']]);
        $sheet = $this->pay($this->fresh($order), 'check', $total - $half, 'key-rest-1', 'No. 1042');
        self::assertSame(['paid', 0], [$sheet['order']['payment']['status'], $sheet['order']['payment']['due_cents']]);
        self::assertSame(['Paid', 'paid'], [$this->row($order)['payment_label'], $this->row($order)['payment_status']]);
        self::assertSame(['', 'No. 1042'], array_column($sheet['payments'], 'note'));
        self::assertSame(['Dee coleman_parts_desk', 'Dee coleman_parts_desk'], array_column($sheet['payments'], 'who'));

        $facts = array_column($this->modules()->orderRecords->viewModel()->build($this->fresh($order))['facts'], 'text', 'label');
        self::assertSame('Paid', $facts['Payment status'] ?? '');
        self::assertArrayNotHasKey('Left to pay', $facts);
        self::assertStringNotContainsString('1042', (string) wp_json_encode($this->modules()->orderRecords->presenter()->present($this->fresh($order))), 'what staff noted is not the customer’s to read');

        $sheet = $this->desk('POST', "/orders/{$order->id}/refunds", ['version' => $this->fresh($order)->version, 'method' => 'cash', 'cents' => 100, 'reason' => 'Dented box', 'idempotency_key' => 'key-back-1']);
        self::assertSame(['part_refunded', $total - 100], [$sheet['order']['payment']['status'], $sheet['refundable']['cents']]);
        $sheet = $this->desk('POST', "/orders/{$order->id}/refunds", ['version' => $sheet['version'], 'method' => 'check', 'cents' => $total - 100, 'reason' => '', 'idempotency_key' => 'key-back-2']);
        self::assertSame(['refunded', 0], [$sheet['order']['payment']['status'], $sheet['refundable']['cents']]);
        self::assertSame(['order-received', 'order-desk', 'order-refunded', 'order-refunded'], $this->mails());
        self::assertStringContainsString('Dented box', (string) wp_json_encode($sheet['events']));
    }

    public function testMoreThanWasPaidIsNeverGivenBack(): void
    {
        $this->as('coleman_parts_desk');
        $order = $this->ordered();
        $refund = fn (int $cents, int $version, string $key): array => ['version' => $version, 'method' => 'cash', 'cents' => $cents, 'idempotency_key' => $key];
        $this->refused(409, 'coleman_refund_exceeds', 'POST', "/orders/{$order->id}/refunds", $refund(1, $order->version, 'too-much-1'));
        $sheet = $this->pay($order, 'cash', 500, 'key-five-1');
        $data = $this->refused(409, 'coleman_refund_exceeds', 'POST', "/orders/{$order->id}/refunds", $refund(501, $sheet['version'], 'too-much-2'));
        self::assertSame(500, $data['left_cents'] ?? 0);
        $this->refused(409, 'coleman_order_changed', 'POST', "/orders/{$order->id}/refunds", $refund(100, $order->version, 'too-old-1'));
        $this->refused(409, 'coleman_no_gateway', 'POST', "/orders/{$order->id}/refunds", ['method' => 'card'] + $refund(100, $sheet['version'], 'no-card-1'));
        self::assertSame([500, 0], [$this->fresh($order)->paidCents, $this->fresh($order)->refundedCents]);
        self::assertCount(1, $this->bookings->ofOrder($order->id));
    }

    public function testOnlyWhatIsLeftIsTaken(): void
    {
        $this->as('coleman_parts_desk');
        $order = $this->ordered();
        $payment = fn (Order $order, int $cents, string $method = 'cash'): array => ['version' => $order->version, 'method' => $method, 'cents' => $cents, 'idempotency_key' => 'left-' . bin2hex(random_bytes(6))];
        $path = "/orders/{$order->id}/payments";
        self::assertArrayHasKey('cents', $this->params($this->refused(400, 'rest_invalid_param', 'POST', $path, $payment($order, $order->totalCents + 1))));
        foreach ([['cents' => 0], ['cents' => -5], ['cents' => '1.50'], ['method' => 'card'], ['method' => 'goats'], ['idempotency_key' => 'short'], ['idempotency_key' => null]] as $bad) {
            $name = array_key_first($bad);
            $data = $this->params($this->refused(400, null === $bad[$name] ? 'rest_missing_callback_param' : 'rest_invalid_param', 'POST', $path, array_filter($bad + $payment($order, 100), static fn (mixed $value): bool => null !== $value)));
            self::assertTrue(isset($data[$name]) || in_array($name, $data, true), $name);
        }
        $this->fill([DemoParts::UNKNOWN_PRICE => 1], 'b');
        $priceless = $this->place(['pay' => PayMethod::CallMe], 'b');
        $this->refused(409, 'coleman_bad_transition', 'POST', "/orders/{$priceless->id}/payments", $payment($priceless, 1));
        $cancelled = $this->modules()->orders->service()->move($order, OrderState::Cancelled, Actor::staff(1));
        $this->refused(409, 'coleman_bad_transition', 'POST', $path, $payment($cancelled, 1));
        self::assertSame(0, $this->rows('order_payments'));
    }

    public function testAnAnswerThatGotLostIsAskedForAgainAndBookedOnce(): void
    {
        $this->as('coleman_parts_desk');
        $order = $this->ordered();
        $this->pay($order, 'cash', 300, 'lost-key-1');
        // Still with the version that was seen before.
        self::assertSame(300, $this->pay($order, 'cash', 300, 'lost-key-1')['order']['payment']['paid_cents']);
        $this->refused(422, 'coleman_idempotency_key_reused', 'POST', "/orders/{$order->id}/payments", ['version' => 1, 'method' => 'cash', 'cents' => 301, 'idempotency_key' => 'lost-key-1']);
        self::assertSame(1, $this->rows('order_payments'));
    }

    public function testAMistakeIsReversedByARowOfItsOwn(): void
    {
        $this->as('coleman_parts_desk');
        $order = $this->ordered();
        $sheet = $this->pay($order, 'check', 400, 'mistake-1', 'No. 7');
        $sheet = $this->desk('POST', "/orders/{$order->id}/refunds", ['version' => $sheet['version'], 'method' => 'cash', 'cents' => 100, 'idempotency_key' => 'mistake-2']);
        [$payment, $refund] = array_column($sheet['payments'], 'id');
        $reverse = "/orders/{$order->id}/payments/%d/reverse";
        $this->refused(409, 'coleman_refund_exceeds', 'POST', sprintf($reverse, $payment), ['version' => $sheet['version'], 'reason' => 'Wrong order']);
        $sheet = $this->desk('POST', sprintf($reverse, $refund), ['version' => $sheet['version'], 'reason' => 'Typed twice']);
        self::assertSame(['part_paid', 400, 0], [$sheet['order']['payment']['status'], $sheet['order']['payment']['paid_cents'], $sheet['order']['payment']['refunded_cents']]);
        $sheet = $this->desk('POST', sprintf($reverse, $payment), ['version' => $sheet['version'], 'reason' => 'Wrong order']);
        self::assertSame(['open', 0], [$sheet['order']['payment']['status'], $sheet['order']['payment']['paid_cents']]);
        self::assertSame([true, true, false, false], array_column($sheet['payments'], 'is_reversed'));
        self::assertSame([false, false, false, false], array_column($sheet['payments'], 'can_reverse'));
        foreach (array_column($sheet['payments'], 'id') as $id) {
            $this->refused(409, 'coleman_bad_transition', 'POST', sprintf($reverse, $id), ['version' => $sheet['version']]);
        }
        $this->refused(404, 'coleman_payment_not_found', 'POST', sprintf($reverse, $payment + 1_000), ['version' => $sheet['version']]);
    }

    public function testWhatIsOnAccountIsSettledByWhatTheCustomerPays(): void
    {
        $this->as('coleman_parts_desk');
        $order = $this->ordered();
        $total = $order->totalCents;
        $owed = fn (): int => (new AccountBalanceQuery($this->modules()->foundation->connection()))->onAccountCents($order->customerId);
        $before = $owed();
        $sheet = $this->pay($order, 'account', $total, 'settle-001', 'PO 12');
        self::assertSame([0, $total], [$sheet['order']['payment']['due_cents'], $sheet['on_account_cents']]);
        $this->refused(409, 'coleman_bad_transition', 'POST', "/orders/{$order->id}/payments", ['version' => $sheet['version'], 'method' => 'account', 'cents' => 1, 'idempotency_key' => 'settle-002']);
        self::assertArrayHasKey('cents', $this->params($this->refused(400, 'rest_invalid_param', 'POST', "/orders/{$order->id}/payments", ['version' => $sheet['version'], 'method' => 'check', 'cents' => $total + 1, 'idempotency_key' => 'settle-003'])));

        $first = $this->fresh($order);
        $sheet = $this->pay($first, 'check', 300, 'settle-004', 'No. 8');
        self::assertSame(['paid', $total, $total - 300], [$sheet['order']['payment']['status'], $sheet['order']['payment']['paid_cents'], $sheet['on_account_cents']]);
        self::assertSame([['account', $total], ['check', 300], ['account', $total - 300], ['account', $total]], array_map(static fn (array $row): array => [$row['method'], $row['cents']], $sheet['payments']));
        self::assertSame([true, false, false, false], array_column($sheet['payments'], 'is_reversed'));
        self::assertSame(['PO 12', 'No. 8', 'PO 12', ''], array_column($sheet['payments'], 'note'));
        // The same once more is booked once; whoever saw it as it was before is sent back.
        self::assertCount(4, $this->pay($first, 'check', 300, 'settle-004')['payments']);
        $this->refused(409, 'coleman_order_changed', 'POST', "/orders/{$order->id}/payments", ['version' => $first->version, 'method' => 'check', 'cents' => 300, 'idempotency_key' => 'settle-005']);

        // A refund never stands above what was paid, not even between two rows.
        $this->desk('POST', "/orders/{$order->id}/refunds", ['version' => $sheet['version'], 'method' => 'account', 'cents' => 200, 'reason' => 'Dented', 'idempotency_key' => 'settle-006']);
        $sheet = $this->pay($this->fresh($order), 'cash', 100, 'settle-007');
        self::assertSame($total - 600, $sheet['on_account_cents']);
        $sheet = $this->pay($this->fresh($order), 'cash', $total - 600, 'settle-008');
        self::assertSame([0, $total, 200], [$sheet['on_account_cents'], $sheet['order']['payment']['paid_cents'], $sheet['order']['payment']['refunded_cents']]);
        self::assertSame($before, $owed());
    }

    public function testWhatIsToBeGivenBackIsNotAskedForOnAccount(): void
    {
        $this->as('coleman_parts_desk');
        $order = $this->ordered();
        $this->pay($order, 'account', 500, 'off-0001');
        $cancelled = $this->modules()->orders->service()->move($this->fresh($order), OrderState::Cancelled, Actor::staff(1));
        $this->refused(409, 'coleman_bad_transition', 'POST', "/orders/{$order->id}/payments", ['version' => $cancelled->version, 'method' => 'check', 'cents' => 500, 'idempotency_key' => 'off-0002']);
        self::assertSame(0, $this->desk('GET', "/orders/{$order->id}")['on_account_cents']);
    }

    public function testACardRefundIsWrittenBeforeTheGatewayIsAskedAndDoneOnce(): void
    {
        $order = $this->paidByCard();
        $order = $this->ledger->refund($order, 'card', 700, 'One piece less', 'card-0001', Actor::staff(1));
        self::assertSame(['done', 700], [$this->last($order)->state->value, $order->refundedCents]);
        self::assertSame('re-' . $this->last($order)->key, $this->last($order)->gatewayRef);
        // The gateway says it again, by itself.
        foreach (range(1, 2) as $time) {
            $this->tell($this->last($order)->key);
        }
        self::assertSame(700, $this->fresh($order)->refundedCents);
        self::assertSame(1, array_count_values($this->mails())['order-refunded'] ?? 0);
        $this->expectExceptionObject(new ApiError('coleman_refund_exceeds', 'You can’t give back more than was paid.', 409));
        $this->ledger->refund($this->fresh($order), 'card', $order->totalCents - 699, '', 'card-0002', Actor::staff(1));
    }

    /** @return iterable<string, array{\Closure(FakeGateway): void, bool}> what happens to the call, whether the bank has done it */
    public static function silences(): iterable
    {
        yield 'the gateway is away' => [static function (FakeGateway $gateway): void {
            $gateway->isAway = true;
        }, false];
        yield 'its answer gets lost' => [static function (FakeGateway $gateway): void {
            $gateway->losesAnswers = true;
        }, true];
    }

    /**
     * @dataProvider silences
     * @param \Closure(FakeGateway): void $happens
     */
    public function testWhatTheGatewayDoesNotAnswerIsAskedAgainAndGivenBackOnce(\Closure $happens, bool $isDone): void
    {
        $order = $this->paidByCard();
        $happens($this->gateway);
        $order = $this->ledger->refund($order, 'card', 900, '', 'silent-001', Actor::staff(1));
        self::assertSame(['pending', 900], [$this->last($order)->state->value, $order->refundedCents]);
        self::assertSame($isDone ? 1 : 0, count($this->gateway->refunds));
        self::assertSame(0, $this->cards->sweep(), 'not in the same minute');
        $this->clock->advance(61);
        self::assertSame($isDone ? 1 : 0, $this->cards->sweep(), 'what was done is found by its name');
        [$this->gateway->isAway, $this->gateway->losesAnswers] = [false, false];
        $this->clock->advance(7_200);
        $this->cards->sweep();
        self::assertSame(['done', 900, 900], [$this->last($order)->state->value, $this->fresh($order)->refundedCents, $this->gateway->refundedOf($this->paymentId($order))]);
        self::assertSame(0, $this->cards->sweep());
        self::assertSame(1, array_count_values($this->mails())['order-refunded'] ?? 0);
    }

    public function testARefusedRefundCountsForNothingAndTheDeskIsTold(): void
    {
        $order = $this->paidByCard();
        $this->gateway->answer = RefundOutcome::Failed;
        $order = $this->ledger->refund($order, 'card', 900, '', 'refused-01', Actor::staff(1));
        self::assertSame(['failed', 0], [$this->last($order)->state->value, $order->refundedCents]);
        self::assertSame(1, array_count_values($this->mails())['refund-failed'] ?? 0);
        self::assertArrayNotHasKey('order-refunded', array_count_values($this->mails()));
        // The money is still there to be given back another way.
        $this->gateway->answer = null;
        $order = $this->ledger->refund($order, 'card', $order->totalCents - 100, '', 'refused-02', Actor::staff(1));
        self::assertSame([$order->totalCents, 'done'], [$this->ledger->refund($order, 'check', 100, '', 'refused-03', Actor::staff(1))->refundedCents, $this->last($order)->state->value]);
    }

    public function testABankThatSendsTheMoneyBackLaterIsBelieved(): void
    {
        $order = $this->paidByCard();
        $this->gateway->answer = RefundOutcome::Pending;
        $order = $this->ledger->refund($order, 'card', 900, '', 'later-0001', Actor::staff(1));
        $name = $this->last($order)->key;
        self::assertSame('pending', $this->last($order)->state->value);
        $this->gateway->refunds[$name]['outcome'] = RefundOutcome::Done;
        $this->tell($name);
        self::assertSame('done', $this->last($order)->state->value);
        $this->gateway->refunds[$name]['outcome'] = RefundOutcome::Failed;
        $this->tell($name);
        $this->tell($name);
        self::assertSame(['failed', 0], [$this->last($order)->state->value, $this->fresh($order)->refundedCents]);
        // What was on its way when it failed comes after it.
        $this->gateway->refunds[$name]['outcome'] = RefundOutcome::Done;
        $this->tell($name);
        self::assertSame(['failed', 0], [$this->last($order)->state->value, $this->fresh($order)->refundedCents]);
    }

    public function testErasingThePersonKeepsTheAmountsAndForgetsTheNotes(): void
    {
        $this->as('coleman_parts_desk');
        $order = $this->ordered();
        $this->pay($order, 'check', 300, 'erase-0001', 'Check of Ann Farmer');
        $this->modules()->orders->service()->move($this->fresh($order), OrderState::Cancelled, Actor::staff(1));
        $data = new OrderPersonalData($this->modules()->foundation->connection(), $this->modules()->foundation->transaction(), $this->modules()->orderRecords->repository(), $this->bookings, $this->clock);
        self::assertStringContainsString('Check of Ann Farmer', (string) wp_json_encode($data->export(Person::byEmail('ann@example.com'), 1)));
        $data->erase(Person::byEmail('ann@example.com'));
        self::assertSame(['', 300], [$this->last($order)->note, $this->last($order)->cents]);
        self::assertStringNotContainsString('Ann Farmer', (string) wp_json_encode($this->modules()->orderRecords->repository()->events($order->id, false)));
    }

    private function ordered(): Order
    {
        $this->fill([DemoParts::IN_STOCK => 2]);

        return $this->place();
    }

    private function paidByCard(): Order
    {
        add_filter('coleman_card_is_open', '__return_true');
        try {
            $this->fill([DemoParts::IN_STOCK => 2]);
            $order = $this->place(['pay' => PayMethod::Card]);
        } finally {
            remove_filter('coleman_card_is_open', '__return_true');
        }
        $this->service()->begin($order);
        $reference = (string) array_key_first($this->gateway->due);
        $this->gateway->pay($reference);
        $this->tell($reference);
        self::assertSame($order->totalCents, $this->fresh($order)->paidCents);

        return $this->fresh($order);
    }

    private function service(): PaymentService
    {
        $modules = $this->modules();

        return new PaymentService(fn (): FakeGateway => $this->gateway, $modules->foundation->transaction(), $modules->orderRecords->repository(), $modules->orders->service(), $modules->orders->transitions(), $this->cards, $modules->orderRecords->mails(), $modules->mail->outbox());
    }

    /** The gateway calls by itself. */
    private function tell(string $about): void
    {
        $this->service()->handleWebhook($about, 'signed');
    }

    /** @return array<mixed> */
    private function pay(Order $order, string $method, int $cents, string $key, string $note = ''): array
    {
        return $this->desk('POST', "/orders/{$order->id}/payments", ['version' => $order->version, 'method' => $method, 'cents' => $cents, 'note' => $note, 'idempotency_key' => $key]);
    }

    /** @return array<mixed> */
    private function row(Order $order): array
    {
        return array_find($this->desk('GET', '/orders'), static fn (mixed $row): bool => is_array($row) && $order->id === $row['id']) ?? [];
    }

    private function fresh(Order $order): Order
    {
        return $this->modules()->orderRecords->repository()->byId($order->id) ?? $order;
    }

    private function last(Order $order): Booking
    {
        $all = $this->bookings->ofOrder($order->id);

        return $all[count($all) - 1];
    }

    private function paymentId(Order $order): string
    {
        return $this->bookings->ofOrder($order->id)[0]->gatewayRef;
    }

    /**
     * @param array<mixed> $data
     * @return array<mixed>
     */
    private function params(array $data): array
    {
        return is_array($data['params'] ?? null) ? $data['params'] : [];
    }
}
