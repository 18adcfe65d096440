<?php

declare(strict_types=1);

use Coleman\Api\Mail\Letter;
use Coleman\Api\Orders\OrderLetter;

return static function (array $payload): Letter {
    /** @var array<string, mixed> $payload */
    $order = new OrderLetter($payload);
    /* translators: %s: order number */
    $letter = Letter::about(sprintf(__('Your order %s is confirmed', 'coleman'), $order->text('OrderNumber')))
        ->heading(__('Your order is confirmed.', 'coleman'))
        ->text(__('We are getting your parts together and will write again when they ship or are ready at the counter.', 'coleman'))
        ->text($order->payment())
        ->action(__('See your order', 'coleman'), $order->url());

    return $order->slip($letter);
};
