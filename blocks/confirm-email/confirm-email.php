<?php

declare(strict_types=1);

use Coleman\Blocks\Html;
use Coleman\Blocks\Markup;
use Coleman\Blocks\Twins;

/** Twin of confirm-email.tsx. */
return static function (array $props): Markup {
    /** @var array{user: int, confirmKey: string, email: string|null, urls: array{profile: string}} $props */
    $text = static fn (Markup|string $text): Markup => Html::el('p', ['class' => 'coleman-sheet__text'], $text);
    $hidden = static fn (string $name, string|int $value): Markup => Html::el('input', ['type' => 'hidden', 'name' => $name, 'value' => $value]);

    return Twins::form('sheet')(['title' => __('Confirm your email address', 'coleman'), 'width' => 'narrow', 'children' => [
        Twins::ui('plate')(['title' => __('Email Address', 'coleman'), 'children' => null === $props['email'] ? Html::el(
            'div',
            [],
            $text(__('This link has been used or is too old. You can ask for a new one in your account.', 'coleman')),
            $text(Html::el('a', ['class' => 'coleman-sheet__link', 'href' => $props['urls']['profile']], __('Your profile', 'coleman'))),
        ) : Html::el(
            'form',
            ['class' => 'coleman-sheet__form', 'method' => 'post'],
            /* translators: %s: email address */
            $text(sprintf(__('From now on you sign in with %s, and we write to you there.', 'coleman'), $props['email'])),
            $hidden('coleman_action', 'email_confirm'),
            $hidden('user', $props['user']),
            $hidden('key', $props['confirmKey']),
            Twins::ui('button')(['type' => 'submit', 'variant' => 'primary', 'label' => __('Use this address', 'coleman')]),
        )]),
    ]]);
};
