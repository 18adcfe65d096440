<?php

declare(strict_types=1);

use Coleman\Api\Catalogue\UsedCategory;
use Coleman\Api\Plugin;
use Coleman\Blocks\Island;

/** @var array{title: string, heading: 'h1'|'h2'} $attributes */

$services = Plugin::services();
$counts = $services->machineList()->usedCounts();

printf('<div %s>%s</div>', get_block_wrapper_attributes(), Island::markup('used-categories', [
    'title' => '' === $attributes['title'] ? __('Used Equipment', 'coleman') : $attributes['title'],
    'heading' => $attributes['heading'],
    'categories' => array_map(static fn (UsedCategory $category): array => [
        'name' => $category->label(),
        'url' => $category->url(),
        'image' => $services->images()->url($category->image(), 'medium'),
        'count' => $counts[$category->value] ?? 0,
    ], UsedCategory::cases()),
]));
