<?php

declare(strict_types=1);

use Coleman\Api\Money;
use Coleman\Api\Rentals\RentalWords;
use Coleman\Blocks\Html;
use Coleman\Blocks\Markup;
use Coleman\Blocks\Twins;

/** Opens the modal of the block Rental request where the page has one, else leads to the page of the same form. */
$link = static fn (string $class, string $url, string $text): Markup => Html::el(
    'a',
    ['class' => "{$class} modal-link", 'href' => $url, 'modal-target' => 'rental-request'],
    $text,
);

$priceTable = static function (array $prices, array $terms): Markup {
    /**
     * @var list<array{days: int, blocks: list<array{unit: 'month'|'week'|'day', count: int, rate_cents: int, amount_cents: int}>, cost_cents: int}> $prices
     * @var array{percent: float, deposit: int} $terms
     */
    $head = static fn (string $text): Markup => Html::el('th', ['scope' => 'col'], $text);

    return Html::el(
        'section',
        ['class' => 'coleman-rental__section'],
        Html::el(
            'table',
            ['class' => 'coleman-rental__table'],
            Html::el('caption', [], __('What it costs', 'coleman')),
            Html::el('thead', [], Html::el('tr', [], $head(__('For', 'coleman')), $head(__('Billed as', 'coleman')), $head(__('Rental', 'coleman')))),
            Html::el('tbody', [], array_map(static fn (array $price): Markup => Html::el(
                'tr',
                [],
                Html::el('th', ['scope' => 'row'], RentalWords::days($price['days'])),
                Html::el('td', [], implode(' + ', array_map(RentalWords::block(...), $price['blocks']))),
                Html::el('td', [], Money::short($price['cost_cents'])),
            ), $prices)),
        ),
        Html::el('p', ['class' => 'coleman-rental__remark'], sprintf(
            /* translators: 1: "Theft and damage waiver (14%)", 2: a price. */
            __('On top of that: %1$s, and a deposit of %2$s that you get back with the machine’s return. The request shows the total for your days.', 'coleman'),
            RentalWords::waiver($terms['percent']),
            Money::short($terms['deposit']),
        )),
    );
};

$attachmentList = static function (array $attachments, string $requestUrl) use ($link): Markup {
    /** @var list<array{name: string, url: string, DailyRental: string, WeeklyRental: string, MonthlyRental: string}> $attachments */
    return Html::el(
        'section',
        ['class' => 'coleman-rental__section'],
        Html::el('h2', ['class' => 'coleman-rental__heading'], __('Attachments to rent with it', 'coleman')),
        Html::el('p', ['class' => 'coleman-rental__remark'], __('Tick them in your request: their rates are added to the machine’s.', 'coleman')),
        Html::el('ul', ['class' => 'coleman-rental__attachments'], array_map(static fn (array $attachment): Markup => Html::el(
            'li',
            ['class' => 'coleman-rental__attachment'],
            Html::el('a', ['class' => 'coleman-rental__link', 'href' => $attachment['url']], $attachment['name']),
            Twins::ui('rental-rates')($attachment),
        ), $attachments)),
        $link('coleman-rental__link', $requestUrl, __('Add them in your request', 'coleman')),
    );
};

/** Twin of rental.tsx. `children` are blocks that an editor has put in. */
return static function (array $props) use ($link, $priceTable, $attachmentList): Markup {
    /**
     * @var array{
     *   level: 'h1'|'h2',
     *   rental: array{
     *     Model: string, VendorName: string, CategoryName: string, Description: string, FullImage: array{path: string},
     *     DailyRental: string, WeeklyRental: string, MonthlyRental: string, ...
     *   },
     *   branches: list<array{city: string, phone: string, units: int}>,
     *   others: list<array{city: string, phone: string}>,
     *   prices: list<array<string, mixed>>,
     *   terms: array{percent: float, deposit: int},
     *   attachments: list<array<string, mixed>>,
     *   requestUrl: string, children?: Markup
     * } $props
     */
    ['rental' => $rental, 'requestUrl' => $requestUrl] = $props;
    $name = "{$rental['VendorName']} {$rental['Model']}";
    $hasRates = '' !== $rental['DailyRental'] . $rental['WeeklyRental'] . $rental['MonthlyRental'];

    return Html::el(
        'div',
        ['class' => 'coleman-rental'],
        Html::el($props['level'], ['class' => 'coleman-rental__title'], $name),
        Twins::ui('offer')([
            'maker' => $rental['VendorName'],
            'model' => $rental['Model'],
            'image' => $rental['FullImage']['path'],
            'name' => $name,
            'parts' => [[
                $hasRates
                    ? Twins::ui('rental-rates')($rental)
                    : Html::el('p', ['class' => 'coleman-rental__call'], __('Call for rates', 'coleman')),
                $link('coleman-rental__action', $requestUrl, __('Request rental', 'coleman')),
            ]],
            'branches' => array_map(static fn (array $branch): array => [
                /* translators: 1: how many machines a branch has, 2: its city. */
                'city' => $branch['units'] > 1 ? sprintf(__('%1$d in %2$s', 'coleman'), $branch['units'], $branch['city']) : $branch['city'],
                'phone' => $branch['phone'],
            ], $props['branches']),
            'others' => $props['others'],
            'children' => [
                '' === $rental['Description'] ? null : Html::el('p', ['class' => 'coleman-rental__text'], $rental['Description']),
                $props['children'] ?? null,
                [] === $props['prices'] ? null : $priceTable($props['prices'], $props['terms']),
                [] === $props['attachments'] ? null : $attachmentList($props['attachments'], $requestUrl),
            ],
        ]),
    );
};
