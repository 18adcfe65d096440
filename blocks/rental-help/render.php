<?php

declare(strict_types=1);

use Coleman\Api\Locations\Location;
use Coleman\Api\Plugin;
use Coleman\Blocks\Island;

/** @var array{title: string, steps: list<array{name: string, text: string}>, phonesTitle: string, showBranches: bool, heading: 'h1'|'h2'} $attributes */

// What the editor has not written stays ours, and is translated.
$words = array_filter(['steps' => $attributes['steps'], 'phonesTitle' => $attributes['phonesTitle']]);

printf('<div %s>%s</div>', get_block_wrapper_attributes(), Island::markup('rental-help', [
    'title' => '' === $attributes['title'] ? __('How renting works', 'coleman') : $attributes['title'],
    'heading' => $attributes['heading'],
    'branches' => !$attributes['showBranches'] ? [] : array_map(
        static fn (Location $branch): array => ['city' => $branch->city, 'phone' => $branch->phone],
        Plugin::services()->locations()->all(),
    ),
] + $words));
