<?php

declare(strict_types=1);

use Coleman\Api\Mail\EmailBody;
use Coleman\Api\Orders\OrderEmail;

return static function (array $payload): EmailBody {
    /** @var array<string, mixed> $payload */
    $order = new OrderEmail($payload);
    /* translators: %s: order number */
    $letter = EmailBody::about(sprintf(__('Your order %s is refunded', 'coleman'), $order->text('OrderNumber')))
        ->heading(__('Your order is refunded.', 'coleman'))
        ->text(__('You have your money back the way you paid it; a bank may take a few days to show it.', 'coleman'));

    return $order->slip($letter);
};
