<?php

declare(strict_types=1);

use Coleman\Api\Locations\Location;
use Coleman\Api\Plugin;
use Coleman\Blocks\Branches;
use Coleman\Blocks\Island;

/** @var array{branch: string, layout: 'full'|'strip'|'footer', showMap: bool, showTeam: bool, heading: string} $attributes */

$branches = Branches::all();
$chosen = array_values(array_filter($branches, static fn (array $branch): bool => $branch['slug'] === $attributes['branch']));
$shown = [] === $chosen ? $branches : $chosen;
$map = [] === $chosen ? Plugin::services()->locationPresenter()->mapOfAll() : $chosen[0]['map'];
$ids = array_column($shown, 'location_id');
$isFull = 'full' === $attributes['layout'];

if ('footer' !== $attributes['layout']) {
    $services = Plugin::services();
    $services->structuredData()->showsBranches(array_values(array_filter(
        $services->locations()->all(),
        static fn (Location $branch): bool => in_array($branch->id, $ids, true),
    )));
}

printf('<div %s>%s</div>', get_block_wrapper_attributes(), Island::markup('location-hours', [
    'layout' => $attributes['layout'],
    'heading' => $attributes['heading'],
    'map' => $isFull && $attributes['showMap'] ? $map : '',
    'branches' => $shown,
    'people' => $isFull && $attributes['showTeam']
        ? array_values(array_filter(Branches::people(), static fn (array $person): bool => in_array($person['location_id'], $ids, true)))
        : [],
]));
