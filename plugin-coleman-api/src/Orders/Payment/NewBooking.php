<?php

declare(strict_types=1);

namespace Coleman\Api\Orders\Payment;

/** A row of the ledger that is to be written; its fields are Booking's. */
final readonly class NewBooking
{
    public function __construct(
        public BookingKind $kind,
        public PaidBy $method,
        public int $cents,
        public string $key,
        public int $bookedBy = 0,
        public string $note = '',
        public string $gatewayRef = '',
        public BookingState $state = BookingState::Done,
        public int $refersTo = 0,
        public bool $isReversal = false,
        public int $goodwillCents = 0,
    ) {
    }
}
