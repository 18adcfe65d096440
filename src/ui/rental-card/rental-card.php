<?php

declare(strict_types=1);

use Coleman\Blocks\Html;
use Coleman\Blocks\Markup;
use Coleman\Blocks\Twins;

/** Twin of rental-card.tsx. */
return static function (array $props): Markup {
    /**
     * @var array{
     *   rental: array{
     *     Model: string, VendorName: string, CategoryName: string, Url: string, MediumImage: array{path: string},
     *     DailyRental: string, WeeklyRental: string, MonthlyRental: string, AvailableLocations: list<array{City: string, ...}>, ...
     *   },
     *   level: 'h2'|'h3',
     *   loading: 'eager'|'lazy'
     * } $props
     */
    $rental = $props['rental'];
    $cities = array_column($rental['AvailableLocations'], 'City');
    $hasRates = '' !== $rental['DailyRental'] . $rental['WeeklyRental'] . $rental['MonthlyRental'];

    return Html::el(
        'article',
        ['class' => 'coleman-rental-card'],
        Html::el(
            'p',
            ['class' => 'coleman-rental-card__strip'],
            Html::el('span', [], $rental['VendorName']),
            Html::el('span', ['class' => 'coleman-rental-card__category'], $rental['CategoryName']),
        ),
        Html::el(
            $props['level'],
            ['class' => 'coleman-rental-card__name'],
            Html::el('a', ['class' => 'coleman-rental-card__link', 'href' => $rental['Url']], $rental['Model']),
        ),
        Html::el('img', [
            'class' => 'coleman-rental-card__picture',
            'src' => $rental['MediumImage']['path'],
            'alt' => '',
            'width' => 480,
            'height' => 300,
            'loading' => $props['loading'],
            'decoding' => 'async',
        ]),
        $hasRates
            ? Twins::ui('rental-rates')($rental)
            : Html::el('p', ['class' => 'coleman-rental-card__call'], __('Call for rates', 'coleman')),
        Html::el(
            'p',
            ['class' => 'coleman-rental-card__where'],
            [] === $cities
                ? __('At no branch just now', 'coleman')
                /* translators: %s: the branches that have it. */
                : sprintf(__('At %s', 'coleman'), implode(' · ', $cities)),
        ),
    );
};
