<?php

declare(strict_types=1);

namespace Coleman\Api\Orders\Payment;

use Coleman\Api\Orders\OrderState;

/** How far an order is paid: worked out from what was booked, never set. */
enum PaymentStatus: string
{
    case Open = 'open';
    case PartPaid = 'part_paid';
    case Paid = 'paid';
    case PartRefunded = 'part_refunded';
    case Refunded = 'refunded';
    /** Never paid, and credited in full when its parts came back. */
    case Credited = 'credited';

    /**
     * @param int $totalCents what the order costs
     * @param int $paidCents everything that came in
     * @param int $refundedCents everything that went back, or is on its way back
     */
    public static function of(int $totalCents, int $paidCents, int $refundedCents): self
    {
        return match (true) {
            $refundedCents > 0 => $refundedCents >= $paidCents ? self::Refunded : self::PartRefunded,
            0 === $paidCents => self::Open,
            default => $paidCents >= $totalCents ? self::Paid : self::PartPaid,
        };
    }

    /**
     * Of older orders it was only kept that they were refunded.
     *
     * @param int $creditedCents of the total, for parts that came back
     */
    public static function ofOrder(OrderState $state, int $totalCents, int $creditedCents, int $paidCents, int $refundedCents): self
    {
        return match (true) {
            OrderState::Refunded === $state => self::Refunded,
            0 === $paidCents && $creditedCents > 0 && $creditedCents >= $totalCents => self::Credited,
            default => self::of($totalCents - $creditedCents, $paidCents, $refundedCents),
        };
    }

    public function label(): string
    {
        return match ($this) {
            self::Open => __('Not paid', 'coleman'),
            self::PartPaid => __('Partly paid', 'coleman'),
            self::Paid => __('Paid', 'coleman'),
            self::PartRefunded => __('Partly refunded', 'coleman'),
            self::Refunded => __('Refunded', 'coleman'),
            self::Credited => __('Credited', 'coleman'),
        };
    }
}
