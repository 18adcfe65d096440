<?php

declare(strict_types=1);

namespace Coleman\Api\Orders\Payment;

/** A row of an order's ledger: money that came in or went back. Amounts are cents above 0, times UTC. */
final readonly class Booking
{
    /**
     * @param int $refersTo the payment that a card refund goes back to, or the row that this one reverses; else 0
     * @param bool $isReversal whether it takes back a row that was booked by mistake; neither counts
     * @param string $gatewayRef what the gateway calls it; empty where it was booked by hand
     * @param string $note what staff typed: the number of a check, why it was given back
     * @param int $bookedBy of staff; 0 for the gateway
     * @param string $key under which it is booked once
     * @param int $goodwillCents part of a refund that was not due
     */
    public function __construct(
        public int $id,
        public int $orderId,
        public BookingKind $kind,
        public PaidBy $method,
        public int $cents,
        public BookingState $state,
        public int $refersTo,
        public bool $isReversal,
        public string $gatewayRef,
        public string $note,
        public int $bookedBy,
        public \DateTimeImmutable $bookedAt,
        public string $key,
        public int $goodwillCents = 0,
    ) {
    }

    /**
     * @param array<string, string|null> $row of order_payments
     */
    public static function stored(array $row): self
    {
        return new self(
            (int) $row['id'],
            (int) $row['order_id'],
            BookingKind::from((string) $row['kind']),
            PaidBy::from((string) $row['method']),
            (int) $row['cents'],
            BookingState::from((string) $row['state']),
            (int) $row['refers_to'],
            (bool) (int) $row['is_reversal'],
            (string) $row['gateway_ref'],
            (string) $row['note'],
            (int) $row['booked_by'],
            new \DateTimeImmutable((string) $row['booked_at'], new \DateTimeZone('UTC')),
            (string) $row['idempotency_key'],
            (int) ($row['goodwill_cents'] ?? 0),
        );
    }
}
