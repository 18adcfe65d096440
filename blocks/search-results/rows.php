<?php

declare(strict_types=1);

use Coleman\Api\Money;
use Coleman\Blocks\Html;
use Coleman\Blocks\Markup;
use Coleman\Blocks\Twins;

/*
 * The rows of search-results.php, twins of rows.tsx: a closure for each sort of hit.
 *
 * @phpstan-type Reference array{PartNumber: string, Description: string, Url: string}
 */

/** How many rows are in view at once: their pictures are wanted first. */
$first = 4;

$picture = static fn (string $src, int $index): ?Markup => '' === $src ? null : Html::el('img', [
    'class' => 'coleman-search-results__picture',
    'src' => $src,
    'alt' => '',
    'width' => 128,
    'height' => 80,
    'loading' => $index < $first ? 'eager' : 'lazy',
    'decoding' => 'async',
]);

$text = static fn (string $part, string $text): Markup => Html::el('span', ['class' => "coleman-search-results__{$part}"], $text);

/** A part: its number, what it is, price and when it ships, and the way into the cart. */
$part = static function (array $part, int $index, ?array $fault) use ($picture, $text): Markup {
    /**
     * @var array{
     *   PartId: int, PartNumber: string, Description: string, Url: string, Photo: array{MediumImagePath: string}, VendorName: string,
     *   InStock: bool, PickupOnly: bool, CanShip: string, ReplacementPart: array{PartNumber: string, Description: string, Url: string}|null,
     *   price_cents: int|null, availability_text: string, orderable: bool, default_quantity: int, multiple_of: int
     * } $part
     * @var array{partId: int, message: string, quantity: string}|null $fault
     */
    $now = $part['ReplacementPart'];

    return Html::fragment(
        Html::el(
            'a',
            ['class' => 'coleman-search-results__face', 'href' => $part['Url'], 'data-native' => ''],
            $picture($part['Photo']['MediumImagePath'], $index),
            $text('number', $part['PartNumber']),
            $text('name', $part['Description']),
            $text('maker', $part['VendorName']),
        ),
        null === $now ? null : Html::el(
            'p',
            ['class' => 'coleman-search-results__now'],
            __('Replaced by', 'coleman') . ' ',
            Html::el('a', ['class' => 'coleman-search-results__other', 'href' => $now['Url'], 'data-native' => ''], $now['PartNumber']),
        ),
        Html::el('p', ['class' => 'coleman-search-results__price'], Twins::ui('price')(['cents' => $part['price_cents']])),
        Html::el(
            'p',
            ['class' => 'coleman-search-results__availability' . ($part['InStock'] ? ' is-in-stock' : '')],
            $part['availability_text'],
        ),
        Twins::ui('order-form')(['part' => $part, 'fault' => ($fault['partId'] ?? null) === $part['PartId'] ? $fault : null, 'variant' => 'quiet']),
    );
};

/** What a machine is told by: "Used · 2019 · 1,240 hours · Easton". */
$facts = static function (string $condition, ?int $year, ?int $hours, string $city): string {
    $conditions = [
        'new' => __('New', 'coleman'),
        'used' => __('Used', 'coleman'),
        'attachment' => __('Attachment', 'coleman'),
        'rental' => __('Rental', 'coleman'),
    ];

    return implode(' · ', array_filter([
        $conditions[$condition] ?? '',
        (string) $year,
        /* translators: %s: what the hour meter of a machine shows */
        null === $hours ? '' : sprintf(__('%s hours', 'coleman'), number_format($hours)),
        $city,
    ], static fn (string $fact): bool => '' !== $fact));
};

/** A machine, rental or attachment. */
$equipment = static function (array $hit, int $index) use ($picture, $text, $facts): Markup {
    /**
     * @var array{
     *   Url: string, Photo: array{MediumImagePath: string}, Model: string, BrandName: string, CategoryName: string,
     *   condition: 'new'|'used'|'attachment'|'rental', price_cents: int|null, Year: int|null, Hours: int|null, City: string
     * } $hit
     */
    $price = null === $hit['price_cents']
        ? $text('ask', __('Call for price', 'coleman'))
        : Html::fragment(
            Html::el('span', ['class' => 'coleman-price'], Money::short($hit['price_cents'])),
            'rental' === $hit['condition'] ? $text('per', ' ' . __('a day', 'coleman')) : null,
        );

    return Html::el(
        'a',
        ['class' => 'coleman-search-results__face', 'href' => $hit['Url'], 'data-native' => ''],
        $picture($hit['Photo']['MediumImagePath'], $index),
        $text('model', trim("{$hit['BrandName']} {$hit['Model']}")),
        $text('name', $hit['CategoryName']),
        $text('facts', $facts($hit['condition'], $hit['Year'], $hit['Hours'], $hit['City'])),
        Html::el('span', ['class' => 'coleman-search-results__price'], $price),
    );
};

/** A model, whose page has its common parts and parts diagrams. */
$model = static function (array $hit, int $index) use ($picture, $text): Markup {
    /** @var array{Url: string, Title: string, Category: string, Photo: array{MediumImagePath: string}} $hit */
    return Html::el(
        'a',
        ['class' => 'coleman-search-results__face', 'href' => $hit['Url'], 'data-native' => ''],
        $picture($hit['Photo']['MediumImagePath'], $index),
        $text('model', $hit['Title']),
        $text('name', $hit['Category']),
    );
};

/** A page of this site. */
$page = static function (array $hit) use ($text): Markup {
    /** @var array{Url: string, Title: string, Description: string} $hit */
    return Html::el(
        'a',
        ['class' => 'coleman-search-results__face is-page', 'href' => $hit['Url'], 'data-native' => ''],
        $text('page', $hit['Title']),
        '' === $hit['Description'] ? null : $text('name', $hit['Description']),
    );
};

return ['part' => $part, 'equipment' => $equipment, 'model' => $model, 'page' => $page];
