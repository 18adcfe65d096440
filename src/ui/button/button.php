<?php

declare(strict_types=1);

use Coleman\Blocks\Html;
use Coleman\Blocks\Markup;

/** Twin of button.tsx. */
return static function (array $props): Markup {
    /** @var array{label: string, variant: 'primary'|'quiet', type: 'submit'|'button', isPending?: bool, isDisabled?: bool} $props */
    $isPending = $props['isPending'] ?? false;

    return Html::el(
        'button',
        [
            'type' => $props['type'],
            'class' => "coleman-button is-{$props['variant']}" . ($isPending ? ' is-pending' : ''),
            'aria-busy' => $isPending ? 'true' : null,
            'disabled' => $props['isDisabled'] ?? false,
        ],
        $props['label'],
    );
};
