<?php

declare(strict_types=1);

use Coleman\Blocks\Html;
use Coleman\Blocks\Markup;
use Coleman\Blocks\Telephone;

/** The heading below the block's own. */
$below = ['h1' => 'h2', 'h2' => 'h3'];

/** @return list<array{string, string}> */
$steps = static fn (): array => [
    [
        __('Choose a machine and your days', 'coleman'),
        __('See which days are free, add attachments, and read what it costs before you ask.', 'coleman'),
    ],
    [
        __('Send the request', 'coleman'),
        __('Our rental desk calls and writes to you to confirm the machine and to collect payment. Nothing is reserved before that.', 'coleman'),
    ],
    [
        __('Pick it up, or have it brought', 'coleman'),
        __('We hand it over ready to work, Monday to Saturday, and show you what you have not run before.', 'coleman'),
    ],
];

/** Twin of rental-help.tsx. */
return static function (array $props) use ($below, $steps): Markup {
    /** @var array{title: string, heading: 'h1'|'h2', branches: list<array{city: string, phone: string}>} $props */
    $level = $below[$props['heading']];

    return Html::el(
        'div',
        ['class' => 'coleman-rental-help'],
        Html::el($props['heading'], ['class' => 'coleman-rental-help__title'], $props['title']),
        Html::el('ol', ['class' => 'coleman-rental-help__steps'], array_map(static fn (array $step): Markup => Html::el(
            'li',
            ['class' => 'coleman-rental-help__step'],
            Html::el($level, ['class' => 'coleman-rental-help__name'], $step[0]),
            Html::el('p', ['class' => 'coleman-rental-help__text'], $step[1]),
        ), $steps())),
        [] === $props['branches'] ? null : Html::el(
            'div',
            ['class' => 'coleman-rental-help__desks'],
            Html::el($level, ['class' => 'coleman-rental-help__strip'], __('Call a rental desk', 'coleman')),
            Html::el('ul', ['class' => 'coleman-rental-help__phones'], array_map(static fn (array $branch): Markup => Html::el(
                'li',
                ['class' => 'coleman-rental-help__desk'],
                Html::el('span', [], $branch['city']),
                Html::el('a', ['class' => 'coleman-rental-help__phone', 'href' => Telephone::url($branch['phone'])], $branch['phone']),
            ), $props['branches'])),
        ),
    );
};
