<?php

declare(strict_types=1);

use Coleman\Api\Orders\OrderRoutes;
use Coleman\Api\Plugin;
use Coleman\Blocks\CustomerOrders;
use Coleman\Blocks\Island;
use Coleman\Blocks\Query;
use Coleman\Blocks\TitleLevel;

/** @var array{level: ''|'h1'|'h2'} $attributes */
$services = Plugin::services();
$services->cacheHeaders()->keepPrivate();

// A guest has no account. The gate around it asks them to sign in; without a gate there is nothing to show.
if (is_user_logged_in()) {
    $customer = wp_get_current_user();
    $name = trim($customer->first_name . ' ' . $customer->last_name);
    printf('<div %s>%s</div>', get_block_wrapper_attributes(), Island::markup('account', [
        'level' => TitleLevel::of($attributes['level'], 'my-account'),
        'name' => '' === $name ? $customer->display_name : $name,
        'email' => $customer->user_email,
        'list' => ['orders' => CustomerOrders::rows($services->orders()->listOfCustomer($customer->ID, 1, OrderRoutes::LATEST))],
        'urls' => ['orders' => Query::home('/customer/orders'), 'profile' => Query::home('/customer/edit')],
    ]));
}
