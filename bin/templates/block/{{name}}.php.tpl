<?php

declare(strict_types=1);

use Coleman\Blocks\Html;
use Coleman\Blocks\Markup;

/** Twin of {{name}}.tsx. */
return static function (array $props): Markup {
    /** @var array{heading: string, items: list<string>} $props */
    return Html::el(
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
};
