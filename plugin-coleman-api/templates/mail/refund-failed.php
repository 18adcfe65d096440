<?php

declare(strict_types=1);

use Coleman\Api\Mail\EmailBody;
use Coleman\Api\Orders\OrderEmail;
use Coleman\Api\Support\Money;

return static function (array $payload): EmailBody {
    /** @var array<string, mixed> $payload */
    $order = new OrderEmail($payload);
    $refund = is_array($payload['refund'] ?? null) ? $payload['refund'] : [];
    $cents = is_int($refund['cents'] ?? null) ? $refund['cents'] : 0;
    /* translators: %s: order number */
    $letter = EmailBody::about(sprintf(__('The refund for order %s failed', 'coleman'), $order->text('OrderNumber')))
        ->heading(sprintf(/* translators: %s: order number */ __('The refund for order %s failed.', 'coleman'), $order->text('OrderNumber')))
        ->text(sprintf(/* translators: %s: amount of money */ __('%s did not go back to the card. Please refund it another way, and tell the customer.', 'coleman'), Money::format($cents)))
        ->facts([__('Reason', 'coleman') => $order->value('refund', 'reason')]);

    return $order->deskSlip($letter);
};
