<?php

declare(strict_types=1);

use Coleman\Blocks\Html;
use Coleman\Blocks\Markup;

/** Twin of order-rows.tsx. */
return static function (array $props): Markup {
    /** @var array{orders: list<array{number: string, url: string, date: string, items: string, state: string, isOver: bool, total: string}>} $props */
    return Html::el('ul', ['class' => 'coleman-order-rows'], array_map(
        static fn (array $order): Markup => Html::el(
            'li',
            ['class' => 'coleman-order-rows__row'],
            /* translators: %s: number of an order */
            Html::el('a', ['class' => 'coleman-order-rows__number', 'href' => $order['url']], sprintf(__('Order %s', 'coleman'), $order['number'])),
            Html::el('span', ['class' => 'coleman-order-rows__date'], $order['date']),
            Html::el('span', ['class' => 'coleman-order-rows__items'], $order['items']),
            Html::el('span', ['class' => 'coleman-order-rows__state' . ($order['isOver'] ? ' is-over' : '')], $order['state']),
            Html::el('span', ['class' => 'coleman-order-rows__total'], $order['total']),
        ),
        $props['orders'],
    ));
};
