<?php

declare(strict_types=1);

use Coleman\Blocks\Island;

// A page arrives with nothing just added: the modal is filled by the cart's store.
echo Island::render(
    'cart-modal',
    ['cartUrl' => (string) wp_parse_url(home_url('/cart'), PHP_URL_PATH), 'recent' => null],
    Island::RUNTIME,
);
