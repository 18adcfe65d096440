<?php

declare(strict_types=1);

use Coleman\Api\Customers\Passwords;
use Coleman\Api\Plugin;
use Coleman\Blocks\Island;
use Coleman\Blocks\Query;
use Coleman\Blocks\TitleLevel;

/** @var array{level: ''|'h1'|'h2'} $attributes */
Plugin::services()->cacheHeaders()->keepPrivate();

$login = Query::text('login', 100);
$key = Query::text('key', 100);

echo Island::render('reset-password', [
    'level' => TitleLevel::of($attributes['level'], 'reset-password'),
    'id' => wp_unique_id('coleman-reset-password-'),
    'login' => $login,
    'resetKey' => $key,
    'isValid' => '' !== $login && '' !== $key && Passwords::isValid($login, $key),
    'urls' => ['login' => Query::home('/customer/login'), 'forgot' => Query::home('/customer/forgot-password')],
    'error' => Plugin::services()->forms()->state('password_reset')->errors['password'] ?? '',
]);
