<?php

declare(strict_types=1);

namespace Coleman\Api\Orders\Payment;

enum PaymentOutcome
{
    case Open;
    case Paid;
    case Failed;
}
