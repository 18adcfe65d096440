<?php

declare(strict_types=1);

use Coleman\Blocks\Html;
use Coleman\Blocks\Markup;

/** Twin of {{name}}.tsx. Props: heading, items as list of texts. */
return static fn (array $props): Markup => Html::el(
    'section',
    ['class' => 'coleman-{{name}}__section'],
    '' === $props['heading'] ? null : Html::el('h2', ['class' => 'coleman-{{name}}__heading'], $props['heading']),
    Html::el('button', ['type' => 'button', 'class' => 'coleman-{{name}}__toggle', 'aria-expanded' => 'false'], __('Show', 'coleman')),
    Html::el(
        'ul',
        ['class' => 'coleman-{{name}}__list', 'hidden' => true],
        array_map(static fn (string $item): Markup => Html::el('li', [], $item), $props['items']),
    ),
);
