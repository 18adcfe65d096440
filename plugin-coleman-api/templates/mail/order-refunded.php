<?php

declare(strict_types=1);

use Coleman\Api\Mail\Letter;
use Coleman\Api\Orders\OrderLetter;

return static function (array $payload): Letter {
    /** @var array<string, mixed> $payload */
    $order = new OrderLetter($payload);
    /* translators: %s: order number */
    $letter = Letter::about(sprintf(__('Your order %s was refunded', 'coleman'), $order->text('OrderNumber')))
        ->heading(__('Your order was refunded.', 'coleman'))
        ->text(__('We sent the refund to the payment method you used. Your bank may take a few days to show it.', 'coleman'));

    return $order->slip($letter);
};
