<?php

declare(strict_types=1);

use Coleman\Api\Mail\EmailBody;
use Coleman\Api\Orders\OrderEmail;

return static function (array $payload): EmailBody {
    /** @var array<string, mixed> $payload */
    $order = new OrderEmail($payload);
    /* translators: %s: order number */
    $letter = EmailBody::about(sprintf(__('Your order %s was canceled', 'coleman'), $order->text('OrderNumber')))
        ->heading(__('Your order was canceled.', 'coleman'))
        ->text(__('Nothing will be shipped or held for you. If this isn’t what you wanted, reply to this email or call the parts desk.', 'coleman'));

    return $order->slip($letter);
};
