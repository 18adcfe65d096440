<?php

declare(strict_types=1);

use Coleman\Blocks\Fields;
use Coleman\Blocks\Html;
use Coleman\Blocks\Markup;
use Coleman\Blocks\Twins;

/** Twin of register.tsx. */
return static function (array $props): Markup {
    /** @var array{id: string, redirect: string, urls: array{login: string}, values: array<string, string>, errors: array<string, string>} $props */
    ['id' => $id, 'values' => $values, 'errors' => $errors] = $props;
    $field = (new Fields($id, $values, $errors))->one(...);
    $pair = static fn (Markup ...$fields): Markup => Html::el('div', ['class' => 'coleman-sheet__pair'], ...$fields);

    return Twins::form('sheet')(['title' => __('Create an account', 'coleman'), 'width' => 'narrow', 'children' => [
        Html::el(
            'p',
            ['class' => 'coleman-sheet__text', 'data-native' => ''],
            __('Already have an account?', 'coleman') . ' ',
            Html::el('a', ['href' => $props['urls']['login']], __('Customer Login', 'coleman')),
        ),
        Twins::ui('plate')(['title' => __('New Customers', 'coleman'), 'children' => Html::el(
            'form',
            ['class' => 'coleman-sheet__form', 'method' => 'post', 'novalidate' => true],
            Html::el('input', ['type' => 'hidden', 'name' => 'coleman_action', 'value' => 'register']),
            Html::el('input', ['type' => 'hidden', 'name' => 'redirect', 'value' => $props['redirect']]),
            $pair(
                $field('first_name', __('First Name', 'coleman'), 'text', 'given-name', 60),
                $field('last_name', __('Last Name', 'coleman'), 'text', 'family-name', 60),
            ),
            $field('email', __('Email Address', 'coleman'), 'email', 'email', 100),
            $field('password', __('Password', 'coleman'), 'password', 'new-password', hint: __('8 characters or more. A few words are easy to remember.', 'coleman')),
            $pair(
                $field('company', __('Company', 'coleman'), 'text', 'organization', 120, 'optional'),
                $field('phone', __('Phone', 'coleman'), 'tel', 'tel', 20, 'optional'),
            ),
            Twins::form('stranger')(['id' => $id]),
            Twins::ui('button')(['type' => 'submit', 'variant' => 'primary', 'label' => __('Create account', 'coleman')]),
        )]),
    ]]);
};
