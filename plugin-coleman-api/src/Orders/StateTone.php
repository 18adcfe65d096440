<?php

declare(strict_types=1);

namespace Coleman\Api\Orders;

use Coleman\Api\Orders\Returns\ReturnState;

/**
 * How good or bad it is for a customer where an order, a line of it or a return stands. Pages color the word by it
 * (src/ui/state-word). `tests/seed/vectors/state-tones.json` has all of them.
 */
enum StateTone: string
{
    /** It is done, or the parts are there. */
    case Success = 'success';
    /** It goes its way. */
    case Info = 'info';
    /** It waits for something, often for the customer. */
    case Warning = 'warning';
    /** It is over, and nothing went wrong. */
    case Neutral = 'neutral';
    case Error = 'error';

    public static function of(OrderState|LineState|ReturnState $state): self
    {
        return match ($state) {
            OrderState::Completed,
            LineState::Ready, LineState::PartiallyReady, LineState::Shipped, LineState::PickedUp, LineState::Delivered,
            ReturnState::Closed => self::Success,
            OrderState::Received, OrderState::Confirmed, OrderState::Processing,
            LineState::Open, LineState::PartiallyShipped, LineState::PartiallyPickedUp,
            ReturnState::Requested, ReturnState::Approved, ReturnState::Received => self::Info,
            OrderState::PendingPayment, OrderState::AwaitingPrice, OrderState::OnHold,
            LineState::Backordered => self::Warning,
            OrderState::Cancelled, OrderState::Refunded, LineState::Cancelled => self::Neutral,
            OrderState::Failed, ReturnState::Refused => self::Error,
        };
    }
}
