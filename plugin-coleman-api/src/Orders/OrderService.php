<?php

declare(strict_types=1);

namespace Coleman\Api\Orders;

use Coleman\Api\Cart\Cart;
use Coleman\Api\Cart\CartOwner;
use Coleman\Api\Cart\CartService;
use Coleman\Api\Database\Transaction;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Http\NoteText;
use Coleman\Api\Mail\Outbox;
use Coleman\Api\Parts\Part;
use Coleman\Api\Staff\Actor;
use Coleman\Api\Support\Clock;

/** What happens to an order after it was placed. Each act is one transaction: the state, its event, its mails, its stock. Quotes are QuoteService's. */
final readonly class OrderService
{
    public function __construct(
        private Transaction $transaction,
        private OrderRepository $orders,
        private OrderTransitions $transitions,
        private StockHolds $holds,
        private CartService $carts,
        private OrderMails $mails,
        private Outbox $outbox,
        private Clock $clock,
    ) {
    }

    /**
     * Refuses by 409 coleman_bad_transition, and by coleman_order_changed when somebody was faster.
     *
     * @param string $reason kept in the history for staff: why it was cancelled, what was refunded
     */
    public function move(Order $order, OrderState $next, Actor $actor, string $reason = ''): Order
    {
        return $this->transaction->run(fn (): Order => $this->transitions->move($order, $next, $actor, $reason));
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
            $cancelled = $this->transitions->move($order, OrderState::Cancelled, $actor);
            if (OrderState::PendingPayment !== $order->state) {
                $this->orders->needsAttention($order->id, Attention::Cancelled);
                $this->outbox->queue($this->mails->cancelledByCustomer($cancelled, $order->state));
            }

            return $cancelled;
        });
    }

    public function note(Order $order, string $text, Actor $actor, bool $isPublic): void
    {
        $this->orders->append($order->id, OrderEvent::NOTE, $actor, ['text' => NoteText::read($text, 'text')], $isPublic);
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
