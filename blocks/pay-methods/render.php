<?php

declare(strict_types=1);

use Coleman\Api\Orders\PayMethod;
use Coleman\Api\Plugin;
use Coleman\Blocks\Island;

$services = Plugin::services();
$services->cacheHeaders()->keepPrivate();

// What is open to whom is known of customers. The gate around it asks a guest to sign in.
if (is_user_logged_in()) {
    $methods = $services->payMethods()->forUser(get_current_user_id());
    $text = static fn (string $type): string => match (PayMethod::from($type)) {
        PayMethod::PayInStore => __('At the counter of your branch, when you fetch what you ordered.', 'coleman'),
        PayMethod::Account => __('We bill your account by the terms that we agreed on; a PO number may stand on the order.', 'coleman'),
        PayMethod::CallMe => __('We call you to arrange it. Parts whose price we still have to find out are paid this way.', 'coleman'),
        PayMethod::Card => __('On the page of the bank that takes it, in a window of its own.', 'coleman'),
    };

    printf('<div %s>%s</div>', get_block_wrapper_attributes(), Island::markup('pay-methods', [
        'methods' => array_map(static fn (array $method): array => ['label' => $method['label'], 'text' => $text($method['type']), 'isDefault' => $method['default']], $methods),
        'hasTerms' => in_array(PayMethod::Account->value, array_column($methods, 'type'), true),
    ]));
}
