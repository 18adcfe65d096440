<?php

declare(strict_types=1);

use Coleman\Api\Money;
use Coleman\Blocks\Html;
use Coleman\Blocks\Markup;
use Coleman\Blocks\Twins;

/** How many tiles are in view at once on a large screen: their pictures are wanted first. */
$first = 4;

/** Twin of rental-categories.tsx. */
return static function (array $props) use ($first): Markup {
    /** @var array{title: string, heading: 'h1'|'h2', categories: list<array{name: string, url: string, image: string, count: int, from: int|null}>} $props */
    $tile = static function (array $category, int $index) use ($first): Markup {
        /** @var array{name: string, url: string, image: string, count: int, from: int|null} $category */
        return Twins::ui('tile')([
            'name' => $category['name'],
            'url' => $category['url'],
            'image' => $category['image'],
            'loading' => $index < $first ? 'eager' : 'lazy',
            'children' => [
                Html::el('span', ['class' => 'coleman-rental-categories__from'], null === $category['from']
                    ? __('Call for rates', 'coleman')
                    /* translators: %s: a price. */
                    : sprintf(__('from %s a day', 'coleman'), Money::short($category['from']))),
                Html::el(
                    'span',
                    ['class' => 'coleman-rental-categories__count'],
                    /* translators: %d: how many machines there are to choose from. */
                    sprintf(_n('%d machine', '%d machines', $category['count'], 'coleman'), $category['count']),
                ),
            ],
        ]);
    };

    return Html::el(
        'div',
        ['class' => 'coleman-rental-categories'],
        Html::el($props['heading'], ['class' => 'coleman-rental-categories__title'], $props['title']),
        [] !== $props['categories'] ? null : Html::el(
            'p',
            ['class' => 'coleman-rental-categories__none'],
            __('Nothing is for rent just now. Call us, and we will find you a machine.', 'coleman'),
        ),
        Html::el('ul', ['class' => 'coleman-tiles'], array_map($tile, $props['categories'], array_keys($props['categories']))),
    );
};
