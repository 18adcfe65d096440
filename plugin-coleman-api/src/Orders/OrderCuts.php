<?php

declare(strict_types=1);

namespace Coleman\Api\Orders;

use Coleman\Api\Database\Transaction;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Http\NoteText;
use Coleman\Api\Locations\LocationRepository;
use Coleman\Api\Mail\Outbox;
use Coleman\Api\Parts\Part;
use Coleman\Api\Staff\Actor;

/**
 * Takes parts out of an order: what is left of some lines is canceled, what was sent or lies ready stays. Its stock goes
 * back, the total is worked out anew, the customer is told; an order of which nothing is left to send is complete.
 */
final readonly class OrderCuts
{
    public function __construct(
        private Transaction $transaction,
        private OrderRepository $orders,
        private FulfilmentService $fulfilments,
        private StockHolds $holds,
        private Charges $charges,
        private LocationRepository $locations,
        private OrderMails $mails,
        private Outbox $outbox,
    ) {
    }

    /**
     * @param list<int> $lines of the order
     * @param string $reason for staff
     * @throws ApiError 400 with fields, 409 coleman_bad_transition, coleman_order_changed
     */
    public function cut(Order $order, array $lines, string $reason, Actor $actor): Order
    {
        $reason = NoteText::read($reason, 'reason', 0);
        if (!in_array($order->state, [OrderState::Received, OrderState::Confirmed, OrderState::Processing], true)) {
            throw new ApiError('coleman_bad_transition', __('Nothing can be taken out of this order now.', 'coleman'), 409);
        }
        $progress = $this->fulfilments->progress($order);
        $remaining = [];
        foreach ($lines as $line) {
            if (0 === ($progress[$line] ?? null)?->left() || !isset($progress[$line])) {
                throw ApiError::invalid(['lines' => __('Choose lines of this order with pieces that have not left.', 'coleman')]);
            }
            $remaining[$line] = $progress[$line]->gone() + $progress[$line]->ready();
        }
        if ([] === $remaining) {
            throw ApiError::invalid(['lines' => __('Choose lines of this order with pieces that have not left.', 'coleman')]);
        }
        $stays = array_any($order->lines, static fn (OrderLine $line): bool => LineState::Cancelled !== $line->state && ($remaining[$line->id] ?? $line->quantity) > 0);
        if (!$stays) {
            throw new ApiError('coleman_bad_transition', __('Nothing would be left of this order. Cancel the order instead.', 'coleman'), 409);
        }

        return $this->transaction->run(function () use ($order, $remaining, $progress, $reason, $actor): Order {
            // First, so that of two who saw the same order one is refused.
            $this->orders->change($order, ['state' => $order->state->value]);
            $this->holds->releaseLines($order, array_keys($remaining));
            $this->orders->cutLines($remaining);
            $off = array_filter($order->lines, static fn (OrderLine $line): bool => isset($remaining[$line->id]));
            /* translators: %s: numbers of parts with quantities */
            $this->orders->append($order->id, OrderEvent::LINE, $actor, ['text' => sprintf(__('Canceled: %s.', 'coleman'), implode(', ', array_map(static fn (OrderLine $line): string => sprintf('%d × %s', $progress[$line->id]->left(), $line->partNumber), $off)))] + ('' === $reason ? [] : ['reason' => $reason]), true);
            $this->charge($this->orders->byId($order->id) ?? $order);
            $cut = $this->fulfilments->updateProgress($this->orders->byId($order->id) ?? $order, $actor);
            // The number of a special-order part was typed by whoever ordered.
            $this->outbox->queue($this->mails->cut($cut, implode(', ', array_map(
                static fn (OrderLine $line): string => sprintf('%d × %s', $progress[$line->id]->left(), Part::PLACEHOLDER_ID === $line->partId ? __('Special order', 'coleman') : $line->partNumber),
                $off,
            )), array_sum(array_map(static fn (OrderLine $line): int => $progress[$line->id]->left(), $off))));

            return $cut;
        });
    }

    /** Writes the total of what the order still holds. Less never costs more, whatever has become of tax rates since. */
    private function charge(Order $order): void
    {
        $lines = array_values(array_filter($order->lines, static fn (OrderLine $line): bool => LineState::Cancelled !== $line->state));
        $ships = array_any($lines, static fn (OrderLine $line): bool => Fulfilment::Ship === $line->fulfilment);
        $destination = $order->shipping ?? $order->billing;
        $totals = $this->charges->calculate(
            array_map(static fn (OrderLine $line): ChargeLine => $line->charge(null), $lines),
            $destination->isPostal() ? ['state' => $destination->state, 'zip' => $destination->zip] : null,
            $this->locations->places(),
            $order->isTaxExempt,
            // Agreed at checkout, as long as anything of the order is shipped.
            $ships ? $order->shippingCents : 0,
        );
        $tax = min($order->taxCents, $totals->taxCents ?? 0);
        $this->orders->change($order, [
            'item_count' => array_sum(array_map(static fn (OrderLine $line): int => $line->quantity, $lines)),
            'subtotal_cents' => $totals->subtotalCents,
            'charges_cents' => $totals->chargesCents(),
            'shipping_cents' => $totals->shippingCents ?? 0,
            'tax_cents' => $tax,
            'total_cents' => $totals->totalCents() - ($totals->taxCents ?? 0) + $tax,
        ]);
    }
}
