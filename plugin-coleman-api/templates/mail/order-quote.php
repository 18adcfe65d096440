<?php

declare(strict_types=1);

use Coleman\Api\Mail\Letter;
use Coleman\Api\Orders\OrderLetter;

return static function (array $payload): Letter {
    /** @var array<string, mixed> $payload */
    $order = new OrderLetter($payload);
    /* translators: %s: order number */
    $letter = Letter::about(sprintf(__('The price of your order %s', 'coleman'), $order->text('OrderNumber')))
        ->heading(__('Here is your price.', 'coleman'))
        ->text(__('Please review it. We won’t order anything until you accept it.', 'coleman'))
        ->text($order->payment())
        ->action(__('Accept quote', 'coleman'), $order->url('quote_url'));

    return $order->slip($letter);
};
