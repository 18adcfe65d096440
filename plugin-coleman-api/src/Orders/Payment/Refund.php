<?php

declare(strict_types=1);

namespace Coleman\Api\Orders\Payment;

/** How a refund stands at the gateway. */
final readonly class Refund
{
    /**
     * @param string $name that it was asked for by
     * @param string $id as the gateway calls it; empty where it was refused
     * @param string $reason why it failed, in the gateway's words, for staff
     */
    public function __construct(
        public string $name,
        public RefundOutcome $outcome,
        public string $id = '',
        public string $reason = '',
    ) {
    }
}
