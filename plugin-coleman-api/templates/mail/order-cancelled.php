<?php

declare(strict_types=1);

use Coleman\Api\Mail\EmailBody;
use Coleman\Api\Orders\OrderEmail;

return static function (array $payload): EmailBody {
    /** @var array<string, mixed> $payload */
    $order = new OrderEmail($payload);
    /* translators: %s: order number */
    $letter = EmailBody::about(sprintf(__('Your order %s is cancelled', 'coleman'), $order->text('OrderNumber')))
        ->heading(__('Your order is cancelled.', 'coleman'))
        ->text(__('Nothing will be shipped or held for you. If this is not what you wanted, answer this mail or call the parts desk.', 'coleman'));

    return $order->slip($letter);
};
