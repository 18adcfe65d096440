<?php

declare(strict_types=1);

use Coleman\Blocks\Html;
use Coleman\Blocks\Markup;

/** Twin of sheet.tsx. */
return static function (array $props): Markup {
    /** @var array{title: string, width: 'narrow'|'full', children?: Markup|string|list<Markup|null>} $props */
    return Html::el(
        'div',
        ['class' => 'coleman-sheet is-' . $props['width']],
        Html::el('h1', ['class' => 'coleman-sheet__title'], $props['title']),
        $props['children'] ?? null,
    );
};
