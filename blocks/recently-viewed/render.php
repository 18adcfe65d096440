<?php

declare(strict_types=1);

use Coleman\Api\Catalogue\Machine;
use Coleman\Api\Parts\Part;
use Coleman\Api\Plugin;
use Coleman\Api\Search\SearchPage;
use Coleman\Blocks\Island;
use Coleman\Blocks\Query;

$services = Plugin::services();
$page = $services->router()->current();
$subject = $page?->entity;
// What the browser keeps of it. No price: it would be an old one tomorrow.
$thing = match (true) {
    $subject instanceof Part => ['name' => $subject->description, 'number' => $subject->number, 'image' => $services->images()->url($subject->image, 'thumbnail')],
    $subject instanceof Machine => ['name' => $subject->title(), 'number' => $subject->stockNumber, 'image' => $services->images()->url($subject->image, 'thumbnail')],
    default => null,
};

printf('<div %s>%s</div>', get_block_wrapper_attributes(), Island::markup('recently-viewed', [
    'current' => null === $page || null === $thing ? '' : (string) wp_json_encode(['url' => Query::home($page->canonical)] + $thing, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE),
    // A search that found something needs no other offers; the page of one that found nothing has help.
    'onlyWith' => $subject instanceof SearchPage ? '.coleman-search-results__help' : '',
    'things' => [],
]));
