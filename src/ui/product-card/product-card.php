<?php

declare(strict_types=1);

use Coleman\Blocks\Html;
use Coleman\Blocks\Markup;
use Coleman\Blocks\Twins;

/** Twin of product-card.tsx. Props: part, in the shape of the API. */
return static function (array $props): Markup {
    $part = $props['part'];
    $image = $part['Photo']['MediumImagePath'];

    $order = match (true) {
        $part['PickupOnly'] => Html::el('p', ['class' => 'coleman-product-card__message'], $part['CanShip']),
        !$part['orderable'] => null,
        default => Html::el(
            'form',
            ['class' => 'coleman-product-card__order', 'method' => 'post'],
            Html::el('input', ['type' => 'hidden', 'name' => 'coleman_action', 'value' => 'cart_add']),
            Html::el('input', ['type' => 'hidden', 'name' => 'partId', 'value' => $part['PartId']]),
            Html::el(
                'label',
                ['class' => 'coleman-product-card__quantity'],
                Html::el('span', [], __('Quantity', 'coleman')),
                Html::el('input', [
                    'type' => 'number',
                    'name' => 'quantity',
                    'inputmode' => 'numeric',
                    'min' => $part['multiple_of'],
                    'max' => 99999 - 99999 % $part['multiple_of'],
                    'step' => $part['multiple_of'],
                    'value' => $part['default_quantity'],
                    'required' => true,
                ]),
            ),
            Twins::ui('button')(['type' => 'submit', 'variant' => 'primary', 'label' => __('Add to cart', 'coleman')]),
        ),
    };

    return Html::el(
        'article',
        ['class' => 'coleman-product-card'],
        Html::el(
            'a',
            ['class' => 'coleman-product-card__link', 'href' => $part['Url'], 'data-native' => ''],
            '' === $image ? null : Html::el('img', [
                'class' => 'coleman-product-card__image',
                'src' => $image,
                'alt' => '',
                'width' => 320,
                'height' => 240,
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
        $order,
    );
};
