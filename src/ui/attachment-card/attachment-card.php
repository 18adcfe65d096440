<?php

declare(strict_types=1);

use Coleman\Api\Money;
use Coleman\Blocks\Html;
use Coleman\Blocks\Markup;
use Coleman\Blocks\Twins;

/** Twin of attachment-card.tsx. */
return static function (array $props): Markup {
    /**
     * @var array{
     *   attachment: array{
     *     Model: string, Name: string, BrandName: string, Url: string, MediumImage: array{path: string}, price_cents: int|null,
     *     DailyRental: string, WeeklyRental: string, MonthlyRental: string, AvailableLocations: list<array{City: string, ...}>, ...
     *   },
     *   level: 'h2'|'h3',
     *   loading: 'eager'|'lazy'
     * } $props
     */
    $attachment = $props['attachment'];
    $cents = $attachment['price_cents'];
    $cities = array_column($attachment['AvailableLocations'], 'City');
    $isForRent = '' !== $attachment['DailyRental'] . $attachment['WeeklyRental'] . $attachment['MonthlyRental'];

    return Html::el(
        'article',
        ['class' => 'coleman-attachment-card'],
        Html::el(
            'p',
            ['class' => 'coleman-attachment-card__strip'],
            Html::el('span', [], $attachment['BrandName']),
            Html::el('span', ['class' => 'coleman-attachment-card__model'], $attachment['Model']),
        ),
        Html::el(
            $props['level'],
            ['class' => 'coleman-attachment-card__name'],
            Html::el('a', ['class' => 'coleman-attachment-card__link', 'href' => $attachment['Url']], $attachment['Name']),
        ),
        Html::el('img', [
            'class' => 'coleman-attachment-card__picture',
            'src' => $attachment['MediumImage']['path'],
            'alt' => '',
            'width' => 480,
            'height' => 300,
            'loading' => $props['loading'],
            'decoding' => 'async',
        ]),
        Html::el(
            'p',
            ['class' => 'coleman-attachment-card__price' . (null === $cents ? ' is-unknown' : '')],
            null === $cents ? __('Call for price', 'coleman') : Money::short($cents),
        ),
        $isForRent
            ? Twins::ui('rental-rates')($attachment)
            : Html::el('p', ['class' => 'coleman-attachment-card__sale'], __('For sale only', 'coleman')),
        [] === $cities ? null : Html::el(
            'p',
            ['class' => 'coleman-attachment-card__where'],
            /* translators: %s: the branches that have it. */
            sprintf(__('At %s', 'coleman'), implode(' · ', $cities)),
        ),
    );
};
