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
use Coleman\Api\Orders\OrderRepository;
use Coleman\Api\Staff\Actor;

/**
 * What is booked of the card gateway: payments once, and refunds. The row of a refund is written before the gateway is asked, outside of any transaction, under the row's own key:
 * whatever happens in between, the sweep finds the row and asks again, and the gateway gives the money back once.
 */
final readonly class CardBookings
{
    /** @param \Closure(): (PaymentGateway|null) $gateway null while it has no keys */
    public function __construct(
        private \Closure $gateway,
        private Transaction $transaction,
        private OrderRepository $orders,
        private BookingRepository $bookings,
        private OrderMails $mails,
        private Outbox $outbox,
    ) {
    }

    /** Whether this payment counts already: the gateway may tell of it again. */
    public function isTaken(Payment $payment): bool
    {
        return null !== $this->bookings->byKey(self::key($payment));
    }

    /**
     * Books what a customer has paid, inside the caller's transaction.
     *
     * @return Order as it is now
     * @throws ApiError 409 coleman_order_changed
     */
    public function take(Order $order, Payment $payment): Order
    {
        $this->bookings->add($order, new NewBooking(BookingKind::Payment, PaidBy::Card, $payment->cents, self::key($payment), gatewayRef: $payment->id));

        return $this->orders->byId($order->id) ?? $order;
    }

    /**
     * @param int $goodwillCents part of it that is not due
     * @param string $reason for staff
     * @param string $key by which the gateway knows it again
     * @param (callable(Booking): void)|null $together what is written with the booking in one transaction
     * @throws ApiError 409 coleman_refund_exceeds, coleman_no_gateway, coleman_order_changed
     */
    public function refund(Order $order, int $cents, int $goodwillCents, string $reason, string $key, Actor $actor, ?callable $together = null): Order
    {
        $gateway = ($this->gateway)() ?? throw new ApiError('coleman_no_gateway', __('Card payments are turned off. Refund it another way.', 'coleman'), 409);
        $refund = $this->transaction->run(function () use ($order, $cents, $goodwillCents, $reason, $key, $actor, $together): Booking {
            $this->orders->lock($order->id);
            $payment = self::payment($this->bookings->ofOrder($order->id), $cents);
            $refund = $this->bookings->add($order, new NewBooking(
                BookingKind::Refund,
                PaidBy::Card,
                $cents,
                $key,
                $actor->id,
                $reason,
                state: BookingState::Pending,
                refersTo: $payment->id,
                goodwillCents: $goodwillCents,
            ));
            $this->note($refund, 'refund_started', $actor, '' === $reason ? [] : ['reason' => $reason], false);
            if (null !== $together) {
                $together($refund);
            }

            return $refund;
        });
        $this->ask($gateway, $refund, false);

        return $this->orders->byId($order->id) ?? $order;
    }

    /**
     * What can go back to cards of what was paid by them.
     *
     * @param list<Booking> $all of an order
     */
    public static function leftCents(array $all): int
    {
        return array_sum(self::left($all));
    }

    /**
     * Asks the gateway about refunds that it has not answered.
     *
     * @return int how many are settled
     */
    public function sweep(int $limit = 20): int
    {
        $gateway = ($this->gateway)();
        $count = 0;
        if (null === $gateway) {
            return 0;
        }
        foreach ($this->bookings->due($limit) as $refund) {
            $count += $this->ask($gateway, $refund, true) ? 1 : 0;
        }

        return $count;
    }

    /** What the gateway says of a refund, by itself or when it is asked. */
    public function apply(Refund $told): void
    {
        $refund = $this->bookings->byKey($told->name);
        if (null !== $refund && BookingKind::Refund === $refund->kind && PaidBy::Card === $refund->method) {
            $this->settle($refund, $told);
        }
    }

    /**
     * @param bool $isAgain whether it may have been asked for before: then what became of that is looked up first
     * @return bool whether it is settled now
     */
    private function ask(PaymentGateway $gateway, Booking $refund, bool $isAgain): bool
    {
        $payment = $this->bookings->byId($refund->refersTo);
        if (null === $payment) {
            return false;
        }
        try {
            $told = $isAgain ? $gateway->findRefund($payment->gatewayRef, $refund->key) : null;
            $told ??= $gateway->refund($payment->gatewayRef, $refund->cents, $refund->key);
        } catch (ApiError) {
            // Nobody knows what became of it: it stays pending, and is asked about again.
            $this->bookings->askLater($refund);

            return false;
        }
        $this->settle($refund, $told);
        if (RefundOutcome::Pending === $told->outcome) {
            $this->bookings->askLater($refund);
        }

        return RefundOutcome::Pending !== $told->outcome;
    }

    private function settle(Booking $refund, Refund $told): void
    {
        $state = match ($told->outcome) {
            RefundOutcome::Done => BookingState::Done,
            RefundOutcome::Failed => BookingState::Failed,
            RefundOutcome::Pending => null,
        };
        if (null === $state) {
            return;
        }
        $this->transaction->run(function () use ($refund, $told, $state): void {
            if (!$this->bookings->settle($refund, $state, $told->id)) {
                return;
            }
            $order = $this->orders->byId($refund->orderId);
            if (null === $order) {
                return;
            }
            if (BookingState::Done === $state) {
                $this->note($refund, 'refunded', Actor::system(), [], true);
                $this->outbox->queue($this->mails->refunded($order, $refund));
            } else {
                $this->note($refund, 'refund_failed', Actor::system(), '' === $told->reason ? [] : ['reason' => $told->reason], false);
                $this->orders->needsAttention($order->id, Attention::RefundFailed);
                $this->outbox->queue($this->mails->refundFailed($order, $refund, $told->reason));
            }
        });
    }

    private static function key(Payment $payment): string
    {
        return 'gateway-' . $payment->reference;
    }

    /** @param array<string, string> $more */
    private function note(Booking $refund, string $what, Actor $actor, array $more, bool $isPublic): void
    {
        $this->orders->append($refund->orderId, OrderEvent::PAYMENT, $actor, ['what' => $what, 'cents' => $refund->cents, 'method' => $refund->method->value] + $more, $isPublic);
    }

    /**
     * The card payment that so much can go back to.
     *
     * @param list<Booking> $all of the order
     * @throws ApiError 409 coleman_refund_exceeds
     */
    private static function payment(array $all, int $cents): Booking
    {
        $left = self::left($all);

        return array_find($all, static fn (Booking $one): bool => ($left[$one->id] ?? 0) >= $cents)
            ?? throw BookingRepository::exceeds([] === $left ? 0 : max($left));
    }

    /**
     * @param list<Booking> $all of an order
     * @return array<int, int> cents by payment at the gateway
     */
    private static function left(array $all): array
    {
        $left = [];
        foreach ($all as $one) {
            if (PaidBy::Card !== $one->method || BookingState::Failed === $one->state) {
                continue;
            }
            if (BookingKind::Refund === $one->kind) {
                $left[$one->refersTo] = ($left[$one->refersTo] ?? 0) - $one->cents;
            } elseif ('' !== $one->gatewayRef) {
                $left[$one->id] = ($left[$one->id] ?? 0) + $one->cents;
            }
        }

        return $left;
    }
}
