<?php

declare(strict_types=1);

namespace Coleman\Api\Orders;

/** How many pieces of a line have gone which way. */
final readonly class FulfilmentProgress
{
    /** @param array<string, int> $sent pieces by the state of the fulfilment they belong to: ready, shipped, picked_up, delivered */
    public function __construct(private int $ordered, private bool $isCancelled, private array $sent = [])
    {
    }

    /**
     * @param list<OrderFulfilment> $fulfilments of the order
     * @return array<int, self> by line
     */
    public static function ofOrder(Order $order, array $fulfilments): array
    {
        $sent = [];
        foreach ($fulfilments as $fulfilment) {
            foreach ($fulfilment->lines as $line => $quantity) {
                $sent[$line][$fulfilment->state->value] = ($sent[$line][$fulfilment->state->value] ?? 0) + $quantity;
            }
        }
        $progress = [];
        foreach ($order->lines as $line) {
            $progress[$line->id] = new self($line->quantity, LineState::Cancelled === $line->state, $sent[$line->id] ?? []);
        }

        return $progress;
    }

    /** Pieces that nothing has been done with yet. */
    public function left(): int
    {
        return $this->isCancelled ? 0 : max(0, $this->ordered - array_sum($this->sent));
    }

    /** Pieces that lie at a counter for the customer. */
    public function ready(): int
    {
        return $this->sent[LineState::Ready->value] ?? 0;
    }

    /** Pieces that are no longer in the house. */
    public function gone(): int
    {
        return array_sum($this->sent) - $this->ready();
    }

    /** The state of the line that has come so far. */
    public function state(OrderLine $line): LineState
    {
        $shipped = $this->sent[LineState::Shipped->value] ?? 0;
        $delivered = $this->sent[LineState::Delivered->value] ?? 0;
        $isPartGone = $this->gone() > 0 && $this->left() + $this->ready() > 0;

        return match (true) {
            $this->isCancelled => LineState::Cancelled,
            $isPartGone && $shipped + $delivered > 0 => LineState::PartiallyShipped,
            $isPartGone => LineState::PartiallyPickedUp,
            $this->ready() > 0 => $this->left() > 0 ? LineState::PartiallyReady : LineState::Ready,
            $this->left() > 0 => $line->backordered > 0 ? LineState::Backordered : LineState::Open,
            $shipped > 0 => LineState::Shipped,
            $delivered > 0 => LineState::Delivered,
            default => LineState::PickedUp,
        };
    }
}
