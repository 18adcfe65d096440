<?php

declare(strict_types=1);

use Coleman\Api\Money;
use Coleman\Api\Parts\OrderSheet;
use Coleman\Blocks\Html;
use Coleman\Blocks\Markup;
use Coleman\Blocks\Twins;

/** Twin of quick-order-view.tsx, as it is before the island is awake. */
return static function (array $props): Markup {
    /**
     * @var array{
     *   heading: string,
     *   rows: list<array{
     *     number: string, quantity: string, description: string, pick: string, fault: string,
     *     verdict: array{choices: list<array{key: string, pieces: list<array{price_cents: int|null, quantity: int}>}>}|null
     *   }>
     * } $props
     */
    $rows = $props['rows'];
    $isChecked = array_any($rows, static fn (array $row): bool => null !== $row['verdict']);

    $paste = Html::el(
        'details',
        ['class' => 'coleman-quick-order__paste'],
        Html::el('summary', [], __('Paste a list or choose a file', 'coleman')),
        Html::el(
            'label',
            ['class' => 'coleman-quick-order__label', 'for' => 'quick-order-lines'],
            __('One part a line: number and quantity in any order, a spreadsheet’s columns, or 3x before the number', 'coleman'),
        ),
        Html::el('textarea', [
            'id' => 'quick-order-lines',
            'class' => 'coleman-quick-order__input',
            'name' => 'lines',
            'rows' => 5,
            'autocomplete' => 'off',
            'spellcheck' => 'false',
        ]),
    );

    $count = 0;
    $cents = 0;
    $isUnknown = false;
    foreach ($rows as $row) {
        if ('' === $row['pick']) {
            continue;
        }
        $count++;
        $choice = array_find($row['verdict']['choices'] ?? [], static fn (array $one): bool => $one['key'] === $row['pick']);
        $isUnknown = $isUnknown || null === $choice;
        foreach ($choice['pieces'] ?? [] as $piece) {
            $cents += ($piece['price_cents'] ?? 0) * $piece['quantity'];
            $isUnknown = $isUnknown || null === $piece['price_cents'];
        }
    }

    $button = static fn (string $value, string $variant, string $label): Markup => Html::el(
        'button',
        ['type' => 'submit', 'name' => 'coleman_action', 'value' => $value, 'class' => "coleman-button is-{$variant}"],
        $label,
    );

    $summary = Html::el(
        'section',
        ['class' => 'coleman-quick-order__summary', 'aria-labelledby' => 'quick-order-summary'],
        Html::el('h2', ['id' => 'quick-order-summary', 'class' => 'coleman-quick-order__strip'], __('Ticked', 'coleman')),
        Html::el('p', ['class' => 'coleman-quick-order__sum'], Money::format($cents)),
        /* translators: %d: number of rows. */
        Html::el('p', ['class' => 'coleman-quick-order__count'], sprintf(_n('%d row', '%d rows', $count, 'coleman'), $count)),
        $isUnknown ? Html::el('p', ['class' => 'coleman-quick-order__count'], __('Parts without a price are not in the sum.', 'coleman')) : null,
        Html::el(
            'div',
            ['class' => 'coleman-quick-order__buttons'],
            $button('quick_order_check', $isChecked ? 'quiet' : 'primary', __('Check the numbers', 'coleman')),
            $isChecked ? $button('quick_order_add', 'primary', __('Add what is ticked to the cart', 'coleman')) : null,
        ),
        Html::el('div', ['class' => 'coleman-quick-order__told', 'role' => 'status']),
    );

    // The same as padded() in quick-order-view.tsx.
    $shown = min(OrderSheet::MAX_ROWS, max(8, count($rows) + 2));
    $blank = ['number' => '', 'quantity' => '', 'description' => '', 'pick' => '', 'fault' => '', 'verdict' => null];

    return Html::el(
        'div',
        ['class' => 'coleman-quick-order__body'],
        Html::el('h1', ['class' => 'coleman-quick-order__title'], $props['heading']),
        Html::el(
            'p',
            ['class' => 'coleman-quick-order__intro'],
            __('Know your part numbers? Enter one per row. We check each of them before anything goes into your cart.', 'coleman'),
        ),
        Html::el(
            'form',
            ['class' => 'coleman-quick-order__form', 'method' => 'post'],
            Html::el(
                'div',
                ['class' => 'coleman-quick-order__sheet'],
                $paste,
                Html::el(
                    'p',
                    ['class' => 'coleman-quick-order__heads', 'aria-hidden' => 'true'],
                    Html::el('span', [], __('Part number', 'coleman')),
                    Html::el('span', [], __('Quantity', 'coleman')),
                ),
                Html::el('ol', ['class' => 'coleman-quick-order__rows'], array_map(
                    static fn (array $row, int $index): Markup => Twins::part('quick-order', 'order-row')(['row' => $row, 'index' => $index]),
                    array_pad($rows, $shown, $blank),
                    range(0, $shown - 1),
                )),
            ),
            $summary,
        ),
    );
};
