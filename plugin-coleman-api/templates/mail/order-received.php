<?php

declare(strict_types=1);

use Coleman\Api\Mail\EmailBody;
use Coleman\Api\Orders\OrderEmail;

return static function (array $payload): EmailBody {
    /** @var array<string, mixed> $payload */
    $order = new OrderEmail($payload);
    if ('on_hold' === $order->text('Status')) {
        /* translators: %s: order number */
        return $order->slip(EmailBody::about(sprintf(__('Your order %s needs confirmation', 'coleman'), $order->text('OrderNumber')))
            ->heading(__('We have your order and will confirm it with you.', 'coleman'))
            ->text(__('The parts desk will call or email you to confirm this order. Until then, we don’t hold parts for you, and you pay nothing.', 'coleman'))
            ->action(__('See your order', 'coleman'), $order->url()));
    }
    /* translators: %s: order number */
    $letter = EmailBody::about(sprintf(__('We have your order %s', 'coleman'), $order->text('OrderNumber')))
        ->heading(__('Thank you. We have your order.', 'coleman'))
        ->text('1' === $order->text('has_unknown_price')
            ? __('One of the parts has no price yet. The parts desk will send you a quote. We won’t order anything until you accept it.', 'coleman')
            : __('The parts desk will review and confirm it.', 'coleman'))
        ->text($order->payment())
        ->action(__('See your order', 'coleman'), $order->url());

    return $order->slip($letter);
};
