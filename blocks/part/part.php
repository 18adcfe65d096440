<?php

declare(strict_types=1);

use Coleman\Api\Money;
use Coleman\Blocks\Html;
use Coleman\Blocks\Markup;
use Coleman\Blocks\Twins;

/** Twin of part.tsx. */
return static function (array $props): Markup {
    /**
     * @var array{
     *   part: array{
     *     PartId: int, PartNumber: string, Description: string, LongDescription: string, Photo: array{MediumImagePath: string},
     *     VendorName: string, InStock: bool, QtyAvailable: int, Discontinued: bool, PickupOnly: bool, CanShip: string,
     *     CaseQtyRequired: bool, CaseQty: int, price_cents: int|null, list_price_cents: int|null, core_cents?: int, oversize_cents?: int,
     *     availability_text: string, orderable: bool, default_quantity: int, multiple_of: int
     *   },
     *   replacements: list<list<array{number: string, description: string, url: string, quantity: int, way: string, price_cents: int|null, availability_text: string, in_stock: bool}>>,
     *   replaced: list<array{number: string, description: string, url: string}>,
     *   stock: list<array{city: string, quantity: int}>,
     *   fault: array{message: string, quantity: string}|null
     * } $props
     */
    ['part' => $part, 'replacements' => $replacements, 'replaced' => $replaced, 'stock' => $stock] = $props;
    $image = $part['Photo']['MediumImagePath'];
    $price = $part['price_cents'];
    $listPrice = $part['list_price_cents'];

    $line = static fn (string $label, Markup $value): Markup => Html::el(
        'p',
        ['class' => 'coleman-part__line'],
        Html::el('span', ['class' => 'coleman-part__label'], $label),
        $value,
    );

    $others = static function (array $others): Markup {
        /** @var list<array{number: string, description: string, url: string}> $others */
        return Html::el(
            'ul',
            ['class' => 'coleman-part__others', 'data-native' => ''],
            array_map(static fn (array $other): Markup => Html::el(
                'li',
                [],
                Html::el('a', ['class' => 'coleman-part__other-number', 'href' => $other['url']], $other['number']),
                Html::el('span', [], $other['description']),
            ), $others),
        );
    };

    $choice = static function (array $pieces): Markup {
        /** @var list<array{number: string, description: string, url: string, quantity: int, way: string, price_cents: int|null, availability_text: string, in_stock: bool}> $pieces */
        return Html::el('li', [], Html::el('ul', ['class' => 'coleman-part__pieces'], array_map(static fn (array $piece): Markup => Html::el(
            'li',
            [],
            '' === $piece['way'] ? null : Html::el('span', ['class' => 'coleman-part__way'], $piece['way']),
            Html::el(
                'p',
                [],
                /* translators: %d: how many of the part to order */
                $piece['quantity'] > 1 ? Html::el('b', [], sprintf(__('Order %d:', 'coleman'), $piece['quantity'])) : null,
                Html::el('a', ['class' => 'coleman-part__other-number', 'href' => $piece['url']], $piece['number']),
                Html::el('span', [], $piece['description']),
            ),
            Html::el(
                'p',
                [],
                null === $piece['price_cents'] ? null : Html::el('b', [], Money::format($piece['price_cents'])),
                Html::el('span', ['class' => 'coleman-part__availability' . ($piece['in_stock'] ? ' is-in-stock' : '')], $piece['availability_text']),
            ),
        ), $pieces)));
    };
    $superseded = static fn (): Markup => Html::el(
        'section',
        ['class' => 'coleman-part__superseded', 'data-native' => ''],
        Html::el('h2', ['class' => 'coleman-part__heading'], match (true) {
            count($replacements) > 1 => __('This number is now one of these:', 'coleman'),
            count($replacements[0]) > 1 => __('This number is now a kit. Order together:', 'coleman'),
            default => __('This number is now', 'coleman'),
        }),
        Html::el('ul', ['class' => 'coleman-part__choices'], array_map($choice, $replacements)),
    );

    $remark = match (true) {
        $part['Discontinued'] && $part['orderable'] => sprintf(
            /* translators: %d: number of pieces */
            _n('This part is discontinued: only %d is left.', 'This part is discontinued: only %d are left.', $part['QtyAvailable'], 'coleman'),
            $part['QtyAvailable'],
        ),
        $part['Discontinued'] && $part['QtyAvailable'] > 0 => __('This part is discontinued, and less than a full case is left.', 'coleman'),
        $part['Discontinued'] => __('This part is discontinued and sold out.', 'coleman'),
        /* translators: %d: case quantity */
        $part['CaseQtyRequired'] => sprintf(__('Sold in cases of %d.', 'coleman'), $part['CaseQty']),
        default => '',
    };

    $charges = array_map(static fn (string $text): Markup => Html::el('p', ['class' => 'coleman-part__charge'], $text), array_values(array_filter([
        /* translators: %s: amount of money */
        0 === ($part['core_cents'] ?? 0) ? '' : sprintf(__('Core deposit %s each, refunded when you return your old part', 'coleman'), Money::format($part['core_cents'])),
        /* translators: %s: amount of money */
        0 === ($part['oversize_cents'] ?? 0) || $part['PickupOnly'] ? '' : sprintf(__('Oversize charge %s each when shipped', 'coleman'), Money::format($part['oversize_cents'])),
    ])));

    $plate = Html::el(
        'div',
        ['class' => 'coleman-part__plate', 'data-impression' => $part['PartId']],
        Html::el('p', ['class' => 'coleman-part__maker'], $part['VendorName']),
        $line(__('Part number', 'coleman'), Html::el('span', ['class' => 'coleman-part__number'], $part['PartNumber'])),
        Html::el(
            'div',
            ['class' => 'coleman-part__prices'],
            $line(__('Price', 'coleman'), Twins::ui('price')(['cents' => $price])),
            null === $price || null === $listPrice || $listPrice <= $price
                ? null
                : $line(__('List price', 'coleman'), Html::el('s', ['class' => 'coleman-part__list-price'], Money::format($listPrice))),
        ),
        null === $price || null === $listPrice || $listPrice <= $price
            ? null
            /* translators: %s: amount of money */
            : Html::el('p', ['class' => 'coleman-part__saving'], sprintf(__('You save %s', 'coleman'), Money::format($listPrice - $price))),
        Html::el('p', ['class' => 'coleman-part__availability' . ($part['InStock'] ? ' is-in-stock' : '')], $part['availability_text']),
        '' === $remark ? null : Html::el('p', ['class' => 'coleman-part__remark'], $remark),
        $charges,
        Twins::ui('order-form')(['part' => $part, 'fault' => $props['fault']]),
    );

    $table = static fn (): Markup => Html::el(
        'table',
        ['class' => 'coleman-part__stock'],
        Html::el('caption', [], __('Stock by branch', 'coleman')),
        Html::el('thead', [], Html::el(
            'tr',
            [],
            Html::el('th', ['scope' => 'col'], __('Branch', 'coleman')),
            Html::el('th', ['scope' => 'col'], __('On the shelf', 'coleman')),
        )),
        Html::el('tbody', [], array_map(static fn (array $branch): Markup => Html::el(
            'tr',
            ['class' => $branch['quantity'] > 0 ? 'is-in-stock' : ''],
            Html::el('th', ['scope' => 'row'], $branch['city']),
            Html::el('td', [], $branch['quantity'] > 0 ? $branch['quantity'] : __('None', 'coleman')),
        ), $stock)),
    );

    return Html::el(
        'div',
        ['class' => 'coleman-part__body'],
        Html::el('h1', ['class' => 'coleman-part__title'], $part['Description']),
        [] === $replacements ? null : $superseded(),
        Html::el(
            'div',
            ['class' => 'coleman-part__columns'],
            '' === $image ? null : Html::el('img', [
                'class' => 'coleman-part__image',
                'src' => $image,
                'alt' => $part['Description'],
                'width' => 640,
                'height' => 400,
                'loading' => 'eager',
                'decoding' => 'async',
            ]),
            Html::el('div', ['class' => 'coleman-part__side'], $plate, [] === $stock ? null : $table()),
            Html::el(
                'div',
                ['class' => 'coleman-part__more'],
                '' === $part['LongDescription'] ? null : Html::el('p', ['class' => 'coleman-part__text'], $part['LongDescription']),
                [] === $replaced ? null : Html::el(
                    'section',
                    ['class' => 'coleman-part__replaces'],
                    Html::el('h2', ['class' => 'coleman-part__heading'], __('Replaces', 'coleman')),
                    $others($replaced),
                ),
            ),
        ),
    );
};
