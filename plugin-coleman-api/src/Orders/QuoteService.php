<?php

declare(strict_types=1);

namespace Coleman\Api\Orders;

use Coleman\Api\Database\Transaction;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Locations\LocationRepository;
use Coleman\Api\Mail\Outbox;
use Coleman\Api\Staff\Actor;
use Coleman\Api\Support\Clock;
use Coleman\Api\Support\Money;

/** Prices that staff name for an order, and what the customer answers. Each act is one transaction. */
final readonly class QuoteService
{
    public function __construct(
        private Transaction $transaction,
        private OrderRepository $orders,
        private OrderTransitions $transitions,
        private Charges $charges,
        private LocationRepository $locations,
        private OrderMails $mails,
        private Outbox $outbox,
        private Clock $clock,
    ) {
    }

    /**
     * Staff name the prices of lines that had none.
     *
     * @param array<int, int> $prices cents by line
     * @param bool $send also sends the quote, once every price is known
     * @throws ApiError 400 for a line or an amount that is none, 409 coleman_bad_transition
     */
    public function price(Order $order, array $prices, Actor $actor, bool $send): Order
    {
        if (OrderState::AwaitingPrice !== $order->state) {
            throw new ApiError('coleman_bad_transition', __('This order isn’t waiting for a price.', 'coleman'), 409);
        }
        $open = array_values(array_filter($order->lines, static fn (OrderLine $line): bool => LineState::Cancelled !== $line->state));
        $lines = array_column($open, null, 'id');
        foreach ($prices as $lineId => $cents) {
            if (!isset($lines[$lineId]) || $cents < 0 || $cents > 100_000_000) {
                throw ApiError::invalid(['prices' => __('Enter a price of 0 or more for a line of this order.', 'coleman')]);
            }
        }

        return $this->transaction->run(function () use ($order, $open, $prices, $actor, $send): Order {
            $this->orders->price($order->id, $prices);
            $destination = $order->shipping ?? $order->billing;
            $totals = $this->charges->calculate(
                array_map(static fn (OrderLine $line): ChargeLine => $line->charge($prices[$line->id] ?? null), $open),
                $destination->isPostal() ? ['state' => $destination->state, 'zip' => $destination->zip] : null,
                $this->locations->places(),
                $order->isTaxExempt,
                // Agreed at checkout: it is taxed as agreed, whatever the prices would make of it now.
                $order->shippingCents,
            );
            $isUnknown = $totals->hasUnknownPrice;
            $this->orders->change($order, [
                'subtotal_cents' => $totals->subtotalCents,
                'tax_cents' => $totals->taxCents ?? 0,
                'total_cents' => $totals->totalCents(),
                'has_unknown_price' => $isUnknown ? 1 : 0,
            ]);
            if ([] !== $prices) {
                $this->orders->append($order->id, OrderEvent::PRICED, $actor, ['prices' => $prices], true);
            }
            $priced = $this->orders->byId($order->id) ?? $order;
            if ($send && !$isUnknown) {
                $this->orders->append($order->id, OrderEvent::QUOTED, $actor, [], true);
                $this->outbox->queue($this->mails->quoted($priced, Quote::validUntil($this->clock->now())));
            }

            return $priced;
        });
    }

    /**
     * The customer takes the quoted prices.
     *
     * @param int|null $expectedTotalCents what the customer saw; a quote that has been replaced since is not accepted by it
     * @throws ApiError 409 coleman_bad_transition, coleman_quote_expired, coleman_total_mismatch
     */
    public function accept(Order $order, Actor $actor, ?int $expectedTotalCents = null): Order
    {
        if (!$this->quote($order)->isOpen($this->clock->now())) {
            throw new ApiError('coleman_quote_expired', __('This quote is no longer valid. Please call the parts desk for a new one.', 'coleman'), 409);
        }
        if (null !== $expectedTotalCents && $expectedTotalCents !== $order->totalCents) {
            throw new ApiError(
                'coleman_total_mismatch',
                /* translators: %s: amount of money */
                sprintf(__('The quote has changed. The total is now %s. Please review it before you accept it.', 'coleman'), Money::format($order->totalCents)),
                409,
                data: ['total_cents' => $order->totalCents],
            );
        }

        return $this->transaction->run(function () use ($order, $actor): Order {
            $this->orders->append($order->id, OrderEvent::ACCEPTED, $actor, ['total_cents' => $order->totalCents], true);
            $accepted = $this->transitions->move($order, OrderState::Received, $actor);
            $this->outbox->queue($this->mails->answered($accepted, true));

            return $accepted;
        });
    }

    /**
     * The customer does not take the quoted prices: the order is canceled.
     *
     * @throws ApiError 409 coleman_bad_transition
     */
    public function decline(Order $order, Actor $actor): Order
    {
        $this->quote($order);

        return $this->transaction->run(function () use ($order, $actor): Order {
            $this->orders->append($order->id, OrderEvent::DECLINED, $actor, ['total_cents' => $order->totalCents], true);
            $declined = $this->transitions->move($order, OrderState::Cancelled, $actor);
            $this->outbox->queue($this->mails->answered($declined, false));

            return $declined;
        });
    }

    private function quote(Order $order): Quote
    {
        return Quote::fromOrder($order, $this->orders->events($order->id, true))
            ?? throw new ApiError('coleman_bad_transition', __('This order has no open quote.', 'coleman'), 409);
    }
}
