<?php

declare(strict_types=1);

namespace Coleman\Api\Orders\Payment;

use Coleman\Api\Database\Transaction;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Http\NoteText;
use Coleman\Api\Mail\Outbox;
use Coleman\Api\Orders\Order;
use Coleman\Api\Orders\OrderEvent;
use Coleman\Api\Orders\OrderMails;
use Coleman\Api\Orders\OrderRepository;
use Coleman\Api\Orders\OrderState;
use Coleman\Api\Orders\PayMethod;
use Coleman\Api\Staff\Actor;
use Coleman\Api\Support\Money;

/**
 * What staff book of an order's money. Nothing is ever changed or deleted: a mistake is reversed by a row of its own.
 * Each act is one transaction with its history and its mail, and is done once under its key.
 */
final readonly class PaymentLedger
{
    public const NOTE_LENGTH = 250;

    /** Beside the key of an order, so that keys of desks cannot meet those of gateways. */
    private const KEY = 'desk-%d-%s';

    public function __construct(
        private Transaction $transaction,
        private OrderRepository $orders,
        private BookingRepository $bookings,
        private CardBookings $cards,
        private OrderMails $mails,
        private Outbox $outbox,
        private CreditLimit $credit,
    ) {
    }

    /**
     * Whether this was booked before: an answer that got lost is asked for again.
     *
     * @throws ApiError 422 coleman_idempotency_key_reused for another amount or means under one key
     */
    public function isBooked(int $orderId, BookingKind $kind, string $method, int $cents, string $key): bool
    {
        $booking = $this->bookings->byKey(self::key($orderId, $key));
        if (null !== $booking && [$booking->kind, $booking->method->value, $booking->cents] !== [$kind, $method, $cents]) {
            throw new ApiError('coleman_idempotency_key_reused', __('This was already sent with different content. Please send it again.', 'coleman'), 422);
        }

        return null !== $booking;
    }

    /**
     * Money that came in at the counter, by mail or on account. It settles what was booked on account before it pays what
     * was not paid at all.
     *
     * @param string $note for staff: the number of a check
     * @throws ApiError 400 with fields, 409 coleman_bad_transition, coleman_order_changed, coleman_credit_limit
     */
    public function receive(Order $order, string $method, int $cents, string $note, string $key, Actor $actor): Order
    {
        $paidBy = self::byHand($method);
        $note = NoteText::read($note, 'note', 0, self::NOTE_LENGTH);
        $booked = PaidBy::Account === $paidBy ? [] : $this->bookings->ofOrder($order->id);
        $onAccount = OnAccount::leftCents($order, $booked);
        $payable = $order->payableCents() + $onAccount;
        if (0 === $payable) {
            throw new ApiError('coleman_bad_transition', self::whyNothingIsDue($order), 409);
        }
        if ($cents < 1 || $cents > $payable) {
            /* translators: %s: amount of money */
            throw ApiError::invalid(['cents' => sprintf(__('Enter an amount from $0.01 to %s, which is left to pay.', 'coleman'), Money::format($payable))]);
        }

        $settling = OnAccount::settling($booked, min($cents, $onAccount), $actor->id);

        return $this->book($order, new NewBooking(BookingKind::Payment, $paidBy, $cents, self::key($order->id, $key), $actor->id, $note), $actor, 'booked', fn () => $this->add($order->id, $settling));
    }

    /**
     * Gives money back: by hand at once; to a card by the gateway, which may take its time to answer.
     *
     * @param string $reason for staff
     * @param (callable(Booking): void)|null $together what is written with the booking in one transaction, and tells the customer: the return that it pays for
     * @throws ApiError 400 with fields, 403 coleman_refund_needs_manager, 409 coleman_refund_exceeds, coleman_order_changed, coleman_no_gateway
     */
    public function refund(Order $order, string $method, int $cents, string $reason, string $key, Actor $actor, ?callable $together = null): Order
    {
        $reason = NoteText::read($reason, 'reason', 0, self::NOTE_LENGTH);
        if ($cents < 1) {
            throw ApiError::invalid(['cents' => __('Enter an amount of $0.01 or more.', 'coleman')]);
        }
        RefundLimit::demand($order, $cents, $actor);
        $goodwill = null === $together ? $order->goodwillOf($cents) : 0;
        if (PaidBy::Card->value === $method) {
            return $this->cards->refund($order, $cents, $goodwill, $reason, self::key($order->id, $key), $actor, $together);
        }
        $paidBy = self::byHand($method);

        return $this->book($order, new NewBooking(BookingKind::Refund, $paidBy, $cents, self::key($order->id, $key), $actor->id, $reason, goodwillCents: $goodwill), $actor, 'refunded', $together);
    }

    /**
     * Takes back a row that was booked by mistake. What the gateway has booked is no mistake of ours.
     *
     * @throws ApiError 400, 404 coleman_payment_not_found, 409 coleman_bad_transition, coleman_refund_exceeds, coleman_order_changed
     */
    public function reverse(Order $order, int $bookingId, string $reason, Actor $actor): Order
    {
        $reason = NoteText::read($reason, 'reason', 0, self::NOTE_LENGTH);
        $all = $this->bookings->ofOrder($order->id);
        $mistake = array_find($all, static fn (Booking $one): bool => $one->id === $bookingId)
            ?? throw new ApiError('coleman_payment_not_found', __('This order doesn’t have this payment.', 'coleman'), 404);
        if (!self::isReversible($mistake, $all)) {
            throw new ApiError('coleman_bad_transition', __('This can’t be reversed.', 'coleman'), 409);
        }

        return $this->book(
            $order,
            new NewBooking($mistake->kind->opposite(), $mistake->method, $mistake->cents, self::reversalKey($mistake), $actor->id, $reason, refersTo: $mistake->id, isReversal: true, goodwillCents: $mistake->goodwillCents),
            $actor,
            BookingKind::Payment === $mistake->kind ? 'payment_reversed' : 'refund_reversed',
        );
    }

    /**
     * @param list<Booking> $all of the order
     */
    public static function isReversible(Booking $booking, array $all): bool
    {
        return PaidBy::Card !== $booking->method && !$booking->isReversal
            && !array_any($all, static fn (Booking $one): bool => $one->isReversal && $one->refersTo === $booking->id);
    }

    /** Under which a row is reversed, and once only. */
    public static function reversalKey(Booking $booking): string
    {
        return sprintf('reverse-%d', $booking->id);
    }

    /** @param list<NewBooking> $rows beside one that this transaction has booked: the order is its own to change */
    private function add(int $orderId, array $rows): void
    {
        foreach ($rows as $row) {
            $this->bookings->add($this->orders->byId($orderId) ?? throw new \LogicException('The order is gone.'), $row);
        }
    }

    /** @param (callable(Booking): void)|null $together */
    private function book(Order $order, NewBooking $new, Actor $actor, string $what, ?callable $together = null): Order
    {
        return $this->transaction->run(function () use ($order, $new, $actor, $what, $together): Order {
            if (self::addsToAccount($order, $new)) {
                $this->credit->refuse($order->customerId, $order->accountId, $new->cents, 'cents', $actor);
            }
            $booking = $this->bookings->add($order, $new);
            $this->orders->append($order->id, OrderEvent::PAYMENT, $actor, array_filter(['what' => $what, 'cents' => $new->cents, 'method' => $new->method->value, 'reason' => $new->note], static fn (string|int $value): bool => '' !== $value), true);
            if (null !== $together) {
                $together($booking);
            } elseif ('refunded' === $what) {
                $this->outbox->queue($this->mails->refunded($this->orders->byId($order->id) ?? $order, $booking));
            }

            return $this->orders->byId($order->id) ?? $order;
        });
    }

    /** An order that is to be billed to the account is owed on it already. */
    private static function addsToAccount(Order $order, NewBooking $new): bool
    {
        return PaidBy::Account === $new->method && BookingKind::Payment === $new->kind && !$new->isReversal && PayMethod::Account !== $order->payMethod;
    }

    private static function byHand(string $method): PaidBy
    {
        $paidBy = PaidBy::tryFrom($method);
        if (null === $paidBy || !in_array($paidBy, PaidBy::byHand(), true)) {
            throw ApiError::invalid(['method' => __('Choose how it was paid.', 'coleman')]);
        }

        return $paidBy;
    }

    private static function whyNothingIsDue(Order $order): string
    {
        return match (true) {
            $order->hasUnknownPrice => __('This order has no total yet. Set the prices first.', 'coleman'),
            OrderState::PendingPayment === $order->state => __('The customer is paying this order by card.', 'coleman'),
            default => __('Nothing is left to pay.', 'coleman'),
        };
    }

    private static function key(int $orderId, string $key): string
    {
        return sprintf(self::KEY, $orderId, $key);
    }
}
