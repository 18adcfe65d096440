<?php

declare(strict_types=1);

use Coleman\Api\Plugin;
use Coleman\Blocks\Island;
use Coleman\Blocks\Query;
use Coleman\Blocks\TitleLevel;

/** @var array{level: ''|'h1'|'h2'} $attributes */
Plugin::services()->cacheHeaders()->keepPrivate();

$state = Plugin::services()->forms()->state('password_forgot');

echo Island::render('forgot-password', [
    'level' => TitleLevel::of($attributes['level'], 'forgot-password'),
    'id' => wp_unique_id('coleman-forgot-password-'),
    'urls' => ['login' => Query::home('/customer/login'), 'forgot' => Query::home('/customer/forgot-password')],
    'email' => $state->values['email'] ?? '',
    'error' => $state->errors['email'] ?? '',
    'isSent' => '1' === Query::oneOf('sent', ['1']) && '' === $state->message,
]);
