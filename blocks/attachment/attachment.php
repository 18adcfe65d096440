<?php

declare(strict_types=1);

use Coleman\Api\Money;
use Coleman\Blocks\Html;
use Coleman\Blocks\Markup;
use Coleman\Blocks\Twins;

/** Twin of attachment.tsx. */
return static function (array $props): Markup {
    /**
     * @var array{
     *   attachment: array{
     *     Name: string, Model: string, BrandName: string, Description: string, Specs: list<array{label: string, value: string}>,
     *     FullImage: array{path: string}, price_cents: int|null, DailyRental: string, WeeklyRental: string, MonthlyRental: string, ...
     *   },
     *   branches: list<array{city: string, phone: string}>,
     *   others: list<array{city: string, phone: string}>,
     *   fits: list<array{name: string, url: string}>,
     *   similar: list<array<string, mixed>>
     * } $props similar ones as attachment-card takes them
     */
    ['attachment' => $attachment, 'branches' => $branches, 'fits' => $fits, 'similar' => $similar] = $props;
    $cents = $attachment['price_cents'];

    $labelled = static fn (string $label, Markup $value): array => [Html::el('p', ['class' => 'coleman-offer__label'], $label), $value];
    $parts = [$labelled(__('Price', 'coleman'), Html::el(
        'p',
        ['class' => 'coleman-attachment__price'],
        null === $cents ? __('Call for price', 'coleman') : Money::short($cents),
    ))];
    if ('' !== $attachment['DailyRental'] . $attachment['WeeklyRental'] . $attachment['MonthlyRental']) {
        $parts[] = $labelled(__('To rent', 'coleman'), Twins::ui('rental-rates')($attachment));
    }

    $specs = static fn (): Markup => Html::el(
        'table',
        ['class' => 'coleman-attachment__specs'],
        Html::el('caption', [], __('Specifications', 'coleman')),
        Html::el('tbody', [], array_map(static fn (array $spec): Markup => Html::el(
            'tr',
            [],
            Html::el('th', ['scope' => 'row'], $spec['label']),
            Html::el('td', [], $spec['value']),
        ), $attachment['Specs'])),
    );

    return Html::el(
        'div',
        ['class' => 'coleman-attachment'],
        Html::el('h1', ['class' => 'coleman-attachment__title'], $attachment['Name']),
        Twins::ui('offer')([
            'maker' => $attachment['BrandName'],
            'model' => $attachment['Model'],
            'image' => $attachment['FullImage']['path'],
            'name' => $attachment['Name'],
            'parts' => $parts,
            'branches' => $branches,
            'others' => $props['others'],
            'children' => [
                '' === $attachment['Description'] ? null : Html::el('p', ['class' => 'coleman-attachment__text'], $attachment['Description']),
                [] === $attachment['Specs'] ? null : $specs(),
                [] === $fits ? null : Html::el(
                    'section',
                    ['class' => 'coleman-attachment__fits'],
                    Html::el('h2', ['class' => 'coleman-attachment__heading'], __('Fits', 'coleman')),
                    Html::el('ul', ['class' => 'coleman-attachment__machines'], array_map(static fn (array $machines): Markup => Html::el(
                        'li',
                        [],
                        Html::el('a', ['class' => 'coleman-attachment__machine', 'href' => $machines['url']], $machines['name']),
                    ), $fits)),
                    Html::el('p', ['class' => 'coleman-attachment__remark'], __('Have your machine’s model at hand when you call: mount and hydraulic flow have to match.', 'coleman')),
                ),
            ],
        ]),
        [] === $similar ? null : Html::el(
            'section',
            ['class' => 'coleman-attachment__others'],
            Html::el('h2', ['class' => 'coleman-attachment__heading'], __('Similar attachments', 'coleman')),
            Html::el('ul', ['class' => 'coleman-attachment-cards'], array_map(static fn (array $one): Markup => Html::el('li', [], Twins::ui('attachment-card')([
                'attachment' => $one,
                'level' => 'h3',
                'loading' => 'lazy',
            ])), $similar)),
        ),
    );
};
