<?php

declare(strict_types=1);

use Coleman\Blocks\Html;
use Coleman\Blocks\Markup;
use Coleman\Blocks\Twins;

/** Twin of part-list.tsx. */
return static function (array $props): Markup {
    /**
     * @var array{
     *   id: string, heading: 'h1'|'h2', categoryId: int, name: string, image: string, showPicture: bool, showFilters: bool, perPage: int,
     *   vendorId: int, inStock: bool, order: 'wanted'|'price'|'price-down', after: int,
     *   view: array{
     *     parts: list<array<string, mixed>>, has_more: bool, after: int, count: int, count_is_capped: bool,
     *     in_stock: int, in_stock_is_capped: bool,
     *     makers: list<array{VendorId: int, VendorName: string, count: int, count_is_capped: bool}>
     *   },
     *   fault: array{partId: int, message: string, quantity: string}|null
     * } $props
     */
    ['id' => $id, 'view' => $view, 'fault' => $fault, 'image' => $image] = $props;
    $isFiltered = $props['vendorId'] > 0 || $props['inStock'];
    $hasAny = $view['count'] > 0 || $isFiltered;

    $linkTo = static function (int $vendorId, bool $inStock, string $order, int $after = 0) use ($id): string {
        $query = array_filter([
            $vendorId > 0 ? "vendor_id=$vendorId" : '',
            $inStock ? 'in_stock=1' : '',
            'wanted' === $order ? '' : "order=$order",
            $after > 0 ? "after=$after" : '',
        ]);

        return '?' . implode('&', $query) . "#$id";
    };
    ['vendorId' => $vendorId, 'inStock' => $inStock, 'order' => $order] = $props;
    $option = static fn (string $label, string $url, bool $isChosen, int $count = -1, bool $isCapped = false): Markup => Html::el(
        'li',
        [],
        Html::el(
            'a',
            ['href' => $url, 'aria-current' => $isChosen ? 'true' : null],
            Html::el('span', [], $label),
            $count < 0 ? null : Html::el('small', [], $isCapped ? "$count+" : (string) $count),
        ),
    );
    $bar = static fn (string $barId, string $label, Markup ...$options): Markup => Html::el(
        'nav',
        ['class' => 'coleman-part-list__bar', 'aria-labelledby' => $barId],
        Html::el('p', ['id' => $barId], $label),
        Html::el('ul', [], array_values($options)),
    );
    $filters = static fn (): Markup => Html::el(
        'div',
        ['class' => 'coleman-part-list__filters'],
        count($view['makers']) > 1 ? $bar(
            "$id-makers",
            __('Maker', 'coleman'),
            $option(__('ALL', 'coleman'), $linkTo(0, $inStock, $order), 0 === $vendorId),
            ...array_map(static fn (array $maker): Markup => $option(
                $maker['VendorName'],
                $linkTo($maker['VendorId'], $inStock, $order),
                $vendorId === $maker['VendorId'],
                $maker['count'],
                $maker['count_is_capped'],
            ), $view['makers']),
        ) : null,
        $bar(
            "$id-stock",
            __('Show', 'coleman'),
            $option(__('All parts', 'coleman'), $linkTo($vendorId, false, $order), !$inStock),
            $option(__('In stock', 'coleman'), $linkTo($vendorId, true, $order), $inStock, $view['in_stock'], $view['in_stock_is_capped']),
        ),
        $bar(
            "$id-order",
            __('Order', 'coleman'),
            $option(__('Most wanted', 'coleman'), $linkTo($vendorId, $inStock, 'wanted'), 'wanted' === $order),
            $option(__('Lowest price', 'coleman'), $linkTo($vendorId, $inStock, 'price'), 'price' === $order),
            $option(__('Highest price', 'coleman'), $linkTo($vendorId, $inStock, 'price-down'), 'price-down' === $order),
        ),
    );

    $maker = array_find($view['makers'], static fn (array $maker): bool => $props['vendorId'] === $maker['VendorId']);
    $count = implode(' · ', array_filter([
        $view['count_is_capped']
            /* translators: %d: where counting stops. */
            ? sprintf(__('More than %d parts', 'coleman'), $view['count'])
            /* translators: %d: number of parts. */
            : sprintf(_n('%d part', '%d parts', $view['count'], 'coleman'), $view['count']),
        $maker['VendorName'] ?? '',
        $props['inStock'] ? __('in stock', 'coleman') : '',
    ]));

    return Html::el(
        'section',
        ['class' => 'coleman-part-list__body', 'id' => $id, 'aria-labelledby' => "$id-heading"],
        Html::el(
            'div',
            ['class' => 'coleman-part-list__head'],
            Html::el($props['heading'], ['class' => 'coleman-part-list__heading', 'id' => "$id-heading"], $props['name']),
            $props['showPicture'] && '' !== $image ? Html::el('img', [
                'class' => 'coleman-part-list__picture',
                'src' => $image,
                'alt' => '',
                'width' => 320,
                'height' => 200,
                'loading' => 'eager',
                'decoding' => 'async',
            ]) : null,
        ),
        $props['showFilters'] && $hasAny ? $filters() : null,
        $hasAny ? Html::el('p', ['class' => 'coleman-part-list__count', 'role' => 'status'], $count) : null,
        $props['after'] > 0
            ? Html::el('p', ['class' => 'coleman-part-list__back'], Html::el('a', ['href' => $linkTo($vendorId, $inStock, $order)], __('Back to the beginning of the list', 'coleman')))
            : null,
        [] !== $view['parts']
            ? Html::el('ul', ['class' => 'coleman-part-list__rows'], array_map(static function (array $part) use ($image, $fault): Markup {
                /** @var array{PartId: int, Photo: array{MediumImagePath: string}} $part */
                $shown = $part['Photo']['MediumImagePath'] === $image ? ['Photo' => ['MediumImagePath' => '']] + $part : $part;

                return Html::el('li', [], Twins::ui('part-row')(['part' => $shown, 'fault' => $part['PartId'] === ($fault['partId'] ?? null) ? $fault : null]));
            }, $view['parts']))
            : Html::el(
                'div',
                ['class' => 'coleman-part-list__none'],
                Html::el('p', [], $isFiltered
                    ? __('No part of this family is like that just now.', 'coleman')
                    : __('There are no parts in this family just now. Ask at the parts counter: we may be able to get them.', 'coleman')),
                $isFiltered
                    ? Html::el('p', [], Html::el('a', ['href' => $linkTo(0, false, $order)], __('Show all of them', 'coleman')))
                    : null,
            ),
        $view['has_more'] ? Html::el('p', ['class' => 'coleman-part-list__more'], Html::el(
            'a',
            ['class' => 'coleman-button is-quiet', 'href' => $linkTo($vendorId, $inStock, $order, $view['after'])],
            __('Load More Parts', 'coleman'),
        )) : null,
    );
};
