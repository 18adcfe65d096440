<?php

declare(strict_types=1);

use Coleman\Api\Mail\EmailBody;
use Coleman\Api\Orders\OrderEmail;

return static function (array $payload): EmailBody {
    /** @var array<string, mixed> $payload */
    $order = new OrderEmail($payload);

    return $order->deskSlip(EmailBody::about(sprintf(
        /* translators: %s: order number */
        __('Return requested for order %s', 'coleman'),
        $order->text('OrderNumber'),
    ))
        ->heading(__('A customer wants to return parts.', 'coleman'))
        ->text(__('Approve or refuse the return on the order in wp-admin, in the view "Returns". The customer waits for an answer.', 'coleman'))
        ->facts([
            __('Return', 'coleman') => $order->value('return', 'number'),
            __('Parts', 'coleman') => $order->value('return', 'reasons'),
            __('Note', 'coleman') => $order->value('return', 'note'),
        ]));
};
