<?php

declare(strict_types=1);

use Coleman\Api\Cart\QuickOrderForms;
use Coleman\Api\Money;
use Coleman\Blocks\Html;
use Coleman\Blocks\Markup;

/** Twin of verdict-cell.tsx. */
return static function (array $props): Markup {
    /**
     * @var array{
     *   row: array{
     *     description: string,
     *     pick: string,
     *     verdict: array{
     *       number: string, verdict: string, message: string,
     *       choices: list<array{key: string, pieces: list<array{
     *         PartNumber: string, Description: string, VendorName: string, price_cents: int|null,
     *         availability_text: string, in_stock: bool, quantity: int, remarks: list<string>
     *       }>}>
     *     }
     *   },
     *   index: int
     * } $props
     */
    ['row' => $row, 'index' => $index] = $props;
    $verdict = $row['verdict'];

    $piece = static function (array $piece): Markup {
        /**
         * @var array{
         *   PartNumber: string, Description: string, VendorName: string, price_cents: int|null,
         *   availability_text: string, in_stock: bool, quantity: int, remarks: list<string>
         * } $piece
         */
        $part = static fn (string $class, string $text): Markup => Html::el('span', ['class' => "coleman-quick-order__$class"], $text);

        return Html::el(
            'span',
            ['class' => 'coleman-quick-order__piece'],
            $part('number', $piece['PartNumber']),
            $part('what', '' === $piece['VendorName'] ? $piece['Description'] : $piece['Description'] . "\u{A0}· " . $piece['VendorName']),
            $part('terms', null === $piece['price_cents']
                /* translators: %d: quantity. */
                ? sprintf(__('%d, price to come', 'coleman'), $piece['quantity'])
                /* translators: 1: quantity, 2: price for one. */
                : sprintf(__('%1$d at %2$s', 'coleman'), $piece['quantity'], Money::format($piece['price_cents']))),
            $part('availability' . ($piece['in_stock'] ? ' is-in-stock' : ''), $piece['availability_text']),
            array_map(static fn (string $remark): Markup => $part('remark', $remark), $piece['remarks']),
        );
    };

    $tick = static fn (string $type, string $value, Markup $words): Markup => Html::el(
        'label',
        ['class' => 'coleman-quick-order__choice'],
        Html::el('input', ['type' => $type, 'name' => "pick_{$index}", 'value' => $value, 'checked' => $row['pick'] === $value]),
        $words,
    );

    $choices = array_map(static fn (array $choice): Markup => $tick(
        1 === count($verdict['choices']) ? 'checkbox' : 'radio',
        $choice['key'],
        Html::el('span', ['class' => 'coleman-quick-order__pieces'], array_map($piece, $choice['pieces'])),
    ), $verdict['choices']);

    return Html::el(
        'div',
        ['class' => 'coleman-quick-order__verdict is-' . str_replace('_', '-', $verdict['verdict'])],
        '' === $verdict['message'] ? null : Html::el('p', ['class' => 'coleman-quick-order__message'], $verdict['message']),
        count($choices) > 1 ? Html::el(
            'fieldset',
            ['class' => 'coleman-quick-order__choices'],
            /* translators: %s: a part number. */
            Html::el('legend', ['class' => 'screen-reader-text'], sprintf(__('What to order for %s', 'coleman'), $verdict['number'])),
            $choices,
            $tick('radio', '', Html::el('span', [], __('None of these', 'coleman'))),
        ) : $choices,
        'not_found' !== $verdict['verdict'] ? null : [
            $tick('checkbox', QuickOrderForms::LOOK_UP, Html::el('span', [], __('Have the parts desk look for it', 'coleman'))),
            Html::el(
                'label',
                ['class' => 'coleman-quick-order__naming'],
                Html::el('span', [], __('What is it, and for which machine?', 'coleman')),
                Html::el('input', ['type' => 'text', 'name' => "description_{$index}", 'maxlength' => 250, 'autocomplete' => 'off', 'value' => $row['description']]),
            ),
        ],
    );
};
