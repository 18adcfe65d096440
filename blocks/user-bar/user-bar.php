<?php

declare(strict_types=1);

use Coleman\Blocks\Html;
use Coleman\Blocks\Markup;

/** Twin of user-bar.tsx. */
return static function (array $props): Markup {
    /** @var array{urls: array{login: string, account: string, logout: string, cart: string}, hint?: array{count: int, signedIn: bool}} $props */
    ['count' => $count, 'signedIn' => $signedIn] = $props['hint'] ?? ['count' => 0, 'signedIn' => false];
    $urls = $props['urls'];
    $account = static fn (string $hint, bool $hidden, string $url, string $label): Markup => Html::el(
        'li',
        ['class' => 'coleman-user-bar__item is-account', 'data-hint' => $hint, 'hidden' => $hidden],
        Html::el('a', ['class' => 'coleman-user-bar__link', 'href' => $url], $label),
    );

    return Html::el(
        'nav',
        ['class' => 'coleman-user-bar__nav', 'aria-label' => __('Account and cart', 'coleman'), 'data-native' => ''],
        Html::el(
            'ul',
            ['class' => 'coleman-user-bar__list'],
            $account('guest', $signedIn, $urls['login'], __('Customer Login', 'coleman')),
            $account('customer', !$signedIn, $urls['account'], __('My Account', 'coleman')),
            $account('customer', !$signedIn, $urls['logout'], __('Log Out', 'coleman')),
            Html::el(
                'li',
                ['class' => 'coleman-user-bar__item'],
                Html::el(
                    'a',
                    ['class' => 'coleman-user-bar__link is-cart', 'href' => $urls['cart']],
                    Html::el(
                        'svg',
                        ['class' => 'coleman-user-bar__icon', 'viewBox' => '0 0 24 24', 'width' => '24', 'height' => '24', 'aria-hidden' => 'true', 'focusable' => 'false'],
                        Html::el('path', ['d' => 'M2 4h3l2.6 10.5h10.6L20.5 7H6.2M9 20a1.4 1.4 0 1 0 0-2.8A1.4 1.4 0 0 0 9 20Zm8 0a1.4 1.4 0 1 0 0-2.8 1.4 1.4 0 0 0 0 2.8Z']),
                    ),
                    Html::el('span', ['class' => 'coleman-user-bar__label', 'aria-hidden' => 'true'], __('Cart', 'coleman')),
                    Html::el('span', ['class' => 'coleman-user-bar__count', 'aria-hidden' => 'true', 'data-hint' => 'count', 'hidden' => 0 === $count], $count),
                    Html::el(
                        'span',
                        ['class' => 'screen-reader-text'],
                        Html::el('span', [], __('Cart', 'coleman')),
                        Html::el('span', ['data-hint' => 'some', 'hidden' => 0 === $count], ', '),
                        Html::el('span', ['data-hint' => 'count', 'hidden' => 0 === $count], $count),
                        Html::el('span', ['data-hint' => 'some', 'hidden' => 0 === $count], ' '),
                        /* translators: follows the number 1. */
                        Html::el('span', ['data-hint' => 'one', 'hidden' => 1 !== $count], __('item', 'coleman')),
                        /* translators: follows a number from 2 up. */
                        Html::el('span', ['data-hint' => 'many', 'hidden' => $count < 2], __('items', 'coleman')),
                    ),
                ),
            ),
        ),
    );
};
