<?php

declare(strict_types=1);

use Coleman\Blocks\Html;
use Coleman\Blocks\Markup;
use Coleman\Blocks\Twins;

/** Twin of used-categories.tsx. */
return static function (array $props): Markup {
    /** @var array{title: string, heading: 'h1'|'h2', categories: list<array{name: string, url: string, image: string, count: int}>} $props */
    return Html::el(
        'div',
        ['class' => 'coleman-used-categories'],
        Html::el($props['heading'], ['class' => 'coleman-used-categories__title'], $props['title']),
        Html::el('ul', ['class' => 'coleman-tiles'], array_map(static fn (array $category): Markup => Twins::ui('tile')([
            'name' => $category['name'],
            'url' => $category['url'],
            'image' => $category['image'],
            'loading' => 'eager',
            'children' => Html::el('span', ['class' => 'coleman-used-categories__count'], 0 === $category['count']
                ? __('None today', 'coleman')
                /* translators: %d: how many machines there are. */
                : sprintf(_n('%d machine', '%d machines', $category['count'], 'coleman'), $category['count'])),
        ]), $props['categories'])),
    );
};
