<?php

declare(strict_types=1);

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
$cart = $services->carts()->view($services->cartSession()->owner());

// The cart changes in other tabs and by the visitor's hand: it must not sleep through that.
echo Island::render('cart', [
    'level' => TitleLevel::of($attributes['level'], 'cart'),
    'heading' => '' === $attributes['heading'] ? __('Your cart', 'coleman') : $attributes['heading'],
    'cart' => $services->cartPresenter()->present($cart),
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
