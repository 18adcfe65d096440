<?php

declare(strict_types=1);

use Coleman\Api\Plugin;
use Coleman\Blocks\Island;
use Coleman\Blocks\Query;

$services = Plugin::services();
$path = Query::home(...);
$props = [
    'urls' => [
        'login' => $path('/customer/login'),
        'account' => $path('/customer'),
        'logout' => $path('/customer/logout'),
        'cart' => $path('/cart'),
    ],
];

// A page that caches may keep is nobody's: there the loader fills the bar in. Elsewhere it is right from the start.
if (!$services->cacheHeaders()->isCacheable()) {
    $services->cacheHeaders()->keepPrivate();
    $count = $services->carts()->count($services->cartSession()->owner());
    $signedIn = is_user_logged_in();
    $services->cartSession()->repaint($count, $signedIn);
    $props['isChecked'] = true;
    $props['hint'] = ['count' => $count, 'signedIn' => $signedIn];
}

echo Island::render('user-bar', $props, Island::RUNTIME);
