<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Orders;

use Coleman\Api\Customers\Account;
use Coleman\Api\Demo\DemoParts;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Orders\Buyer;
use Coleman\Api\Orders\Edit\LineEdit;
use Coleman\Api\Orders\Edit\OrderEdit;
use Coleman\Api\Orders\Fulfilment;
use Coleman\Api\Orders\Order;
use Coleman\Api\Orders\OrderFulfilment;
use Coleman\Api\Orders\OrderState;
use Coleman\Api\Orders\Payment\AccountBalanceQuery;
use Coleman\Api\Orders\Payment\Booking;
use Coleman\Api\Orders\Payment\BookingKind;
use Coleman\Api\Orders\Payment\BookingRepository;
use Coleman\Api\Orders\Payment\BookingState;
use Coleman\Api\Orders\Payment\CardBookings;
use Coleman\Api\Orders\Payment\PaidBy;
use Coleman\Api\Orders\Payment\PaymentLedger;
use Coleman\Api\Orders\Payment\PaymentService;
use Coleman\Api\Orders\Payment\RefundOutcome;
use Coleman\Api\Orders\PayMethod;
use Coleman\Api\Orders\Returns\OrderReturn;
use Coleman\Api\Orders\Returns\ReturnBranches;
use Coleman\Api\Orders\Returns\ReturnDesk;
use Coleman\Api\Orders\Returns\ReturnState;
use Coleman\Api\Staff\Actor;
use Coleman\Api\Stock\ReturnedStock;
use Coleman\Tests\FixedClock;
use Random\Engine\Mt19937;
use Random\Randomizer;

/**
 * Whatever happens to the money of an order, in whatever order and however often the gateway answers: no more goes back
 * than was paid, and in the end the ledger says exactly what the bank and the cash drawer hold.
 */
final class MoneyModelTest extends OrderTestCase
{
    private const SEQUENCES = 80;

    private const STEPS = 40;

    private const BRANCH = 1;

    /** Another number plays other sequences. */
    private const SEED = 20261124;

    private FixedClock $clock;

    private FakeGateway $bank;

    private BookingRepository $bookings;

    private PaymentLedger $ledger;

    private PaymentService $payments;

    private CardBookings $cards;

    private ReturnDesk $returns;

    private Randomizer $random;

    private AccountBalanceQuery $balances;

    /** A customer with an account, who has ordered nothing before. */
    private int $customer = 0;

    /** What may be owed on the account, in cents. */
    private int $limit = 0;

    /** What was owed on the account before the step, in cents. */
    private int $owedBefore = 0;

    /** What the drawer holds: cash and checks that were booked, less what was given out. */
    private int $drawer = 0;

    protected function setUp(): void
    {
        parent::setUp();
        $this->forgetReturns();
    }

    protected function tearDown(): void
    {
        $this->forgetReturns();
        $this->modules()->foundation->connection()->execute('DELETE FROM {customer_accounts} WHERE user_id >= %d', [self::SEED]);
        parent::tearDown();
    }

    public function testNoCentIsLostAndNoneGivenBackTwice(): void
    {
        add_filter('coleman_card_is_open', '__return_true');
        $done = [];
        try {
            foreach (self::shareOfEngine(range(0, self::SEQUENCES - 1)) as $sequence) {
                $this->begin(self::SEED + $sequence);
                $order = $this->ordered();
                $done['ordered on account'] = ($done['ordered on account'] ?? 0) + (PayMethod::Account === $order->payMethod ? 1 : 0);
                $steps = [];
                for ($step = 0; $step < self::STEPS; $step++) {
                    $steps[] = $name = $this->step($order);
                    $done[$name] = ($done[$name] ?? 0) + 1;
                    $story = sprintf('seed %d, %s: %s', self::SEED + $sequence, $order->payMethod->value, implode(', ', $steps));
                    $this->check($order, $story);
                    $this->checkAccount($order, $name, $story);
                }
                $this->finish($order, sprintf('seed %d: %s, end', self::SEED + $sequence, implode(', ', $steps)));
            }
        } finally {
            remove_filter('coleman_card_is_open', '__return_true');
        }
        // A model that never does a thing proves nothing of it.
        foreach (['paid by card', 'paid by hand', 'settled', 'refunded by hand', 'refunded to the card', 'reversed', 'told', 'cancelled', 'swept', 'refused', 'decided', 'edited', 'change accepted', 'change declined', 'sent', 'voided', 'return entered', 'return received', 'return refused', 'credited', 'rest cancelled', 'beyond the limit', 'ordered on account'] as $name) {
            self::assertGreaterThan(0, $done[$name] ?? 0, $name . ' ' . wp_json_encode($done));
        }
    }

    private function begin(int $seed): void
    {
        $modules = $this->modules();
        $this->random = new Randomizer(new Mt19937($seed));
        $this->drawer = 0;
        $this->customer = $seed;
        $this->balances = new AccountBalanceQuery($modules->foundation->connection());
        $this->clock = new FixedClock('2026-11-24 15:00:00');
        $this->bank = new FakeGateway();
        $gateway = fn (): FakeGateway => $this->bank;
        [$transaction, $orders, $mails, $outbox] = [$modules->foundation->transaction(), $modules->orderRecords->repository(), $modules->orderRecords->mails(), $modules->mail->outbox()];
        $this->bookings = new BookingRepository($modules->foundation->connection(), $orders, $this->clock);
        $this->cards = new CardBookings($gateway, $transaction, $orders, $this->bookings, $mails, $outbox);
        $this->ledger = new PaymentLedger($transaction, $orders, $this->bookings, $this->cards, $mails, $outbox, $modules->orderRecords->creditLimit());
        $this->payments = new PaymentService($gateway, $transaction, $orders, $modules->orders->service(), $modules->orders->transitions(), $this->cards, $mails, $outbox);
        $this->returns = new ReturnDesk($transaction, $orders, $modules->returns->repository(), new ReturnBranches($modules->branches->locations()), new ReturnedStock($modules->stock->writer()), $this->ledger, $modules->returns->mails(), $outbox);
    }

    private function ordered(): Order
    {
        $this->fill([DemoParts::IN_STOCK => 3]);
        $method = $this->chance(50) ? PayMethod::Card : [PayMethod::CallMe, PayMethod::Account][$this->random->getInt(0, 1)];
        $buyer = new Buyer($this->owner(), $this->customer, hasTerms: true, isConfirmed: true);
        $order = $this->modules()->foundation->transaction()->run(fn (): Order => $this->modules()->checkout->checkout()->place($buyer, $this->request(['pay' => $method])));
        $this->limitAccount($order->totalCents + $this->random->getInt(0, intdiv($order->totalCents, 3)));
        $this->owedBefore = PayMethod::Account === $method ? $order->totalCents : 0;
        if (PayMethod::Card === $method) {
            $this->payments->begin($order);
            // Until it is paid nothing else can happen to it.
            if ($this->chance(80)) {
                $this->payByCard($order);
            }
        }

        return $this->fresh($order);
    }

    private function limitAccount(int $cents): void
    {
        $this->limit = $cents;
        $accounts = $this->modules()->customers->accounts();
        $seen = $accounts->byUser($this->customer);
        self::assertTrue($accounts->decide($seen, new Account($this->customer, '', hasTerms: true, version: $seen->version, creditLimitCents: $cents, termsDays: 30)));
    }

    /** @return string what has happened */
    private function step(Order $seen): string
    {
        $order = $this->fresh($seen);
        // Somebody with an old sheet on the screen now and then.
        $sheet = $this->chance(10) ? $seen : $order;
        $cents = $this->random->getInt(1, max(2, intdiv($order->totalCents, $this->random->getInt(1, 3))));
        try {
            return match ($this->random->getInt(0, 25)) {
                0, 1 => $this->payByCard($order),
                2, 3 => $this->byHand($sheet, $cents, BookingKind::Payment),
                4 => $this->byHand($sheet, $cents, BookingKind::Refund),
                5, 6 => $this->toCard($sheet, $cents),
                7 => $this->reverse($sheet),
                8 => $this->decide(),
                9 => $this->tellAny() ?? ($this->chance(40) ? $this->cancel($sheet) : 'nothing'),
                10, 11, 12 => $this->edit($sheet),
                13, 14, 23, 24 => $this->answer($sheet),
                15, 16 => $this->send($sheet),
                17 => $this->void($sheet),
                18, 19, 20, 21 => $this->comeBack($sheet),
                22 => $this->cutRest($sheet),
                default => $this->sweep(),
            };
        } catch (ApiError $refusal) {
            self::assertContains($refusal->errorCode, ['coleman_order_changed', 'coleman_refund_exceeds', 'coleman_bad_transition', 'coleman_total_mismatch', 'coleman_return_exceeds', 'coleman_credit_exceeds', 'coleman_credit_limit', 'rest_invalid_param'], $refusal->getMessage());

            return 'coleman_credit_limit' === $refusal->errorCode ? 'beyond the limit' : 'refused';
        }
    }

    private function payByCard(Order $order): string
    {
        $reference = array_key_first($this->bank->due);
        if (null === $reference || '' !== $this->bank->payments[$reference]->id) {
            return 'nothing';
        }
        $this->bank->pay($reference, cents: $this->chance(80) ? null : $order->totalCents + $this->random->getInt(-1, 1) * 50);
        foreach (range(1, $this->random->getInt(1, 2)) as $time) {
            $this->payments->handleWebhook($reference, 'signed');
        }

        return 'paid by card';
    }

    private function byHand(Order $sheet, int $cents, BookingKind $kind): string
    {
        $method = PaidBy::byHand()[$this->random->getInt(0, 3)];
        $order = $this->fresh($sheet);
        $all = $this->bookings->ofOrder($sheet->id);
        // What was booked on account is settled by money that comes in, before what was not paid at all.
        $isMoney = BookingKind::Payment === $kind && PaidBy::Account !== $method;
        $left = $isMoney ? max(0, self::onAccount($all) - $order->refundDueCents()) : 0;
        if (BookingKind::Payment === $kind) {
            $cents = min($cents, max(1, $order->payableCents() + $left));
            $this->ledger->receive($sheet, $method->value, $cents, '', $this->key(), Actor::staff(1));
        } else {
            $this->ledger->refund($sheet, $method->value, $cents, '', $this->key(), Actor::staff(1));
        }
        $now = $this->bookings->ofOrder($sheet->id);
        $booked = array_slice($now, count($all));
        self::assertSame([$kind, $method, $cents], [$booked[0]->kind, $booked[0]->method, $booked[0]->cents]);
        $settled = min($cents, $left);
        $sign = BookingKind::Payment === $kind ? 1 : -1;
        self::assertSame(self::onAccount($all) - $settled + (PaidBy::Account === $method ? $sign * $cents : 0), self::onAccount($now));
        self::assertSame(0 === $settled, 1 === count($booked));
        $paid = $this->fresh($sheet);
        self::assertSame($order->paidCents - $order->refundedCents + $sign * $cents - $settled, $paid->paidCents - $paid->refundedCents);
        $this->drawer += $sign * $cents - $settled;
        if ($settled > 0) {
            return 'settled';
        }

        return BookingKind::Payment === $kind ? 'paid by hand' : 'refunded by hand';
    }

    /** @param list<Booking> $all */
    private static function onAccount(array $all): int
    {
        return array_sum(array_map(
            static fn (Booking $one): int => (BookingKind::Payment === $one->kind ? 1 : -1) * $one->cents,
            array_filter($all, static fn (Booking $one): bool => PaidBy::Account === $one->method && BookingState::Failed !== $one->state),
        ));
    }

    private function toCard(Order $sheet, int $cents): string
    {
        $this->byBank(fn (): Order => $this->ledger->refund($sheet, 'card', $cents, '', $this->key(), Actor::staff(1)));

        return 'refunded to the card';
    }

    /**
     * With a bank that is away, is not heard, is slow or declines, now and then.
     *
     * @param callable(): Order $act
     */
    private function byBank(callable $act): void
    {
        $this->bank->isAway = $this->chance(20);
        $this->bank->losesAnswers = $this->chance(25);
        $this->bank->answer = $this->chance(50) ? null : [RefundOutcome::Done, RefundOutcome::Pending, RefundOutcome::Failed][$this->random->getInt(0, 2)];
        try {
            $act();
        } finally {
            [$this->bank->isAway, $this->bank->losesAnswers, $this->bank->answer] = [false, false, null];
        }
    }

    private function reverse(Order $sheet): string
    {
        $all = $this->bookings->ofOrder($sheet->id);
        $open = array_values(array_filter($all, static fn (Booking $one): bool => PaymentLedger::isReversible($one, $all)));
        if ([] === $open) {
            return 'nothing';
        }
        $mistake = $open[$this->random->getInt(0, count($open) - 1)];
        $this->ledger->reverse($sheet, $mistake->id, '', Actor::staff(1));
        $this->drawer -= (BookingKind::Payment === $mistake->kind ? 1 : -1) * $mistake->cents;

        return 'reversed';
    }

    /** The bank makes up its mind about a refund, or sends one back that it had done. */
    private function decide(): string
    {
        $names = array_keys(array_filter($this->bank->refunds, fn (array $one): bool => RefundOutcome::Pending === $one['outcome'] || (RefundOutcome::Done === $one['outcome'] && $this->chance(20))));
        if ([] === $names) {
            return 'nothing';
        }
        $name = $names[$this->random->getInt(0, count($names) - 1)];
        $isPending = RefundOutcome::Pending === $this->bank->refunds[$name]['outcome'];
        $this->bank->refunds[$name]['outcome'] = $isPending && $this->chance(60) ? RefundOutcome::Done : RefundOutcome::Failed;

        return 'decided';
    }

    /** The gateway tells something by itself, perhaps what it has told before; null when it has nothing to tell. */
    private function tellAny(): ?string
    {
        $about = [...array_keys($this->bank->refunds), ...array_keys($this->bank->due)];
        if ([] === $about || $this->chance(25)) {
            return null;
        }
        $this->payments->handleWebhook($about[$this->random->getInt(0, count($about) - 1)], 'signed');

        return 'told';
    }

    private function cancel(Order $sheet): string
    {
        $this->modules()->orders->service()->move($sheet, OrderState::Cancelled, Actor::staff(1));

        return 'cancelled';
    }

    /** The desk wants another number of pieces; what costs more waits for the customer. */
    private function edit(Order $sheet): string
    {
        $line = $sheet->lines[0];
        $pieces = $this->random->getInt(1, 4);
        $before = $this->fresh($sheet);
        $edited = $this->modules()->orders->editing()->save($sheet, new OrderEdit(lines: [$line->id => new LineEdit($pieces, $line->fulfilment, $line->locationId)]), Actor::staff(1));
        if ($edited->totalCents === $before->totalCents) {
            self::assertSame([$before->lines[0]->quantity, $before->payableCents()], [$edited->lines[0]->quantity, $edited->payableCents()]);

            return 'change proposed';
        }
        self::assertLessThan($before->totalCents, $edited->totalCents);

        return 'edited';
    }

    private function answer(Order $sheet): string
    {
        $proposal = $this->modules()->orderRecords->proposals()->open($this->fresh($sheet));
        if (null === $proposal) {
            return 'nothing';
        }
        $isYes = $this->chance(50);
        $seen = $this->chance(90) ? $proposal->totalCents : $sheet->totalCents;
        $answered = $isYes
            ? $this->modules()->orders->answers()->accept($sheet, Actor::guest(), $seen)
            : $this->modules()->orders->answers()->decline($sheet, Actor::guest());
        self::assertSame($isYes ? $proposal->totalCents : $this->fresh($sheet)->totalCents, $answered->totalCents);

        return $isYes ? 'change accepted' : 'change declined';
    }

    /** Pieces leave, from a branch, for its shelf empties by and by. */
    private function send(Order $sheet): string
    {
        $this->modules()->orders->fulfilmentService()->send($sheet, Fulfilment::Ship, self::BRANCH, '', '', [$sheet->lines[0]->id => $this->random->getInt(1, 2)], Actor::staff(1));

        return 'sent';
    }

    private function void(Order $sheet): string
    {
        $parcels = $this->modules()->orderRecords->fulfilments()->ofOrder($sheet->id);
        if ([] === $parcels) {
            return 'nothing';
        }
        $this->modules()->orders->parcels()->void($sheet, $parcels[$this->random->getInt(0, count($parcels) - 1)]->id, '', Actor::staff(1));

        return 'voided';
    }

    private function cutRest(Order $sheet): string
    {
        $this->modules()->orders->cuts()->cut($sheet, [$sheet->lines[0]->id], '', Actor::staff(1));

        return 'rest cancelled';
    }

    /** A return takes its next step, or another one is entered. */
    private function comeBack(Order $sheet): string
    {
        $line = $sheet->lines[0]->id;
        $open = array_values(array_filter($this->modules()->returns->repository()->ofOrder($sheet->id), static fn (OrderReturn $one): bool => in_array($one->state, ReturnState::open(), true)));
        if ([] === $open || $this->chance(20)) {
            $this->modules()->returns->requests()->enter($sheet, [$line => $this->random->getInt(1, 2)], [$line => 'damaged'], '', self::BRANCH, '', Actor::staff(1));

            return 'return entered';
        }
        $return = $open[$this->random->getInt(0, count($open) - 1)];
        if (ReturnState::Received === $return->state) {
            return $this->credit($sheet, $return);
        }
        if ($this->chance(25)) {
            $this->returns->refuse($sheet, $return->id, 'Used.', Actor::staff(1));

            return 'return refused';
        }
        $came = $this->random->getInt(1, $return->lines[0]->quantity);
        $this->returns->receive($sheet, $return->id, self::BRANCH, [$line => $came], [$line => $this->random->getInt(0, $came)], Actor::staff(1));

        return 'return received';
    }

    /** A return is closed: what it is worth lowers what is owed, and what was paid beyond that goes back. */
    private function credit(Order $sheet, OrderReturn $return): string
    {
        // Now and then more than the order costs.
        $most = $sheet->totalCents - $sheet->creditedCents;
        $credit = $this->chance(15) ? $most + $this->random->getInt(0, 1) : $this->random->getInt(0, max(0, $most));
        $refund = ReturnDesk::refundOf($sheet, $credit);
        $all = $this->bookings->ofOrder($sheet->id);
        $method = CardBookings::leftCents($all) > 0 && $this->chance(70) ? PaidBy::Card : PaidBy::Cash;
        $before = $this->fresh($sheet);
        $this->byBank(fn (): Order => $this->returns->close($sheet, $return->id, $credit, $refund, $method->value, '', Actor::staff(1)));
        $booked = array_slice($this->bookings->ofOrder($sheet->id), count($all));
        self::assertSame($refund, array_sum(array_map(static fn (Booking $one): int => $one->cents, $booked)));
        self::assertSame($before->creditedCents + $credit, $this->fresh($sheet)->creditedCents);
        // Of what was still owed nothing is paid out, and goodwill from before is not taken off.
        self::assertSame(max(0, $before->unpaidCents() - $credit), $this->fresh($sheet)->unpaidCents());
        self::assertSame($before->goodwillCents, $this->fresh($sheet)->goodwillCents);
        $this->drawer -= PaidBy::Cash === $method ? $refund : 0;

        return 'credited';
    }

    private function forgetReturns(): void
    {
        foreach (['order_returns', 'order_return_lines'] as $table) {
            $this->modules()->foundation->connection()->execute(sprintf('DELETE FROM {%s}', $table));
        }
    }

    private function sweep(): string
    {
        $this->clock->advance($this->random->getInt(30, 4_000));
        $this->bank->isAway = $this->chance(20);
        $this->cards->sweep();
        $this->bank->isAway = false;

        return 'swept';
    }

    private function check(Order $seen, string $story): void
    {
        $order = $this->fresh($seen);
        $all = $this->bookings->ofOrder($order->id);
        $reversed = array_map(static fn (Booking $one): int => $one->isReversal ? $one->refersTo : 0, $all);
        $counted = array_filter($all, static fn (Booking $one): bool => BookingState::Failed !== $one->state && !$one->isReversal && !in_array($one->id, $reversed, true));
        $sum = static fn (BookingKind $kind): int => array_sum(array_map(static fn (Booking $one): int => $one->kind === $kind ? $one->cents : 0, $counted));
        self::assertSame([$sum(BookingKind::Payment), $sum(BookingKind::Refund)], [$order->paidCents, $order->refundedCents], $story);
        self::assertSame(array_sum(array_map(static fn (Booking $one): int => $one->goodwillCents, $counted)), $order->goodwillCents, $story);
        self::assertLessThanOrEqual($order->refundedCents, $order->goodwillCents, $story);
        self::assertLessThanOrEqual($order->paidCents, $order->refundedCents, $story);
        self::assertSame($order->subtotalCents + $order->chargesCents + $order->shippingCents + $order->taxCents, $order->totalCents, $story);
        self::assertSame($order->lines[0]->totalCents(), $order->subtotalCents, $story);
        // What it costs was paid and not given back, was credited, or is owed; and what was paid beyond that is due back.
        $kept = $order->paidCents - $order->refundedCents;
        $over = max(0, $kept + $order->creditedCents - $order->totalCents);
        self::assertSame($order->totalCents + $over, $kept + $order->creditedCents + $order->dueCents(), $story);
        self::assertLessThanOrEqual($order->dueCents(), $order->owedCents(), $story);
        self::assertLessThanOrEqual($kept, $order->refundDueCents(), $story);
        $credits = array_sum(array_map(static fn (OrderReturn $one): int => $one->creditCents, $this->modules()->returns->repository()->ofOrder($order->id)));
        self::assertSame($credits, $order->creditedCents, $story);
        if (in_array($order->state, [OrderState::Received, OrderState::Confirmed, OrderState::Processing, OrderState::Completed], true)) {
            self::assertSame(max(0, $order->totalCents - $order->creditedCents) - $kept, $order->payableCents() - $order->refundDueCents(), $story);
            // The shelves hold for the order what it has not on backorder, and has not left.
            $held = array_sum(array_map(array_sum(...), $this->modules()->stock->orderHolds()->inHouse($order->id)));
            $gone = array_sum(array_map(static fn (OrderFulfilment $one): int => $one->state->hasLeft() ? array_sum($one->lines) : 0, $this->modules()->orderRecords->fulfilments()->ofOrder($order->id)));
            self::assertSame($order->lines[0]->quantity, $held + $gone + $order->lines[0]->backordered, $story);
        }
        if ($order->isInvoiced()) {
            $this->checkInvoice($order, $story);
        }
        foreach ($all as $one) {
            self::assertGreaterThan(0, $one->cents, $story);
            if (PaidBy::Card === $one->method && BookingKind::Payment === $one->kind) {
                self::assertLessThanOrEqual($one->cents, $this->bank->refundedOf($one->gatewayRef), $story);
            }
        }
        // What the bank has not been asked for it has not done.
        self::assertGreaterThanOrEqual($this->bankRefunds(), $this->ofCard($all, BookingKind::Refund), $story);
        self::assertSame($this->drawer, $order->paidCents - $order->refundedCents - $this->ofCard($all, BookingKind::Payment) + $this->ofCard($all, BookingKind::Refund), $story);
    }

    /** Whoever adds up the column of an invoice comes to what stands at its end. */
    private function checkInvoice(Order $order, string $story): void
    {
        preg_match_all('~<td colspan="2">(?:<strong>)?([^<]+).*?<td class="amount">(?:<strong>)?(−?)\$([\d,.]+)~u', $this->modules()->returns->papers()->invoice($order), $rows, PREG_SET_ORDER);
        $amounts = array_map(static fn (array $row): array => [$row[1], (int) str_replace([',', '.'], '', $row[3]) * ('−' === $row[2] ? -1 : 1)], $rows);
        [$end, $cents] = array_pop($amounts) ?? ['', 0];
        self::assertContains($end, ['Balance due', 'To be refunded'], $story);
        $labels = array_column($amounts, 0);
        $total = array_search('Total', $labels, true);
        self::assertIsInt($total, $story);
        self::assertSame('To be refunded' === $end ? -$cents : $cents, array_sum(array_column(array_slice($amounts, $total), 1)), $story);
        if (in_array('Not charged', $labels, true)) {
            self::assertTrue($order->goodwillCents > 0 || OrderState::Cancelled === $order->state, $story);
        }
    }

    /** The account owes what its order asks for and what was booked on it; and nothing that is done puts more on it than it may owe. */
    private function checkAccount(Order $seen, string $step, string $story): void
    {
        $order = $this->fresh($seen);
        $asked = PayMethod::Account === $order->payMethod ? $order->owedCents() : 0;
        $owed = $this->balances->onAccountCents($this->customer);
        self::assertSame($asked + self::onAccount($this->bookings->ofOrder($order->id)), $owed, $story);
        // Money that never came in is owed again, whatever the limit is.
        if ('reversed' !== $step) {
            self::assertLessThanOrEqual(max($this->limit, $this->owedBefore), $owed, $story);
        }
        $this->owedBefore = $owed;
    }

    /** Everybody is back: nothing stays open, and all books agree. */
    private function finish(Order $order, string $story): void
    {
        foreach ($this->bank->refunds as $name => $one) {
            if (RefundOutcome::Pending === $one['outcome']) {
                $this->bank->refunds[$name]['outcome'] = RefundOutcome::Done;
            }
        }
        $this->clock->advance(4_000);
        $this->cards->sweep(100);
        $about = [...array_keys($this->bank->refunds), ...array_keys($this->bank->due)];
        foreach ($this->random->shuffleArray([...$about, ...$about]) as $one) {
            $this->payments->handleWebhook($one, 'signed');
        }
        $this->check($order, $story);
        $all = $this->bookings->ofOrder($order->id);
        self::assertNotContains(BookingState::Pending, array_map(static fn (Booking $one): BookingState => $one->state, $all), $story);
        self::assertSame($this->bankRefunds(), $this->ofCard($all, BookingKind::Refund), $story);
        $paid = array_sum(array_map(static fn ($one): int => '' === $one->id ? 0 : $one->cents, $this->bank->payments));
        self::assertSame($paid, $this->ofCard($all, BookingKind::Payment), $story);
        self::assertSame([], array_filter(array_count_values($this->bank->asked), fn (int $times, string $name): bool => $times > 1 && !isset($this->bank->refunds[$name]), ARRAY_FILTER_USE_BOTH), $story);
    }

    private function bankRefunds(): int
    {
        return array_sum(array_map(fn (string $id): int => $this->bank->refundedOf($id), array_unique(array_column($this->bank->refunds, 'payment'))));
    }

    /** @param list<Booking> $all */
    private function ofCard(array $all, BookingKind $kind): int
    {
        return array_sum(array_map(static fn (Booking $one): int => $one->cents, array_filter($all, static fn (Booking $one): bool => PaidBy::Card === $one->method && $kind === $one->kind && BookingState::Failed !== $one->state)));
    }

    private function chance(int $percent): bool
    {
        return $this->random->getInt(1, 100) <= $percent;
    }

    private function key(): string
    {
        return bin2hex($this->random->getBytes(8));
    }

    private function fresh(Order $order): Order
    {
        return $this->modules()->orderRecords->repository()->byId($order->id) ?? $order;
    }
}
