<?php

declare(strict_types=1);

use Coleman\Api\Customers\SafeRedirect;
use Coleman\Api\Plugin;
use Coleman\Blocks\Island;
use Coleman\Blocks\LegalPages;
use Coleman\Blocks\Query;
use Coleman\Blocks\TitleLevel;

/** @var array{level: ''|'h1'|'h2'} $attributes */
Plugin::services()->cacheHeaders()->keepPrivate();

$state = Plugin::services()->forms()->state('register');
$redirect = SafeRedirect::path(Query::text('redirect', 2000));

echo Island::render('register', [
    'level' => TitleLevel::of($attributes['level'], 'register'),
    'id' => wp_unique_id('coleman-register-'),
    'redirect' => $redirect,
    'urls' => ['login' => Query::home('/customer/login') . (SafeRedirect::FALLBACK === $redirect ? '' : '?redirect=' . rawurlencode($redirect))],
    // Who holds the link of an invitation has read there whom it invites.
    'values' => $state->values + array_filter(['email' => Plugin::services()->invitations()->emailInvitedBy($redirect)]),
    'errors' => $state->errors,
    'privacyUrl' => LegalPages::privacy(),
]);
