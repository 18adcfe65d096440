<?php

declare(strict_types=1);

use Coleman\Api\Plugin;
use Coleman\Blocks\Island;
use Coleman\Blocks\Query;
use Coleman\Blocks\TitleLevel;

/** @var array{level: ''|'h1'|'h2'} $attributes */
Plugin::services()->cacheHeaders()->keepPrivate();

$user = Query::id('user');
$key = Query::text('key', 100);

printf('<div %s>%s</div>', get_block_wrapper_attributes(), Island::markup('confirm-email', [
    'level' => TitleLevel::of($attributes['level'], 'confirm-email'),
    'user' => $user,
    'confirmKey' => $key,
    'email' => Plugin::services()->profiles()->emailToConfirm($user, $key),
    'urls' => ['profile' => Query::home('/customer/edit')],
]));
