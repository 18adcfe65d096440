<?php

declare(strict_types=1);

namespace Coleman\Api\Orders\Payment;

use Coleman\Api\Database\Transaction;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Mail\Outbox;
use Coleman\Api\Orders\Attention;
use Coleman\Api\Orders\Order;
use Coleman\Api\Orders\OrderEvent;
use Coleman\Api\Orders\OrderMails;
use Coleman\Api\Orders\OrderPresenter;
use Coleman\Api\Orders\OrderRepository;
use Coleman\Api\Orders\OrderService;
use Coleman\Api\Orders\OrderState;
use Coleman\Api\Orders\OrderTransitions;
use Coleman\Api\Staff\Actor;

/**
 * Card orders and their gateway. What happens to a payment is kept in the order's history, for staff to see.
 *
 * The gateway is never asked inside a transaction. Whatever it tells it may tell again: a payment counts once. Money
 * that comes after an order was canceled is booked all the same, and the parts desk is told: a person gives it back.
 */
final readonly class PaymentService
{
    /** @param \Closure(): (PaymentGateway|null) $gateway null while it has no keys */
    public function __construct(
        private \Closure $gateway,
        private Transaction $transaction,
        private OrderRepository $orders,
        private OrderService $service,
        private OrderTransitions $transitions,
        private CardBookings $cards,
        private OrderMails $mails,
        private Outbox $outbox,
    ) {
    }

    public function isOpen(): bool
    {
        return null !== ($this->gateway)();
    }

    /**
     * The address of the page to pay at; the same one as long as the order waits.
     *
     * @throws ApiError 409 coleman_bad_transition, 503 coleman_payment_unavailable
     */
    public function begin(Order $order): string
    {
        $gateway = ($this->gateway)();
        if (null === $gateway || OrderState::PendingPayment !== $order->state) {
            throw new ApiError('coleman_bad_transition', __('This order isn’t waiting for a card payment.', 'coleman'), 409);
        }
        $begun = $this->paymentEvent($order, 'started');
        if (null !== $begun && is_string($begun->detail['url'] ?? null)) {
            return $begun->detail['url'];
        }
        $page = home_url(OrderPresenter::keyPath($order));
        $session = $gateway->start(sprintf('order-%d-%s', $order->id, $order->key), new PaymentDue(
            $order->id,
            /* translators: %s: order number */
            sprintf(__('Order %s', 'coleman'), $order->number()),
            $order->totalCents,
            $order->email,
            $page . '&payment=return',
            $page,
        ));
        $this->note($order, 'started', ['reference' => $session->reference, 'url' => $session->url], false);

        return $session->url;
    }

    /** The customer is back from the gateway's page, perhaps before its call: it is asked. */
    public function returned(Order $order): Order
    {
        $reference = $this->reference($order);
        if (OrderState::PendingPayment !== $order->state || '' === $reference) {
            return $order;
        }
        try {
            $payment = ($this->gateway)()?->find($reference);
        } catch (ApiError) {
            // Its call will come.
            return $order;
        }
        if (null !== $payment && $payment->orderId === $order->id) {
            $this->applyPayment($payment);
        }

        return $this->orders->byId($order->id) ?? $order;
    }

    /**
     * What the gateway says by itself.
     *
     * @throws ApiError 400 coleman_bad_signature, 404 coleman_no_gateway
     */
    public function handleWebhook(string $body, string $signature): void
    {
        $gateway = ($this->gateway)() ?? throw new ApiError('coleman_no_gateway', __('No payment gateway is set up.', 'coleman'), 404);
        $told = $gateway->readWebhook($body, $signature);
        if ($told instanceof Payment) {
            $this->applyPayment($told);
        } elseif ($told instanceof Refund) {
            $this->cards->apply($told);
        }
    }

    /**
     * Holds that have run out: the parts go back on the shelf, and the pages to pay at are closed.
     *
     * @return int how many orders were cancelled
     */
    public function expireUnpaid(int $limit = 50): int
    {
        $count = 0;
        foreach ($this->orders->expired(OrderState::PendingPayment, $limit) as $id) {
            $order = $this->orders->byId($id);
            if (null === $order || OrderState::Cancelled !== $this->service->expireWhenDue($order)->state) {
                continue;
            }
            $count++;
            try {
                $reference = $this->reference($order);
                '' === $reference ? null : ($this->gateway)()?->close($reference);
            } catch (ApiError) {
                // A page that stays open is seen to when somebody pays at it.
                continue;
            }
        }

        return $count;
    }

    private function applyPayment(Payment $payment): void
    {
        for ($try = 0; $try < 3; $try++) {
            $order = $this->orders->byId($payment->orderId);
            // Only what was begun here: a gateway may serve other shops too.
            if (null === $order || $this->reference($order) !== $payment->reference || PaymentOutcome::Open === $payment->outcome) {
                return;
            }
            try {
                $this->take($order, $payment);

                return;
            } catch (ApiError $conflict) {
                // Somebody moved the order at the same moment: it is looked at again.
                if ('coleman_order_changed' !== $conflict->errorCode) {
                    throw $conflict;
                }
            }
        }
        throw new ApiError('coleman_order_changed', __('This order is being changed right now. Please try again in a moment.', 'coleman'), 503);
    }

    /** Refuses by 409 coleman_order_changed when somebody was faster. */
    private function take(Order $order, Payment $payment): void
    {
        $this->transaction->run(fn () => $this->enter($order, $payment));
    }

    private function enter(Order $order, Payment $payment): void
    {
        $detail = ['reference' => $payment->reference, 'payment' => $payment->id, 'cents' => $payment->cents];
        if (PaymentOutcome::Failed === $payment->outcome) {
            if (OrderState::PendingPayment === $order->state) {
                $this->note($order, 'failed', $detail, false);
                $failed = $this->transitions->move($order, OrderState::Failed, Actor::system());
                $this->orders->needsAttention($order->id, Attention::PaymentFailed);
                $this->outbox->queue($this->mails->paymentFailed($failed));
            }

            return;
        }
        if ($payment->cents < 1 || $this->cards->isTaken($payment)) {
            return;
        }
        // First, so that of two who were told the same one is sent back, and finds it booked.
        $booked = $this->cards->take($order, $payment);
        if (OrderState::PendingPayment === $order->state && $payment->cents === $order->totalCents) {
            $this->note($booked, 'paid', $detail, true);
            $this->transitions->move($booked, OrderState::Received, Actor::system());

            return;
        }
        $this->note($booked, 'late', $detail, false);
        $this->orders->needsAttention($order->id, Attention::PaymentLate);
        $this->outbox->queue($this->mails->paidLate($booked, $payment->cents));
    }

    private function reference(Order $order): string
    {
        $reference = $this->paymentEvent($order, 'started')->detail['reference'] ?? '';

        return is_string($reference) ? $reference : '';
    }

    private function paymentEvent(Order $order, string $what): ?OrderEvent
    {
        return array_find(
            $this->orders->events($order->id, false),
            static fn (OrderEvent $event): bool => OrderEvent::PAYMENT === $event->kind && $what === ($event->detail['what'] ?? ''),
        );
    }

    /** @param array<string, mixed> $detail */
    private function note(Order $order, string $what, array $detail, bool $isPublic): void
    {
        $this->orders->append($order->id, OrderEvent::PAYMENT, Actor::system(), ['what' => $what] + $detail, $isPublic);
    }
}
