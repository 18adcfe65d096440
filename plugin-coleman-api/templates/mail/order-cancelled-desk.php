<?php

declare(strict_types=1);

use Coleman\Api\Mail\EmailBody;
use Coleman\Api\Orders\OrderEmail;
use Coleman\Api\Orders\OrderState;

return static function (array $payload): EmailBody {
    /** @var array<string, mixed> $payload */
    $order = new OrderEmail($payload);
    $before = OrderState::tryFrom(is_string($payload['state_before'] ?? null) ? $payload['state_before'] : '');
    $letter = EmailBody::about(sprintf(
        /* translators: %s: order number */
        __('Order %s was canceled by the customer', 'coleman'),
        $order->text('OrderNumber'),
    ))
        ->heading(__('The customer canceled this order.', 'coleman'))
        ->text(match ($before) {
            OrderState::Confirmed => __('You already confirmed it. Don’t pick or ship it, and return any picked parts to the shelf. The parts are back in stock on the site.', 'coleman'),
            OrderState::AwaitingPrice => __('It was waiting for a price. You don’t need to do anything.', 'coleman'),
            default => __('It was not confirmed yet. You don’t need to do anything. The parts are back in stock on the site.', 'coleman'),
        });

    return $order->deskSlip($letter);
};
