<?php

declare(strict_types=1);

use Coleman\Api\Locations\Location;
use Coleman\Api\Plugin;
use Coleman\Blocks\Island;
use Coleman\Blocks\Query;

/** @var array{branch: string, heading: 'h1'|'h2'} $attributes */
$services = Plugin::services();
$page = $services->router()->current()?->entity;
$branch = '' === $attributes['branch'] ? $page : $services->locations()->bySlug($attributes['branch']);

if (!$branch instanceof Location) {
    return;
}

printf('<div %s>%s</div>', get_block_wrapper_attributes(), Island::markup('branch-lot', [
    'heading' => $attributes['heading'],
    /* translators: title of the page about a branch. 1: city, 2: state. */
    'title' => sprintf(__('%1$s, %2$s', 'coleman'), $branch->city, $branch->state),
    'counts' => $services->branchInventory()->counts($branch),
    'urls' => [
        'new' => Query::home('/equipment/new/') . "?location_id={$branch->id}",
        'used' => Query::home('/equipment/used/') . "?branch={$branch->id}",
        'rental' => Query::home('/rental/'),
    ],
]));
