<?php

declare(strict_types=1);

use Coleman\Api\Mail\EmailBody;
use Coleman\Api\Orders\OrderEmail;

return static function (array $payload): EmailBody {
    /** @var array<string, mixed> $payload */
    $order = new OrderEmail($payload);
    /* translators: %s: order number */
    $letter = EmailBody::about(sprintf(__('Your order %s is on its way', 'coleman'), $order->text('OrderNumber')))
        ->heading(__('Your parts are on their way.', 'coleman'))
        ->text($order->payment(hasLeft: true));

    return $order->fulfilment($letter);
};
