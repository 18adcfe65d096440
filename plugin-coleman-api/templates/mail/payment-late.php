<?php

declare(strict_types=1);

use Coleman\Api\Mail\EmailBody;
use Coleman\Api\Orders\OrderEmail;
use Coleman\Api\Support\Money;

return static function (array $payload): EmailBody {
    /** @var array<string, mixed> $payload */
    $order = new OrderEmail($payload);
    $cents = is_int($payload['paid_cents'] ?? null) ? $payload['paid_cents'] : 0;
    /* translators: %s: order number */
    $letter = EmailBody::about(sprintf(__('Order %s was paid, and waits for a person', 'coleman'), $order->text('OrderNumber')))
        ->heading(sprintf(/* translators: %s: order number */ __('A payment for order %s needs you.', 'coleman'), $order->text('OrderNumber')))
        ->text(sprintf(
            /* translators: 1: amount of money, 2: state of the order */
            __('%1$s came in by card, but the order is "%2$s" or comes to another total. Its parts may be back on the shelf. Please speak with the customer, then fill the order anew or give the money back at the payment gateway.', 'coleman'),
            Money::format($cents),
            $order->text('status_label'),
        ))
        ->text(sprintf(/* translators: %s: e-mail address */ __('From %s. An answer to this mail goes to the customer.', 'coleman'), $order->text('Email')));

    return $order->slip($letter);
};
