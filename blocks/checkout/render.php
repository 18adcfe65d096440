<?php

declare(strict_types=1);

use Coleman\Api\Orders\BuyerResolver;
use Coleman\Api\Plugin;
use Coleman\Blocks\Island;
use Coleman\Blocks\LegalPages;
use Coleman\Blocks\Query;
use Coleman\Blocks\TitleLevel;

/** @var array{notice: string, emailHint: string, pickupHint: string, level: ''|'h1'|'h2'} $attributes */
$services = Plugin::services();
$services->cacheHeaders()->keepPrivate();

$level = TitleLevel::of($attributes['level'], 'checkout');
$posted = $services->forms()->state('checkout');
$state = [] === $posted->values ? $services->forms()->state('checkout_update') : $posted;
$hasExpired = '1' === ($state->values['signed_in'] ?? '');
if (!is_user_logged_in() && ($hasExpired || !BuyerResolver::guestsMayOrder())) {
    // The gate: who orders here has an account, or had signed in before this form was sent.
    echo render_block(['blockName' => 'coleman/sign-in', 'attrs' => ['returnHere' => true, 'headingLevel' => 'h1' === $level ? 1 : 2], 'innerBlocks' => [], 'innerHTML' => '', 'innerContent' => []]);

    return;
}
$path = Query::home(...);
$key = $state->values['idempotency_key'] ?? '';

$way = is_string($_GET['way'] ?? null) ? $_GET['way'] : '';

echo Island::render('checkout', $services->checkoutViewModel()->build($state, $way) + [
    'level' => $level,
    'isGuest' => !is_user_logged_in(),
    'idempotencyKey' => '' === $key ? bin2hex(random_bytes(16)) : $key,
    'urls' => [
        'cart' => $path('/cart'),
        'signIn' => $path('/customer/login') . '?redirect=' . rawurlencode($path('/checkout')),
        'search' => $path('/search/'),
        'terms' => LegalPages::path('terms'),
        'returns' => LegalPages::path('returns'),
        'privacy' => LegalPages::privacy(),
        'orders' => is_user_logged_in() ? $path('/customer/orders') : $path('/order-lookup'),
    ],
] + array_intersect_key($attributes, ['notice' => '', 'emailHint' => '', 'pickupHint' => '']), Island::LOAD);
