<?php

declare(strict_types=1);

namespace Coleman\Api\Orders\Payment;

/** Which way money went. */
enum BookingKind: string
{
    case Payment = 'payment';
    case Refund = 'refund';

    public function opposite(): self
    {
        return self::Payment === $this ? self::Refund : self::Payment;
    }
}
