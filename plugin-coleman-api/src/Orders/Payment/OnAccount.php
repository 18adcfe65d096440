<?php

declare(strict_types=1);

namespace Coleman\Api\Orders\Payment;

use Coleman\Api\Orders\Order;

/**
 * What was booked on account for an order, and is settled when the customer pays it. The rows stay: those that are settled
 * are reversed, and what is left of the last one is booked again.
 */
final readonly class OnAccount
{
    /**
     * What the customer may still pay of what was booked on account; without what is to be given back anyway.
     *
     * @param list<Booking> $bookings of the order
     * @return int cents
     */
    public static function leftCents(Order $order, array $bookings): int
    {
        $booked = 0;
        foreach ($bookings as $one) {
            if (PaidBy::Account === $one->method && BookingState::Failed !== $one->state) {
                $booked += BookingKind::Payment === $one->kind ? $one->cents : -$one->cents;
            }
        }

        return max(0, $booked - $order->refundDueCents());
    }

    /**
     * The rows that settle an amount, in the order in which they are booked: what is left comes before the reversal, so
     * that never less is paid than was refunded.
     *
     * @param list<Booking> $bookings of the order
     * @param int $cents at most leftCents()
     * @param int $staffId who books
     * @return list<NewBooking>
     */
    public static function settling(array $bookings, int $cents, int $staffId): array
    {
        $rows = [];
        foreach ($bookings as $one) {
            if ($cents < 1) {
                break;
            }
            if (PaidBy::Account !== $one->method || BookingKind::Payment !== $one->kind || !PaymentLedger::isReversible($one, $bookings)) {
                continue;
            }
            if ($one->cents > $cents) {
                $rows[] = new NewBooking(BookingKind::Payment, PaidBy::Account, $one->cents - $cents, sprintf('rest-%d', $one->id), $staffId, $one->note);
            }
            $rows[] = new NewBooking(BookingKind::Refund, PaidBy::Account, $one->cents, PaymentLedger::reversalKey($one), $staffId, '', refersTo: $one->id, isReversal: true);
            $cents -= $one->cents;
        }

        return $rows;
    }
}
