<?php

declare(strict_types=1);

use Coleman\Blocks\Html;
use Coleman\Blocks\Markup;

/** Twin of tile.tsx. */
return static function (array $props): Markup {
    /** @var array{name: string, url: string, image: string, loading: 'eager'|'lazy', children?: Markup|string|list<Markup>} $props */
    return Html::el(
        'li',
        ['class' => 'coleman-tile'],
        Html::el('img', [
            'class' => 'coleman-tile__picture',
            'src' => $props['image'],
            'alt' => '',
            'width' => 480,
            'height' => 300,
            'loading' => $props['loading'],
            'decoding' => 'async',
        ]),
        Html::el(
            'p',
            ['class' => 'coleman-tile__words'],
            Html::el('a', ['class' => 'coleman-tile__link', 'href' => $props['url']], $props['name']),
            $props['children'] ?? null,
        ),
    );
};
