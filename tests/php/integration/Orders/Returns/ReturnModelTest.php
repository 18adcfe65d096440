<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Orders\Returns;

use Coleman\Api\Demo\DemoParts;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Orders\Fulfilment;
use Coleman\Api\Orders\Order;
use Coleman\Api\Orders\OrderState;
use Coleman\Api\Orders\Payment\BookingRepository;
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
use Coleman\Tests\Integration\Orders\FakeGateway;
use Random\Engine\Mt19937;
use Random\Randomizer;

/**
 * Parcels, payments, refunds, returns and cancellations in any order, with a gateway that declines, is slow or away: no
 * more goes back than was paid, no more comes back than has left, each piece is restocked once, and what an order costs
 * is what was paid, given back, credited and is still due.
 */
final class ReturnModelTest extends ReturnTestCase
{
    private const SEQUENCES = 40;

    private const STEPS = 40;

    private const BRANCH = 1;

    /** Another number plays other sequences. */
    private const SEED = 20261125;

    private Randomizer $random;

    private FixedClock $clock;

    private FakeGateway $bank;

    private CardBookings $cards;

    private PaymentLedger $ledger;

    private PaymentService $payments;

    private ReturnDesk $desk;

    private int $restocked = 0;

    public function testNothingIsGivenBackTwice(): void
    {
        add_filter('coleman_card_is_open', '__return_true');
        $done = [];
        try {
            foreach (self::shareOfEngine(range(0, self::SEQUENCES - 1)) as $sequence) {
                $this->begin(self::SEED + $sequence);
                $order = $this->ordered(sprintf('model-%d', $sequence));
                $shelf = $this->counted();
                $steps = [];
                for ($step = 0; $step < self::STEPS; $step++) {
                    $steps[] = $name = $this->step($order);
                    $done[$name] = ($done[$name] ?? 0) + 1;
                    $this->check($order, $shelf, sprintf('seed %d: %s', self::SEED + $sequence, implode(', ', $steps)));
                }
            }
        } finally {
            remove_filter('coleman_card_is_open', '__return_true');
        }
        // A model that never does a thing proves nothing of it.
        foreach (['sent', 'paid', 'refunded', 'asked', 'approved', 'refused return', 'received', 'closed', 'cancelled rest', 'told', 'refused'] as $name) {
            self::assertGreaterThan(0, $done[$name] ?? 0, $name . ' ' . wp_json_encode($done));
        }
    }

    private function begin(int $seed): void
    {
        $modules = $this->modules();
        $this->random = new Randomizer(new Mt19937($seed));
        $this->restocked = 0;
        $this->clock = new FixedClock('2026-11-24 15:00:00');
        $this->bank = new FakeGateway();
        $gateway = fn (): FakeGateway => $this->bank;
        [$transaction, $orders, $mails, $outbox] = [$modules->foundation->transaction(), $modules->orderRecords->repository(), $modules->orderRecords->mails(), $modules->mail->outbox()];
        $bookings = new BookingRepository($modules->foundation->connection(), $orders, $this->clock);
        $this->cards = new CardBookings($gateway, $transaction, $orders, $bookings, $mails, $outbox);
        $this->ledger = new PaymentLedger($transaction, $orders, $bookings, $this->cards, $mails, $outbox, $modules->orderRecords->creditLimit());
        $this->payments = new PaymentService($gateway, $transaction, $orders, $modules->orders->service(), $modules->orders->transitions(), $this->cards, $mails, $outbox);
        $this->desk = new ReturnDesk($transaction, $orders, $modules->returns->repository(), new ReturnBranches($modules->branches->locations()), new ReturnedStock($modules->stock->writer()), $this->ledger, $modules->returns->mails(), $outbox);
    }

    private function ordered(string $name): Order
    {
        $this->fill([DemoParts::IN_STOCK => $this->random->getInt(4, 6)], $name);
        $isByCard = $this->random->getInt(0, 1) > 0;
        $order = $this->place(['pay' => $isByCard ? PayMethod::Card : PayMethod::CallMe], $name);
        if ($isByCard) {
            $this->payments->begin($order);
            $reference = (string) array_key_first($this->bank->due);
            $this->bank->pay($reference);
            $this->payments->handleWebhook($reference, 'signed');
        }

        return $this->modules()->orders->service()->move($this->again($order), OrderState::Confirmed, Actor::staff(1));
    }

    /** @return string what has happened */
    private function step(Order $seen): string
    {
        $order = $this->again($seen);
        // Somebody with an old sheet on the screen now and then.
        $sheet = $this->random->getInt(1, 100) <= 8 ? $seen : $order;
        $line = $order->lines[0];
        $all = $this->modules()->returns->repository()->ofOrder($order->id);
        // Mostly one that is open; now and then any, which must refuse.
        $open = array_values(array_filter($all, static fn (OrderReturn $one): bool => in_array($one->state, ReturnState::open(), true)));
        $of = [] !== $open && $this->random->getInt(0, 9) > 0 ? $open : $all;
        $return = [] === $of ? null : $of[$this->random->getInt(0, count($of) - 1)];
        try {
            return match ($this->random->getInt(0, 15)) {
                0, 1, 12 => $this->sent1($sheet),
                2 => $this->pays($sheet),
                3 => $this->refunds($sheet),
                4, 5, 13 => $this->done('asked', fn (): Order => $this->modules()->returns->requests()->ask($sheet, [$line->id => $this->random->getInt(1, 2)], [$line->id => 'damaged'], '', '', Actor::guest())),
                6, 14 => $this->onReturn($return, 'approved', fn (OrderReturn $one): Order => $this->desk->approve($sheet, $one->id, self::BRANCH, '', Actor::staff(1))),
                7 => $this->random->getInt(0, 2) > 0 ? 'nothing' : $this->onReturn($return, 'refused return', fn (OrderReturn $one): Order => $this->desk->refuse($sheet, $one->id, 'No.', Actor::staff(1))),
                8, 15 => $this->onReturn($return, 'received', fn (OrderReturn $one): Order => $this->receive($sheet, $one)),
                9 => $this->onReturn($return, 'closed', fn (OrderReturn $one): Order => $this->close($sheet, $one)),
                10, 11 => $this->others($sheet),
            };
        } catch (ApiError $refusal) {
            self::assertContains(
                $refusal->errorCode,
                ['coleman_order_changed', 'coleman_refund_exceeds', 'coleman_bad_transition', 'coleman_return_closed', 'coleman_return_exceeds', 'coleman_credit_exceeds', 'rest_invalid_param'],
                $refusal->getMessage(),
            );

            return 'refused';
        }
    }

    private function sent1(Order $sheet): string
    {
        // From a branch, for the shelves are emptied by and by.
        $this->modules()->orders->fulfilmentService()->send($sheet, Fulfilment::Ship, self::BRANCH, '', '', [$sheet->lines[0]->id => 1], Actor::staff(1));

        return 'sent';
    }

    private function pays(Order $sheet): string
    {
        $most = max(1, $sheet->payableCents());

        return $this->done('paid', fn (): Order => $this->ledger->receive($sheet, 'check', $this->random->getInt(1, $most), '', $this->key(), Actor::staff(1)));
    }

    private function refunds(Order $sheet): string
    {
        return $this->done('refunded', fn (): Order => $this->byBank(fn (): Order => $this->ledger->refund($sheet, $this->means($sheet), $this->random->getInt(1, max(2, intdiv($sheet->totalCents, 4))), '', $this->key(), Actor::staff(1))));
    }

    private function receive(Order $sheet, OrderReturn $one): Order
    {
        $line = $one->lines[0];
        $came = $this->random->getInt(1, $line->quantity);
        $back = $this->random->getInt(0, $came);
        $after = $this->desk->receive($sheet, $one->id, self::BRANCH, [$line->lineId => $came], [$line->lineId => $back], Actor::staff(1));
        $this->restocked += $back;

        return $after;
    }

    private function close(Order $sheet, OrderReturn $one): Order
    {
        $proposed = $this->proposedOf($sheet, $one);
        // Staff go down freely, and now and then ask for too much.
        $credit = match ($this->random->getInt(0, 4)) {
            0 => 0,
            1 => $this->random->getInt(0, $proposed),
            2 => $sheet->totalCents - $sheet->creditedCents + $this->random->getInt(0, 1),
            default => $proposed,
        };

        return $this->byBank(fn (): Order => $this->desk->close($sheet, $one->id, $credit, ReturnDesk::refundOf($sheet, $credit), $this->means($sheet), '', Actor::staff(1)));
    }

    /** The gateway tells, is asked again, or the desk gives up the rest. */
    private function others(Order $sheet): string
    {
        if (0 === $this->random->getInt(0, 2)) {
            $rest = array_filter($this->modules()->orders->fulfilmentService()->progress($sheet), static fn ($line): bool => $line->left() > 0);

            return [] === $rest || array_sum(array_map(static fn ($line): int => $line->gone(), $rest)) < 1
                ? 'nothing'
                : $this->done('cancelled rest', fn (): Order => $this->modules()->orders->cuts()->cut($sheet, array_keys($rest), '', Actor::staff(1)));
        }
        foreach ($this->bank->refunds as $name => $one) {
            if (RefundOutcome::Pending === $one['outcome']) {
                $this->bank->refunds[$name]['outcome'] = 0 === $this->random->getInt(0, 2) ? RefundOutcome::Failed : RefundOutcome::Done;
            }
            $this->payments->handleWebhook($name, 'signed');
        }
        $this->clock->advance(4_000);
        $this->cards->sweep();

        return 'told';
    }

    /** @param callable(OrderReturn): Order $act */
    private function onReturn(?OrderReturn $return, string $name, callable $act): string
    {
        return null === $return ? 'nothing' : $this->done($name, static fn (): Order => $act($return));
    }

    /** @param callable(): Order $act */
    private function done(string $name, callable $act): string
    {
        $act();

        return $name;
    }

    /** @param callable(): Order $act */
    private function byBank(callable $act): Order
    {
        $this->bank->isAway = 0 === $this->random->getInt(0, 5);
        $this->bank->losesAnswers = 0 === $this->random->getInt(0, 4);
        $this->bank->answer = [null, RefundOutcome::Pending, RefundOutcome::Failed][$this->random->getInt(0, 2)];
        try {
            return $act();
        } finally {
            [$this->bank->isAway, $this->bank->losesAnswers, $this->bank->answer] = [false, false, null];
        }
    }

    private function means(Order $sheet): string
    {
        return CardBookings::leftCents($this->modules()->orderRecords->bookings()->ofOrder($sheet->id)) > 0 && $this->random->getInt(0, 3) > 0 ? PaidBy::Card->value : 'cash';
    }

    private function proposedOf(Order $order, OrderReturn $return): int
    {
        foreach ($this->modules()->returns->presenter()->forDesk($order, [])['list'] as $one) {
            if ($return->id === $one['id'] && is_int($one['proposed_cents'])) {
                return $one['proposed_cents'];
            }
        }

        return 0;
    }

    private function key(): string
    {
        return bin2hex($this->random->getBytes(8));
    }

    /** What is counted of the part at the branch that takes parts back. */
    private function counted(): int
    {
        // So that an old row has its count.
        $this->modules()->foundation->transaction()->run(fn () => $this->modules()->stock->writer()->update([DemoParts::IN_STOCK], static fn (array $shelves): array => $shelves));

        return (int) $this->modules()->foundation->connection()->value('SELECT counted FROM {part_stock} WHERE part_id = %d AND location_id = %d', [DemoParts::IN_STOCK, self::BRANCH]);
    }

    private function check(Order $seen, int $shelf, string $story): void
    {
        $order = $this->again($seen);
        $connection = $this->modules()->foundation->connection();
        $gone = (int) $connection->value("SELECT COALESCE(SUM(g.quantity), 0) FROM {fulfilment_lines} g JOIN {fulfilments} f ON f.id = g.fulfilment_id WHERE f.order_id = %d AND f.state <> 'ready'", [$order->id]);
        $all = $this->modules()->returns->repository()->ofOrder($order->id);
        $inReturns = 0;
        $credited = 0;
        foreach ($all as $return) {
            $inReturns += ReturnState::Refused === $return->state ? 0 : array_sum($return->pieces());
            $credited += $return->creditCents;
            self::assertTrue(0 === $return->creditCents || ReturnState::Closed === $return->state, $story);
        }
        self::assertSame([$inReturns, $credited], [$order->lines[0]->returned, $order->creditedCents], $story);
        self::assertLessThanOrEqual($gone, $inReturns, $story);
        self::assertLessThanOrEqual($order->paidCents, $order->refundedCents, $story);
        self::assertLessThanOrEqual($order->totalCents, $order->creditedCents, $story);
        self::assertSame($shelf + $this->restocked, $this->counted(), $story);
        self::assertSame($this->restocked, array_sum(array_map(static fn (OrderReturn $one): int => $one->lines[0]->restocked, $all)), $story);
        foreach ($this->bank->payments as $payment) {
            self::assertLessThanOrEqual($payment->cents, $this->bank->refundedOf($payment->id), $story);
        }
        // What it costs is what was paid and not given back, what was credited, and what is due; a cent more was paid than it costs.
        $over = max(0, $order->paidCents - $order->refundedCents + $order->creditedCents - $order->totalCents);
        self::assertSame($order->totalCents + $over, $order->paidCents - $order->refundedCents + $order->creditedCents + $order->dueCents(), $story);
        self::assertLessThanOrEqual($order->dueCents(), $order->owedCents(), $story);
    }
}
