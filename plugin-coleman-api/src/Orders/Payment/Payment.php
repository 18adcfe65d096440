<?php

declare(strict_types=1);

namespace Coleman\Api\Orders\Payment;

/** How a payment stands at the gateway. */
final readonly class Payment
{
    /**
     * @param string $reference of the page it was made at
     * @param string $id by which money is given back; empty while none was taken
     */
    public function __construct(
        public int $orderId,
        public string $reference,
        public PaymentOutcome $outcome,
        public int $cents,
        public string $id = '',
    ) {
    }
}
