<?php

declare(strict_types=1);

namespace Coleman\Api\Orders\Payment;

enum RefundOutcome
{
    /** The money is on its way to the customer. */
    case Done;
    /** The gateway will tell. */
    case Pending;
    /** For good: nothing goes back. */
    case Failed;
}
