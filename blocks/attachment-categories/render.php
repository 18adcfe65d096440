<?php

declare(strict_types=1);

use Coleman\Api\Catalogue\AttachmentCategory;
use Coleman\Api\Catalogue\AttachmentVendor;
use Coleman\Api\Plugin;
use Coleman\Blocks\Island;

/** @var array{title: string, layout: 'tiles'|'links', showVendors: bool, heading: 'h1'|'h2'} $attributes */
$services = Plugin::services();

printf('<div %s>%s</div>', get_block_wrapper_attributes(), Island::markup('attachment-categories', [
    'heading' => $attributes['heading'],
    'title' => '' === $attributes['title'] ? __('Attachments and Implements', 'coleman') : $attributes['title'],
    'layout' => $attributes['layout'],
    'categories' => array_map(static fn (AttachmentCategory $category): array => [
        'name' => $category->name,
        'url' => $category->url(),
        'image' => $services->images()->url($category->image, 'medium'),
        'count' => $category->count,
    ], array_values(array_filter($services->attachments()->categories(), static fn (AttachmentCategory $category): bool => $category->count > 0))),
    'vendors' => !$attributes['showVendors'] ? [] : array_map(static fn (AttachmentVendor $vendor): array => [
        'name' => $vendor->name,
        'url' => $vendor->url(),
        'count' => $vendor->count,
    ], $services->attachments()->vendors()),
]));
