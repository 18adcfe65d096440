<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Orders;

use Coleman\Api\Composition\Modules;
use Coleman\Api\Customers\Address;
use Coleman\Api\Demo\DemoParts;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Orders\Edit\LineEdit;
use Coleman\Api\Orders\Edit\OrderEdit;
use Coleman\Api\Orders\Fulfilment;
use Coleman\Api\Orders\FulfilmentProgress;
use Coleman\Api\Orders\LineState;
use Coleman\Api\Orders\Order;
use Coleman\Api\Orders\OrderFulfilment;
use Coleman\Api\Orders\OrderLine;
use Coleman\Api\Orders\OrderState;
use Coleman\Api\Orders\PayMethod;
use Coleman\Api\Promises\PromiseSettings;
use Coleman\Api\Staff\Actor;
use Coleman\Api\Support\DealerTime;
use Coleman\Tests\FixedClock;
use Random\Engine\Mt19937;
use Random\Randomizer;

/** Whatever the desk does in whatever order: what the customer reads of an order does not contradict itself. */
final class OrderWordsModelTest extends OrderTestCase
{
    private const SEED = 7_300;
    private const SEQUENCES = 60;
    private const STEPS = 12;
    private const BRANCH = 4;

    private Randomizer $random;

    private FixedClock $clock;

    private Modules $mine;

    private mixed $settings;

    protected function setUp(): void
    {
        /** @var \wpdb $wpdb */
        global $wpdb;
        // A Monday, 10:07 am in Chicago.
        $this->clock = new FixedClock('2026-11-23 16:07:00');
        $this->mine = new Modules($this->clock, $wpdb, dirname(__DIR__, 4) . '/plugin-coleman-api');
        parent::setUp();
        $this->settings = get_option(PromiseSettings::OPTION, null);
        update_option(PromiseSettings::OPTION, ['carrier_days' => [['zip' => '66', 'days' => 1], ['zip' => '67', 'days' => 3]]] + PromiseSettings::DEFAULTS);
    }

    protected function tearDown(): void
    {
        null === $this->settings ? delete_option(PromiseSettings::OPTION) : update_option(PromiseSettings::OPTION, $this->settings);
        parent::tearDown();
    }

    protected function modules(): Modules
    {
        return $this->mine;
    }

    public function testNoPageOfAnOrderContradictsItself(): void
    {
        $seen = [];
        foreach (range(1, self::SEQUENCES) as $sequence) {
            $this->random = new Randomizer(new Mt19937(self::SEED + $sequence));
            $order = $this->ordered((string) $sequence);
            $steps = [];
            for ($step = 0; $step < self::STEPS; $step++) {
                $before = $order;
                $steps[] = $this->step($order);
                $order = $this->fresh($order);
                $seen['told when it goes on'] = true === ($seen['told when it goes on'] ?? null) || $this->isTold($before, $order, implode(', ', $steps));
                $this->check($order, sprintf('seed %d: %s', self::SEED + $sequence, implode(', ', $steps)));
                $states = array_map(static fn (OrderLine $line): string => $line->state->value, $order->lines);
                $seen[$order->state->value] = true;
                $seen[$order->paymentStatus()->value] = true;
                $seen['taken out, then canceled'] = true === ($seen['taken out, then canceled'] ?? null) || (OrderState::Cancelled === $order->state && array_any($order->lines, $order->isWithout(...)));
                $seen += array_fill_keys(array_column(array_column($this->toCome($this->modules()->orderRecords->presenter()->present($order)['Items']), 'promise'), 'reason'), true) + array_fill_keys($states, true);
                $seen['all ' . (1 === count(array_unique($states)) ? $states[0] : 'mixed')] = true;
            }
        }
        // A model that never gets somewhere proves nothing of it.
        foreach (['confirmed', 'processing', 'on_hold', 'completed', 'cancelled', 'all ready', 'all shipped', 'all delivered', 'all picked_up', 'all cancelled', 'all mixed', 'taken out, then canceled', 'told when it goes on', 'late', 'backordered', 'staff_date', 'paid', 'part_paid'] as $name) {
            self::assertArrayHasKey($name, $seen, (string) wp_json_encode(array_keys($seen)));
        }
    }

    /** What the sequences seldom come to. */
    public function testPiecesThatWereHadInEveryWayAreToldTogether(): void
    {
        $staff = Actor::staff(1);
        $service = $this->modules()->orders->fulfilmentService();
        $this->shelve([['part_id' => (string) DemoParts::IN_STOCK, 'location_id' => '1', 'quantity' => '9'], ['part_id' => (string) DemoParts::LETTER_O, 'location_id' => (string) self::BRANCH, 'quantity' => '9']]);
        $this->fill([DemoParts::IN_STOCK => 2, DemoParts::LETTER_O => 1]);
        $order = $this->place();
        [$shipped, $fetched] = $order->lines;
        $this->modules()->orders->editing()->save($order, new OrderEdit(lines: [$fetched->id => new LineEdit(1, Fulfilment::WillCall, self::BRANCH)]), $staff);
        $this->modules()->orders->service()->move($this->fresh($order), OrderState::Confirmed, $staff);
        $service->send($this->fresh($order), Fulfilment::WillCall, self::BRANCH, '', '', [$fetched->id => 1], $staff);
        $service->send($this->fresh($order), Fulfilment::Ship, 1, '', '', [$shipped->id => 1], $staff);
        foreach ($this->modules()->orderRecords->fulfilments()->ofOrder($order->id) as $parcel) {
            $service->handOver($this->fresh($order), $parcel->id, $staff);
        }
        $service->send($this->fresh($order), Fulfilment::Ship, 1, '', '', [$shipped->id => 1], $staff);
        self::assertSame('Everything has been picked up, shipped or delivered. Thank you.', $this->modules()->orderRecords->viewModel()->build($this->fresh($order))['sentence']);
        $this->check($this->fresh($order), 'all at once');
    }

    private function ordered(string $name): Order
    {
        $parts = [DemoParts::IN_STOCK, DemoParts::LETTER_O];
        $shelves = [];
        foreach ($parts as $part) {
            // Plenty, or some of it is on backorder.
            $isScarce = $this->chance(30);
            foreach ([1, 2, 3, self::BRANCH] as $branch) {
                $shelves[] = ['part_id' => (string) $part, 'location_id' => (string) $branch, 'quantity' => (string) ($isScarce ? $this->random->getInt(0, 1) : 50)];
            }
        }
        $this->shelve($shelves);
        $this->fill(array_fill_keys($this->chance(50) ? $parts : [$parts[0]], $this->random->getInt(1, 3)), $name);
        $order = $this->place($this->chance(50) ? ['fulfilment' => Fulfilment::WillCall, 'location' => self::BRANCH] : [], $name);
        if ($this->chance(50) && count($order->lines) > 1) {
            // One is had in another way than the other.
            [$line, $isShipped] = [$order->lines[0], $order->ships()];
            $edit = new OrderEdit(lines: [$line->id => $isShipped ? new LineEdit($line->quantity, Fulfilment::WillCall, self::BRANCH) : new LineEdit($line->quantity, Fulfilment::Ship, 0)]);
            $this->edit($order, $edit);
        }

        return $this->fresh($order);
    }

    /** @return string what was tried */
    private function step(Order $order): string
    {
        $staff = Actor::staff(1);
        $this->clock->advance($this->chance(20) ? $this->random->getInt(1, 2) * DAY_IN_SECONDS : 60);
        $service = $this->modules()->orders->fulfilmentService();
        $parcels = $this->modules()->orderRecords->fulfilments()->ofOrder($order->id);
        $parcel = [] === $parcels ? null : $parcels[$this->random->getInt(0, count($parcels) - 1)];
        $line = $order->lines[$this->random->getInt(0, count($order->lines) - 1)];
        $pick = $this->random->getInt(0, 23);
        try {
            match (true) {
                20 === $pick => $this->modules()->orders->deskService()->expect($order, $line->id, DealerTime::now($this->clock)->modify(sprintf('+%d days', $this->random->getInt(0, 4)))->format('Y-m-d'), $staff),
                $pick > 20 => $this->edit($order, $this->anEdit($line)),
                $pick < 8 => $service->send($order, $line->fulfilment, Fulfilment::Ship === $line->fulfilment ? 1 : $line->locationId, '', '', [$line->id => $this->random->getInt(1, $line->quantity)], $staff),
                $pick < 14 => null === $parcel ? null : $service->handOver($order, $parcel->id, $staff),
                14 === $pick => null === $parcel ? null : $this->modules()->orders->parcels()->void($order, $parcel->id, '', $staff),
                19 === $pick => $this->pay($order),
                18 === $pick => $this->modules()->orders->editing()->save($order, new OrderEdit(lines: [$line->id => new LineEdit(0, $line->fulfilment, $line->locationId)]), $staff),
                15 === $pick => $this->modules()->orders->cuts()->cut($order, [$line->id], '', $staff),
                default => $this->move($order),
            };
        } catch (ApiError $refusal) {
            return $refusal->errorCode;
        }

        return (string) $pick;
    }

    /** The last letter tells the days that the page tells, unless nobody knows them now; one that told so before is not written again. */
    private function isTold(Order $before, Order $order, string $story): bool
    {
        if (in_array($order->state, [OrderState::OnHold, OrderState::Cancelled], true)) {
            return false;
        }
        $letters = array_values(array_filter($this->modules()->mail->outbox()->list('order:' . $order->id), static fn (array $letter): bool => !isset($letter['payload']['desk_url'])));
        $told = array_map(fn (array $letter): array => $this->days($letter['payload']['order']['Items']), $letters);
        $now = $this->days($this->modules()->orderRecords->presenter()->present($order)['Items']);
        self::assertFalse(OrderState::OnHold === $before->state && in_array('late', $now, true), $story);
        $now = array_filter($now, static fn (string $day): bool => 'late' !== $day);
        self::assertSame($now, array_intersect_key($told[0], $now), $story);
        if (OrderState::OnHold !== $before->state || 'order-resumed' !== $letters[0]['kind']) {
            return false;
        }
        self::assertNotSame(array_intersect_key($told[1], $told[0]), $told[0], $story);

        return true;
    }

    /** @return array<int, string> days, or why there is none, by line that has pieces to come */
    private function days(mixed $items): array
    {
        return array_filter(array_map(static fn (array $item): string => $item['promise']['date'] ?? $item['promise']['reason'], array_column($this->toCome($items), null, 'LineId')), static fn (string $day): bool => '' !== $day);
    }

    /** @return array<array<string, mixed>> what of an order in the API's shape has pieces to come */
    private function toCome(mixed $items): array
    {
        return array_filter(is_array($items) ? $items : [], static fn (mixed $item): bool => in_array($item['state'], ['open', 'backordered', 'partially_ready', 'partially_shipped', 'partially_picked_up'], true));
    }

    private function anEdit(OrderLine $line): OrderEdit
    {
        return match ($this->random->getInt(0, 2)) {
            0 => new OrderEdit(lines: [$line->id => new LineEdit($this->random->getInt(1, 4), $line->fulfilment, $line->locationId)]),
            1 => new OrderEdit(lines: [$line->id => $this->chance(50) ? new LineEdit($line->quantity, Fulfilment::Ship, 0) : new LineEdit($line->quantity, Fulfilment::WillCall, $this->chance(50) ? 1 : self::BRANCH)]),
            default => new OrderEdit(shipping: Address::fromFields(['name' => 'Ann Farmer', 'street' => '2 Main St', 'city' => 'Wichita', 'state' => 'KS', 'zip' => $this->chance(50) ? '66020' : '67202'])),
        };
    }

    /** The customer agrees where it costs more. */
    private function edit(Order $order, OrderEdit $edit): void
    {
        $edited = $this->modules()->orders->editing()->save($order, $edit, Actor::staff(1));
        null === $this->modules()->orderRecords->proposals()->open($edited) || $this->modules()->orders->answers()->accept($edited, Actor::guest(), null);
    }

    private function pay(Order $order): void
    {
        if ($order->owedCents() > 0) {
            $cents = $this->chance(70) ? $order->owedCents() : 1;
            $this->modules()->orders->ledger()->receive($order, 'cash', $cents, '', bin2hex($this->random->getBytes(8)), Actor::staff(1));
        }
    }

    private function move(Order $order): void
    {
        $steps = $order->stepsForStaff(false);
        if ([] !== $steps) {
            $this->modules()->orders->service()->move($order, $steps[$this->random->getInt(0, count($steps) - 1)], Actor::staff(1));
        }
    }

    private function check(Order $order, string $story): void
    {
        $sheet = $this->modules()->orderRecords->viewModel()->build($order);
        $parcels = $this->modules()->orderRecords->fulfilments()->ofOrder($order->id);
        $story .= sprintf(' | %s: %s', $sheet['status'], $sheet['sentence']);
        $isIn = static fn (LineState $state): bool => array_any($parcels, static fn (OrderFulfilment $one): bool => $state === $one->state);
        if (in_array($order->state, [OrderState::Cancelled, OrderState::Completed], true)) {
            $words = (string) wp_json_encode([array_column($sheet['lines'], 'state'), array_column($sheet['parcels'], 'title'), $this->printed($order)]);
            self::assertStringNotContainsStringIgnoringCase('ready for pickup', $words, $story);
            self::assertStringNotContainsString('Pickup 1', OrderState::Cancelled === $order->state ? $this->printed($order) : '', $story);
        }
        if (OrderState::Cancelled === $order->state) {
            self::assertSame(['Canceled'], array_values(array_unique(array_column($sheet['lines'], 'state'))), $story);
            self::assertSame([], $this->modules()->stock->orderHolds()->inHouse($order->id), $story);
        }
        if (OrderState::Completed === $order->state) {
            foreach (['picked up' => LineState::PickedUp, 'shipped' => LineState::Shipped, 'delivered' => LineState::Delivered] as $word => $state) {
                self::assertSame($isIn($state), str_contains($sheet['sentence'], $word), $story);
            }
            // Nobody tells us when a parcel has arrived: the page is read for months.
            self::assertDoesNotMatchRegularExpression('/ way\b/', $sheet['sentence'], $story);
        }
        if (OrderState::Processing === $order->state) {
            $isAll = array_all($order->lines, static fn (OrderLine $line): bool => in_array($line->state, [LineState::Ready, LineState::Cancelled], true));
            self::assertSame($isIn(LineState::Ready) && !$isAll, str_starts_with($sheet['sentence'], 'Some of'), $story);
            self::assertSame($isIn(LineState::Ready), str_contains($sheet['sentence'], 'ready at the counter'), $story);
        }
        // What the lines cost is what the order costs, on the page, in letters and at the desk.
        $cents = static fn (string $told): int => (int) round(100 * (float) str_replace(['$', ','], '', $told));
        $items = $this->modules()->orderRecords->presenter()->present($order)['Items'];
        self::assertSame($order->subtotalCents, array_sum(array_map(static fn (array $line): int => $cents($line['total']), $sheet['lines'])), $story);
        self::assertSame($order->subtotalCents, array_sum(array_column(is_array($items) ? $items : [], 'line_total_cents')), $story);
        if (OrderState::OnHold === $order->state) {
            // Nobody knows when it goes on.
            $words = (string) wp_json_encode(array_map(static fn (array $line): array => [$line['note'], $line['promise']], $sheet['lines']));
            self::assertDoesNotMatchRegularExpression('/(ready|about|on) \w+day\b|business day/', $words, $story);
            $isOpen = array_any(FulfilmentProgress::ofOrder($order, $parcels), static fn (FulfilmentProgress $line): bool => $line->left() > 0);
            self::assertSame($isOpen, str_contains($words, 'No date until our question is answered.'), $story);
        }
        // No day that is over is promised.
        $left = array_values(array_map(static fn (FulfilmentProgress $line): int => $line->left(), FulfilmentProgress::ofOrder($order, $parcels)));
        foreach ($this->toCome($items) as $at => $item) {
            // What lies ready is not to come.
            self::assertTrue($left[$at] > 0 || '' === $item['promise']['words'], $story);
            self::assertFalse(($item['promise']['date'] ?? '9') < DealerTime::today($this->clock), $story);
            self::assertSame($item['promise']['words'], $sheet['lines'][$at]['promise'], $story);
        }
        self::assertFalse($order->ships() && PayMethod::PayInStore === $order->payMethod, $story);
        $letter = $this->modules()->mail->preview()->render('order-confirmed', $this->modules()->orderRecords->mails()->moved($order, OrderState::Confirmed)[0]->payload);
        // At the counter one pays at the counter, whatever else of the order is shipped.
        $ready = $this->modules()->mail->preview()->render('order-ready', $this->modules()->orderRecords->mails()->fulfilled($order, 'order-ready', 0, ['parts' => '', 'branch' => ''])->payload);
        self::assertStringNotContainsString('before your order ships', preg_replace('/\s+/', ' ', $ready['text'] ?? '') ?? '', $story);
        // Nobody is asked to pay for what ended before anything of it had left.
        $isPaid = OrderState::Cancelled === $order->state || ($order->paidCents > 0 && 0 === $order->unpaidCents());
        foreach ([$sheet['facts'], $letter['text'] ?? '', $order->isInvoiced() ? $this->modules()->returns->papers()->invoice($order) : ''] as $where => $told) {
            self::assertSame(!$isPaid && ($where < 2 || '' !== $told), str_contains((string) wp_json_encode($told), $order->payMethod->label()), $where . ' ' . $story);
        }
        $toFetch = array_filter($order->lines, static fn (OrderLine $line): bool => Fulfilment::WillCall === $line->fulfilment && !in_array($line->state, [LineState::PickedUp, LineState::Cancelled], true));
        self::assertSame(array_values(array_unique(array_map(static fn (OrderLine $line): int => $line->locationId, $toFetch))), $sheet['branches'], $story);
    }

    private function printed(Order $order): string
    {
        return wp_strip_all_tags($this->modules()->orderDesk->printout()->html('packing-slip', [$order->id]));
    }

    private function fresh(Order $order): Order
    {
        return $this->modules()->orderRecords->repository()->byId($order->id) ?? $order;
    }

    private function chance(int $percent): bool
    {
        return $this->random->getInt(1, 100) <= $percent;
    }
}
