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
        $isAccepted ? __('Quote of order %s accepted', 'coleman') : __('Quote of order %s declined', 'coleman'),
        $order->text('OrderNumber'),
    ))
        ->heading($isAccepted ? __('The customer accepted the quote.', 'coleman') : __('The customer declined the quote.', 'coleman'))
        ->text($isAccepted
            ? __('The order can be confirmed and picked now.', 'coleman')
            : __('The order was canceled, and its parts are back in stock.', 'coleman'));

    return $order->deskSlip($letter);
};
