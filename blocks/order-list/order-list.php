<?php

declare(strict_types=1);

use Coleman\Blocks\Html;
use Coleman\Blocks\Markup;
use Coleman\Blocks\Twins;

/** Twin of order-list.tsx. */
return static function (array $props): Markup {
    /**
     * @var array{
     *   id: string,
     *   list: array{orders: list<array{number: string, url: string, date: string, items: string, state: string, isOver: bool, total: string}>},
     *   status: string,
     *   states: list<array{value: string, label: string}>,
     *   urls: array{newer: string, older: string, all: string}
     * } $props
     */
    ['urls' => $urls, 'status' => $status] = $props;
    $link = static fn (string $url, string $text, ?string $rel = null): ?Markup => '' === $url
        ? null
        : Html::el('a', ['class' => 'coleman-sheet__link', 'href' => $url, 'rel' => $rel], $text);

    return Twins::form('sheet')(['title' => __('Your orders', 'coleman'), 'width' => 'full', 'children' => [
        Html::el(
            'form',
            ['class' => 'coleman-order-list__filter', 'method' => 'get'],
            Twins::form('field')([
                'id' => $props['id'] . '-status',
                'name' => 'status',
                'label' => __('Show', 'coleman'),
                'type' => 'select',
                'none' => __('All orders', 'coleman'),
                'options' => $props['states'],
                'value' => $status,
                'need' => 'depends',
            ]),
            Twins::ui('button')(['type' => 'submit', 'variant' => 'quiet', 'label' => __('Show these', 'coleman')]),
        ),
        Twins::ui('plate')(['title' => __('Orders', 'coleman'), 'children' => [] !== $props['list']['orders'] ? Twins::ui('order-rows')($props['list']) : Html::el(
            'div',
            [],
            Html::el('p', ['class' => 'coleman-sheet__text'], '' === $status ? __('No orders yet. Everything you order will be listed here.', 'coleman') : __('No orders match this status.', 'coleman')),
            '' === $status ? null : Html::el('p', ['class' => 'coleman-sheet__text'], $link($urls['all'], __('All orders', 'coleman'))),
        )]),
        '' === $urls['newer'] . $urls['older'] ? null : Html::el(
            'nav',
            ['class' => 'coleman-sheet__links', 'aria-label' => __('Pages of orders', 'coleman')],
            $link($urls['newer'], __('Newer orders', 'coleman'), 'prev'),
            $link($urls['older'], __('Older orders', 'coleman'), 'next'),
        ),
    ]]);
};
