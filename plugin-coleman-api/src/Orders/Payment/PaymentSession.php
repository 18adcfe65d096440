<?php

declare(strict_types=1);

namespace Coleman\Api\Orders\Payment;

/** A page to pay at, as the gateway calls it, and its address. */
final readonly class PaymentSession
{
    public function __construct(public string $reference, public string $url)
    {
    }
}
