<?php

declare(strict_types=1);

use Coleman\Api\Mail\Letter;
use Coleman\Api\Orders\OrderLetter;

return static function (array $payload): Letter {
    /** @var array<string, mixed> $payload */
    $order = new OrderLetter($payload);
    $isAccepted = true === ($payload['is_accepted'] ?? false);
    $letter = Letter::about(sprintf(
        /* translators: %s: order number */
        $isAccepted ? __('Quote of order %s accepted', 'coleman') : __('Quote of order %s declined', 'coleman'),
        $order->text('OrderNumber'),
    ))
        ->heading($isAccepted ? __('The customer accepted the quote.', 'coleman') : __('The customer declined the quote.', 'coleman'))
        ->text($isAccepted
            ? __('The order can be confirmed and picked now.', 'coleman')
            : __('The order was canceled, and its parts are back in stock.', 'coleman'))
        ->text(sprintf(/* translators: %s: email address */ __('From %s. A reply to this email goes to the customer.', 'coleman'), $order->text('Email')));

    return $order->slip($letter);
};
