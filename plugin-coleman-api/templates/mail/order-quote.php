<?php

declare(strict_types=1);

use Coleman\Api\Mail\EmailBody;
use Coleman\Api\Orders\OrderEmail;

return static function (array $payload): EmailBody {
    /** @var array<string, mixed> $payload */
    $order = new OrderEmail($payload);
    /* translators: %s: order number */
    $letter = EmailBody::about(sprintf(__('The price of your order %s', 'coleman'), $order->text('OrderNumber')))
        ->heading(__('Here is your price.', 'coleman'))
        ->text(__('Please review it. We won’t order anything until you accept it.', 'coleman'))
        ->text($order->payment())
        ->action(__('Accept quote', 'coleman'), $order->url('quote_url'));

    return $order->slip($letter);
};
