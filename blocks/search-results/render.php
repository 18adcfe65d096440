<?php

declare(strict_types=1);

use Coleman\Api\Cart\PastedPartList;
use Coleman\Api\Cart\QuickOrderForms;
use Coleman\Api\Locations\Location;
use Coleman\Api\Parts\PartUrls;
use Coleman\Api\Plugin;
use Coleman\Api\Search\SearchListing;
use Coleman\Api\Search\SearchPage;
use Coleman\Api\Search\SearchPath;
use Coleman\Blocks\Island;

/** @var array{showPhones: bool, showWays: bool} $attributes */
$services = Plugin::services();
$query = $services->router()->current()?->entity;

if (!$query instanceof SearchPage) {
    return;
}

$found = (new SearchListing($services->search()))->show($query, SearchListing::asked($_GET));

// The page carries the rows twice, as HTML and as props: here only what is shown.
$part = array_flip([
    'PartId', 'PartNumber', 'Description', 'Url', 'Photo', 'VendorName', 'InStock', 'PickupOnly', 'CanShip', 'ReplacementPart',
    'price_cents', 'availability_text', 'orderable', 'default_quantity', 'multiple_of', 'EqualTo', 'Fits',
]);
$sections = array_map(
    static fn (array $section): array => ['items' => array_map(static fn (array $hit): array => isset($hit['PartId']) ? array_intersect_key($hit, $part) : $hit, $section['items'])] + $section,
    $found['sections'],
);

$isEmpty = array_all($sections, static fn (array $section): bool => 0 === $section['count']);
// What has no digit is no part number.
$typed = array_values(array_filter(array_column(PastedPartList::read($query->text), 'number'), static fn (string $number): bool => 1 === preg_match('/^(?=\S*\d)\S{3,}$/Du', $number)));
$link = static fn (string $name, string $url): array => ['name' => $name, 'url' => $url];
$state = $services->forms()->state('cart_add');

echo Island::render('search-results', [
    'text' => $query->text,
    'from' => $query->from,
    'did_you_mean' => $found['did_you_mean'],
    'most_words' => $found['most_words'],
    'missing' => [] === $found['missing'] ? null : ['numbers' => $found['missing'], 'order' => QuickOrderForms::url($found['missing'], $query->text)],
    'replaced' => array_map(
        static fn (array $pair): array => ['Old' => array_intersect_key($pair['Old'], ['PartNumber' => 1]), 'New' => array_diff_key($pair['New'], ['PartId' => 1])],
        $found['replaced'],
    ),
    'order' => $found['order'],
    'sections' => $sections,
    'query' => implode('&', array_filter([
        '' === $query->text || SearchPath::ridesInPath($query->text) ? '' : 'q=' . rawurlencode($query->text),
        'parts' === $query->from ? 'from=parts' : '',
    ])),
    'fault' => '' === $state->message ? null : [
        'partId' => (int) ($state->values['partId'] ?? 0),
        'message' => $state->message,
        'quantity' => $state->values['quantity'] ?? '',
    ],
    'help' => !$isEmpty ? null : [
        'phones' => !$attributes['showPhones'] ? [] : array_map(
            static fn (Location $branch): array => ['city' => $branch->city, 'phone' => $branch->phone],
            $services->locations()->all(),
        ),
        'families' => !$attributes['showWays'] ? [] : array_map(
            static fn (array $family): array => $link($family['name'], PartUrls::category($family['id'], $family['name'])),
            $services->parts()->families(),
        ),
        'categories' => !$attributes['showWays'] ? [] : array_map(
            static fn (array $category): array => $link($category['name'], $category['url']),
            $services->equipmentOverview()->categoryLinks(),
        ),
        'order' => QuickOrderForms::url($typed, $query->text),
    ],
]);
