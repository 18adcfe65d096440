<?php

declare(strict_types=1);

use Coleman\Api\Money;
use Coleman\Blocks\Html;
use Coleman\Blocks\Markup;
use Coleman\Blocks\Twins;

/** Twin of cart.tsx and cart-line.tsx. */
return static function (array $props): Markup {
    /**
     * @var array{
     *   heading: string,
     *   cart: array{
     *     ItemCount: int,
     *     Items: list<array{
     *       cartItemId: int, PartNumber: string, Description: string, Vendor: string, Url: string, Quantity: int,
     *       Photo: array{MediumImagePath: string}, price_cents: int|null, line_total_cents: int|null,
     *       quantity_limits: array{maximum: int, multiple_of: int}, availability_text: string, notices: list<string>
     *     }>,
     *     totals: array{subtotal_cents: int},
     *     has_unknown_price: bool
     *   },
     *   fault: array{cartItemId: int, message: string, quantity: string}|null,
     *   urls: array{checkout: string, search: string, newEquipment: string, shopping: string, signIn: string}
     * } $props
     */
    ['cart' => $cart, 'fault' => $fault, 'urls' => $urls] = $props;

    $hidden = static fn (string $name, string|int $value): Markup => Html::el('input', ['type' => 'hidden', 'name' => $name, 'value' => $value]);
    $link = static fn (string $class, string $url, string $label): Markup => Html::el('a', ['class' => $class ?: null, 'href' => $url, 'data-native' => ''], $label);

    $quantityForm = static function (array $item, string $printed, bool $hasFault) use ($hidden): Markup {
        /** @var array{cartItemId: int, quantity_limits: array{maximum: int, multiple_of: int}} $item */
        $id = $item['cartItemId'];

        return Html::el(
            'form',
            ['class' => 'coleman-cart__quantity', 'method' => 'post'],
            $hidden('coleman_action', 'cart_update'),
            $hidden('cartItemId', $id),
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
                'value' => $printed,
                'required' => true,
                'aria-invalid' => $hasFault ? 'true' : null,
                'aria-describedby' => $hasFault ? "cart-fault-{$id}" : null,
            ]),
            Html::el(
                'span',
                ['class' => 'coleman-cart__after'],
                Html::el('button', ['type' => 'submit', 'class' => 'coleman-cart__update'], __('Update', 'coleman')),
                Html::el('span', ['class' => 'coleman-cart__progress', 'aria-hidden' => 'true']),
            ),
        );
    };

    $removeForm = static fn (int $id, string $description): Markup => Html::el(
        'form',
        ['class' => 'coleman-cart__remove', 'method' => 'post'],
        $hidden('coleman_action', 'cart_remove'),
        $hidden('cartItemId', $id),
        Html::el(
            'button',
            [
                'type' => 'submit',
                'class' => 'coleman-cart__remove-button',
                /* translators: %s: a part's description. */
                'aria-label' => sprintf(__('Remove %s', 'coleman'), $description),
            ],
            __('Remove', 'coleman'),
        ),
    );

    $line = static function (array $item) use ($fault, $link, $quantityForm, $removeForm): Markup {
        /**
         * @var array{
         *   cartItemId: int, PartNumber: string, Description: string, Vendor: string, Url: string, Quantity: int,
         *   Photo: array{MediumImagePath: string}, price_cents: int|null, line_total_cents: int|null,
         *   quantity_limits: array{maximum: int, multiple_of: int}, availability_text: string, notices: list<string>
         * } $item
         */
        $id = $item['cartItemId'];
        $ownFault = $id === ($fault['cartItemId'] ?? null) ? $fault : null;
        $total = $item['line_total_cents'];
        $typed = $ownFault['quantity'] ?? '';

        return Html::el(
            'li',
            ['class' => 'coleman-cart__line', 'tabindex' => -1, 'aria-labelledby' => "cart-line-{$id}"],
            Html::el('img', [
                'class' => 'coleman-cart__image',
                'src' => $item['Photo']['MediumImagePath'],
                'alt' => '',
                'width' => 96,
                'height' => 60,
                'loading' => 'lazy',
                'decoding' => 'async',
            ]),
            Html::el(
                'div',
                ['class' => 'coleman-cart__part'],
                Html::el(
                    'p',
                    ['id' => "cart-line-{$id}", 'class' => 'coleman-cart__description'],
                    '' === $item['Url'] ? $item['Description'] : $link('', $item['Url'], $item['Description']),
                ),
                Html::el(
                    'p',
                    ['class' => 'coleman-cart__about'],
                    Html::el('span', ['class' => 'coleman-cart__number'], $item['PartNumber']),
                    '' === $item['Vendor'] ? null : Html::el('span', ['class' => 'coleman-cart__maker'], $item['Vendor']),
                ),
                Html::el(
                    'p',
                    // As the sentence of the specification begins; whatever else it says is about waiting.
                    ['class' => 'coleman-cart__availability' . (str_starts_with($item['availability_text'], 'In Stock') ? ' is-in-stock' : '')],
                    $item['availability_text'],
                ),
                array_map(static fn (string $notice): Markup => Html::el('p', ['class' => 'coleman-cart__notice'], $notice), $item['notices']),
            ),
            Html::el(
                'p',
                ['class' => 'coleman-cart__unit'],
                Twins::ui('price')(['cents' => $item['price_cents']]),
                null === $item['price_cents'] ? null : Html::el('span', ['class' => 'coleman-cart__each'], __('each', 'coleman')),
            ),
            Html::el(
                'div',
                ['class' => 'coleman-cart__change'],
                null === $ownFault
                    ? null
                    : Html::el('p', ['id' => "cart-fault-{$id}", 'class' => 'coleman-cart__fault', 'role' => 'alert'], $ownFault['message']),
                $quantityForm($item, '' === $typed ? (string) $item['Quantity'] : $typed, null !== $ownFault),
                $removeForm($id, $item['Description']),
            ),
            Html::el(
                'p',
                ['class' => 'coleman-cart__total'],
                Html::el('span', ['class' => 'coleman-cart__label'], __('Line total', 'coleman')),
                Html::el('span', ['class' => 'coleman-cart__sum'], null === $total ? __('Price to come', 'coleman') : Money::format($total)),
            ),
        );
    };

    $empty = static fn (): Markup => Html::el(
        'div',
        ['class' => 'coleman-cart__empty'],
        Html::el('h2', ['class' => 'coleman-cart__empty-title', 'tabindex' => -1], __('There is nothing in your cart.', 'coleman')),
        Html::el(
            'form',
            ['class' => 'coleman-cart__search', 'method' => 'get', 'action' => $urls['search'], 'data-native' => ''],
            $hidden('from', 'parts'),
            Html::el('label', ['class' => 'coleman-cart__label', 'for' => 'cart-search'], __('Part number, model or plain words', 'coleman')),
            Html::el('input', ['id' => 'cart-search', 'class' => 'coleman-cart__input', 'type' => 'search', 'name' => 'q', 'required' => true]),
            Twins::ui('button')(['type' => 'submit', 'variant' => 'primary', 'label' => __('Find a part', 'coleman')]),
        ),
        Html::el(
            'ul',
            ['class' => 'coleman-cart__ways'],
            '' === $urls['signIn'] ? null : Html::el('li', [], $link('', $urls['signIn'], __('Sign in to see the cart of your account', 'coleman'))),
            Html::el('li', [], $link('', $urls['newEquipment'], __('New equipment', 'coleman'))),
            Html::el('li', [], $link('', $urls['shopping'], __('Keep shopping', 'coleman'))),
        ),
    );

    $summary = static fn (): Markup => Html::el(
        'section',
        ['class' => 'coleman-cart__summary', 'aria-labelledby' => 'cart-summary'],
        Html::el('h2', ['id' => 'cart-summary', 'class' => 'coleman-cart__strip'], __('Subtotal', 'coleman')),
        Html::el('p', ['class' => 'coleman-cart__subtotal'], Money::format($cart['totals']['subtotal_cents'])),
        /* translators: %d: number of pieces in the cart. */
        Html::el('p', ['class' => 'coleman-cart__count'], sprintf(_n('%d item', '%d items', $cart['ItemCount'], 'coleman'), $cart['ItemCount'])),
        !$cart['has_unknown_price'] ? null : Html::el(
            'p',
            ['class' => 'coleman-cart__unknown'],
            Html::el('strong', [], __('Parts without a price are not in the subtotal.', 'coleman')),
            Html::el('span', [], __('Will contact you with pricing information after order is submitted', 'coleman')),
        ),
        Html::el('p', ['class' => 'coleman-cart__later'], __('Shipping and tax are worked out at checkout.', 'coleman')),
        Html::el('a', ['class' => 'coleman-cart__checkout', 'href' => $urls['checkout']], __('Checkout', 'coleman')),
        $link('coleman-cart__shopping', $urls['shopping'], __('Keep shopping', 'coleman')),
    );

    $isOfLine = in_array($fault['cartItemId'] ?? null, array_column($cart['Items'], 'cartItemId'), true);

    return Html::el(
        'div',
        ['class' => 'coleman-cart__body'],
        Html::el('h1', ['class' => 'coleman-cart__title'], $props['heading']),
        Html::el('div', ['class' => 'coleman-cart__told', 'role' => 'status']),
        null === $fault || $isOfLine ? null : Html::el('p', ['class' => 'coleman-cart__fault', 'role' => 'alert'], $fault['message']),
        [] === $cart['Items']
            ? $empty()
            : Html::el(
                'div',
                ['class' => 'coleman-cart__columns'],
                Html::el('ul', ['class' => 'coleman-cart__lines'], array_map($line, $cart['Items'])),
                $summary(),
            ),
    );
};
