<?php

declare(strict_types=1);

use Coleman\Blocks\Html;
use Coleman\Blocks\Markup;
use Coleman\Blocks\Twins;

/** Twin of order-row.tsx. */
return static function (array $props): Markup {
    /** @var array{row: array{number: string, quantity: string, fault: string, verdict: array<string, mixed>|null}, index: int} $props */
    ['row' => $row, 'index' => $index] = $props;

    return Html::el(
        'li',
        ['class' => 'coleman-quick-order__row' . (null === $row['verdict'] ? '' : ' is-checked')],
        Html::el('span', ['class' => 'coleman-quick-order__index', 'aria-hidden' => 'true'], (string) ($index + 1)),
        Html::el('input', [
            'class' => 'coleman-quick-order__input',
            'type' => 'text',
            'name' => "number_{$index}",
            /* translators: %d: number of a row. */
            'aria-label' => sprintf(__('Part number, row %d', 'coleman'), $index + 1),
            'maxlength' => 60,
            'autocomplete' => 'off',
            'autocapitalize' => 'characters',
            'spellcheck' => 'false',
            'value' => $row['number'],
        ]),
        Html::el('input', [
            'class' => 'coleman-quick-order__input',
            'type' => 'text',
            'name' => "quantity_{$index}",
            /* translators: %d: number of a row. */
            'aria-label' => sprintf(__('Quantity, row %d', 'coleman'), $index + 1),
            'inputmode' => 'numeric',
            'maxlength' => 4,
            'autocomplete' => 'off',
            'placeholder' => '1',
            'value' => $row['quantity'],
        ]),
        '' === $row['fault'] ? null : Html::el('p', ['class' => 'coleman-quick-order__fault', 'role' => 'alert'], $row['fault']),
        null === $row['verdict'] ? null : Twins::part('quick-order', 'verdict-cell')($props),
    );
};
