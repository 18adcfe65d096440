<?php

declare(strict_types=1);

use Coleman\Api\Customers\SafeRedirect;
use Coleman\Api\Plugin;
use Coleman\Blocks\Island;
use Coleman\Blocks\Query;
use Coleman\Blocks\TitleLevel;

/** @var array{title: string, notice: string, newText: string, returnHere: bool, headingLevel: 0|1|2} $attributes */
$state = Plugin::services()->forms()->state('sign_in');
$path = Query::home(...);
$here = is_string($_SERVER['REQUEST_URI'] ?? null) ? $_SERVER['REQUEST_URI'] : '';
$asked = is_string($_GET['redirect'] ?? null) ? wp_unslash($_GET['redirect']) : '';

// A customer just made comes back to this page, or, from the login page, goes where they were going.
$back = '' !== $asked && SafeRedirect::FALLBACK === SafeRedirect::path($here) ? SafeRedirect::path($asked) : $here;
$redirect = SafeRedirect::path('' === $asked && $attributes['returnHere'] ? $here : $asked);
// Who holds the link of an invitation has read there whom it invites.
$invited = Plugin::services()->invitations()->emailInvitedBy($redirect);
if ('' !== $invited) {
    Plugin::services()->cacheHeaders()->keepPrivate();
}

echo Island::render('sign-in', [
    'id' => wp_unique_id('coleman-sign-in-'),
    'headingLevel' => (int) substr(TitleLevel::of(['', 'h1', 'h2'][$attributes['headingLevel']], 'login'), 1),
    'redirect' => $redirect,
    'urls' => [
        'register' => $path('/customer/create') . '?redirect=' . rawurlencode($back),
        'forgot' => $path('/customer/forgot-password'),
        'account' => $path('/customer'),
        'logout' => $path('/customer/logout'),
    ],
    'email' => $state->values['email'] ?? $invited,
    'errors' => $state->errors,
    'customer' => is_user_logged_in() ? wp_get_current_user()->display_name : null,
    // It is in the address, so that what caches keep is the same for everybody.
] + (isset($_GET['signed-out']) ? ['notice' => __('You’ve been signed out. Sign in to go on. What you entered is kept.', 'coleman')] : [])
    // What the editor has not written stays ours, and is translated.
    + array_filter(array_intersect_key($attributes, ['title' => '', 'notice' => '', 'newText' => ''])));
