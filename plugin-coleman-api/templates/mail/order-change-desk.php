<?php

declare(strict_types=1);

use Coleman\Api\Mail\EmailBody;
use Coleman\Api\Orders\OrderEmail;

return static function (array $payload): EmailBody {
    /** @var array<string, mixed> $payload */
    $order = new OrderEmail($payload);
    $isAccepted = true === ($payload['is_accepted'] ?? false);
    $letter = EmailBody::about(sprintf(
        /* translators: %s: order number */
        $isAccepted ? __('Change of order %s accepted', 'coleman') : __('Change of order %s declined', 'coleman'),
        $order->text('OrderNumber'),
    ))
        ->heading($isAccepted ? __('The customer accepted the change.', 'coleman') : __('The customer declined the change.', 'coleman'))
        ->text($isAccepted
            ? __('The order was changed, and its stock was taken.', 'coleman')
            : __('The order stays as it was.', 'coleman'));

    return $order->deskSlip($letter);
};
