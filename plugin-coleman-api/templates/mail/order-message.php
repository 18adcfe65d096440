<?php

declare(strict_types=1);

use Coleman\Api\Mail\EmailBody;
use Coleman\Api\Orders\OrderEmail;

return static function (array $payload): EmailBody {
    /** @var array<string, mixed> $payload */
    $order = new OrderEmail($payload);

    /* translators: %s: order number */
    return EmailBody::about(sprintf(__('About your order %s', 'coleman'), $order->text('OrderNumber')))
        ->heading(__('A message about your order.', 'coleman'))
        ->text(is_string($payload['text'] ?? null) ? $payload['text'] : '')
        ->facts([__('Order', 'coleman') => $order->text('OrderNumber')])
        ->action(__('See your order', 'coleman'), $order->url());
};
