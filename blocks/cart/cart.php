<?php

declare(strict_types=1);

use Coleman\Api\Money;
use Coleman\Blocks\Html;
use Coleman\Blocks\Markup;
use Coleman\Blocks\Twins;

/** Twin of cart.tsx; its lines are in files of their own, as there. */
return static function (array $props): Markup {
    /**
     * @var array{
     *   heading: string,
     *   cart: array{
     *     ItemCount: int, Items: list<array<string, mixed>>, SavedItems: list<array<string, mixed>>,
     *     totals: array{subtotal_cents: int}, has_unknown_price: bool, notices: list<string>
     *   },
     *   fault: array{cartItemId: int, message: string, quantity: string}|null,
     *   urls: array{checkout: string, search: string, newEquipment: string, shopping: string, quickOrder: string, signIn: string}
     * } $props
     */
    ['cart' => $cart, 'fault' => $fault, 'urls' => $urls] = $props;

    $hidden = static fn (string $name, string|int $value): Markup => Html::el('input', ['type' => 'hidden', 'name' => $name, 'value' => $value]);
    $link = static fn (string $class, string $url, string $label): Markup => Html::el('a', ['class' => $class ?: null, 'href' => $url, 'data-native' => ''], $label);

    $line = static fn (array $item): Markup => Twins::part('cart', 'cart-line')([
        'item' => $item,
        'fault' => ($item['cartItemId'] ?? null) === ($fault['cartItemId'] ?? false) ? $fault : null,
    ]);

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
            Html::el('li', [], $link('', $urls['quickOrder'], __('Quick order by part numbers', 'coleman'))),
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
        $link('coleman-cart__shopping', $urls['quickOrder'], __('Quick order by part numbers', 'coleman')),
    );

    $isOfLine = in_array($fault['cartItemId'] ?? null, array_column($cart['Items'], 'cartItemId'), true);

    return Html::el(
        'div',
        ['class' => 'coleman-cart__body'],
        Html::el('h1', ['class' => 'coleman-cart__title'], $props['heading']),
        Html::el('div', ['class' => 'coleman-cart__told', 'role' => 'status']),
        null === $fault || $isOfLine ? null : Html::el('p', ['class' => 'coleman-cart__fault', 'role' => 'alert'], $fault['message']),
        array_map(static fn (string $notice): Markup => Html::el('p', ['class' => 'coleman-cart__notice'], $notice), $cart['notices']),
        [] === $cart['Items']
            ? $empty()
            : Html::el(
                'div',
                ['class' => 'coleman-cart__columns'],
                Html::el('ul', ['class' => 'coleman-cart__lines'], array_map($line, $cart['Items'])),
                $summary(),
            ),
        [] === $cart['SavedItems'] ? null : Twins::part('cart', 'saved-items')(['items' => $cart['SavedItems']]),
    );
};
