<?php

declare(strict_types=1);

use Coleman\Api\Cart\CartRepository;
use Coleman\Api\Cart\RemovedLine;
use Coleman\Api\Plugin;
use Coleman\Blocks\Island;
use Coleman\Blocks\Query;
use Coleman\Blocks\TitleLevel;

/** @var array{heading: string, shoppingUrl: string, level: ''|'h1'|'h2', align?: string} $attributes */
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

// With JavaScript the island tells of it, and undoes it.
$removed = RemovedLine::fromText(Query::text(RemovedLine::NAME, RemovedLine::LONGEST));
if (null !== $removed) {
    $inputs = '';
    foreach (['coleman_action' => 'cart_add'] + $removed->fields as $name => $value) {
        $inputs .= sprintf('<input type="hidden" name="%s" value="%s">', esc_attr($name), esc_attr($value));
    }
    printf(
        '<form class="coleman-cart__told is-shown%s" method="post">%s<p role="status">%s</p><button type="submit" class="coleman-cart__undo">%s</button></form>',
        esc_attr(isset($attributes['align']) ? ' align' . $attributes['align'] : ''),
        $inputs,
        /* translators: %s: a part's description. */
        esc_html(sprintf(__('Removed: %s', 'coleman'), $removed->name)),
        esc_html__('Undo', 'coleman'),
    );
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
