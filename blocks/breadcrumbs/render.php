<?php

declare(strict_types=1);

use Coleman\Api\Plugin;
use Coleman\Blocks\Island;

/** @var array{showCurrent: bool} $attributes */
$page = Plugin::services()->router()->current();

// Only the dealership's own pages know what stands above them.
if (null === $page) {
    return;
}
$home = rtrim((string) wp_parse_url(home_url('/'), PHP_URL_PATH), '/');

printf('<div %s>%s</div>', get_block_wrapper_attributes(), Island::markup('breadcrumbs', [
    'trail' => [
        ['label' => __('Home', 'coleman'), 'url' => $home . '/'],
        ...array_map(static fn (array $above): array => ['label' => $above['name'], 'url' => $home . $above['path']], $page->trail),
    ],
    'current' => $attributes['showCurrent'] ? $page->title : '',
]));
