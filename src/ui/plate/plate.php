<?php

declare(strict_types=1);

use Coleman\Blocks\Html;
use Coleman\Blocks\Markup;

/** Twin of plate.tsx. */
return static function (array $props): Markup {
    /** @var array{title: string, level?: int, children?: Markup|string|list<Markup|null>} $props */
    return Html::el(
        'section',
        ['class' => 'coleman-plate'],
        Html::el('h' . ($props['level'] ?? 2), ['class' => 'coleman-plate__strip'], $props['title']),
        Html::el('div', ['class' => 'coleman-plate__body'], $props['children'] ?? null),
    );
};
