<?php

declare(strict_types=1);

use Coleman\Api\Cart\CartRepository;
use Coleman\Api\Plugin;
use Coleman\Blocks\Island;
use Coleman\Blocks\Query;
use Coleman\Blocks\TitleLevel;

/** @var array{heading: string, shoppingUrl: string, level: ''|'h1'|'h2'} $attributes */
$services = Plugin::services();
$services->cacheHeaders()->keepPrivate();
$path = Query::home(...);

$fault = null;
foreach (['cart_update', 'cart_remove', 'cart_add', 'cart_save', 'cart_take_back', 'cart_drop'] as $action) {
    $state = $services->forms()->state($action);
    if ('' !== $state->message) {
        $fault = [
            'cartItemId' => (int) ($state->values['cartItemId'] ?? 0),
            'message' => $state->message,
            'quantity' => $state->values['quantity'] ?? '',
        ];
    }
}

$zip = $services->forms()->state('cart_zip');
$owner = $services->cartSession()->owner();
$cart = $services->carts()->view($owner);
$shown = $services->cartPresenter()->present($cart);
if ($services->cartSession()->takeLoss($services->carts()->exists($owner))) {
    $shown['notices'] = [sprintf(
        /* translators: %d: number of days */
        __('Your cart has expired. We keep a cart for %d days after its last change. Sign in to keep it longer.', 'coleman'),
        CartRepository::GUEST_DAYS,
    )];
}

// The cart changes in other tabs and by the visitor's hand: it must not sleep through that.
echo Island::render('cart', [
    'level' => TitleLevel::of($attributes['level'], 'cart'),
    'heading' => '' === $attributes['heading'] ? __('Your cart', 'coleman') : $attributes['heading'],
    'cart' => $shown,
    'fault' => $fault,
    'delivery' => $services->cartDelivery()->present($cart),
    'zipFault' => '' === $zip->message ? null : ['message' => $zip->errors['zip'] ?? $zip->message, 'zip' => $zip->values['zip'] ?? ''],
    'urls' => [
        'checkout' => $path('/checkout'),
        'search' => $path('/search/'),
        'newEquipment' => $path('/equipment/new/'),
        'shopping' => $attributes['shoppingUrl'],
        'quickOrder' => $path('/parts/quick-order'),
        'list' => $path('/customer/lists') . '?from=cart',
        'quote' => $path('/cart/quote'),
        'signIn' => is_user_logged_in() ? '' : $path('/customer/login') . '?redirect=' . rawurlencode($path('/cart')),
    ],
], Island::VISIBLE);
