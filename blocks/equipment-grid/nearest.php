<?php

declare(strict_types=1);

use Coleman\Blocks\Html;
use Coleman\Blocks\Markup;

/** Twin of nearest.tsx. */
return static function (array $props): Markup {
    /** @var array{id: string, vendorId: int, isAsked: bool, zip: string, isFaulty: bool} $props */
    ['id' => $id, 'vendorId' => $vendorId] = $props;

    return Html::fragment(
        Html::el(
            'li',
            ['class' => 'coleman-equipment-grid__option is-scripted'],
            Html::el('button', ['type' => 'button', 'class' => 'coleman-equipment-grid__choice'], __('Use Nearest Location', 'coleman')),
        ),
        Html::el(
            'li',
            ['class' => 'coleman-equipment-grid__option is-zip' . ($props['isAsked'] ? ' is-asked' : '')],
            Html::el(
                'form',
                ['class' => 'coleman-equipment-grid__zip', 'method' => 'get', 'action' => "#{$id}", 'novalidate' => true],
                0 === $vendorId ? null : Html::el('input', ['type' => 'hidden', 'name' => 'vendor_id', 'value' => $vendorId]),
                Html::el('label', ['for' => "{$id}-zip"], __('Your ZIP code', 'coleman')),
                Html::el('input', [
                    'class' => 'coleman-equipment-grid__field',
                    'id' => "{$id}-zip",
                    'name' => 'zip',
                    'inputmode' => 'numeric',
                    'autocomplete' => 'postal-code',
                    'maxlength' => 10,
                    'size' => 7,
                    'value' => $props['zip'],
                    'aria-invalid' => $props['isFaulty'] ? 'true' : null,
                    'aria-describedby' => "{$id}-told",
                ]),
                Html::el('button', ['class' => 'coleman-equipment-grid__choice'], __('Find', 'coleman')),
            ),
        ),
    );
};
