<?php

declare(strict_types=1);

use Coleman\Api\Parts\Part;
use Coleman\Api\Plugin;
use Coleman\Blocks\Island;

/** @var array{heading: string, partIds: list<int>, categoryId: int, layout: 'grid'|'sidebar', count: int} $attributes */
$services = Plugin::services();
// 0 means all; nobody reads more cards than these.
$limit = $attributes['count'] > 0 ? min($attributes['count'], 100) : 100;
$parts = array_slice(match (true) {
    [] !== $attributes['partIds'] => array_values($services->parts->byIds(array_map('intval', $attributes['partIds']))),
    $attributes['categoryId'] > 0 => $services->parts->inCategory($attributes['categoryId'], 0, $limit),
    default => $services->parts->popular($limit),
}, 0, $limit);
if ([] === $parts) {
    return;
}

$state = $services->forms->state('cart_add');
$refused = (int) ($state->values['partId'] ?? 0);
$page = $services->router->current()?->entity;
// On a part's own page its own form tells.
$tells = '' !== $state->message && !($page instanceof Part && $page->id === $refused);

echo Island::render('featured-products', [
    'heading' => $attributes['heading'],
    'layout' => $attributes['layout'],
    'parts' => array_map($services->partPresenter->present(...), $parts),
    'fault' => $tells ? ['partId' => $refused, 'message' => $state->message, 'quantity' => $state->values['quantity'] ?? ''] : null,
], Island::VISIBLE);
