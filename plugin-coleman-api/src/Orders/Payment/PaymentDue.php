<?php

declare(strict_types=1);

namespace Coleman\Api\Orders\Payment;

/** What is to be paid, and where the customer comes back to. */
final readonly class PaymentDue
{
    public function __construct(
        public int $orderId,
        public string $title,
        public int $cents,
        public string $email,
        public string $returnUrl,
        public string $cancelUrl,
    ) {
    }
}
