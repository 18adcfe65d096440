<?php

declare(strict_types=1);

use Coleman\Api\Parts\Part;
use Coleman\Api\Parts\PartFamily;
use Coleman\Api\Parts\PartFilter;
use Coleman\Api\Plugin;
use Coleman\Blocks\Island;
use Coleman\Blocks\OwnQuery;

/** @var array{categoryId: int, count: int, showFilters: bool, showPicture: bool, heading: 'h1'|'h2'} $attributes */
$services = Plugin::services();
$entity = $services->router()->current()?->entity;
$family = $attributes['categoryId'] > 0 ? $services->parts()->family($attributes['categoryId']) : $entity;

if (!$family instanceof PartFamily) {
    return;
}

$id = wp_unique_prefixed_id('parts-');
$query = OwnQuery::of($id);
// The address narrows down what visitors may narrow down.
$filter = $attributes['showFilters']
    ? new PartFilter($family->id, $query->id('vendor_id'), '1' === $query->oneOf('in_stock', ['1']), $query->oneOf('order', PartFilter::ORDERS, PartFilter::WANTED))
    : new PartFilter($family->id);
$counts = $services->partListing()->counts($filter);
if ($filter->vendorId > 0 && !in_array($filter->vendorId, array_column($counts['makers'], 'id'), true)) {
    $filter = $filter->withVendor(0);
    $counts = $services->partListing()->counts($filter);
}
$after = $query->id('after');
$limit = max(1, min($attributes['count'], 100));
$parts = $services->partListing()->page($filter, $after, $limit);
$page = array_slice($parts, 0, $limit);
$last = end($page);

if ($family === $entity) {
    $services->structuredData()->showsList(array_map($services->partPresenter()->url(...), $page));
    $services->head()->narrowedTo([
        ...array_values(array_intersect_key(array_column($counts['makers'], 'name', 'id'), [$filter->vendorId => true])),
        ...($filter->inStock ? [__('In stock', 'coleman')] : []),
    ]);
}

// What a row shows, and no more: the props travel with the page.
$shown = array_flip(['PartId', 'PartNumber', 'Description', 'Url', 'Photo', 'VendorName', 'InStock', 'PickupOnly', 'CanShip', 'price_cents', 'list_price_cents', 'availability_text', 'orderable', 'default_quantity', 'multiple_of']);
$image = $services->partPresenter()->image($family->image);
$state = $services->forms()->state('cart_add');
echo Island::render(
    'part-list',
    [
        'id' => $id,
        'queryName' => $query->name,
        'heading' => $attributes['heading'],
        'categoryId' => $family->id,
        'name' => $family->name,
        'image' => $image,
        'showPicture' => $attributes['showPicture'],
        'showFilters' => $attributes['showFilters'],
        'perPage' => $limit,
        'vendorId' => $filter->vendorId,
        'inStock' => $filter->inStock,
        'order' => $filter->order,
        'after' => $after,
        'view' => [
            // A picture that is the family's own is not repeated.
            'parts' => array_map(static fn (Part $part): array => ($part->image === $family->image ? ['Photo' => ['MediumImagePath' => '']] : [])
                + array_intersect_key($services->partPresenter()->present($part), $shown), $page),
            'has_more' => count($parts) > $limit,
            'after' => false === $last ? 0 : $last->id,
        ] + $services->partPresenter()->counts($counts),
        'fault' => '' !== $state->message
            ? ['partId' => (int) ($state->values['partId'] ?? 0), 'message' => $state->message, 'quantity' => $state->values['quantity'] ?? '']
            : null,
    ],
    attributes: ['data-history' => 'true'],
);
