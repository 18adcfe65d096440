<?php

declare(strict_types=1);

use Coleman\Blocks\Html;
use Coleman\Blocks\Markup;

/** Twin of branch-map.tsx. */
return static function (array $props): Markup {
    /** @var array{src: string, alt: string, hasLive: bool} $props */
    return Html::el(
        'div',
        ['class' => 'coleman-branch-map'],
        Html::el('img', [
            'class' => 'coleman-branch-map__drawn',
            'src' => $props['src'],
            'alt' => $props['alt'],
            'width' => 800,
            'height' => 450,
            'loading' => 'lazy',
            'decoding' => 'async',
        ]),
        $props['hasLive'] ? Html::el(
            'button',
            ['type' => 'button', 'class' => 'coleman-branch-map__show', 'data-show-map' => ''],
            __('Show the live map', 'coleman'),
        ) : null,
        $props['hasLive'] ? Html::el('p', ['class' => 'coleman-branch-map__told', 'role' => 'status']) : null,
    );
};
