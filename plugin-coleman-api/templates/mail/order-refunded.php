<?php

declare(strict_types=1);

use Coleman\Api\Mail\EmailBody;
use Coleman\Api\Orders\OrderEmail;

return static function (array $payload): EmailBody {
    /** @var array<string, mixed> $payload */
    $order = new OrderEmail($payload);
    /* translators: %s: order number */
    $letter = EmailBody::about(sprintf(__('Your order %s was refunded', 'coleman'), $order->text('OrderNumber')))
        ->heading(__('Your order was refunded.', 'coleman'))
        ->text(__('We sent the refund to the payment method you used. Your bank may take a few days to show it.', 'coleman'));

    return $order->slip($letter);
};
