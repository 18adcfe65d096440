<?php

declare(strict_types=1);

use Coleman\Api\Plugin;
use Coleman\Blocks\Island;
use Coleman\Blocks\Query;
use Coleman\Blocks\TitleLevel;

/** @var array{level: ''|'h1'|'h2'} $attributes */
$services = Plugin::services();
$services->cacheHeaders()->keepPrivate();

// A guest has no addresses. The gate around it asks them to sign in; without a gate there is nothing to show.
if (is_user_logged_in()) {
    // The page has looked whose it is: Customers\AccountPages.
    $address = (array) ($services->router()->current()?->entity);
    $state = $services->forms()->state('address_save');
    $isPosted = [] !== $state->values;

    echo Island::render('address-form', [
        'level' => TitleLevel::of($attributes['level'], 'customer-address'),
        'id' => wp_unique_id('coleman-address-'),
        'addressId' => is_int($address['CustomerAddressId'] ?? null) ? $address['CustomerAddressId'] : 0,
        'values' => $isPosted ? $state->values : array_filter($address, is_string(...)),
        'errors' => $state->errors,
        'isDefault' => $isPosted ? isset($state->values['is_default']) : true === ($address['is_default'] ?? false),
        'urls' => ['addresses' => Query::home('/customer/addresses')],
        // What was typed before a session ended is put back as soon as the form is seen.
    ], Island::VISIBLE);
}
