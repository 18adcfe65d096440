<?php

declare(strict_types=1);

namespace Coleman\Api\Orders;

/** How a line reaches the customer. */
enum Fulfilment: string
{
    case Ship = 'ship';
    /** Held at a branch's counter. */
    case WillCall = 'will_call';
}
