<?php

declare(strict_types=1);

use Coleman\Blocks\Html;
use Coleman\Blocks\Markup;

/** Twin of cart-modal.tsx. */
return static function (array $props): Markup {
    /** @var array{cartUrl: string, recent: array{description: string, image: string, quantity: int}|null} $props */
    $recent = $props['recent'];

    return Html::el(
        'div',
        ['class' => 'coleman-cart-modal__region', 'role' => 'status'],
        null === $recent ? null : Html::el(
            'div',
            ['class' => 'coleman-cart-modal__card'],
            Html::el('p', ['class' => 'coleman-cart-modal__title'], __('Item added to cart', 'coleman')),
            '' === $recent['image'] ? null : Html::el('img', [
                'class' => 'coleman-cart-modal__image',
                'src' => $recent['image'],
                'alt' => '',
                'width' => 96,
                'height' => 96,
                'loading' => 'lazy',
                'decoding' => 'async',
            ]),
            Html::el('p', ['class' => 'coleman-cart-modal__description'], $recent['description']),
            Html::el(
                'p',
                ['class' => 'coleman-cart-modal__quantity'],
                /* translators: %d: how many were added. */
                sprintf(__('Quantity: %d', 'coleman'), $recent['quantity']),
            ),
            Html::el('a', ['class' => 'coleman-cart-modal__link', 'href' => $props['cartUrl']], __('Go to cart', 'coleman')),
            Html::el('button', ['type' => 'button', 'class' => 'coleman-cart-modal__close', 'aria-label' => __('Close', 'coleman')], '×'),
        ),
    );
};
