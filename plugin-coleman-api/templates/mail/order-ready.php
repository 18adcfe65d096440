<?php

declare(strict_types=1);

use Coleman\Api\Mail\Letter;
use Coleman\Api\Orders\OrderLetter;

return static function (array $payload): Letter {
    /** @var array<string, mixed> $payload */
    $order = new OrderLetter($payload);
    /* translators: %s: order number */
    $letter = Letter::about(sprintf(__('Your order %s is ready for pickup', 'coleman'), $order->text('OrderNumber')))
        ->heading(__('Your parts are ready at the counter.', 'coleman'))
        ->text($order->payment());

    return $order->fulfilment($letter);
};
