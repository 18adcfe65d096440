<?php

declare(strict_types=1);

use Coleman\Api\Locations\Location;
use Coleman\Api\Plugin;
use Coleman\Blocks\Branches;
use Coleman\Blocks\FrameSheet;
use Coleman\Blocks\Island;

/** @var array{branch: string, layout: 'full'|'strip'|'footer', showMap: bool, showTeam: bool, heading: string, headingLevel: 'h1'|'h2'} $attributes */
$services = Plugin::services();
$isFull = 'full' === $attributes['layout'];
$page = $services->router()->current()?->entity;

// On the page about a branch it is that one, in the body of the page; the footer has all.
$slug = '' === $attributes['branch'] && $isFull && $page instanceof Location ? $page->slug : $attributes['branch'];
$isOnItsPage = $page instanceof Location && $page->slug === $slug;
$branches = $isOnItsPage ? Branches::all('+90 days') : Branches::all();
$chosen = array_values(array_filter($branches, static fn (array $branch): bool => $branch['slug'] === $slug));
// Its own page does not lead to itself.
$shown = [] === $chosen ? $branches : ($isOnItsPage ? array_map(static fn (array $branch): array => ['url' => ''] + $branch, $chosen) : $chosen);
$map = [] === $chosen ? $services->locationPresenter()->mapOfAll() : $chosen[0]['map'];
$ids = array_column($shown, 'location_id');

// Plates, map and people. In another theme they are in the block's own sheet.
if ($isFull && wp_style_is(FrameSheet::BRANCHES, 'registered')) {
    wp_enqueue_style(FrameSheet::BRANCHES);
}
if ('footer' !== $attributes['layout']) {
    $services->structuredData()->showsBranches(array_values(array_filter(
        $services->locations()->all(),
        static fn (Location $branch): bool => in_array($branch->id, $ids, true),
    )));
}

printf('<div %s>%s</div>', get_block_wrapper_attributes(), Island::markup('location-hours', [
    'layout' => $attributes['layout'],
    'heading' => $attributes['heading'],
    'headingLevel' => $attributes['headingLevel'],
    'isGone' => '' !== $attributes['branch'] && [] === $chosen,
    'map' => $isFull && $attributes['showMap'] ? $map : '',
    'branches' => $shown,
    'people' => $isFull && $attributes['showTeam']
        ? array_values(array_filter(Branches::people(), static fn (array $person): bool => in_array($person['location_id'], $ids, true)))
        : [],
]));
