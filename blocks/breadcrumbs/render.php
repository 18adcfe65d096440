<?php

declare(strict_types=1);

use Coleman\Api\Plugin;
use Coleman\Blocks\Island;
use Coleman\Blocks\PageTrail;

/** @var array{showCurrent: bool} $attributes */
$page = Plugin::services()->router()->current();
$home = rtrim((string) wp_parse_url(home_url('/'), PHP_URL_PATH), '/');
$found = null === $page ? PageTrail::find() : [
    'trail' => array_map(static fn (array $above): array => ['label' => $above['name'], 'url' => $home . $above['path']], $page->trail),
    'current' => $page->title,
];

if (null === $found) {
    return;
}

printf('<div %s>%s</div>', get_block_wrapper_attributes(), Island::markup('breadcrumbs', [
    'trail' => [['label' => __('Home', 'coleman'), 'url' => $home . '/'], ...$found['trail']],
    'current' => $attributes['showCurrent'] ? $found['current'] : '',
]));
