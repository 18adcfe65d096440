<?php

declare(strict_types=1);

namespace Coleman\Api\Orders;

use Coleman\Api\Parts\Availability;
use Coleman\Api\Parts\PartRepository;
use Coleman\Api\Promises\PromiseReason;
use Coleman\Api\Support\Clock;
use Coleman\Api\Support\DealerTime;

/**
 * Promises the lines of an order that could not be promised when it was placed: staff had to confirm it, or it waited
 * for a price; and promises anew what was on hold, or has changed since.
 */
final readonly class LatePromises
{
    public function __construct(
        private OrderRepository $orders,
        private FulfilmentRepository $fulfilments,
        private PartRepository $parts,
        private StockHolds $holds,
        private LinePromises $promises,
        private Availability $availability,
        private ToldDays $told,
        private Clock $clock,
    ) {
    }

    /**
     * Runs inside the caller's transaction, once the order has taken what there is: the promise is worked out from the
     * pieces that it holds, at this moment. A line that was promised before keeps what it was promised.
     *
     * @param Order $before the order as it stood until now
     * @param bool $isQuote whether it waits for a price from now on
     */
    public function make(Order $before, bool $isQuote): void
    {
        $order = $this->orders->byId($before->id) ?? $before;
        $isFirst = $before->isToConfirm || OrderState::AwaitingPrice === $before->state;
        $waiting = array_values(array_filter($order->lines, static fn (OrderLine $line): bool => in_array($line->state, [LineState::Open, LineState::Backordered], true)
            && (PromiseReason::AwaitingPrice->value === $line->promise->reason || ($isFirst && '' === $line->promise->reason))));
        $this->promise($order, array_column($waiting, 'quantity', 'id'), $isQuote);
    }

    /**
     * Promises anew what staff have changed of an order, from the pieces that it holds now. Inside the caller's transaction.
     *
     * @param array<int, int> $left pieces that are still to be sent, by line
     */
    public function renew(Order $order, array $left): void
    {
        $this->promise($order, array_filter($left, static fn (int $pieces): bool => $pieces > 0), $order->hasUnknownPrice || OrderState::AwaitingPrice === $order->state);
    }

    /**
     * Promises anew what is still to be sent of an order that was on hold: its days have gone by. Inside the caller's
     * transaction, once the order has taken what there is.
     *
     * @return bool whether that is news to the customer
     */
    public function resume(Order $before): bool
    {
        $order = $this->orders->byId($before->id) ?? $before;
        // A line that was never promised stays so.
        $promised = array_filter($order->lines, static fn (OrderLine $line): bool => '' !== $line->promise->reason);
        $progress = FulfilmentProgress::ofOrder($order, $this->fulfilments->ofOrder($order->id));
        $left = array_map(static fn (FulfilmentProgress $line): int => $line->left(), array_intersect_key($progress, array_column($promised, 'id', 'id')));
        $this->renew($order, $left);

        return $this->told->areOver($this->orders->byId($order->id) ?? $order, $left);
    }

    /** @param array<int, int> $left pieces by line that is promised */
    private function promise(Order $order, array $left, bool $isQuote): void
    {
        $waiting = array_values(array_filter($order->lines, static fn (OrderLine $line): bool => isset($left[$line->id])));
        if ([] === $waiting) {
            return;
        }
        $parts = $this->parts->byIds(array_values(array_unique(array_map(static fn (OrderLine $line): int => $line->partId, $waiting))));
        // Of a part that has left the catalog nothing is known.
        $waiting = array_values(array_filter($waiting, static fn (OrderLine $line): bool => isset($parts[$line->partId])));
        $lines = array_map(static fn (OrderLine $line): PricedLine => $line->priced($parts[$line->partId], $left[$line->id]), $waiting);
        $takes = $this->toSend($order->id);
        $today = DealerTime::today($this->clock);
        $entered = array_filter(array_column($waiting, 'expectedOn', 'id'), static fn (?string $day): bool => null !== $day && $day >= $today);
        $promises = $this->promises->calculate($lines, $takes, ($order->shipping ?? $order->billing)->zip, $isQuote, $entered);
        $told = [];
        foreach ($lines as $line) {
            $told[$line->itemId] = [
                'promise' => $promises[$line->itemId],
                'availability_text' => $line->availabilityText($this->availability, array_sum($takes[$line->itemId] ?? [])),
            ];
        }
        $this->orders->promise($told);
    }

    /** @return array<int, array<int, int>> pieces that the order holds and that do not lie ready yet, by line and branch */
    private function toSend(int $orderId): array
    {
        $pieces = $this->holds->inHouse($orderId);
        foreach ($this->fulfilments->ofOrder($orderId) as $parcel) {
            foreach (LineState::Ready === $parcel->state ? $parcel->lines : [] as $line => $ready) {
                $pieces[$line][$parcel->locationId] = ($pieces[$line][$parcel->locationId] ?? 0) - $ready;
            }
        }

        return array_map(static fn (array $byBranch): array => array_filter($byBranch, static fn (int $left): bool => $left > 0), $pieces);
    }
}
