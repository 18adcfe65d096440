<?php

declare(strict_types=1);

use Coleman\Api\Parts\Part;
use Coleman\Api\Parts\PartFilter;
use Coleman\Api\Plugin;
use Coleman\Blocks\Island;

/** @var array{heading: string, partIds: list<int>, categoryId: int, isRelated: bool, layout: 'grid'|'sidebar', count: int} $attributes */
$services = Plugin::services();
$page = $services->router()->current()?->entity;
// 0 means all; nobody reads more cards than these.
$limit = $attributes['count'] > 0 ? min($attributes['count'], 100) : 100;
$found = match (true) {
    $attributes['isRelated'] && $page instanceof Part => $services->partListing()->related($page, $limit),
    [] !== $attributes['partIds'] => array_values($services->parts()->byIds(array_map('intval', $attributes['partIds']))),
    $attributes['categoryId'] > 0 => $services->partListing()->page(new PartFilter($attributes['categoryId']), 0, $limit),
    default => $services->parts()->popular($limit + 1),
};
// A part's own page need not tell of it twice.
$others = array_filter($found, static fn (Part $part): bool => !$page instanceof Part || $page->id !== $part->id);
$parts = array_slice(array_values($others), 0, $limit);
if ([] === $parts) {
    return;
}

// What a card shows, and no more: the props travel with the page.
$shown = array_flip(['PartId', 'PartNumber', 'Description', 'Url', 'Photo', 'InStock', 'PickupOnly', 'CanShip', 'price_cents', 'availability_text', 'orderable', 'default_quantity', 'multiple_of']);
$state = $services->forms()->state('cart_add');
$refused = (int) ($state->values['partId'] ?? 0);
echo Island::render('featured-products', [
    'heading' => $attributes['heading'],
    'layout' => $attributes['layout'],
    'parts' => array_map(static fn (Part $part): array => array_intersect_key($services->partPresenter()->present($part), $shown), $parts),
    'fault' => '' !== $state->message ? ['partId' => $refused, 'message' => $state->message, 'quantity' => $state->values['quantity'] ?? ''] : null,
], Island::INTERACTION);
