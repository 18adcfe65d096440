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
        __('Order %s was cancelled by the customer', 'coleman'),
        $order->text('OrderNumber'),
    ))
        ->heading(__('The customer has cancelled this order.', 'coleman'))
        ->text(match ($before) {
            OrderState::Confirmed => __('You had confirmed it. Do not pick or ship it: put back what was laid out. The site counts its parts as in stock again.', 'coleman'),
            OrderState::AwaitingPrice => __('It was waiting for a price. There is nothing left to do.', 'coleman'),
            default => __('It was not confirmed yet. There is nothing left to do: the site counts its parts as in stock again.', 'coleman'),
        })
        ->text(sprintf(/* translators: %s: email address */ __('From %s. A reply to this email goes to the customer.', 'coleman'), $order->text('Email')));

    return $order->slip($letter);
};
