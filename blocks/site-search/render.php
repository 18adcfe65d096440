<?php

declare(strict_types=1);

use Coleman\Blocks\Island;

/** @var array{size: 'header'|'hero', label: string, placeholder: string} $attributes */
// Two boxes on one page have two names.
$label = 'hero' === $attributes['size'] ? __('Search parts and equipment', 'coleman') : __('Search the site', 'coleman');

echo Island::render('site-search', [
    'id' => wp_unique_id('coleman-search-'),
    'size' => $attributes['size'],
    'label' => '' === $attributes['label'] ? $label : $attributes['label'],
    'placeholder' => '' === $attributes['placeholder'] ? __('Part number, model or words', 'coleman') : $attributes['placeholder'],
    // The box in the page's header stays empty: the one on the search page is there to go on with.
    'value' => 'hero' === $attributes['size'] && is_search() ? get_search_query(false) : '',
    'home' => (string) wp_parse_url(home_url(), PHP_URL_PATH),
]);
