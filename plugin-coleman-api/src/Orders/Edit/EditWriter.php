<?php

declare(strict_types=1);

namespace Coleman\Api\Orders\Edit;

use Coleman\Api\Http\ApiError;
use Coleman\Api\Orders\Fulfilment;
use Coleman\Api\Orders\FulfilmentProgress;
use Coleman\Api\Orders\FulfilmentService;
use Coleman\Api\Orders\LatePromises;
use Coleman\Api\Orders\Order;
use Coleman\Api\Orders\OrderEvent;
use Coleman\Api\Orders\OrderLine;
use Coleman\Api\Orders\OrderRepository;
use Coleman\Api\Orders\OrderState;
use Coleman\Api\Orders\Payment\CreditLimit;
use Coleman\Api\Orders\PayMethod;
use Coleman\Api\Orders\StockHolds;
use Coleman\Api\Staff\Actor;

/** Writes a plan: the order, its lines, their stock and promises, and what the history says. Inside the caller's transaction. */
final readonly class EditWriter
{
    public function __construct(private OrderRepository $orders, private StockHolds $holds, private LatePromises $promises, private FulfilmentService $fulfilments, private CreditLimit $credit)
    {
    }

    /**
     * @param string $why before the changes in the history: who agreed to them
     * @return Order as it is afterwards; complete when nothing of it is left to send
     * @throws ApiError 409 coleman_order_changed, coleman_insufficient_stock, coleman_credit_limit
     */
    public function write(Order $order, EditPlan $plan, Actor $actor, string $why = ''): Order
    {
        $this->refuseDebt($order, $plan, $actor);
        // First, so that of two who saw the same order one is refused.
        $this->orders->change($order, $plan->columns + ['state' => $order->state->value]);
        $lines = $plan->resized + array_fill_keys($this->orders->addLines($order->id, $plan->added), false);
        $this->orders->editLines($plan->lines);
        $total = $plan->fromCents === $plan->totalCents || $plan->hasUnknownPrice ? [] : [EditWords::total($plan->fromCents, $plan->totalCents)];
        $this->orders->append($order->id, OrderEvent::EDITED, $actor, [
            'text' => trim($why . ' ' . implode(' ', [...$plan->texts(), ...$total])),
            'is_priced' => $plan->isPriced,
        ], true);
        $changed = $this->orders->byId($order->id) ?? $order;
        if ([] !== $lines) {
            $changed = $this->stocked($order, $changed, $plan, $lines);
            $changed = $this->fulfilments->updateProgress($changed, $actor);
        }
        if ($plan->isMoved && !$order->isToConfirm) {
            // Carriers take another time to another place. What was never promised stays so.
            $shipped = array_filter($changed->lines, static fn (OrderLine $line): bool => Fulfilment::Ship === $line->fulfilment && '' !== $line->promise->reason);
            $this->promised($changed, array_column($shipped, 'id', 'id'));
            $changed = $this->orders->byId($order->id) ?? $changed;
        }
        $this->orders->indexWords($changed);

        return $changed;
    }

    /** Refuses what an order on account would cost more, where that is beyond the account's limit. */
    private function refuseDebt(Order $order, EditPlan $plan, Actor $actor): void
    {
        $rise = $plan->totalCents - $plan->fromCents - $order->refundDueCents();
        if (PayMethod::Account === $order->payMethod && $rise > 0) {
            $this->credit->refuse($order->customerId, $order->accountId, $rise, 'lines', $actor);
        }
    }

    /** @param array<int, bool> $lines */
    private function stocked(Order $before, Order $order, EditPlan $plan, array $lines): Order
    {
        // What waits to be confirmed holds nothing yet, and is promised nothing.
        if ($before->isToConfirm) {
            return $order;
        }
        $this->holds->resize($order, $lines, OrderState::AwaitingPrice !== $order->state || null !== $order->heldUntil);
        $this->orders->forgetDays($order->id, array_keys($lines));
        $order = $this->orders->byId($order->id) ?? $order;
        $were = array_column($before->lines, 'backordered', 'id');
        foreach ($order->lines as $line) {
            if (isset($lines[$line->id], $plan->discontinued[$line->partId]) && $line->backordered > ($were[$line->id] ?? 0)) {
                /* translators: %s: part number */
                throw new ApiError('coleman_insufficient_stock', sprintf(__('%s is discontinued, and not enough of it is left.', 'coleman'), $line->partNumber), 409, data: ['line' => $line->id]);
            }
        }
        $this->promised($order, $lines);

        return $order;
    }

    /** @param array<int, mixed> $lines by line whose promise is made anew */
    private function promised(Order $order, array $lines): void
    {
        $this->promises->renew($order, array_intersect_key(array_map(static fn (FulfilmentProgress $progress): int => $progress->left(), $this->fulfilments->progress($order)), $lines));
    }
}
