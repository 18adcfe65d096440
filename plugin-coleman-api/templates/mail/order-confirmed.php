<?php

declare(strict_types=1);

use Coleman\Api\Mail\EmailBody;
use Coleman\Api\Orders\OrderEmail;

return static function (array $payload): EmailBody {
    /** @var array<string, mixed> $payload */
    $order = new OrderEmail($payload);
    /* translators: %s: order number */
    $letter = EmailBody::about(sprintf(__('Your order %s is confirmed', 'coleman'), $order->text('OrderNumber')))
        ->heading(__('Your order is confirmed.', 'coleman'))
        ->text(__('We are getting your parts together and will write again when they ship or are ready at the counter.', 'coleman'))
        ->text($order->payment())
        ->action(__('See your order', 'coleman'), $order->url());

    return $order->slip($letter);
};
