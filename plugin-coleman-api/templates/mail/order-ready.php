<?php

declare(strict_types=1);

use Coleman\Api\Mail\Letter;
use Coleman\Api\Orders\OrderLetter;

return static function (array $payload): Letter {
    /** @var array<string, mixed> $payload */
    $order = new OrderLetter($payload);
    $text = static fn (string $name): string => is_string($order->fulfilment()[$name] ?? null) ? $order->fulfilment()[$name] : '';
    /* translators: %s: order number */
    $letter = Letter::about(sprintf(__('Your order %s is ready for pickup', 'coleman'), $order->text('OrderNumber')))
        ->heading(__('Your parts are ready at the counter.', 'coleman'))
        ->facts([
            __('Parts', 'coleman') => $text('parts'),
            __('Branch', 'coleman') => $text('branch'),
            __('Carrier', 'coleman') => $text('carrier'),
            __('Tracking number', 'coleman') => $text('tracking'),
        ])
        ->action(__('See your order', 'coleman'), $order->url());

    return $order->slip($letter);
};
