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
    $letter = EmailBody::about(sprintf(__('Order %s was paid and needs your attention', 'coleman'), $order->text('OrderNumber')))
        ->heading(sprintf(/* translators: %s: order number */ __('A payment for order %s needs your attention.', 'coleman'), $order->text('OrderNumber')))
        ->text(sprintf(
            /* translators: 1: amount of money, 2: state of the order */
            __('We received %1$s by card, but the order is "%2$s" or has a different total. Its parts may be back in stock. Please contact the customer. Then create a new order, or refund the payment on the page of this order.', 'coleman'),
            Money::format($cents),
            $order->text('status_label'),
        ));

    return $order->deskSlip($letter);
};
