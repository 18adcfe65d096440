<?php

declare(strict_types=1);

use Coleman\Api\Mail\Letter;
use Coleman\Api\Orders\OrderLetter;

return static function (array $payload): Letter {
    /** @var array<string, mixed> $payload */
    $order = new OrderLetter($payload);
    /* translators: %s: order number */
    $letter = Letter::about(sprintf(__('Your order %s is on its way', 'coleman'), $order->text('OrderNumber')))
        ->heading(__('Your parts are on their way.', 'coleman'))
        ->text($order->payment(hasLeft: true));

    return $order->fulfilment($letter);
};
