<?php

declare(strict_types=1);

use Coleman\Blocks\Html;
use Coleman\Blocks\Markup;

/** Twin of searched-for.tsx. */
return static function (array $props): Markup {
    /** @var array{text: string, url: string} $props */
    return Html::el(
        'p',
        ['class' => 'coleman-searched-for__line'],
        Html::el(
            'span',
            ['class' => 'coleman-searched-for__asked'],
            __('Searched for', 'coleman') . ' ',
            Html::el('bdi', ['class' => 'coleman-searched-for__text'], $props['text']),
        ),
        Html::el('a', ['class' => 'coleman-searched-for__all', 'href' => $props['url']], __('See all results', 'coleman')),
    );
};
