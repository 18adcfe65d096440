<?php

declare(strict_types=1);

use Coleman\Blocks\Html;
use Coleman\Blocks\Markup;
use Coleman\Blocks\Telephone;

$rows = static function (array $rows): Markup {
    /** @var list<array{label: string, value: string}> $rows */
    return Html::el('dl', ['class' => 'coleman-rental-confirmation__rows'], array_map(
        static fn (array $row): Markup => Html::el('div', ['class' => 'coleman-rental-confirmation__row'], Html::el('dt', [], $row['label']), Html::el('dd', [], $row['value'])),
        $rows,
    ));
};

$facts = static function (array $facts): Markup {
    /** @var list<array{label: string, text: string}> $facts */
    return Html::el('dl', ['class' => 'coleman-rental-confirmation__facts'], array_map(
        static fn (array $fact): Markup => Html::el('div', ['class' => 'coleman-rental-confirmation__fact'], Html::el('dt', [], $fact['label']), Html::el('dd', [], $fact['text'])),
        $facts,
    ));
};

/** Twin of rental-confirmation.tsx. */
return static function (array $props) use ($rows, $facts): Markup {
    /**
     * @var array{
     *   reference: string, title: string, sentence: string, disclaimer: string, next: list<string>, machine: string, url: string, image: string, attachments: string,
     *   facts: list<array{label: string, text: string}>, blocks: list<array{label: string, value: string}>, sums: list<array{label: string, value: string}>,
     *   totalLabel: string, total: string, city: string, address: string, phone: string, rentalsUrl: string
     * } $props
     */
    return Html::el(
        'div',
        ['class' => 'coleman-rental-confirmation__body'],
        Html::el(
            'header',
            ['class' => 'coleman-rental-confirmation__head'],
            Html::el('h1', ['class' => 'coleman-rental-confirmation__title'], $props['title']),
            Html::el(
                'p',
                ['class' => 'coleman-rental-confirmation__reference'],
                Html::el('span', ['class' => 'coleman-rental-confirmation__label'], __('Reference', 'coleman')),
                Html::el('strong', ['class' => 'coleman-rental-confirmation__code'], $props['reference']),
            ),
            '' === $props['disclaimer'] ? null : Html::el('p', ['class' => 'coleman-rental-confirmation__disclaimer'], $props['disclaimer']),
            '' === $props['sentence'] ? null : Html::el('p', ['class' => 'coleman-rental-confirmation__sentence'], $props['sentence']),
        ),
        Html::el(
            'div',
            ['class' => 'coleman-rental-confirmation__columns'],
            Html::el(
                'section',
                ['class' => 'coleman-rental-confirmation__plate', 'aria-labelledby' => 'rental-machine'],
                Html::el(
                    'div',
                    ['class' => 'coleman-rental-confirmation__machine'],
                    Html::el('img', ['class' => 'coleman-rental-confirmation__image', 'src' => $props['image'], 'alt' => '', 'width' => 320, 'height' => 200, 'loading' => 'eager', 'decoding' => 'async']),
                    Html::el(
                        'div',
                        ['class' => 'coleman-rental-confirmation__name'],
                        Html::el(
                            'h2',
                            ['id' => 'rental-machine', 'class' => 'coleman-rental-confirmation__heading'],
                            '' === $props['url'] ? $props['machine'] : Html::el('a', ['href' => $props['url']], $props['machine']),
                        ),
                        '' === $props['attachments'] ? null : Html::el(
                            'p',
                            ['class' => 'coleman-rental-confirmation__attachments'],
                            /* translators: %s: models of attachments. */
                            sprintf(__('With %s', 'coleman'), $props['attachments']),
                        ),
                    ),
                ),
                $facts($props['facts']),
                [] === $props['blocks'] ? null : $rows($props['blocks']),
                [] === $props['sums'] ? null : $rows($props['sums']),
                Html::el(
                    'p',
                    ['class' => 'coleman-rental-confirmation__total'],
                    Html::el('span', [], $props['totalLabel']),
                    Html::el('strong', ['class' => 'coleman-rental-confirmation__sum'], $props['total']),
                ),
            ),
            Html::el(
                'div',
                ['class' => 'coleman-rental-confirmation__aside'],
                [] === $props['next'] ? null : Html::el(
                    'section',
                    ['class' => 'coleman-rental-confirmation__section'],
                    Html::el('h2', ['class' => 'coleman-rental-confirmation__heading'], __('What happens next', 'coleman')),
                    Html::el('ol', ['class' => 'coleman-rental-confirmation__next'], array_map(static fn (string $step): Markup => Html::el('li', [], $step), $props['next'])),
                ),
                '' === $props['phone'] ? null : Html::el(
                    'section',
                    ['class' => 'coleman-rental-confirmation__section'],
                    Html::el('h2', ['class' => 'coleman-rental-confirmation__heading'], $props['city']),
                    Html::el('address', ['class' => 'coleman-rental-confirmation__address'], $props['address']),
                    Html::el(
                        'a',
                        ['class' => 'coleman-rental-confirmation__call', 'href' => Telephone::url($props['phone'])],
                        /* translators: %s: telephone number. */
                        sprintf(__('Call %s', 'coleman'), $props['phone']),
                    ),
                ),
                Html::el(
                    'p',
                    ['class' => 'coleman-rental-confirmation__actions'],
                    Html::el('button', ['type' => 'button', 'class' => 'coleman-rental-confirmation__print', 'data-print' => '', 'hidden' => true], __('Print', 'coleman')),
                    Html::el('a', ['class' => 'coleman-rental-confirmation__more', 'href' => $props['rentalsUrl']], __('See more rentals', 'coleman')),
                ),
            ),
        ),
    );
};
