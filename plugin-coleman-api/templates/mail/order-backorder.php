<?php

declare(strict_types=1);

use Coleman\Api\Mail\EmailBody;
use Coleman\Api\Orders\OrderEmail;

return static function (array $payload): EmailBody {
    /** @var array<string, mixed> $payload */
    $order = new OrderEmail($payload);
    /* translators: %s: order number */
    $letter = EmailBody::about(sprintf(__('A new date for your order %s', 'coleman'), $order->text('OrderNumber')))
        ->heading(__('Some of your parts will arrive on a different date.', 'coleman'))
        ->text(__('We’re sorry. If that’s too late, reply to this email or call the parts desk. We can look for another solution or remove the parts from your order.', 'coleman'))
        ->facts([
            __('Parts', 'coleman') => $order->value('backorder', 'parts'),
            __('Expected', 'coleman') => $order->value('backorder', 'date'),
        ])
        ->action(__('See your order', 'coleman'), $order->url());

    return $order->slip($letter);
};
