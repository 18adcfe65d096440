<?php

declare(strict_types=1);

use Coleman\Api\Search\SearchPages;
use Coleman\Api\Search\SearchPath;
use Coleman\Api\Search\SearchText;
use Coleman\Blocks\Island;

/** @var array<string, mixed> $attributes */
$asked = $_GET[SearchPages::SEARCHED] ?? '';
$text = SearchText::parse(is_string($asked) ? wp_unslash($asked) : '')->text;
// The box of the whole site: that of parts would lead straight back.
$url = SearchPath::build($text);

if (null !== $url) {
    // Never an island: it does not change in the browser.
    printf('<div %s>%s</div>', get_block_wrapper_attributes(), Island::markup('searched-for', ['text' => $text, 'url' => $url]));
}
