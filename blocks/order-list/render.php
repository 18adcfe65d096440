<?php

declare(strict_types=1);

use Coleman\Api\Orders\OrderRoutes;
use Coleman\Api\Orders\OrderState;
use Coleman\Api\Plugin;
use Coleman\Blocks\CustomerOrders;
use Coleman\Blocks\Island;
use Coleman\Blocks\Query;
use Coleman\Blocks\TitleLevel;

/** @var array{level: ''|'h1'|'h2'} $attributes */
$services = Plugin::services();
$services->cacheHeaders()->keepPrivate();

// A guest has no orders. The gate around it asks them to sign in; without a gate there is nothing to show.
if (is_user_logged_in()) {
    $status = Query::oneOf('status', array_column(OrderState::cases(), 'value'));
    $page = min(max(1, Query::id('page')), 1000);
    $customer = get_current_user_id();
    $orders = $services->orders()->listOfCustomer($customer, $page, OrderRoutes::LATEST, $status);
    $isMore = $page * OrderRoutes::LATEST < $services->orders()->countOfCustomer($customer, $status);
    $path = Query::home('/customer/orders');
    $url = static fn (int $page): string => $path . rtrim('?' . http_build_query(array_filter(['status' => $status, 'page' => 1 === $page ? '' : (string) $page])), '?');

    printf('<div %s>%s</div>', get_block_wrapper_attributes(), Island::markup('order-list', [
        'level' => TitleLevel::of($attributes['level'], 'my-orders'),
        'id' => wp_unique_id('coleman-orders-'),
        'list' => ['orders' => CustomerOrders::rows($orders)],
        'status' => $status,
        'states' => array_map(static fn (OrderState $state): array => ['value' => $state->value, 'label' => $state->label()], OrderState::cases()),
        'urls' => [
            'newer' => $page > 1 ? $url($page - 1) : '',
            'older' => $isMore ? $url($page + 1) : '',
            'all' => $path,
        ],
    ]));
}
