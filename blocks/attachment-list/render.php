<?php

declare(strict_types=1);

use Coleman\Api\Catalogue\AttachmentCategory;
use Coleman\Api\Catalogue\AttachmentFilter;
use Coleman\Api\Catalogue\AttachmentPresenter;
use Coleman\Api\Catalogue\AttachmentPrice;
use Coleman\Api\Catalogue\AttachmentVendor;
use Coleman\Api\Plugin;
use Coleman\Blocks\Island;
use Coleman\Blocks\OwnQuery;

/** @var array{title: string, attachmentIds: list<int>, categoryId: int, vendorId: int, perPage: int, showFilters: bool, heading: 'h1'|'h2'} $attributes */

$services = Plugin::services();
$page = $services->router()->current();
$about = $page?->entity;

// Those that an editor has picked are listed as they are: there is nothing to narrow down or to load.
$isPicked = [] !== $attributes['attachmentIds'];
$picked = $services->attachments()->byIds(array_slice(array_map(intval(...), $attributes['attachmentIds']), 0, 100));
if ($isPicked) {
    if ([] === $picked) {
        return;
    }
    $about = null;
    $attributes = ['categoryId' => 0, 'vendorId' => 0, 'showFilters' => false] + $attributes;
}

// Of one category or manufacturer: the one chosen in the editor, else the page's.
$fixed = [
    'categoryId' => max(0, $attributes['categoryId']),
    'vendorId' => max(0, $attributes['vendorId']),
];
if (0 === $fixed['categoryId'] + $fixed['vendorId']) {
    $fixed = [
        'categoryId' => $about instanceof AttachmentCategory ? $about->id : 0,
        'vendorId' => $about instanceof AttachmentVendor ? $about->id : 0,
    ];
}
// Where all are listed, categories and manufacturers are pages of their own and need no bar.
$isNarrow = 0 !== $fixed['categoryId'] + $fixed['vendorId'];
$bars = !$attributes['showFilters'] ? [] : [
    ...($isNarrow && 0 === $fixed['categoryId'] ? ['category'] : []),
    ...($isNarrow && 0 === $fixed['vendorId'] ? ['vendor'] : []),
    'branch',
    'price',
    'rent',
];
$id = wp_unique_prefixed_id('attachment-list-');
$query = $isPicked ? null : OwnQuery::of($id);
$asked = static fn (string $bar, string $name): int => in_array($bar, $bars, true) ? $query?->id($name) ?? 0 : 0;
$price = AttachmentPrice::tryFrom($query?->text('price', 20) ?? '');
$filter = new AttachmentFilter(
    0 === $fixed['categoryId'] ? $asked('category', 'category_id') : $fixed['categoryId'],
    0 === $fixed['vendorId'] ? $asked('vendor', 'vendor_id') : $fixed['vendorId'],
    $services->locations()->byId($asked('branch', 'location_id'))->id ?? 0,
    1 === $asked('rent', 'rent'),
    in_array('price', $bars, true) ? $price : null,
);
$after = $query?->id('after') ?? 0;
$perPage = $isPicked ? count($picked) : max(1, min(100, $attributes['perPage']));
$presenter = $services->attachmentPresenter();
$found = $presenter->page($isPicked ? $picked : $services->attachments()->page($filter, $after, $perPage), $perPage);
$counts = $presenter->counts($isPicked
    ? ['count' => count($picked), 'categories' => [], 'vendors' => [], 'locations' => [], 'for_rent' => 0, 'prices' => []]
    : $services->attachments()->counts($filter, AttachmentPresenter::COUNT_CAP + 1));

if (!$isPicked && ($about instanceof AttachmentCategory || $about instanceof AttachmentVendor || 'attachments' === $page?->name)) {
    $services->structuredData()->showsList(array_column($found['results'], 'Url'));
    $services->head()->narrowedTo([
        ...array_values(array_intersect_key(array_column($counts['facets']['categories'], 'CategoryName', 'CategoryId'), [$asked('category', 'category_id') => true])),
        ...array_values(array_intersect_key(array_column($counts['facets']['vendors'], 'BrandName', 'VendorId'), [$asked('vendor', 'vendor_id') => true])),
        ...(0 === $filter->locationId ? [] : [$services->locations()->byId($filter->locationId)->city ?? '']),
        ...($filter->forRent ? [__('For rent', 'coleman')] : []),
    ]);
}

// What a plate shows, and no more: the props travel with the page.
$shown = array_flip(['Model', 'Name', 'BrandName', 'Url', 'MediumImage', 'price_cents', 'DailyRental', 'WeeklyRental', 'MonthlyRental', 'AvailableLocations']);
$has = static fn (string $bar, array $offers): array => in_array($bar, $bars, true) ? $offers : [];

$props = [
    'id' => $id,
    'queryName' => $query->name ?? '',
    'heading' => $attributes['heading'],
    'title' => match (true) {
        '' !== $attributes['title'] => $attributes['title'],
        // Chosen by the editor on a page about something else, or the page's own.
        0 !== $attributes['categoryId'] => array_column($counts['facets']['categories'], 'CategoryName', 'CategoryId')[$attributes['categoryId']] ?? __('Attachments', 'coleman'),
        /* translators: %s: name of a maker */
        0 !== $attributes['vendorId'] => sprintf(__('%s attachments', 'coleman'), array_column($counts['facets']['vendors'], 'BrandName', 'VendorId')[$attributes['vendorId']] ?? ''),
        $about instanceof AttachmentCategory, $about instanceof AttachmentVendor => $page->title,
        $isPicked => __('Featured Attachments', 'coleman'),
        default => __('All attachments', 'coleman'),
    },
    'fixed' => $fixed,
    'choice' => [
        'categoryId' => $filter->categoryId,
        'vendorId' => $filter->vendorId,
        'locationId' => $filter->locationId,
        'isForRent' => $filter->forRent,
        'price' => $filter->price->value ?? '',
        'after' => $after,
    ],
    'bars' => $bars,
    'perPage' => $perPage,
    'list' => [
        'items' => array_map(static fn (array $item): array => [
            'AvailableLocations' => array_map(static fn (array $location): array => ['City' => $location['City']], $item['AvailableLocations']),
        ] + array_intersect_key($item, $shown), $found['results']),
        'facets' => [
            'categories' => $has('category', $counts['facets']['categories']),
            'vendors' => $has('vendor', $counts['facets']['vendors']),
            'locations' => $has('branch', $counts['facets']['locations']),
            'for_rent' => $counts['facets']['for_rent'],
            'prices' => $has('price', $counts['facets']['prices']),
        ],
        'count' => $counts['count'],
        'count_is_capped' => $counts['count_is_capped'],
        'has_more' => $found['has_more'],
        'after' => $found['after'],
    ],
];

// A list that is whole never changes.
echo $isPicked
    ? sprintf('<div %s>%s</div>', get_block_wrapper_attributes(), Island::markup('attachment-list', $props))
    : Island::render('attachment-list', $props, attributes: ['data-history' => 'true']);
