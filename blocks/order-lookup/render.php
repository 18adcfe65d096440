<?php

declare(strict_types=1);

use Coleman\Api\Orders\OrderPageAccess;
use Coleman\Api\Orders\OrderPageRequest;
use Coleman\Api\Plugin;
use Coleman\Blocks\Island;
use Coleman\Blocks\Query;
use Coleman\Blocks\TitleLevel;

/** @var array{level: ''|'h1'|'h2'} $attributes */
$services = Plugin::services();
$services->cacheHeaders()->keepPrivate();
$page = $services->router()->current();
$visit = $page?->entity;
// On the page of an order: the link is at hand, and the email is yet to be said.
$atOrder = $visit instanceof OrderPageRequest && OrderPageAccess::Email === $visit->access ? $visit : null;
$state = $services->forms()->state(null === $atOrder ? 'order_lookup' : 'order_open');
$path = Query::home(...);

printf('<div %s>%s</div>', get_block_wrapper_attributes(), Island::markup('order-lookup', [
    'level' => TitleLevel::of($attributes['level'], 'order-lookup', 'order-summary', 'order-view', 'order-quote'),
    'asks' => null === $atOrder ? 'number' : 'email',
    'title' => null === $atOrder ? __('Find your order', 'coleman') : $page->title,
    'link' => ['id' => (string) ($atOrder->id ?? ''), 'key' => $atOrder->key ?? '', 'page' => $atOrder->page ?? ''],
    'number' => $state->values['number'] ?? '',
    'email' => $state->values['email'] ?? $atOrder->email ?? '',
    'errors' => null === $atOrder || '' === $atOrder->email
        ? $state->errors
        : ['email' => __('We couldn’t find an order for this link and email address.', 'coleman')],
    'isSent' => null === $atOrder && isset($_GET['sent']) && '' === $state->message,
    'urls' => ['orders' => $path('/customer/orders'), 'lookup' => $path('/order-lookup')],
]));
