<?php

declare(strict_types=1);

namespace Coleman\Api\Orders\Payment;

/** What became of a booking. Only refunds at the gateway are ever anything but done. */
enum BookingState: string
{
    case Done = 'done';
    /** The gateway was asked, and has not said what became of it. It counts as refunded. */
    case Pending = 'pending';
    /** The gateway refused it, or the bank sent it back. It counts for nothing. */
    case Failed = 'failed';
}
