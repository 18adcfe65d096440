<?php

declare(strict_types=1);

use Coleman\Api\Plugin;
use Coleman\Api\Search\SearchPage;
use Coleman\Blocks\Ids;
use Coleman\Blocks\Island;

/** @var array{size: 'header'|'bar'|'hero', scope: 'site'|'parts', label: string, placeholder: string} $attributes */
// The large box on the search page is there to go on with: what was asked for stands in it, and it asks the same way.
// The one in the page's header stays empty.
$page = Plugin::services()->router()->current()?->entity;
$search = 'header' !== $attributes['size'] && $page instanceof SearchPage ? $page : null;
$isForParts = 'parts' === ($search->from ?? $attributes['scope']);
// The box of a page has another name than the header's.
$label = 'header' === $attributes['size'] ? __('Search the site', 'coleman') : __('Search parts and equipment', 'coleman');
$placeholder = $isForParts ? __('Part number or keywords', 'coleman') : __('Part number, model or keywords', 'coleman');

if ('header' !== $attributes['size']) {
    // The header, which is drawn before, shows an icon then. A block theme's blocks are rendered before the body is opened.
    add_filter('body_class', static fn (array $classes): array => in_array('has-search-box', $classes, true) ? $classes : [...$classes, 'has-search-box']);
}

echo Island::render('site-search', [
    'id' => 'header' === $attributes['size'] ? wp_unique_id('coleman-search-') : Ids::take('coleman-search-box'),
    'size' => $attributes['size'],
    'scope' => $isForParts ? 'parts' : 'site',
    'label' => '' === $attributes['label'] ? $label : $attributes['label'],
    'placeholder' => '' === $attributes['placeholder'] ? $placeholder : $attributes['placeholder'],
    'value' => $search->text ?? '',
    'home' => (string) wp_parse_url(home_url(), PHP_URL_PATH),
]);
