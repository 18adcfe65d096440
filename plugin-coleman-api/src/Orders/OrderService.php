<?php

declare(strict_types=1);

namespace Coleman\Api\Orders;

use Coleman\Api\Cart\Cart;
use Coleman\Api\Cart\CartOwner;
use Coleman\Api\Cart\CartService;
use Coleman\Api\Database\Transaction;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Locations\LocationRepository;
use Coleman\Api\Mail\Outbox;
use Coleman\Api\Parts\Part;
use Coleman\Api\Parts\PartRepository;
use Coleman\Api\Staff\Actor;
use Coleman\Api\Support\Clock;
use Coleman\Api\Support\Money;

/** What happens to an order after it was placed. Each act is one transaction: the state, its event, its mails, its stock. */
final readonly class OrderService
{
    public function __construct(
        private Transaction $transaction,
        private OrderRepository $orders,
        private StockHolds $holds,
        private OrderMails $mails,
        private Outbox $outbox,
        private CartService $carts,
        private Charges $charges,
        private LocationRepository $locations,
        private PartRepository $parts,
        private Clock $clock,
        private OrderConfirmation $confirmation,
        private LatePromises $promises,
        private OrderLimits $limits,
    ) {
    }

    /**
     * Refuses by 409 coleman_bad_transition, and by coleman_order_changed when somebody was faster.
     *
     * @param string $reason kept in the history for staff: why it was cancelled, what was refunded
     */
    public function move(Order $order, OrderState $next, Actor $actor, string $reason = ''): Order
    {
        return $this->transaction->run(fn (): Order => $this->moveWithin($order, $next, $actor, $reason));
    }

    /** Moves an order inside a transaction that is under way, with its stock and its mails. */
    public function moveWithin(Order $order, OrderState $next, Actor $actor, string $reason = ''): Order
    {
        // What is confirmed now holds its parts from now.
        $heldUntil = $order->isToConfirm ? Checkout::heldUntil($next, $this->clock->now()) : null;
        $this->orders->move($order, $next, $actor, null === $heldUntil ? [] : ['held_until' => $heldUntil->format('Y-m-d H:i:s')], $reason);
        $isConfirmed = $order->isToConfirm && OrderState::Cancelled !== $next;
        if ($isConfirmed) {
            $this->confirmation->takeStock($order);
        }
        if (in_array($next, [OrderState::Cancelled, OrderState::Failed], true)) {
            $this->holds->release($order);
            $this->limits->refund($order->id);
            $this->orders->cancelLines($order->id);
        }
        $hasWaited = in_array($next, [OrderState::Received, OrderState::Confirmed, OrderState::Processing], true) && in_array($order->state, [OrderState::AwaitingPrice, OrderState::OnHold], true);
        if ($hasWaited) {
            $this->claim($order);
        }
        if ($isConfirmed || $hasWaited) {
            $this->promises->make($order, OrderState::AwaitingPrice === $next);
        }
        $moved = $this->fresh($order);
        $mails = OrderState::PendingPayment === $order->state && OrderState::Received === $next
            ? $this->mails->received($moved)
            : $this->mails->moved($moved, $next);
        $this->outbox->queue(...$mails);

        return $moved;
    }

    /**
     * An order that has waited takes what is there of what it has no stock for.
     *
     * @throws ApiError 409 coleman_insufficient_stock when a discontinued part is gone meanwhile
     */
    private function claim(Order $order): void
    {
        $this->holds->claim($order);
        $fresh = $this->fresh($order);
        if (OrderState::AwaitingPrice !== $order->state) {
            return;
        }
        $this->orders->change($fresh, ['held_until' => null]);
        $missing = array_values(array_filter($fresh->lines, static fn (OrderLine $line): bool => $line->backordered > 0));
        $parts = $this->parts->byIds(array_map(static fn (OrderLine $line): int => $line->partId, $missing));
        $gone = array_find($missing, static fn (OrderLine $line): bool => $parts[$line->partId]->discontinued ?? false);
        if (null !== $gone) {
            /* translators: %s: part number */
            throw new ApiError('coleman_insufficient_stock', sprintf(__('%s is discontinued and has just been sold. Please call the parts desk.', 'coleman'), $gone->partNumber), 409);
        }
    }

    /**
     * By the customer, until picking has begun. The parts desk is told, unless it has never heard of the order.
     *
     * @throws ApiError 409 coleman_bad_transition
     */
    public function cancel(Order $order, Actor $actor): Order
    {
        if (!$order->isCancellableByCustomer()) {
            throw new ApiError('coleman_bad_transition', __('This order can no longer be canceled online. Please call the parts desk.', 'coleman'), 409);
        }

        return $this->transaction->run(function () use ($order, $actor): Order {
            $cancelled = $this->moveWithin($order, OrderState::Cancelled, $actor);
            if (OrderState::PendingPayment !== $order->state) {
                $this->outbox->queue($this->mails->cancelledByCustomer($cancelled, $order->state));
            }

            return $cancelled;
        });
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
        $lines = array_column($order->lines, null, 'id');
        foreach ($prices as $lineId => $cents) {
            if (!isset($lines[$lineId]) || $cents < 0 || $cents > 100_000_000) {
                throw ApiError::invalid(['prices' => __('Enter a price of 0 or more for a line of this order.', 'coleman')]);
            }
        }

        return $this->transaction->run(function () use ($order, $prices, $actor, $send): Order {
            $this->orders->price($order->id, $prices);
            $destination = $order->shipping ?? $order->billing;
            $totals = $this->charges->calculate(
                array_map(static fn (OrderLine $line): ChargeLine => $line->charge($prices[$line->id] ?? null), $order->lines),
                $destination->isPostal() ? ['state' => $destination->state, 'zip' => $destination->zip] : null,
                $this->locations->places(),
                $order->isTaxExempt,
                // Agreed at checkout: it is taxed as agreed, whatever the prices would make of it now.
                $order->shippingCents,
            );
            $isUnknown = $totals['has_unknown_price'];
            $this->orders->change($order, [
                'subtotal_cents' => $totals['subtotal_cents'],
                'tax_cents' => $totals['tax_cents'] ?? 0,
                'total_cents' => $totals['total_cents'],
                'has_unknown_price' => $isUnknown ? 1 : 0,
            ]);
            if ([] !== $prices) {
                $this->orders->append($order->id, OrderEvent::PRICED, $actor, ['prices' => $prices], true);
            }
            $priced = $this->fresh($order);
            if ($send && !$isUnknown) {
                $this->orders->append($order->id, OrderEvent::QUOTED, $actor, [], true);
                $this->outbox->queue($this->mails->quoted($priced));
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
            $accepted = $this->moveWithin($order, OrderState::Received, $actor);
            $this->outbox->queue($this->mails->answered($accepted, true));

            return $accepted;
        });
    }

    /**
     * The customer does not take the quoted prices: the order is cancelled.
     *
     * @throws ApiError 409 coleman_bad_transition
     */
    public function decline(Order $order, Actor $actor): Order
    {
        $this->quote($order);

        return $this->transaction->run(function () use ($order, $actor): Order {
            $this->orders->append($order->id, OrderEvent::DECLINED, $actor, ['total_cents' => $order->totalCents], true);
            $declined = $this->moveWithin($order, OrderState::Cancelled, $actor);
            $this->outbox->queue($this->mails->answered($declined, false));

            return $declined;
        });
    }

    private function quote(Order $order): Quote
    {
        return Quote::fromOrder($order, $this->orders->events($order->id, true))
            ?? throw new ApiError('coleman_bad_transition', __('This order has no open quote.', 'coleman'), 409);
    }

    public function note(Order $order, string $text, Actor $actor, bool $isPublic): void
    {
        $text = trim($text);
        if ('' === $text || mb_strlen($text) > 4_000) {
            throw ApiError::invalid(['text' => __('Enter a note of 1 to 4,000 characters.', 'coleman')]);
        }
        $this->orders->append($order->id, OrderEvent::NOTE, $actor, ['text' => $text], $isPublic);
    }

    /**
     * Puts what was ordered into a cart again, as far as it can still be had.
     *
     * @return array{cart: Cart, refused: list<array{PartNumber: string, message: string}>}
     */
    public function again(Order $order, CartOwner $owner): array
    {
        $cart = $this->carts->view($owner);
        $refused = [];
        foreach ($order->lines as $line) {
            try {
                $cart = Part::PLACEHOLDER_ID === $line->partId
                    ? $this->carts->add($owner, $line->partId, $line->quantity, $line->partNumber, $line->description)
                    : $this->carts->add($owner, $line->partId, $line->quantity);
            } catch (ApiError $refusal) {
                $refused[] = ['PartNumber' => $line->partNumber, 'message' => $refusal->getMessage()];
            }
        }

        return ['cart' => $cart, 'refused' => $refused];
    }

    /**
     * Orders that have waited for a price too long wait on without stock. They take what there is when the customer
     * accepts.
     *
     * @return int how many
     */
    public function suspendUnpriced(int $limit = 50): int
    {
        $count = 0;
        foreach ($this->orders->expired(OrderState::AwaitingPrice, $limit) as $id) {
            $count += $this->transaction->run(function () use ($id): int {
                $order = $this->orders->byId($id);
                if (null === $order || OrderState::AwaitingPrice !== $order->state || null === $order->heldUntil) {
                    return 0;
                }
                $this->orders->change($order, ['held_until' => null]);
                $this->holds->suspend($order);
                $this->orders->append($order->id, OrderEvent::SUSPENDED, Actor::system(), ['text' => __('Stock released: the order waited too long for a price. Stock is reserved again when the quote is accepted.', 'coleman')], false);

                return 1;
            });
        }

        return $count;
    }

    /** The order as it is now, whose stock is given back when its time to pay has run out. */
    public function expireWhenDue(Order $order): Order
    {
        if (OrderState::PendingPayment !== $order->state || null === $order->heldUntil || $order->heldUntil >= $this->clock->now()) {
            return $order;
        }
        try {
            return $this->move($order, OrderState::Cancelled, Actor::system());
        } catch (ApiError) {
            // Somebody was faster: the payment, or the sweep.
            return $this->fresh($order);
        }
    }

    private function fresh(Order $order): Order
    {
        return $this->orders->byId($order->id) ?? $order;
    }
}
