<?php

declare(strict_types=1);

use Coleman\Api\Money;
use Coleman\Blocks\Html;
use Coleman\Blocks\Markup;
use Coleman\Blocks\Twins;

/** Where the control of a fault is. */
$hrefOf = static fn (string $name): string => 1 === preg_match('/^(billing|shipping)_([a-z0-9]+)$/', $name, $address) && 'id' !== $address[2]
    ? "#checkout-{$address[1]}-{$address[2]}"
    : '#checkout-' . $name . ('pay_method' === $name ? '-0' : '');

$hidden = static fn (string $name, string|int $value): Markup => Html::el('input', ['type' => 'hidden', 'name' => $name, 'value' => $value]);

$link = static fn (string $url, string $label): Markup => Html::el('a', ['class' => 'coleman-checkout__link', 'href' => $url], $label);

$section = static fn (string $id, string $heading, Markup|string|null ...$content): Markup => Html::el(
    'section',
    ['class' => 'coleman-checkout__section', 'aria-labelledby' => 'checkout-' . $id],
    Html::el('h2', ['id' => 'checkout-' . $id, 'class' => 'coleman-checkout__heading'], $heading),
    ...$content,
);

$line = static function (array $line, array $branches, array $errors, bool $isAlone): Markup {
    /**
     * @var array{
     *   id: int, number: string, description: string, image: string, quantity: int, price_cents: int|null, total_cents: int|null,
     *   isPickupOnly: bool, how: string, availability: string, promise: string, inStockAt: list<int>, notices: list<string>
     * } $line
     * @var list<array{id: int, city: string}> $branches
     * @var array<string, string> $errors
     */
    $ways = $line['isPickupOnly'] ? [] : [['value' => 'ship', 'label' => __('Ship this part', 'coleman')]];
    foreach ($branches as $branch) {
        $ways[] = [
            'value' => 'will_call:' . $branch['id'],
            'label' => sprintf(
                in_array($branch['id'], $line['inStockAt'], true)
                    /* translators: %s: city of a branch. */
                    ? __('Pickup at %s, in stock', 'coleman')
                    /* translators: %s: city of a branch. */
                    : __('Pickup at %s', 'coleman'),
                $branch['city'],
            ),
        ];
    }

    return Html::el(
        'li',
        ['class' => 'coleman-checkout__line'],
        Html::el('img', ['class' => 'coleman-checkout__image', 'src' => $line['image'], 'alt' => '', 'width' => 96, 'height' => 60, 'loading' => 'lazy', 'decoding' => 'async']),
        Html::el(
            'div',
            ['class' => 'coleman-checkout__part'],
            Html::el('p', ['class' => 'coleman-checkout__description'], $line['description']),
            Html::el('p', ['class' => 'coleman-checkout__number'], $line['number']),
            Html::el(
                'p',
                ['class' => 'coleman-checkout__quantity'],
                null === $line['price_cents']
                    /* translators: %d: number of pieces. */
                    ? sprintf(_n('%d piece', '%d pieces', $line['quantity'], 'coleman'), $line['quantity'])
                    /* translators: 1: number of pieces, 2: price of one. */
                    : sprintf(__('%1$d × %2$s', 'coleman'), $line['quantity'], Money::format($line['price_cents'])),
            ),
            Html::el('p', ['class' => 'coleman-checkout__availability' . (str_starts_with($line['availability'], 'In Stock') ? ' is-in-stock' : '')], $line['availability']),
            '' === $line['promise'] ? null : Html::el('p', ['class' => 'coleman-checkout__promise'], $line['promise']),
            array_map(static fn (string $notice): Markup => Html::el('p', ['class' => 'coleman-checkout__notice'], $notice), $line['notices']),
        ),
        Html::el('p', ['class' => 'coleman-checkout__amount'], null === $line['total_cents'] ? __('Price to come', 'coleman') : Money::format($line['total_cents'])),
        $isAlone ? null : Html::el('div', ['class' => 'coleman-checkout__way'], Twins::form('field')([
            'id' => 'checkout-line_' . $line['id'],
            'name' => 'line_' . $line['id'],
            'type' => 'select',
            'label' => $line['isPickupOnly']
                ? __('Pickup only', 'coleman')
                /* translators: %s: part number. */
                : sprintf(__('How you get %s', 'coleman'), $line['number']),
            'none' => $line['isPickupOnly'] ? __('At the branch chosen above', 'coleman') : __('As chosen above', 'coleman'),
            'options' => $ways,
            'value' => $line['how'],
            'error' => $errors['line_' . $line['id']] ?? '',
            'need' => 'depends',
        ])),
    );
};

$delivery = static function (array $props) use ($section, $hidden, $line): Markup {
    /**
     * @var array{
     *   lines: list<array{isPickupOnly: bool}>, branches: list<array{id: int, city: string}>,
     *   values: array<string, string>, errors: array<string, string>
     * } $props
     */
    ['lines' => $lines, 'branches' => $branches, 'values' => $values, 'errors' => $errors] = $props;

    return $section(
        'delivery',
        __('How you get your parts', 'coleman'),
        array_any($lines, static fn (array $line): bool => !$line['isPickupOnly']) ? Twins::form('choices')([
            'id' => 'checkout-fulfilment',
            'name' => 'fulfilment',
            'legend' => __('Ship or pick up', 'coleman'),
            'type' => 'radio',
            'options' => [
                ['value' => 'ship', 'label' => __('Ship to me', 'coleman')],
                [
                    'value' => 'will_call',
                    'label' => __('Pick up at a branch', 'coleman'),
                    'hint' => __('No shipping charge. We tell you when it is ready at the counter.', 'coleman'),
                ],
            ],
            'chosen' => [$values['fulfilment'] ?? 'ship'],
            'error' => $errors['fulfilment'] ?? '',
        ]) : $hidden('fulfilment', 'will_call'),
        Html::el('div', ['class' => 'coleman-checkout__branch' . (array_any($lines, static fn (array $line): bool => $line['isPickupOnly']) ? ' is-needed' : '')], Twins::form('field')([
            'id' => 'checkout-location_id',
            'name' => 'location_id',
            'type' => 'select',
            'label' => __('Branch for pickup', 'coleman'),
            'options' => array_map(static fn (array $branch): array => ['value' => (string) $branch['id'], 'label' => $branch['city']], $branches),
            'value' => $values['location_id'] ?? '',
            'error' => $errors['location_id'] ?? '',
            'need' => 'depends',
        ])),
        Html::el('ul', ['class' => 'coleman-checkout__lines'], array_map(static fn (array $one): Markup => $line($one, $branches, $errors, 1 === count($lines)), $lines)),
    );
};

$addressChoice = static function (string $prefix, string $label, array $props): Markup {
    /** @var array{addresses: list<array{id: int, label: string}>, values: array<string, string>, errors: array<string, string>} $props */
    ['addresses' => $addresses, 'values' => $values, 'errors' => $errors] = $props;

    return Html::el(
        'div',
        ['class' => 'coleman-checkout__address'],
        [] === $addresses ? null : Twins::form('field')([
            'id' => "checkout-{$prefix}_id",
            'name' => "{$prefix}_id",
            'type' => 'select',
            'label' => $label,
            'none' => __('Another address', 'coleman'),
            'options' => array_map(static fn (array $one): array => ['value' => (string) $one['id'], 'label' => $one['label']], $addresses),
            'value' => $values["{$prefix}_id"] ?? '',
            'error' => $errors["{$prefix}_id"] ?? '',
            'need' => 'depends',
        ]),
        Html::el('div', ['class' => 'coleman-checkout__typed'], Twins::form('address-fields')([
            'id' => "checkout-{$prefix}",
            'prefix' => "{$prefix}_",
            'values' => $values,
            'errors' => $errors,
            'section' => $prefix,
        ] + ('billing' === $prefix ? [
            'phoneNeed' => 'depends',
            'phoneHint' => __('Needed for pickup, or for us to call you about payment.', 'coleman'),
        ] : []))),
    );
};

$addresses = static function (array $props) use ($section, $addressChoice): Markup {
    /** @var array{values: array<string, string>} $props */
    return $section(
        'address',
        __('Name and billing address', 'coleman'),
        Html::el('p', ['class' => 'coleman-checkout__contact-only'], __('For pickup we need your name and a phone number.', 'coleman')),
        $addressChoice('billing', __('Bill to', 'coleman'), $props),
        Html::el(
            'div',
            ['class' => 'coleman-checkout__shipping'],
            Twins::form('tick')([
                'id' => 'checkout-has_shipping',
                'name' => 'has_shipping',
                'label' => __('Ship to another address', 'coleman'),
                'isTicked' => '1' === ($props['values']['has_shipping'] ?? ''),
            ]),
            Html::el(
                'div',
                ['class' => 'coleman-checkout__other'],
                Html::el('h3', ['class' => 'coleman-checkout__subheading'], __('Shipping address', 'coleman')),
                $addressChoice('shipping', __('Ship to', 'coleman'), $props),
            ),
        ),
    );
};

$payment = static function (array $props) use ($section): Markup {
    /**
     * @var array{
     *   payMethods: list<array{id: string, label: string}>, values: array<string, string>, errors: array<string, string>,
     *   totals: array{has_unknown_price: bool}
     * } $props
     */
    ['payMethods' => $methods, 'values' => $values, 'errors' => $errors] = $props;
    $typed = $values['pay_method'] ?? '';
    $chosen = in_array($typed, array_column($methods, 'id'), true) ? $typed : ($methods[0]['id'] ?? '');

    return $section(
        'payment',
        __('Payment', 'coleman'),
        Twins::form('choices')([
            'id' => 'checkout-pay_method',
            'name' => 'pay_method',
            'legend' => __('How you pay', 'coleman'),
            'type' => 'radio',
            'options' => array_map(static fn (array $method): array => ['value' => $method['id'], 'label' => $method['label']], $methods),
            'chosen' => [$chosen],
            'hint' => $props['totals']['has_unknown_price'] ? __('Will contact you with pricing information after order is submitted', 'coleman') : '',
            'error' => $errors['pay_method'] ?? '',
        ]),
        Twins::form('field')([
            'id' => 'checkout-po_number',
            'name' => 'po_number',
            'type' => 'text',
            'label' => __('PO number', 'coleman'),
            'value' => $values['po_number'] ?? '',
            'error' => $errors['po_number'] ?? '',
            'need' => 'optional',
            'autocomplete' => 'off',
            'longest' => 60,
            'width' => 'short',
        ]),
        Twins::form('field')([
            'id' => 'checkout-note',
            'name' => 'note',
            'type' => 'textarea',
            'label' => __('Note to the parts desk', 'coleman'),
            'value' => $values['note'] ?? '',
            'error' => $errors['note'] ?? '',
            'need' => 'optional',
            'longest' => 4000,
        ]),
    );
};

$totalRows = static function (array $totals, bool $isTaxExempt): Markup {
    /** @var array{subtotal_cents: int, core_cents: int, oversize_cents: int, shipping_cents: int|null, tax_cents: int|null} $totals */
    $amount = static fn (?int $cents): string => null === $cents ? __('After your address', 'coleman') : Money::format($cents);
    $rows = [
        __('Subtotal', 'coleman') => Money::format($totals['subtotal_cents']),
        __('Core deposit', 'coleman') => 0 === $totals['core_cents'] ? '' : Money::format($totals['core_cents']),
        __('Oversize charge', 'coleman') => 0 === $totals['oversize_cents'] ? '' : Money::format($totals['oversize_cents']),
        __('Shipping', 'coleman') => $amount($totals['shipping_cents']),
        __('Tax', 'coleman') => $isTaxExempt ? __('Tax exempt', 'coleman') : $amount($totals['tax_cents']),
    ];
    $printed = [];
    foreach (array_filter($rows, static fn (string $text): bool => '' !== $text) as $label => $text) {
        $printed[] = Html::el('div', ['class' => 'coleman-checkout__row'], Html::el('dt', [], $label), Html::el('dd', [], $text));
    }

    return Html::el('dl', ['class' => 'coleman-checkout__totals'], $printed);
};

$summary = static function (array $props) use ($totalRows, $link): Markup {
    /**
     * @var array{
     *   totals: array{total_cents: int, has_unknown_price: bool}, isTaxExempt: bool, wasCents: int|null, urls: array{cart: string}
     * } $props
     */
    $totals = $props['totals'];

    return Html::el(
        'section',
        ['class' => 'coleman-checkout__summary', 'aria-labelledby' => 'checkout-summary'],
        Html::el('h2', ['id' => 'checkout-summary', 'class' => 'coleman-checkout__strip'], __('Total', 'coleman')),
        $totalRows($totals, $props['isTaxExempt']),
        Html::el('p', ['class' => 'coleman-checkout__total', 'role' => 'status'], Money::format($totals['total_cents'])),
        null === $props['wasCents'] ? null : Html::el(
            'p',
            ['class' => 'coleman-checkout__was'],
            /* translators: %s: amount of money. */
            sprintf(__('It was %s when you last saw it.', 'coleman'), Money::format($props['wasCents'])),
        ),
        $totals['has_unknown_price'] ? Html::el('p', ['class' => 'coleman-checkout__unknown'], __('Parts without a price are not in the total.', 'coleman')) : null,
        Twins::ui('button')(['type' => 'submit', 'variant' => 'primary', 'label' => __('Place order', 'coleman')]),
        Html::el(
            'p',
            ['class' => 'coleman-checkout__foot'],
            $link($props['urls']['cart'], __('Back to the cart', 'coleman')),
            Html::el('button', ['type' => 'submit', 'class' => 'coleman-checkout__update', 'name' => 'coleman_action', 'value' => 'checkout_update'], __('Update totals', 'coleman')),
        ),
    );
};

/** Twin of checkout.tsx. */
return static function (array $props) use ($hrefOf, $hidden, $link, $section, $delivery, $addresses, $payment, $summary): Markup {
    /**
     * @var array{
     *   lines: list<array<string, mixed>>, totals: array{shipping_cents: int|null, tax_cents: int|null, total_cents: int}, version: int,
     *   values: array<string, string>, errors: array<string, string>, isGuest: bool, idempotencyKey: string,
     *   urls: array{cart: string, signIn: string, search: string, orders: string}
     * } $props
     */
    ['totals' => $totals, 'values' => $values, 'errors' => $errors, 'urls' => $urls] = $props;
    $faults = [];
    foreach ($errors as $name => $text) {
        $faults[] = ['href' => $hrefOf($name), 'text' => $text];
    }

    $content = [] === $props['lines'] ? Html::el(
        'div',
        ['class' => 'coleman-checkout__empty'],
        Html::el('p', ['role' => 'status'], __('There is nothing in your cart to order.', 'coleman')),
        Html::el(
            'p',
            ['class' => 'coleman-checkout__ways'],
            $link($urls['search'], __('Find a part', 'coleman')),
            $link($urls['cart'], __('See your cart', 'coleman')),
            $link($urls['orders'], __('Find an order you have placed', 'coleman')),
        ),
    ) : Html::el(
        'form',
        ['class' => 'coleman-checkout__form', 'method' => 'post', 'novalidate' => true],
        $hidden('coleman_action', 'checkout'),
        $hidden('idempotency_key', $props['idempotencyKey']),
        $hidden('cart_version', $props['version']),
        $hidden('expected_total_cents', $totals['total_cents']),
        $hidden('totals_seen', null !== $totals['shipping_cents'] && null !== $totals['tax_cents'] ? '1' : ''),
        $hidden('signed_in', $props['isGuest'] ? '' : '1'),
        Html::el(
            'div',
            ['class' => 'coleman-checkout__steps'],
            Twins::form('faults')(['id' => 'checkout-faults', 'faults' => $faults]),
            $section(
                'contact',
                __('Contact', 'coleman'),
                $props['isGuest'] ? Html::el('p', ['class' => 'coleman-checkout__sign-in'], $link($urls['signIn'], __('Have an account? Sign in to use your saved addresses.', 'coleman'))) : null,
                Twins::form('field')([
                    'id' => 'checkout-email',
                    'name' => 'email',
                    'type' => 'email',
                    'label' => __('Email Address', 'coleman'),
                    'hint' => __('We send the confirmation and the link to your order there.', 'coleman'),
                    'value' => $values['email'] ?? '',
                    'error' => $errors['email'] ?? '',
                    'autocomplete' => 'email',
                    'longest' => 190,
                ]),
            ),
            $delivery($props),
            $addresses($props),
            $payment($props),
            $props['isGuest'] ? Twins::form('stranger')(['id' => 'checkout']) : null,
        ),
        $summary($props),
    );

    return Html::el('div', ['class' => 'coleman-checkout__body'], Html::el('h1', ['class' => 'coleman-checkout__title'], __('Checkout', 'coleman')), $content);
};
