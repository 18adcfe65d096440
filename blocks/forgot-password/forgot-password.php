<?php

declare(strict_types=1);

use Coleman\Blocks\Html;
use Coleman\Blocks\Markup;
use Coleman\Blocks\Twins;

/** Twin of forgot-password.tsx. */
return static function (array $props): Markup {
    /** @var array{id: string, urls: array{login: string, forgot: string}, email: string, error: string, isSent: bool} $props */
    $text = static fn (string $text): Markup => Html::el('p', ['class' => 'coleman-sheet__text'], $text);

    return Twins::form('sheet')(['title' => __('Forgot your password?', 'coleman'), 'width' => 'narrow', 'children' => [
        Twins::ui('plate')(['title' => __('A new password', 'coleman'), 'children' => [
            Html::el(
                'div',
                [],
                Html::el('div', ['role' => 'status', 'tabindex' => -1], $props['isSent'] ? $text(__('If there is an account with this email address, a mail is on its way to it. Look into the spam folder too.', 'coleman')) : null),
                $props['isSent'] ? null : Html::el(
                    'form',
                    ['class' => 'coleman-sheet__form', 'method' => 'post', 'novalidate' => true],
                    $text(__('Tell us the email address of your account. We mail you a link to choose a new password.', 'coleman')),
                    Html::el('input', ['type' => 'hidden', 'name' => 'coleman_action', 'value' => 'password_forgot']),
                    Twins::form('field')([
                    'id' => $props['id'] . '-email',
                    'name' => 'email',
                    'label' => __('Email Address', 'coleman'),
                    'type' => 'email',
                    'autocomplete' => 'username',
                    'longest' => 100,
                    'value' => $props['email'],
                    'error' => $props['error'],
                ]),
                    Twins::ui('button')(['type' => 'submit', 'variant' => 'primary', 'label' => __('Send the link', 'coleman')]),
                ),
            ),
            Html::el(
                'p',
                ['class' => 'coleman-sheet__links', 'data-native' => ''],
                $props['isSent'] ? Html::el('a', ['class' => 'coleman-sheet__link', 'href' => $props['urls']['forgot']], __('Try another address', 'coleman')) : null,
                Html::el('a', ['class' => 'coleman-sheet__link', 'href' => $props['urls']['login']], __('Back to Customer Login', 'coleman')),
            ),
        ]]),
    ]]);
};
