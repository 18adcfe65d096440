<?php

declare(strict_types=1);

use Coleman\Blocks\Html;
use Coleman\Blocks\Markup;

/** Twin of action-form.tsx. */
return static function (array $props): Markup {
    /** @var array{action: string, cartItemId: int, label: string, name: string} $props */
    return Html::el(
        'form',
        ['class' => 'coleman-cart__action', 'method' => 'post'],
        Html::el('input', ['type' => 'hidden', 'name' => 'coleman_action', 'value' => $props['action']]),
        Html::el('input', ['type' => 'hidden', 'name' => 'cartItemId', 'value' => $props['cartItemId']]),
        Html::el('button', ['type' => 'submit', 'class' => 'coleman-cart__act', 'aria-label' => $props['name']], $props['label']),
    );
};
