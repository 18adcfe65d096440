<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Orders\Returns;

use Coleman\Api\Demo\DemoParts;
use Coleman\Api\Forms\FormState;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Orders\Fulfilment;
use Coleman\Api\Orders\Order;
use Coleman\Api\Orders\OrderState;
use Coleman\Api\Orders\Payment\PaymentStatus;
use Coleman\Api\Orders\Returns\OrderReturn;
use Coleman\Api\Orders\Returns\ReturnDesk;
use Coleman\Api\Orders\Returns\ReturnSettings;
use Coleman\Api\Orders\Returns\ReturnState;
use Coleman\Api\Staff\Actor;
use Random\Engine\Mt19937;
use Random\Randomizer;

/** Quotes, payments, refunds and returns in any order: the sums that customers read add up, and no sentence contradicts them. */
final class MoneyWordsModelTest extends ReturnTestCase
{
    private const SEED = 6_200;
    private const SEQUENCES = 50;
    private const STEPS = 17;
    private const ANSWER = 'Please bring the box.';

    private Randomizer $random;

    private int $mailsRead = 0;

    private string $validUntil = '';

    protected function setUp(): void
    {
        parent::setUp();
        $this->modules()->foundation->connection()->execute('UPDATE {parts} SET core_cents = 4500 WHERE id = %d', [DemoParts::LETTER_O]);
    }

    protected function tearDown(): void
    {
        $this->modules()->foundation->connection()->execute('UPDATE {parts} SET core_cents = 0 WHERE id = %d', [DemoParts::LETTER_O]);
        parent::tearDown();
    }

    public function testTheSumsThatCustomersReadAddUp(): void
    {
        update_option(ReturnSettings::OPTION, ['days' => 30, 'fee' => 15_000]);
        $seen = [];
        foreach (range(1, self::SEQUENCES) as $sequence) {
            $this->random = new Randomizer(new Mt19937(self::SEED + $sequence));
            $order = $this->ordered('money ' . $sequence);
            $this->readMails($order, 'placed');
            $steps = [];
            for ($step = 0; $step < self::STEPS; $step++) {
                $steps[] = $this->step($order);
                $order = $this->again($order);
                $story = sprintf('seed %d: %s | %s', self::SEED + $sequence, implode(', ', $steps), $order->state->value);
                $this->readMails($order, $story);
                $this->checkSums($order, $story);
                $this->checkPaid($order, $story);
                $this->checkReturns($order, $story);
                $seen[$order->state->value . ($order->hasUnknownPrice ? ' unpriced' : '')] = true;
                $seen[$order->paymentStatus()->value] = true;
                foreach ($this->modules()->returns->repository()->ofOrder($order->id) as $return) {
                    $seen[$return->state->value . (ReturnState::Closed === $return->state && 0 === $return->creditCents ? ' without credit' : '')] = true;
                }
            }
        }
        // A model that never gets somewhere proves nothing of it.
        foreach (['awaiting_price', 'awaiting_price unpriced', 'cancelled', 'cancelled unpriced', 'completed', 'part_refunded', 'refunded', 'refused', 'received', 'closed', 'closed without credit'] as $name) {
            self::assertArrayHasKey($name, $seen, (string) wp_json_encode(array_keys($seen)));
        }
    }

    private function ordered(string $name): Order
    {
        $this->shelve(array_map(static fn (int $part): array => ['part_id' => (string) $part, 'location_id' => '1', 'quantity' => '90'], [DemoParts::IN_STOCK, DemoParts::LETTER_O]));
        $this->fill([DemoParts::IN_STOCK => $this->random->getInt(2, 4), ($this->chance(50) ? DemoParts::UNKNOWN_PRICE : DemoParts::LETTER_O) => 1], $name);

        return $this->place([], $name);
    }

    /** @return string what was tried */
    private function step(Order $order): string
    {
        $staff = Actor::staff(1);
        $line = $order->lines[$this->random->getInt(0, count($order->lines) - 1)];
        $all = $this->modules()->returns->repository()->ofOrder($order->id);
        $return = [] === $all ? null : $all[count($all) - 1];
        $isWaiting = OrderState::AwaitingPrice === $order->state;
        $pick = $isWaiting ? $this->random->getInt(0, 5) : $this->random->getInt(5, 19);
        try {
            match (true) {
                $pick < 3 => $this->modules()->orders->quoteService()->price($order, array_fill_keys(array_column(array_filter($order->lines, static fn ($one): bool => null === $one->priceCents), 'id'), 12_300), $staff, $this->chance(60)),
                3 === $pick => $this->chance(70) ? $this->modules()->orders->quoteService()->accept($order, Actor::guest(), $order->totalCents) : $this->modules()->orders->quoteService()->decline($order, Actor::guest()),
                $pick < 6 => $this->chance(25) ? $this->modules()->orders->service()->cancel($order, Actor::guest()) : null,
                6 === $pick => $this->paid($order, $this->chance(60) ? $order->payableCents() : $this->random->getInt(1, max(1, $order->payableCents()))),
                7 === $pick => $this->modules()->orders->ledger()->refund($order, 'cash', $this->chance(50) ? $order->paidCents - $order->refundedCents : $this->random->getInt(1, max(1, $order->paidCents)), 'Sorry.', bin2hex($this->random->getBytes(8)), $staff),
                8 === $pick => $this->modules()->orders->cuts()->cut($order, [$line->id], '', $staff),
                $pick < 13 => $this->modules()->orders->fulfilmentService()->send($order, Fulfilment::Ship, 1, 'UPS', '1Z', [$line->id => $this->random->getInt(1, $line->quantity)], $staff),
                $pick < 15 => $this->modules()->returns->requests()->ask($order, [$line->id => 1], [$line->id => $this->chance(50) ? 'damaged' : 'not_needed'], '', '', Actor::guest()),
                null === $return => null,
                default => $this->onReturn($order, $return),
            };
        } catch (ApiError $refusal) {
            return $pick . ' ' . $refusal->errorCode;
        }

        return (string) $pick;
    }

    private function onReturn(Order $order, OrderReturn $return): void
    {
        $desk = $this->modules()->returns->desk();
        $lines = $return->pieces();
        $credit = $this->chance(30) ? 0 : $this->proposed($order);
        match ($return->state) {
            ReturnState::Requested => $this->chance(70) ? $desk->approve($order, $return->id, 1, self::ANSWER, Actor::staff(1)) : $desk->refuse($order, $return->id, 'It was used.', Actor::staff(1)),
            ReturnState::Approved => $desk->receive($order, $return->id, 1, $lines, [], Actor::staff(1)),
            ReturnState::Received => $desk->close($order, $return->id, $credit, ReturnDesk::refundOf($order, $credit), 'cash', '', Actor::staff(1)),
            default => null,
        };
    }

    private function readMails(Order $order, string $story): void
    {
        foreach ($this->modules()->foundation->connection()->rows('SELECT id, kind, payload FROM {outbox} WHERE id > %d ORDER BY id', [$this->mailsRead]) as $row) {
            $this->mailsRead = (int) $row['id'];
            /** @var array<string, mixed> $payload */
            $payload = json_decode((string) $row['payload'], true);
            $text = preg_replace('/\s+/', ' ', $this->modules()->mail->preview()->render((string) $row['kind'], $payload)['text'] ?? '') ?? '';
            $story .= ' | ' . $row['kind'] . ': ' . $text;
            if (OrderState::Cancelled === $order->state) {
                self::assertStringNotContainsString('contact you with the price', $text, $story);
                self::assertStringNotContainsString('Call me for payment', $text, $story);
            }
            if (str_contains($text, 'Total:')) {
                self::assertSame([!$order->hasUnknownPrice, !$order->hasUnknownPrice], [str_contains($text, 'Subtotal:'), str_contains($text, 'Tax:')], $story);
            }
            if ('order-quote' === $row['kind']) {
                $this->validUntil = 1 === preg_match('/Valid until: (\w{3} \d+, \d{4})/', $text, $match) ? $match[1] : '';
                self::assertNotSame('', $this->validUntil, $story);
            }
            if ('return-closed' === $row['kind']) {
                self::assertSame(str_contains($text, 'Credited:'), str_contains($text, 'what we credited'), $story);
            }
        }
    }

    private function checkSums(Order $order, string $story): void
    {
        $page = $this->modules()->orderRecords->viewModel()->build($order);
        $story .= ' | ' . $page['sentence'];
        $totals = array_column($page['totals'], 'text', 'label');
        if ($order->hasUnknownPrice) {
            self::assertSame('Price on request', $page['total'], $story);
            self::assertSame([], array_intersect(['Subtotal', 'Tax'], array_keys($totals)), $story);
        } else {
            // Which lines were taken out before the whole was canceled is not kept.
            $isAll = OrderState::Cancelled !== $order->state;
            self::assertSame($isAll, $isAll && array_sum(array_map(self::cents(...), array_column($page['lines'], 'total'))) === self::cents($totals['Subtotal'] ?? ''), $story);
            self::assertStringNotContainsString('-', implode(array_filter($totals, static fn (string $text): bool => str_contains($text, '$'))), $story);
            self::assertSame(self::cents($page['total']), array_sum(array_map(self::cents(...), $totals)), $story);
        }
        if (OrderState::AwaitingPrice === $order->state) {
            self::assertSame($order->hasUnknownPrice, str_contains($page['sentence'], 'is checking the price'), $story);
            self::assertSame($page['canAccept'], str_contains($page['sentence'], 'valid until ' . $this->validUntil . '.'), $story);
        }
    }

    /** What came in, went back, was credited and is left makes the total, on the page and on the invoice. */
    private function checkPaid(Order $order, string $story): void
    {
        $facts = array_map(self::cents(...), array_filter(array_column($this->modules()->orderRecords->viewModel()->build($order)['facts'], 'text', 'label'), static fn (string $text): bool => str_starts_with($text, '$')));
        $has = static fn (string $label): int => $facts[$label] ?? 0;
        if (!$order->hasUnknownPrice && [] !== $facts && OrderState::Cancelled !== $order->state && 0 === $order->goodwillCents && $order->creditedCents <= $order->totalCents) {
            self::assertSame($order->totalCents, $has('Paid') - $has('Refunded') + $has('Credited for returns') + $has('Left to pay') - $has('To be refunded'), $story . wp_json_encode($facts));
        }
        self::assertFalse(PaymentStatus::Refunded === $order->paymentStatus() && $has('To be refunded') > 0, $story);
        if (!$order->isInvoiced()) {
            return;
        }
        preg_match_all('/<td colspan="2">(?:<strong>)?([^<]+)(?:<\/strong>)?<\/td><td class="amount">(?:<strong>)?([^<]+)</', $this->modules()->returns->papers()->invoice($order), $rows, PREG_SET_ORDER);
        $names = array_column($rows, 1);
        $amounts = array_map(self::cents(...), array_column($rows, 2));
        $total = array_search('Total', $names, true);
        self::assertIsInt($total, $story);
        $balance = (int) array_pop($amounts);
        self::assertSame('To be refunded' === end($names) ? -$balance : $balance, array_sum(array_slice($amounts, $total)), $story . wp_json_encode($rows));
        self::assertSame($amounts[$total], array_sum(array_slice($amounts, 0, $total)), $story . wp_json_encode($rows));
    }

    private function checkReturns(Order $order, string $story): void
    {
        $shown = $this->modules()->returns->viewModel()->build($order, new FormState())['list'] ?? [];
        foreach ($this->modules()->returns->repository()->ofOrder($order->id) as $index => $return) {
            $text = $shown[$index]['text'] ?? '';
            self::assertNotSame('', $text, $story);
            // What was asked for with the parts is over once they are here.
            self::assertSame(ReturnState::Approved === $return->state, str_contains($text, self::ANSWER), $story . $text);
            self::assertSame(ReturnState::Closed === $return->state && $return->creditCents > 0, str_contains($text, 'We credited'), $story . $text);
        }
    }

    /** "−$1,234.50" in cents. */
    private static function cents(string $text): int
    {
        $cents = (int) round(100 * (float) preg_replace('/[^\d.]/', '', $text));

        return str_starts_with($text, '−') ? -$cents : $cents;
    }

    private function chance(int $percent): bool
    {
        return $this->random->getInt(1, 100) <= $percent;
    }
}
