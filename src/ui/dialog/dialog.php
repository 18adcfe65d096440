<?php

declare(strict_types=1);

use Coleman\Blocks\Html;
use Coleman\Blocks\Markup;

/** Twin of dialog.tsx. Props: id, title, children as Markup or text. */
return static fn (array $props): Markup => Html::el(
    'dialog',
    ['id' => $props['id'], 'class' => 'coleman-dialog', 'data-modal' => '', 'aria-labelledby' => $props['id'] . '-title'],
    Html::el(
        'div',
        ['class' => 'coleman-dialog__head'],
        Html::el('h2', ['id' => $props['id'] . '-title', 'class' => 'coleman-dialog__title'], $props['title']),
        Html::el('button', ['type' => 'button', 'class' => 'coleman-dialog__close close-modal', 'aria-label' => __('Close', 'coleman')], '×'),
    ),
    Html::el('div', ['class' => 'coleman-dialog__body'], $props['children'] ?? null),
);
