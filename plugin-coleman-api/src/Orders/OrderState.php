<?php

declare(strict_types=1);

namespace Coleman\Api\Orders;

/** Where an order stands, and where it may go from there. Every change is an event appended to its history. */
enum OrderState: string
{
    /** Paying by card at the gateway; the stock is held for ten minutes. */
    case PendingPayment = 'pending_payment';
    case Received = 'received';
    /** Holds a part whose price the parts desk has yet to name, or a quote that the customer has yet to accept. */
    case AwaitingPrice = 'awaiting_price';
    case Confirmed = 'confirmed';
    case Processing = 'processing';
    case Completed = 'completed';
    case OnHold = 'on_hold';
    case Cancelled = 'cancelled';
    /** Of older orders. What is given back is booked in the ledger (Payment\PaymentLedger), and no order comes here any more. */
    case Refunded = 'refunded';
    case Failed = 'failed';

    public function mayBecome(self $next): bool
    {
        return in_array($next, $this->next(), true);
    }

    /** @return list<self> where it may go from here */
    public function next(): array
    {
        return match ($this) {
            self::PendingPayment => [self::Received, self::Cancelled, self::Failed],
            self::AwaitingPrice => [self::Received, self::OnHold, self::Cancelled],
            self::Received => [self::Confirmed, self::AwaitingPrice, self::OnHold, self::Cancelled],
            self::Confirmed => [self::Processing, self::OnHold, self::Cancelled],
            self::Processing => [self::Completed, self::OnHold, self::Cancelled],
            self::OnHold => [self::Received, self::AwaitingPrice, self::Confirmed, self::Processing, self::Cancelled],
            // Where a parcel has not left after all (Parcels).
            self::Completed => [self::Processing],
            self::Cancelled, self::Refunded, self::Failed => [],
        };
    }

    /**
     * Where staff may move it by hand. What the gateway, the customer's yes or the last parcel decides is not theirs,
     * and what has no price yet is neither confirmed nor picked, on hold in between or not. Prices that the customer
     * has not agreed to bring it back from hold to where it waits for that.
     *
     * @param bool $isUnanswered prices were named, and nobody has said yes to them
     * @return list<self>
     */
    public function stepsForStaff(bool $hasUnknownPrice, bool $isUnanswered = false): array
    {
        $waits = $hasUnknownPrice || (self::OnHold === $this && $isUnanswered);

        return array_values(array_filter($this->next(), fn (self $next): bool => match ($next) {
            self::Received => !$waits && in_array($this, [self::OnHold, self::AwaitingPrice], true),
            self::AwaitingPrice => $waits,
            self::Confirmed, self::Processing => !$waits && self::Completed !== $this,
            self::Completed, self::Failed => false,
            default => true,
        }));
    }

    /**
     * Where staff may move an order that they have yet to confirm.
     *
     * @return list<self>
     */
    public static function stepsToConfirm(bool $hasUnknownPrice): array
    {
        return [$hasUnknownPrice ? self::AwaitingPrice : self::Confirmed, self::Cancelled];
    }

    /** A customer may take an order back until someone has begun to pick it. */
    public function isCancellableByCustomer(): bool
    {
        return in_array($this, [self::PendingPayment, self::AwaitingPrice, self::Received, self::Confirmed], true);
    }

    public function label(): string
    {
        return match ($this) {
            self::PendingPayment => __('Waiting for payment', 'coleman'),
            self::Received => __('Received', 'coleman'),
            self::AwaitingPrice => __('Waiting for a price', 'coleman'),
            self::Confirmed => __('Confirmed', 'coleman'),
            self::Processing => __('Being picked', 'coleman'),
            self::Completed => __('Completed', 'coleman'),
            self::OnHold => __('On hold', 'coleman'),
            self::Cancelled => __('Canceled', 'coleman'),
            self::Refunded => __('Refunded', 'coleman'),
            self::Failed => __('Payment failed', 'coleman'),
        };
    }
}
