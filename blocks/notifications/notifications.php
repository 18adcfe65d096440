<?php

declare(strict_types=1);

use Coleman\Blocks\Html;
use Coleman\Blocks\Markup;

/** Twin of notifications.tsx. */
return static function (array $props): Markup {
    /** @var array{position: 'top'|'bottom', notices: list<array{id: string, type: 'success'|'error', message: string}>} $props */
    $items = static fn (string $type): array => array_map(
        static fn (array $notice): Markup => Html::el(
            'div',
            ['class' => "coleman-notifications__notice is-{$type}"],
            Html::el('p', ['class' => 'coleman-notifications__message'], $notice['message']),
            Html::el(
                'button',
                [
                    'type' => 'button',
                    'class' => 'coleman-notifications__close',
                    'aria-label' => __('Close notification', 'coleman'),
                ],
                '×',
            ),
        ),
        array_filter($props['notices'], static fn (array $notice): bool => $type === $notice['type']),
    );

    return Html::el(
        'div',
        ['class' => "coleman-notifications__bar is-{$props['position']}"],
        Html::el('div', ['class' => 'coleman-notifications__region', 'role' => 'status', 'aria-atomic' => 'false'], $items('success')),
        Html::el('div', ['class' => 'coleman-notifications__region', 'role' => 'alert', 'aria-atomic' => 'false'], $items('error')),
    );
};
