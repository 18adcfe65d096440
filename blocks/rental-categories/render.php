<?php

declare(strict_types=1);

use Coleman\Api\Plugin;
use Coleman\Api\Rentals\RentalCategory;
use Coleman\Blocks\Island;

/** @var array{title: string, heading: 'h1'|'h2'} $attributes */

$services = Plugin::services();
$categories = $services->rentalClasses()->categories();

if ('rental' === $services->router()->current()?->name) {
    $services->structuredData()->showsList(array_map(static fn (RentalCategory $category): string => $category->url(), $categories));
}

printf('<div %s>%s</div>', get_block_wrapper_attributes(), Island::markup('rental-categories', [
    'title' => '' === $attributes['title'] ? __('Rental Equipment', 'coleman') : $attributes['title'],
    'heading' => $attributes['heading'],
    'categories' => array_map(static fn (RentalCategory $category): array => [
        'name' => $category->name,
        'url' => $category->url(),
        'image' => $services->images()->url($category->image, 'medium'),
        'count' => $category->count,
        'from' => $category->fromCents,
    ], $categories),
]));
