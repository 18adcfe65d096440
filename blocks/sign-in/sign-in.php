<?php

declare(strict_types=1);

use Coleman\Blocks\Html;
use Coleman\Blocks\Markup;
use Coleman\Blocks\Twins;

/** Twin of sign-in.tsx. */
return static function (array $props): Markup {
    /**
     * @var array{
     *   id: string,
     *   headingLevel: int,
     *   redirect: string,
     *   urls: array{register: string, forgot: string, account: string, logout: string},
     *   email: string,
     *   errors: array<string, string>,
     *   customer: string|null
     * } $props
     */
    ['id' => $id, 'urls' => $urls, 'errors' => $errors, 'headingLevel' => $level] = $props;
    $links = static fn (Markup ...$links): Markup => Html::el('p', ['class' => 'coleman-sign-in__links', 'data-native' => ''], ...$links);
    $link = static fn (string $part, string $url, string $text): Markup => Html::el('a', ['class' => "coleman-sign-in__{$part}", 'href' => $url], $text);
    $title = Html::el("h{$level}", ['class' => 'coleman-sign-in__title'], __('Customer Login', 'coleman'));

    if (null !== $props['customer']) {
        return Html::el(
            'div',
            ['class' => 'coleman-sign-in__frame'],
            $title,
            /* translators: %s: name of the customer */
            Html::el('p', ['class' => 'coleman-sign-in__text'], sprintf(__('You are signed in as %s.', 'coleman'), $props['customer'])),
            $links(
                $link('link', $urls['account'], __('My Account', 'coleman')),
                $link('link', $urls['logout'], __('Log Out', 'coleman')),
            ),
        );
    }

    $field = Twins::form('field');
    $plate = static fn (string $strip, Markup $body): Markup => Twins::ui('plate')(['title' => $strip, 'level' => $level + 1, 'children' => $body]);

    return Html::el(
        'div',
        ['class' => 'coleman-sign-in__frame'],
        $title,
        Html::el(
            'div',
            ['class' => 'coleman-sign-in__columns'],
            $plate(__('Returning Customers', 'coleman'), Html::el(
                'form',
                ['class' => 'coleman-sign-in__body', 'method' => 'post', 'novalidate' => true],
                Html::el('input', ['type' => 'hidden', 'name' => 'coleman_action', 'value' => 'sign_in']),
                Html::el('input', ['type' => 'hidden', 'name' => 'redirect', 'value' => $props['redirect']]),
                $field([
                    'id' => "{$id}-email",
                    'name' => 'email',
                    'label' => __('Email Address', 'coleman'),
                    'type' => 'email',
                    'autocomplete' => 'username',
                    'value' => $props['email'],
                    'error' => $errors['email'] ?? '',
                ]),
                $field([
                    'id' => "{$id}-password",
                    'name' => 'password',
                    'label' => __('Password', 'coleman'),
                    'type' => 'password',
                    'autocomplete' => 'current-password',
                    'error' => $errors['password'] ?? '',
                ]),
                Twins::ui('button')(['type' => 'submit', 'variant' => 'primary', 'label' => __('Sign in', 'coleman')]),
                $links($link('link', $urls['forgot'], __('Forgot your password?', 'coleman'))),
            )),
            $plate(__('New Customers', 'coleman'), Html::fragment(
                Html::el('p', ['class' => 'coleman-sign-in__text'], __('With an account you see your orders, keep your addresses, and find your cart on every device.', 'coleman')),
                $links($link('create', $urls['register'], __('Create an account', 'coleman'))),
            )),
        ),
    );
};
