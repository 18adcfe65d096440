<?php

declare(strict_types=1);

use Coleman\Api\Plugin;
use Coleman\Blocks\Island;
use Coleman\Blocks\Query;
use Coleman\Blocks\TitleLevel;

/** @var array{level: ''|'h1'|'h2'} $attributes */
$services = Plugin::services();
$services->cacheHeaders()->keepPrivate();

// A guest has no addresses. The gate around it asks them to sign in; without a gate there is nothing to show.
if (is_user_logged_in()) {
    echo Island::render('address-book', [
        'level' => TitleLevel::of($attributes['level'], 'my-addresses'),
        'addresses' => $services->addresses()->list(get_current_user_id()),
        'urls' => ['add' => Query::home('/customer/address/new'), 'address' => Query::home('/customer/address/')],
    ]);
}
