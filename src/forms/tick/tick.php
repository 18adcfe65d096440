<?php

declare(strict_types=1);

use Coleman\Blocks\Html;
use Coleman\Blocks\Markup;

/** Twin of tick.tsx. */
return static function (array $props): Markup {
    /** @var array{id: string, name: string, label: string, isTicked?: bool, value?: string, error?: string} $props */
    $id = $props['id'];
    $error = $props['error'] ?? '';

    return Html::el(
        'div',
        ['class' => 'coleman-tick'],
        Html::el(
            'label',
            ['class' => 'coleman-tick__label', 'for' => $id],
            Html::el('input', [
                'class' => 'coleman-tick__box',
                'type' => 'checkbox',
                'id' => $id,
                'name' => $props['name'],
                'value' => $props['value'] ?? '1',
                'checked' => $props['isTicked'] ?? false,
                'aria-invalid' => '' === $error ? null : 'true',
                'aria-describedby' => '' === $error ? null : "{$id}-error",
            ]),
            Html::el('span', [], $props['label']),
        ),
        '' === $error ? null : Html::el('p', ['class' => 'coleman-tick__error', 'id' => "{$id}-error"], $error),
    );
};
