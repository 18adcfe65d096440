<?php

declare(strict_types=1);

use Coleman\Api\Locations\Location;
use Coleman\Api\Plugin;
use Coleman\Blocks\Branches;
use Coleman\Blocks\Island;
use Coleman\Blocks\Query;

/** @var array{branch: string, showFilter: bool, heading: 'h1'|'h2'} $attributes */
$services = Plugin::services();
$locations = $services->locations()->all();
$fixed = $services->locations()->bySlug($attributes['branch']);
$branch = $fixed ?? $services->locations()->bySlug(Query::text('branch', 60));
$zip = $attributes['showFilter'] ? trim(Query::text('zip', 10)) : '';
$found = $services->teamFinder()->find($zip, $branch->id ?? 0);

if ('salesmen' === $services->router()->current()?->name) {
    $services->structuredData()->showsList(array_map(static fn (object $one): string => $one->url(), $found->people));
}

echo Island::render('sales-team', [
    'id' => wp_unique_prefixed_id('sales-team-'),
    'heading' => $attributes['heading'],
    'showFilter' => $attributes['showFilter'],
    'isBranchFixed' => null !== $fixed,
    'branches' => array_map(static fn (Location $one): array => ['id' => $one->id, 'slug' => $one->slug, 'city' => $one->city, 'url' => Query::home($one->url())], $locations),
    'branch' => $branch->slug ?? '',
    'zip' => $zip,
    'team' => [
        'people' => array_map(Branches::person(...), $found->people),
        'how' => $found->how,
        'nearest' => null === $found->branch ? null : ['city' => $found->branch->city, 'miles' => $found->miles],
    ],
], attributes: ['data-history' => 'true']);
