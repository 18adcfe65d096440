<?php

declare(strict_types=1);

use Coleman\Blocks\Html;
use Coleman\Blocks\Markup;

/** Twin of gate.tsx: the region that tells of a later check. What is behind the gate stands beside it. */
return static function (array $props): Markup {
    /** @var array{signedIn: bool, checking: bool} $props */
    return Html::el(
        'div',
        ['class' => 'coleman-gate__status', 'role' => 'status'],
        $props['checking'] ? Html::el(
            'p',
            ['class' => 'coleman-gate__checking'],
            Html::el('span', ['class' => 'coleman-gate__spinner', 'aria-hidden' => 'true']),
            Html::el('span', [], __('Checking your sign-in…', 'coleman')),
        ) : null,
    );
};
