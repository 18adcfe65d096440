<?php

declare(strict_types=1);

use Coleman\Api\Parts\FeaturedChoice;
use Coleman\Api\Parts\FeaturedParts;
use Coleman\Api\Parts\Part;
use Coleman\Api\Plugin;
use Coleman\Blocks\Island;
use Coleman\Blocks\Query;

/** @var array{heading: string, partIds: list<int>, categoryId: int, isRelated: bool, layout: 'grid'|'sidebar', count: int} $attributes */
$services = Plugin::services();
$page = $services->router()->current()?->entity;
$own = $page instanceof Part ? $page->id : 0;
$isRelated = $attributes['isRelated'] && $own > 0;
$choice = new FeaturedChoice(
    $isRelated ? [] : array_map(intval(...), $attributes['partIds']),
    $isRelated ? 0 : $attributes['categoryId'],
    $isRelated ? $own : 0,
    // A part's own page need not tell of it twice.
    $own,
);
$id = wp_unique_prefixed_id('featured-products-');
// 0 means all, a page at a time.
$isAll = $attributes['count'] <= 0;
$after = $isAll ? Query::id($id) : 0;
$shown = $services->featuredParts()->page($choice, $after, $isAll ? FeaturedParts::PER_PAGE : min($attributes['count'], FeaturedParts::PER_PAGE));
if ([] === $shown->parts && 0 === $after) {
    return;
}

// What a card shows, and no more: the props travel with the page.
$fields = array_flip(['PartId', 'PartNumber', 'Description', 'Url', 'Photo', 'InStock', 'PickupOnly', 'CanShip', 'price_cents', 'availability_text', 'orderable', 'default_quantity', 'multiple_of']);
$state = $services->forms()->state('cart_add');
$refused = (int) ($state->values['partId'] ?? 0);
echo Island::render('featured-products', [
    'id' => $id,
    'heading' => $attributes['heading'],
    'layout' => $attributes['layout'],
    'parts' => array_map(static fn (Part $part): array => array_intersect_key($services->partPresenter()->present($part), $fields), $shown->parts),
    'choice' => ['productIds' => $choice->ids, 'categoryId' => $choice->categoryId, 'relatedTo' => $choice->relatedTo, 'without' => $choice->without],
    'after' => $after,
    'next' => $isAll && $shown->hasMore ? $shown->after() : 0,
    'fault' => '' !== $state->message ? ['partId' => $refused, 'message' => $state->message, 'quantity' => $state->values['quantity'] ?? ''] : null,
], Island::INTERACTION);
