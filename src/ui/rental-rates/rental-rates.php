<?php

declare(strict_types=1);

use Coleman\Blocks\Html;
use Coleman\Blocks\Markup;

/** Twin of rental-rates.tsx. */
return static function (array $props): Markup {
    /** @var array{DailyRental: string, WeeklyRental: string, MonthlyRental: string, ...} $props "$250.00"; empty where there is none */
    $rates = array_filter([
        __('Daily', 'coleman') => $props['DailyRental'],
        __('Weekly', 'coleman') => $props['WeeklyRental'],
        __('4 Weeks', 'coleman') => $props['MonthlyRental'],
    ], static fn (string $rate): bool => '' !== $rate);

    return [] === $rates ? Html::fragment() : Html::el('dl', ['class' => 'coleman-rental-rates'], array_map(
        static fn (string $label, string $rate): Markup => Html::el(
            'div',
            [],
            Html::el('dt', [], $label),
            Html::el('dd', [], $rate),
        ),
        array_keys($rates),
        $rates,
    ));
};
