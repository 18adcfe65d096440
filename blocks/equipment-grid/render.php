<?php

declare(strict_types=1);

use Coleman\Api\Locations\BranchFromUrl;
use Coleman\Api\Locations\BranchMatch;
use Coleman\Api\Plugin;
use Coleman\Blocks\Branches;
use Coleman\Blocks\Island;
use Coleman\Blocks\Query;

/** @var array{branch: string, brandId: int, categoryId: int, showLocations: bool, showBrands: bool, showAttachments: bool, showContact: bool, heading: 'h1'|'h2'} $attributes */

$services = Plugin::services();

// Of one branch or brand a page may be by itself; else the visitor chooses. What is no id of ours is ALL.
$slug = '' === $attributes['branch'] ? (string) BranchFromUrl::slug(Query::path()) : $attributes['branch'];
$branch = $services->locations()->bySlug($slug);
$search = null === $branch && $attributes['showLocations'] && 0 === Query::id('location_id')
    ? BranchMatch::byZip(trim(Query::text('zip', 10)), $services->nearestBranch())
    : new BranchMatch();
$locationId = ($branch ?? $search->branch ?? $services->locations()->byId(Query::id('location_id')))->id ?? 0;
$vendorId = $attributes['brandId'] > 0 ? $attributes['brandId'] : Query::id('vendor_id');
$view = $services->equipmentOverview()->view($locationId, $vendorId, $attributes['showAttachments']);
if (0 !== $vendorId && !in_array($vendorId, array_column($view['vendors'], 'VendorId'), true)) {
    // The editor's words around it tell of a brand that is no more; other brands would be none of theirs.
    if ($vendorId === $attributes['brandId']) {
        return;
    }
    $vendorId = 0;
    $view = $services->equipmentOverview()->view($locationId, $vendorId, $attributes['showAttachments']);
}
$isBranchGone = '' !== $slug && null === $branch && 0 === $locationId;
$isVendorFixed = 0 !== $vendorId && $vendorId === $attributes['brandId'];

/** @var list<array{EquipCategoryId: int, CategoryName: string, CategoryImagePath: string, AvailableLocations: list<array{City: string}>, links: array<string, string>}> $categories */
$categories = array_values(array_filter(
    $view['categories'],
    static fn (array $category): bool => 0 === $attributes['categoryId'] || $category['EquipCategoryId'] === $attributes['categoryId'],
));

if ('equipment-new' === $services->router()->current()?->name) {
    $services->head()->narrowedTo([
        ...array_values(array_intersect_key(array_column($view['locations'], 'City', 'LocationId'), [$locationId => true])),
        ...array_values(array_intersect_key(array_column($view['vendors'], 'BrandName', 'VendorId'), [$vendorId => true])),
    ]);
}
if ($attributes['showContact']) {
    $services->structuredData()->showsBranches($services->locations()->all());
}

echo Island::render(
    'equipment-grid',
    [
        'id' => wp_unique_prefixed_id('equipment-grid-'),
        'heading' => $attributes['heading'],
        'locationId' => $locationId,
        'vendorId' => $vendorId,
        'isLocationFixed' => null !== $branch,
        'isVendorFixed' => $isVendorFixed,
        'categoryId' => $attributes['categoryId'],
        'showLocations' => $attributes['showLocations'] && null === $branch,
        'showBrands' => $attributes['showBrands'] && !$isVendorFixed,
        'showAttachments' => $attributes['showAttachments'],
        'nearest' => ['zip' => $search->zip, 'statusMessage' => $isBranchGone && '' === $search->zip ? __('This branch is no longer listed. You see all branches.', 'coleman') : $search->statusMessage, 'isAsked' => '' !== $search->zip, 'isFaulty' => '' !== $search->zip && null === $search->branch],
        'view' => [
            'locations' => $view['locations'],
            'vendors' => $view['vendors'],
            'categories' => array_map(static fn (array $category): array => [
                'EquipCategoryId' => $category['EquipCategoryId'],
                'CategoryName' => $category['CategoryName'],
                'CategoryImagePath' => $category['CategoryImagePath'],
                'AvailableLocations' => array_map(static fn (array $location): array => ['City' => $location['City']], $category['AvailableLocations']),
                'links' => $category['links'],
            ], $categories),
            'attachmentCategoryLinks' => $view['attachmentCategoryLinks'],
            'attachmentManufacturerLinks' => $view['attachmentManufacturerLinks'],
        ],
        'contact' => !$attributes['showContact'] ? null : [
            'branches' => Branches::all(),
            'people' => Branches::people(),
            'mapOfAll' => $services->locationPresenter()->mapOfAll(),
        ],
    ],
    attributes: ['data-history' => 'true'],
    inMarkup: ['view' => ['categories', 'attachmentCategoryLinks', 'attachmentManufacturerLinks']],
);
