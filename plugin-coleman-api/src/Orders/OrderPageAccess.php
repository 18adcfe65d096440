<?php

declare(strict_types=1);

namespace Coleman\Api\Orders;

/** How far somebody who asks for the page of an order has come. */
enum OrderPageAccess
{
    /** Theirs, or they have shown its key and email. */
    case Open;
    /** They have a link with a key, and have yet to say the email. */
    case Email;
    /** A guest without a key: the gate. */
    case SignIn;
}
