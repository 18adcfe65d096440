<?php

declare(strict_types=1);

use Coleman\Api\Mail\EmailBody;
use Coleman\Api\Orders\OrderEmail;

return static function (array $payload): EmailBody {
    /** @var array<string, mixed> $payload */
    $order = new OrderEmail($payload);
    /* translators: %s: order number */
    $letter = EmailBody::about(sprintf(__('The card payment for order %s failed', 'coleman'), $order->text('OrderNumber')))
        ->heading(sprintf(/* translators: %s: order number */ __('The card payment for order %s failed.', 'coleman'), $order->text('OrderNumber')))
        ->text(__('The order was closed, and its parts are back in stock on the site. You may want to call the customer and enter a new order.', 'coleman'));

    return $order->deskSlip($letter);
};
