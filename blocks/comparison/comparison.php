<?php

declare(strict_types=1);

use Coleman\Api\Money;
use Coleman\Blocks\Html;
use Coleman\Blocks\Markup;

/** As many columns as can be read side by side. */
$most = 4;

$way = static fn (string $name, string $path): Markup => Html::el('li', [], Html::el('a', ['class' => 'coleman-comparison__way', 'href' => $path], $name));

/** Twin of comparison.tsx. */
return static function (array $props) use ($most, $way): Markup {
    /**
     * @var array{
     *   id: string,
     *   heading: 'h1'|'h2',
     *   title: string,
     *   isOfPage: bool,
     *   query: string,
     *   onlyDifferences: bool,
     *   comparison: array{
     *     machines: list<array{MachineId: int, Title: string, Url: string, Photo: array{MediumImagePath: string}, price_cents: int|null, sold: bool, remove_url: string}>,
     *     rows: list<array{key: string, label: string, cells: list<array{text: string, best: bool}>, differs: bool}>,
     *     asked: int,
     *     lists: list<array{name: string, path: string}>
     *   }
     * } $props
     */
    ['id' => $id, 'isOfPage' => $isOfPage, 'onlyDifferences' => $only] = $props;
    ['machines' => $machines, 'rows' => $rows, 'asked' => $asked, 'lists' => $lists] = $props['comparison'];
    $count = count($machines);
    $shown = array_values(array_filter($rows, static fn (array $row): bool => $row['differs'] || !$only));
    $others = implode('&', array_filter([$props['query'], $only ? '' : 'only=differences'], static fn (string $part): bool => '' !== $part));

    $faces = array_map(static fn (array $machine): Markup => Html::el(
        'td',
        ['class' => 'coleman-comparison__face'],
        Html::el('img', [
            'class' => 'coleman-comparison__picture',
            'src' => $machine['Photo']['MediumImagePath'],
            'alt' => '',
            'width' => 480,
            'height' => 300,
            'loading' => 'eager',
            'decoding' => 'async',
        ]),
        Html::el('p', ['class' => 'coleman-comparison__price' . ($machine['sold'] ? ' is-sold' : '')], match (true) {
            $machine['sold'] => __('Sold', 'coleman'),
            null === $machine['price_cents'] => __('Call for price', 'coleman'),
            default => Money::short($machine['price_cents']),
        }),
        !$isOfPage ? null : Html::el(
            'a',
            [
                'class' => 'coleman-comparison__remove',
                'href' => $machine['remove_url'],
                /* translators: %s: a machine. */
                'aria-label' => sprintf(__('Remove %s', 'coleman'), $machine['Title']),
            ],
            __('Remove', 'coleman'),
        ),
    ), $machines);

    $cell = static fn (string $text, bool $isBest): Markup => Html::el(
        'td',
        ['class' => 'coleman-comparison__cell'],
        '' === $text
            ? Html::el(
                'span',
                ['class' => 'coleman-comparison__unknown'],
                Html::el('span', ['aria-hidden' => 'true'], '—'),
                Html::el('span', ['class' => 'screen-reader-text'], __('not known', 'coleman')),
            )
            : Html::el('span', ['class' => 'coleman-comparison__value'], $text),
        $isBest ? Html::el('span', ['class' => 'coleman-comparison__best'], __('Lowest', 'coleman')) : null,
    );

    $tableRows = array_map(static fn (array $row): Markup => Html::el(
        'tr',
        ['class' => 'coleman-comparison__row' . ($row['differs'] ? ' is-different' : '')],
        Html::el(
            'th',
            ['class' => 'coleman-comparison__label', 'scope' => 'row'],
            Html::el('span', ['class' => 'coleman-comparison__name'], $row['label']),
            !$row['differs'] ? null : Html::el(
                'span',
                ['class' => 'coleman-comparison__mark'],
                Html::el('span', ['aria-hidden' => 'true'], '≠'),
                Html::el('span', ['class' => 'screen-reader-text'], __('differs', 'coleman')),
            ),
        ),
        array_map($cell, array_column($row['cells'], 'text'), array_column($row['cells'], 'best')),
    ), $shown);

    $nothing = static fn (): Markup => Html::el(
        'div',
        ['class' => 'coleman-comparison__nothing', 'data-native' => true],
        Html::el('p', [], __('Nothing to compare yet. Tick up to four machines in a list, new and used as you like, and press Compare: they come here side by side.', 'coleman')),
        Html::el(
            'ul',
            ['class' => 'coleman-comparison__ways'],
            $way(__('New Equipment', 'coleman'), '/equipment/new/'),
            $way(__('Used Equipment', 'coleman'), '/equipment/used/'),
        ),
    );

    $table = static fn (): Markup => Html::el(
        'div',
        ['class' => 'coleman-comparison__scroll has-' . $count, 'role' => 'group', 'aria-labelledby' => $id . '-heading', 'data-native' => true],
        Html::el(
            'table',
            ['class' => 'coleman-comparison__table', 'aria-labelledby' => $id . '-heading'],
            Html::el('thead', [], Html::el(
                'tr',
                [],
                Html::el(
                    'th',
                    ['class' => 'coleman-comparison__corner', 'scope' => 'col'],
                    Html::el('span', ['class' => 'screen-reader-text'], __('What', 'coleman')),
                ),
                array_map(static fn (array $machine): Markup => Html::el(
                    'th',
                    ['class' => 'coleman-comparison__machine', 'scope' => 'col'],
                    Html::el('a', ['class' => 'coleman-comparison__link', 'href' => $machine['Url']], $machine['Title']),
                ), $machines),
            )),
            Html::el(
                'tbody',
                [],
                Html::el(
                    'tr',
                    ['class' => 'coleman-comparison__faces'],
                    Html::el(
                        'th',
                        ['class' => 'coleman-comparison__label', 'scope' => 'row'],
                        Html::el('span', ['class' => 'screen-reader-text'], __('Picture and price', 'coleman')),
                    ),
                    $faces,
                ),
                $tableRows,
            ),
        ),
    );

    return Html::el(
        'section',
        ['class' => 'coleman-comparison', 'id' => $id, 'aria-labelledby' => $id . '-heading'],
        Html::el($props['heading'], ['class' => 'coleman-comparison__heading', 'id' => $id . '-heading'], $props['title']),
        $asked <= $count ? null : Html::el(
            'p',
            ['class' => 'coleman-comparison__note'],
            /* translators: %d: how many machines were asked for. */
            sprintf(__('Four machines fit side by side: these are the first four of %d. Remove one, and the next moves up.', 'coleman'), $asked),
        ),
        0 === $count && $isOfPage ? $nothing() : null,
        $count < 2 ? null : Html::el(
            'p',
            ['class' => 'coleman-comparison__switch'],
            Html::el(
                'a',
                ['class' => 'coleman-comparison__toggle', 'href' => "?{$others}#{$id}"],
                $only ? __('Show every row', 'coleman') : __('Only differences', 'coleman'),
            ),
            Html::el(
                'span',
                ['class' => 'coleman-comparison__told', 'role' => 'status'],
                /* translators: 1: how many rows are shown, 2: how many there are. */
                sprintf(__('%1$d of %2$d rows', 'coleman'), count($shown), count($rows)),
            ),
        ),
        0 === $count ? null : $table(),
        $count < 2 || [] !== $shown ? null : Html::el(
            'p',
            ['class' => 'coleman-comparison__note'],
            __('In everything we know of them these machines are the same.', 'coleman'),
        ),
        !$isOfPage || 0 === $count || $count >= $most ? null : Html::el(
            'div',
            ['class' => 'coleman-comparison__add', 'data-native' => true],
            Html::el('p', ['class' => 'coleman-comparison__ask'], 1 === $count ? __('One machine alone is no comparison. Add another:', 'coleman') : __('Add another:', 'coleman')),
            Html::el('ul', ['class' => 'coleman-comparison__ways'], array_map(static fn (array $list): Markup => $way($list['name'], $list['path']), $lists)),
        ),
    );
};
