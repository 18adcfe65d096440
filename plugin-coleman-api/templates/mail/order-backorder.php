<?php

declare(strict_types=1);

use Coleman\Api\Mail\EmailBody;
use Coleman\Api\Orders\OrderEmail;

return static function (array $payload): EmailBody {
    /** @var array<string, mixed> $payload */
    $order = new OrderEmail($payload);
    /* translators: %s: order number */
    $letter = EmailBody::about(sprintf(__('A new date for your order %s', 'coleman'), $order->text('OrderNumber')))
        ->heading(__('Some of your parts come on another day.', 'coleman'))
        ->text(__('We are sorry. If that is too late for you, answer this mail or call the parts desk: we look for another way, or take the parts off your order.', 'coleman'))
        ->facts([
            __('Parts', 'coleman') => $order->value('backorder', 'parts'),
            __('Expected', 'coleman') => $order->value('backorder', 'date'),
        ])
        ->action(__('See your order', 'coleman'), $order->url());

    return $order->slip($letter);
};
