<?php

declare(strict_types=1);

use Coleman\Api\Mail\Letter;
use Coleman\Api\Orders\OrderLetter;

return static function (array $payload): Letter {
    /** @var array<string, mixed> $payload */
    $order = new OrderLetter($payload);
    /* translators: %s: order number */
    $letter = Letter::about(sprintf(__('Your order %s is refunded', 'coleman'), $order->text('OrderNumber')))
        ->heading(__('Your order is refunded.', 'coleman'))
        ->text(__('You have your money back the way you paid it; a bank may take a few days to show it.', 'coleman'));

    return $order->slip($letter);
};
