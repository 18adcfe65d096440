<?php

declare(strict_types=1);

use Coleman\Api\Money;
use Coleman\Blocks\Html;
use Coleman\Blocks\Markup;
use Coleman\Blocks\Twins;

/** Twin of part-row.tsx. */
return static function (array $props): Markup {
    /**
     * @var array{
     *   part: array{
     *     PartId: int, PartNumber: string, Description: string, Url: string, Photo: array{MediumImagePath: string},
     *     VendorName: string, InStock: bool, PickupOnly: bool, CanShip: string, price_cents: int|null,
     *     list_price_cents: int|null, availability_text: string, orderable: bool, default_quantity: int, multiple_of: int
     *   },
     *   fault?: array{message: string, quantity: string}|null
     * } $props
     */
    $part = $props['part'];
    $image = $part['Photo']['MediumImagePath'];
    ['price_cents' => $price, 'list_price_cents' => $listPrice] = $part;

    return Html::el(
        'article',
        ['class' => 'coleman-part-row', 'data-impression' => $part['PartId']],
        Html::el(
            'a',
            ['class' => 'coleman-part-row__link', 'href' => $part['Url'], 'data-native' => ''],
            '' === $image ? null : Html::el('img', ['src' => $image, 'alt' => '', 'width' => 96, 'height' => 60, 'loading' => 'lazy', 'decoding' => 'async']),
            Html::el('b', [], $part['PartNumber']),
            Html::el('span', [], $part['Description']),
        ),
        Html::el('p', ['class' => 'coleman-part-row__maker'], $part['VendorName']),
        Html::el(
            'p',
            ['class' => 'coleman-part-row__price'],
            Twins::ui('price')(['cents' => $price]),
            null !== $price && null !== $listPrice && $listPrice > $price
                /* translators: %s: the maker's list price */
                ? Html::el('s', [], sprintf(__('List %s', 'coleman'), Money::format($listPrice)))
                : null,
        ),
        Html::el(
            'p',
            ['class' => 'coleman-part-row__availability' . ($part['InStock'] ? ' is-in-stock' : '')],
            $part['availability_text'],
        ),
        Twins::ui('order-form')(['part' => $part, 'fault' => $props['fault'] ?? null, 'variant' => 'quiet']),
    );
};
