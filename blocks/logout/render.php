<?php

declare(strict_types=1);

use Coleman\Api\Plugin;
use Coleman\Blocks\Island;
use Coleman\Blocks\Query;
use Coleman\Blocks\TitleLevel;

/** @var array{level: ''|'h1'|'h2'} $attributes */
// Who comes from a page of ours is logged out before this is shown: Customers\SignOutPage.
Plugin::services()->cacheHeaders()->keepPrivate();

$path = Query::home(...);
printf(
    '<div %s>%s</div>',
    get_block_wrapper_attributes(),
    Island::markup('logout', [
        'level' => TitleLevel::of($attributes['level'], 'logout'),
        'customer' => is_user_logged_in() ? wp_get_current_user()->display_name : null,
        'urls' => ['login' => $path('/customer/login'), 'home' => $path('/')],
    ]),
);
