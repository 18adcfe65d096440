<?php

declare(strict_types=1);

use Coleman\Api\Mail\EmailBody;
use Coleman\Api\Orders\Order;
use Coleman\Api\Orders\OrderPresenter;
use Coleman\Api\Plugin;

return static function (array $payload): ?EmailBody {
    /** @var array<string, mixed> $payload */
    $text = static fn (string $name): string => is_string($payload[$name] ?? null) ? $payload[$name] : '';
    // A number is given only where the letter is looked at.
    $number = $text('number');
    $url = $text('url');
    if ('' === $number) {
        $order = Plugin::modules()->orderRecords->repository()->byId(is_int($payload['id'] ?? null) ? $payload['id'] : 0);
        if (!$order instanceof Order || 0 !== strcasecmp($order->email, $text('email'))) {
            // No such order of this address: there is nothing to write.
            return null;
        }
        $number = $order->number();
        $url = home_url(OrderPresenter::mailPath($order));
    }

    return EmailBody::about(sprintf(/* translators: %s: order number */ __('The link to your order %s', 'coleman'), $number))
        ->heading(sprintf(/* translators: %s: order number */ __('Order %s', 'coleman'), $number))
        ->text(__('Someone, hopefully you, asked for the link to this order. The page will ask for your email address again.', 'coleman'))
        ->action(__('See your order', 'coleman'), $url);
};
