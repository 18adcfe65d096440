<?php

declare(strict_types=1);

use Coleman\Blocks\Html;
use Coleman\Blocks\Markup;

/** Twin of stranger.tsx. */
return static function (array $props): Markup {
    /** @var array{id: string, isChecking?: bool} $props */
    $field = $props['id'] . '-website';

    return Html::el(
        'div',
        ['class' => 'coleman-stranger'],
        Html::el(
            'div',
            ['aria-hidden' => 'true'],
            Html::el('label', ['for' => $field], __('Leave this empty', 'coleman')),
            Html::el('input', ['id' => $field, 'name' => 'website', 'type' => 'text', 'tabindex' => -1, 'autocomplete' => 'off']),
        ),
        Html::el('p', ['role' => 'status'], $props['isChecking'] ?? false ? __('Making sure that a person sends this. That takes a moment.', 'coleman') : null),
    );
};
