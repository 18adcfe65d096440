<?php

declare(strict_types=1);

use Coleman\Api\Mail\EmailBody;
use Coleman\Api\Orders\OrderEmail;

return static function (array $payload): EmailBody {
    /** @var array<string, mixed> $payload */
    $order = new OrderEmail($payload);
    /* translators: 1: order number, 2: state of the order */
    $letter = EmailBody::about(sprintf(__('New order %1$s: %2$s', 'coleman'), $order->text('OrderNumber'), $order->text('status_label')))
        ->heading(sprintf(/* translators: %s: order number */ __('Order %s', 'coleman'), $order->text('OrderNumber')));

    return $order->deskSlip($letter);
};
