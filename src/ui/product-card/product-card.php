<?php

declare(strict_types=1);

use Coleman\Blocks\Html;
use Coleman\Blocks\Markup;
use Coleman\Blocks\Twins;

/** Twin of product-card.tsx. */
return static function (array $props): Markup {
    /**
     * @var array{
     *   part: array{
     *     PartId: int, PartNumber: string, Description: string, Url: string, Photo: array{MediumImagePath: string},
     *     InStock: bool, PickupOnly: bool, CanShip: string, price_cents: int|null, availability_text: string,
     *     orderable: bool, default_quantity: int, multiple_of: int
     *   },
     *   fault?: array{message: string, quantity: string}|null
     * } $props
     */
    $part = $props['part'];
    $image = $part['Photo']['MediumImagePath'];

    return Html::el(
        'article',
        ['class' => 'coleman-product-card', 'data-impression' => $part['PartId']],
        Html::el(
            'a',
            ['class' => 'coleman-product-card__link', 'href' => $part['Url'], 'data-native' => ''],
            '' === $image ? null : Html::el('img', [
                'class' => 'coleman-product-card__image',
                'src' => $image,
                'alt' => '',
                'width' => 320,
                'height' => 200,
                'loading' => 'lazy',
                'decoding' => 'async',
            ]),
            Html::el('span', ['class' => 'coleman-product-card__number'], $part['PartNumber']),
            Html::el('span', ['class' => 'coleman-product-card__description'], $part['Description']),
        ),
        Html::el('p', ['class' => 'coleman-product-card__price'], Twins::ui('price')(['cents' => $part['price_cents']])),
        Html::el(
            'p',
            ['class' => 'coleman-product-card__availability' . ($part['InStock'] ? ' is-in-stock' : '')],
            $part['availability_text'],
        ),
        Twins::ui('order-form')(['part' => $part, 'fault' => $props['fault'] ?? null, 'variant' => 'quiet']),
    );
};
