<?php

declare(strict_types=1);

use Coleman\Blocks\Html;
use Coleman\Blocks\Markup;
use Coleman\Blocks\Twins;

/** Twin of reset-password.tsx. */
return static function (array $props): Markup {
    /** @var array{id: string, login: string, resetKey: string, isValid: bool, urls: array{login: string, forgot: string}, error: string} $props */
    $text = static fn (string $text): Markup => Html::el('p', ['class' => 'coleman-sheet__text'], $text);
    $link = static fn (string $url, string $text): Markup => Html::el('a', ['class' => 'coleman-sheet__link', 'href' => $url], $text);
    $hidden = static fn (string $name, string $value): Markup => Html::el('input', ['type' => 'hidden', 'name' => $name, 'value' => $value]);

    return Twins::form('sheet')(['title' => __('Choose a new password', 'coleman'), 'width' => 'narrow', 'children' => [
        Twins::ui('plate')(['title' => __('A new password', 'coleman'), 'children' => $props['isValid'] ? Html::el(
            'form',
            ['class' => 'coleman-sheet__form', 'method' => 'post', 'novalidate' => true],
            $hidden('coleman_action', 'password_reset'),
            $hidden('login', $props['login']),
            $hidden('key', $props['resetKey']),
            Twins::form('field')([
                'id' => $props['id'] . '-password',
                'name' => 'password',
                'label' => __('New password', 'coleman'),
                'type' => 'password',
                'hint' => __('8 characters or more. A few words are easy to remember.', 'coleman'),
                'autocomplete' => 'new-password',
                'error' => $props['error'],
            ]),
            $text(__('It ends every sign-in on other devices.', 'coleman')),
            Twins::ui('button')(['type' => 'submit', 'variant' => 'primary', 'label' => __('Save the password', 'coleman')]),
        ) : Html::el(
            'div',
            [],
            $text(__('This link has been used or is too old. Please ask for a new one.', 'coleman')),
            Html::el(
                'p',
                ['class' => 'coleman-sheet__links', 'data-native' => ''],
                $link($props['urls']['forgot'], __('Ask for a new link', 'coleman')),
                $link($props['urls']['login'], __('Customer Login', 'coleman')),
            ),
        )]),
    ]]);
};
