<?php

declare(strict_types=1);

use Coleman\Api\Cart\CartItem;
use Coleman\Api\Cart\CartQuote;
use Coleman\Api\Plugin;
use Coleman\Api\Support\DealerTime;
use Coleman\Blocks\Island;
use Coleman\Blocks\Query;
use Coleman\Blocks\TitleLevel;

/** @var array{level: ''|'h1'|'h2'} $attributes */
$services = Plugin::services();
$services->cacheHeaders()->keepPrivate();

$state = $services->forms()->state('cart_add_quote');
$asked = Query::text('parts', CartQuote::LONGEST);
$cart = '' === $asked ? $services->carts()->view($services->cartSession()->owner()) : $services->cartQuote()->cart($asked);
$parts = CartQuote::text($cart);
$delivery = $services->cartDelivery()->present($cart);
$estimate = $delivery['estimate'];
$branch = 0 === $delivery['branch_id'] ? $services->nearestBranch()->toZip($delivery['zip']) : $services->locations()->byId($delivery['branch_id']);

// Why a part was not added; the form names them in the order of its text.
$faults = [];
foreach (CartQuote::rows($state->values['parts'] ?? '') as $index => $row) {
    $faults[$row['partId']] = $state->errors["rows[{$index}]"] ?? '';
}

printf('<div %s>%s</div>', get_block_wrapper_attributes(), Island::markup('cart-quote', [
    'level' => TitleLevel::of($attributes['level'], 'cart-quote'),
    'dealer' => get_bloginfo('name'),
    /* translators: a date as PHP writes it, https://www.php.net/manual/datetime.format.php */
    'date' => (string) wp_date(__('M j, Y', 'coleman'), $services->clock()->now()->getTimestamp(), DealerTime::zone()),
    'branch' => null === $branch ? null : ['city' => $branch->city, 'address' => $branch->address, 'phone' => $branch->phone],
    'lines' => array_map(static fn (CartItem $item): array => [
        'id' => $item->line->id,
        'number' => $item->number(),
        'description' => $item->description(),
        'vendor' => $item->part->isPlaceholder() ? '' : $item->part->vendorName,
        'quantity' => $item->line->quantity,
        'priceCents' => $item->priceCents(),
        'totalCents' => $item->totalCents(),
        'fault' => $faults[$item->part->id] ?? '',
        'availability' => $services->partPresenter()->availabilityText($item->part),
    ], $cart->items()),
    'subtotalCents' => $cart->subtotalCents(),
    'hasUnknownPrice' => $cart->hasUnknownPrice(),
    'coreCents' => $delivery['core_cents'],
    'shipping' => null === $estimate ? null : [
        'zip' => $delivery['zip'],
        'cents' => $estimate['shipping_cents'] + $estimate['oversize_cents'],
        'notes' => $estimate['notes'],
    ],
    'parts' => $parts,
    'link' => '' === $parts ? '' : home_url('/cart/quote') . '?parts=' . $parts,
    'isPartOnly' => array_any($cart->items(), static fn (CartItem $item): bool => $item->part->isPlaceholder()),
    'isFromLink' => '' !== $asked,
    'fault' => $state->message,
    'urls' => ['cart' => Query::home('/cart')],
]));
