<?php

declare(strict_types=1);

use Coleman\Api\Mail\EmailBody;
use Coleman\Api\Orders\OrderEmail;

return static function (array $payload): EmailBody {
    /** @var array<string, mixed> $payload */
    $order = new OrderEmail($payload);
    $text = is_string($payload['text'] ?? null) ? $payload['text'] : '';
    /* translators: %s: order number */
    $letter = EmailBody::about(sprintf(__('Message about order %s', 'coleman'), $order->text('OrderNumber')))
        ->heading(sprintf(/* translators: %s: order number */ __('The customer of order %s writes:', 'coleman'), $order->text('OrderNumber')))
        ->text($text);

    return $order->deskSlip($letter);
};
