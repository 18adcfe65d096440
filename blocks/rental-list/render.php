<?php

declare(strict_types=1);

use Coleman\Api\Locations\Location;
use Coleman\Api\Plugin;
use Coleman\Api\Rentals\RentalCategory;
use Coleman\Api\Rentals\RentalClass;
use Coleman\Blocks\Island;
use Coleman\Blocks\OwnQuery;

/** @var array{title: string, rentalIds: list<int>, categoryId: int, perPage: int, showBranches: bool, heading: 'h1'|'h2'} $attributes */

$services = Plugin::services();

// Those that an editor has picked are listed as they are: there is nothing to narrow down or to load.
$isPicked = [] !== $attributes['rentalIds'];
$picked = $services->rentalClasses()->byIds(array_slice(array_map(intval(...), $attributes['rentalIds']), 0, 100));
if ($isPicked) {
    if ([] === $picked) {
        return;
    }
    $attributes = ['showBranches' => false] + $attributes;
}

$about = $services->router()->current()?->entity;
$isPage = !$isPicked && 0 === $attributes['categoryId'] && $about instanceof RentalCategory;
$category = $isPage ? $about : ($isPicked || 0 === $attributes['categoryId'] ? null : $services->rentalClasses()->category($attributes['categoryId']));
$categoryId = $category->id ?? max(0, $attributes['categoryId']);

$withUnits = $attributes['showBranches'] ? $services->rentalClasses()->locationIds($categoryId) : [];
$branches = array_values(array_filter($services->locations()->all(), static fn (Location $branch): bool => in_array($branch->id, $withUnits, true)));
$id = wp_unique_prefixed_id('rental-list-');
$query = $isPicked ? null : OwnQuery::of($id);
$asked = $query?->id('location_id');
$locationId = in_array($asked, $withUnits, true) ? $asked : 0;
$after = $query?->id('after') ?? 0;
$perPage = $isPicked ? count($picked) : max(1, min(100, $attributes['perPage']));
$found = $isPicked ? $picked : $services->rentalClasses()->page($categoryId, $after, $perPage + 1, $locationId);
$page = array_slice($found, 0, $perPage);

if ($isPage) {
    $services->structuredData()->showsList(array_map(static fn (RentalClass $class): string => $class->url(), $page));
    $services->head()->narrowedTo(0 === $locationId ? [] : [$services->locations()->byId($locationId)->city ?? '']);
}

// What a plate shows, and no more: the props travel with the page.
$shown = array_flip(['Model', 'VendorName', 'CategoryName', 'Url', 'MediumImage', 'DailyRental', 'WeeklyRental', 'MonthlyRental']);

$props = [
    'id' => $id,
    'queryName' => $query->name ?? '',
    'heading' => $attributes['heading'],
    'title' => match (true) {
        '' !== $attributes['title'] => $attributes['title'],
        /* translators: %s: category of machines, such as Tractors. */
        null !== $category => sprintf(__('Rent: %s', 'coleman'), $category->name),
        $isPicked => __('Featured Rentals', 'coleman'),
        default => __('All rentals', 'coleman'),
    },
    'categoryId' => $categoryId,
    'branches' => array_map(static fn (Location $branch): array => ['id' => $branch->id, 'city' => $branch->city], $branches),
    'choice' => ['locationId' => $locationId, 'after' => $after],
    'perPage' => $perPage,
    'list' => [
        'items' => array_map(static function (RentalClass $class) use ($services, $shown): array {
            $rental = $services->rentalPresenter()->present($class);

            return ['AvailableLocations' => array_map(static fn (array $branch): array => ['City' => $branch['City']], $rental['AvailableLocations'])]
                + array_intersect_key($rental, $shown);
        }, $page),
        'has_more' => count($found) > $perPage,
        'after' => [] === $page ? 0 : $page[count($page) - 1]->id,
    ],
];

// A list that is whole never changes.
echo $isPicked
    ? sprintf('<div %s>%s</div>', get_block_wrapper_attributes(), Island::markup('rental-list', $props))
    : Island::render('rental-list', $props, attributes: ['data-history' => 'true']);
