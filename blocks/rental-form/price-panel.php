<?php

declare(strict_types=1);

use Coleman\Api\Money;
use Coleman\Api\Rentals\RentalWords;
use Coleman\Blocks\Html;
use Coleman\Blocks\Markup;

$row = static fn (string $label, int $cents, string $more = ''): Markup => Html::el(
    'div',
    ['class' => 'coleman-rental-form__row' . $more],
    Html::el('dt', [], $label),
    Html::el('dd', [], Money::format($cents)),
);

/** Twin of price-panel.tsx. */
return static function (array $props) use ($row): Markup {
    /**
     * @var array{
     *   level: 'h2'|'h3',
     *   estimate: array{
     *     days: int, isPriced: bool, blocks: list<array{unit: 'month'|'week'|'day', count: int, rate_cents: int, amount_cents: int}>,
     *     cost_cents: int, insurance_cents: int, deposit_cents: int, total_cents: int, hint: array{days: int, cost_cents: int}|null
     *   }|null,
     *   percent: float
     * } $props
     */
    $estimate = $props['estimate'];

    return Html::el(
        'section',
        ['class' => 'coleman-rental-form__price'],
        Html::el($props['level'], ['class' => 'coleman-rental-form__strip'], __('Estimated cost', 'coleman')),
        Html::el(
            'div',
            ['class' => 'coleman-rental-form__bill', 'role' => 'status'],
            Html::el('p', ['class' => 'coleman-rental-form__days'], null === $estimate ? __('Choose both dates to see the price.', 'coleman') : RentalWords::days($estimate['days'])),
            null === $estimate || $estimate['isPriced'] ? null : Html::el(
                'p',
                ['class' => 'coleman-rental-form__note'],
                __('Our rental desk tells you the price of this one when it calls you.', 'coleman'),
            ),
            null === $estimate || !$estimate['isPriced'] ? null : Html::el(
                'dl',
                ['class' => 'coleman-rental-form__rows'],
                array_map(static fn (array $block): Markup => $row(RentalWords::block($block), $block['amount_cents']), $estimate['blocks']),
                $row(RentalWords::waiver($props['percent']), $estimate['insurance_cents']),
                $row(__('Deposit', 'coleman'), $estimate['deposit_cents']),
                $row(__('Total', 'coleman'), $estimate['total_cents'], ' is-total'),
            ),
            null === $estimate || null === $estimate['hint'] ? null : Html::el(
                'p',
                ['class' => 'coleman-rental-form__note'],
                /* translators: 1: a length, such as "28 days", 2: a price. */
                sprintf(__('Longer is cheaper: %1$s cost %2$s.', 'coleman'), RentalWords::days($estimate['hint']['days']), Money::short($estimate['hint']['cost_cents'])),
            ),
        ),
    );
};
