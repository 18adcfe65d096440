<?php

declare(strict_types=1);

use Coleman\Blocks\Html;
use Coleman\Blocks\Markup;

/** Twin of dialog.tsx. */
return static function (array $props): Markup {
    /** @var array{id: string, title: string, children?: Markup|string} $props */
    $titleId = $props['id'] . '-title';

    return Html::el(
        'dialog',
        ['id' => $props['id'], 'class' => 'coleman-dialog', 'data-modal' => '', 'aria-labelledby' => $titleId],
        Html::el(
            'div',
            ['class' => 'coleman-dialog__head'],
            Html::el('h2', ['id' => $titleId, 'class' => 'coleman-dialog__title'], $props['title']),
            Html::el('button', ['type' => 'button', 'class' => 'coleman-dialog__close close-modal', 'aria-label' => __('Close', 'coleman')], '×'),
        ),
        Html::el('div', ['class' => 'coleman-dialog__body'], $props['children'] ?? null),
    );
};
