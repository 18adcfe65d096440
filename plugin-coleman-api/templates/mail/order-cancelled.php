<?php

declare(strict_types=1);

use Coleman\Api\Mail\Letter;
use Coleman\Api\Orders\OrderLetter;

return static function (array $payload): Letter {
    /** @var array<string, mixed> $payload */
    $order = new OrderLetter($payload);
    /* translators: %s: order number */
    $letter = Letter::about(sprintf(__('Your order %s is cancelled', 'coleman'), $order->text('OrderNumber')))
        ->heading(__('Your order is cancelled.', 'coleman'))
        ->text(__('Nothing will be shipped or held for you. If this is not what you wanted, answer this mail or call the parts desk.', 'coleman'));

    return $order->slip($letter);
};
