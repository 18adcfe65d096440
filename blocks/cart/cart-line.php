<?php

declare(strict_types=1);

use Coleman\Api\Money;
use Coleman\Blocks\Html;
use Coleman\Blocks\Markup;
use Coleman\Blocks\Twins;

/** Twin of cart-line.tsx. */
return static function (array $props): Markup {
    /**
     * @var array{
     *   item: array{
     *     cartItemId: int, Description: string, Quantity: int, line_total_cents: int|null,
     *     quantity_limits: array{maximum: int, multiple_of: int}, customerPartDescription?: string
     *   },
     *   fault: array{message: string, quantity: string}|null
     * } $props
     */
    ['item' => $item, 'fault' => $fault] = $props;
    $id = $item['cartItemId'];
    $description = $item['customerPartDescription'] ?? null;
    $total = $item['line_total_cents'];
    $typed = $fault['quantity'] ?? '';

    $naming = null === $description ? null : Html::el(
        'p',
        ['class' => 'coleman-cart__naming'],
        Html::el('label', ['class' => 'coleman-cart__label', 'for' => "cart-naming-{$id}"], __('What is it? The parts desk looks for it by this.', 'coleman')),
        Html::el('input', [
            'id' => "cart-naming-{$id}",
            'form' => "cart-form-{$id}",
            'class' => 'coleman-cart__input',
            'type' => 'text',
            'name' => 'customerPartDescription',
            'maxlength' => 250,
            'autocomplete' => 'off',
            'value' => $description,
        ]),
    );

    $quantity = Html::el(
        'form',
        ['id' => null === $description ? null : "cart-form-{$id}", 'class' => 'coleman-cart__quantity', 'method' => 'post'],
        Html::el('input', ['type' => 'hidden', 'name' => 'coleman_action', 'value' => 'cart_update']),
        Html::el('input', ['type' => 'hidden', 'name' => 'cartItemId', 'value' => $id]),
        Html::el('label', ['class' => 'coleman-cart__label', 'for' => "cart-quantity-{$id}"], __('Quantity', 'coleman')),
        Html::el('input', [
            'id' => "cart-quantity-{$id}",
            'class' => 'coleman-cart__input',
            'type' => 'number',
            'name' => 'quantity',
            'inputmode' => 'numeric',
            'autocomplete' => 'off',
            'min' => 0,
            'max' => $item['quantity_limits']['maximum'],
            'step' => $item['quantity_limits']['multiple_of'],
            'value' => '' === $typed ? $item['Quantity'] : $typed,
            'required' => true,
            'aria-invalid' => null === $fault ? null : 'true',
            'aria-describedby' => null === $fault ? null : "cart-fault-{$id}",
        ]),
        Html::el(
            'span',
            ['class' => 'coleman-cart__after'],
            Html::el('button', ['type' => 'submit', 'class' => 'coleman-cart__update'], __('Update', 'coleman')),
            Html::el('span', ['class' => 'coleman-cart__progress', 'aria-hidden' => 'true']),
        ),
    );

    return Html::el(
        'li',
        ['class' => 'coleman-cart__line', 'tabindex' => -1, 'aria-labelledby' => "cart-line-{$id}"],
        Twins::part('cart', 'cart-part')(['item' => $item, 'id' => "cart-line-{$id}", 'more' => $naming]),
        Html::el(
            'div',
            ['class' => 'coleman-cart__change'],
            null === $fault ? null : Html::el('p', ['id' => "cart-fault-{$id}", 'class' => 'coleman-cart__fault', 'role' => 'alert'], $fault['message']),
            $quantity,
            Twins::part('cart', 'action-form')([
                'action' => 'cart_save',
                'cartItemId' => $id,
                'label' => __('Save for later', 'coleman'),
                /* translators: %s: a part's description. */
                'name' => sprintf(__('Save for later: %s', 'coleman'), $item['Description']),
            ]),
            Twins::part('cart', 'action-form')([
                'action' => 'cart_remove',
                'cartItemId' => $id,
                'label' => __('Remove', 'coleman'),
                /* translators: %s: a part's description. */
                'name' => sprintf(__('Remove %s', 'coleman'), $item['Description']),
            ]),
        ),
        Html::el(
            'p',
            ['class' => 'coleman-cart__total'],
            Html::el('span', ['class' => 'coleman-cart__label'], __('Line total', 'coleman')),
            Html::el('span', ['class' => 'coleman-cart__sum'], null === $total ? __('Price to come', 'coleman') : Money::format($total)),
        ),
    );
};
