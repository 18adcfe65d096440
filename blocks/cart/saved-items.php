<?php

declare(strict_types=1);

use Coleman\Blocks\Html;
use Coleman\Blocks\Markup;
use Coleman\Blocks\Twins;

/** Twin of saved-items.tsx. */
return static function (array $props): Markup {
    /** @var array{items: list<array{cartItemId: int, Description: string, Quantity: int}>} $props */
    $line = static function (array $item): Markup {
        /** @var array{cartItemId: int, Description: string, Quantity: int} $item */
        $id = $item['cartItemId'];

        return Html::el(
            'li',
            ['class' => 'coleman-cart__line is-saved', 'tabindex' => -1, 'aria-labelledby' => "cart-saved-{$id}"],
            Twins::part('cart', 'cart-part')([
                'item' => $item,
                'id' => "cart-saved-{$id}",
                /* translators: %d: how many are saved. */
                'more' => Html::el('p', ['class' => 'coleman-cart__kept'], sprintf(__('Quantity: %d', 'coleman'), $item['Quantity'])),
            ]),
            Html::el(
                'div',
                ['class' => 'coleman-cart__change'],
                Twins::part('cart', 'action-form')([
                    'action' => 'cart_take_back',
                    'cartItemId' => $id,
                    'label' => __('Move to cart', 'coleman'),
                    /* translators: %s: a part's description. */
                    'name' => sprintf(__('Move to cart: %s', 'coleman'), $item['Description']),
                ]),
                Twins::part('cart', 'action-form')([
                    'action' => 'cart_drop',
                    'cartItemId' => $id,
                    'label' => __('Remove', 'coleman'),
                    /* translators: %s: a part's description. */
                    'name' => sprintf(__('Remove what is saved: %s', 'coleman'), $item['Description']),
                ]),
            ),
        );
    };

    return Html::el(
        'section',
        ['class' => 'coleman-cart__saved', 'aria-labelledby' => 'cart-saved'],
        Html::el('h2', ['id' => 'cart-saved', 'class' => 'coleman-cart__saved-title'], __('Saved for later', 'coleman')),
        Html::el('p', ['class' => 'coleman-cart__later'], __('Not in this order. Prices and stock are as of now.', 'coleman')),
        Html::el('ul', ['class' => 'coleman-cart__lines'], array_map($line, $props['items'])),
    );
};
