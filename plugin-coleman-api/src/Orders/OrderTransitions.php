<?php

declare(strict_types=1);

namespace Coleman\Api\Orders;

use Coleman\Api\Http\ApiError;
use Coleman\Api\Mail\Outbox;
use Coleman\Api\Staff\Actor;
use Coleman\Api\Support\Clock;

/** Moves an order from one state to another, with all that follows: its stock, its promises, its mails. */
final readonly class OrderTransitions
{
    public function __construct(
        private OrderRepository $orders,
        private StockHolds $holds,
        private WaitingStock $stock,
        private LatePromises $promises,
        private OrderLimits $limits,
        private OrderMails $mails,
        private Outbox $outbox,
        private Clock $clock,
    ) {
    }

    /**
     * Inside the caller's transaction.
     *
     * @param string $reason kept in the history for staff: why it was cancelled, what was refunded
     * @throws ApiError 409 coleman_bad_transition, coleman_order_changed, coleman_insufficient_stock
     */
    public function move(Order $order, OrderState $next, Actor $actor, string $reason = ''): Order
    {
        // What is confirmed now holds its parts from now.
        $heldUntil = $order->isToConfirm ? Checkout::heldUntil($next, $this->clock->now()) : null;
        $this->orders->move($order, $next, $actor, null === $heldUntil ? [] : ['held_until' => $heldUntil->format('Y-m-d H:i:s')], $reason);
        $isConfirmed = $order->isToConfirm && OrderState::Cancelled !== $next;
        if ($isConfirmed) {
            $this->stock->takeFirst($order);
        }
        if (in_array($next, [OrderState::Cancelled, OrderState::Failed], true)) {
            $this->holds->release($order);
            $this->limits->refund($order->id);
            $this->orders->cancelLines($order->id);
        }
        $hasWaited = in_array($next, [OrderState::Received, OrderState::Confirmed, OrderState::Processing], true) && in_array($order->state, [OrderState::AwaitingPrice, OrderState::OnHold], true);
        if ($hasWaited) {
            $this->stock->claim($order);
        }
        if ($isConfirmed || $hasWaited) {
            $this->promises->make($order, OrderState::AwaitingPrice === $next);
        }
        $isNews = $hasWaited && OrderState::OnHold === $order->state && !$order->isToConfirm && $this->promises->resume($order);
        $moved = $this->orders->byId($order->id) ?? $order;
        $mails = OrderState::PendingPayment === $order->state && OrderState::Received === $next
            ? $this->mails->received($moved)
            : $this->mails->moved($moved, $next);
        $queued = $this->outbox->queue(...$mails);
        // A letter that confirms the order tells the days, too; it is written once.
        if ($isNews && 0 === $queued) {
            $this->outbox->queue($this->mails->resumed($moved));
        }

        return $moved;
    }
}
