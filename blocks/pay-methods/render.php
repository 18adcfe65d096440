<?php

declare(strict_types=1);

use Coleman\Api\Orders\PayMethod;
use Coleman\Api\Plugin;
use Coleman\Blocks\Island;
use Coleman\Blocks\TitleLevel;

/** @var array{level: ''|'h1'|'h2'} $attributes */
$services = Plugin::services();
$services->cacheHeaders()->keepPrivate();

// What is open to whom is known of customers. The gate around it asks a guest to sign in.
if (is_user_logged_in()) {
    $methods = $services->payMethods()->forUser(get_current_user_id());
    $text = static fn (string $type): string => match (PayMethod::from($type)) {
        PayMethod::PayInStore => __('Pay at your branch’s counter when you pick up your order.', 'coleman'),
        PayMethod::Account => __('We bill your account on your agreed terms. You can add a PO number to the order.', 'coleman'),
        PayMethod::CallMe => __('We’ll call you to arrange payment. Use this for parts without a price.', 'coleman'),
        PayMethod::Card => __('Pay on the payment provider’s secure page.', 'coleman'),
    };

    printf('<div %s>%s</div>', get_block_wrapper_attributes(), Island::markup('pay-methods', [
        'level' => TitleLevel::of($attributes['level'], 'pay-methods'),
        'methods' => array_map(static fn (array $method): array => ['label' => $method['label'], 'text' => $text($method['type']), 'isDefault' => $method['default']], $methods),
        'hasTerms' => in_array(PayMethod::Account->value, array_column($methods, 'type'), true),
    ]));
}
