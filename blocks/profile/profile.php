<?php

declare(strict_types=1);

use Coleman\Blocks\Fields;
use Coleman\Blocks\Html;
use Coleman\Blocks\Markup;
use Coleman\Blocks\Twins;

/** Twin of profile.tsx. */
return static function (array $props): Markup {
    /**
     * @var array{
     *   id: string, values: array<string, string>, errors: array<string, string>, email: string, pending: string,
     *   branches: list<array{value: string, label: string}>, accountNumber: string, isTaxExempt: bool
     * } $props
     */
    ['id' => $id, 'values' => $values, 'errors' => $errors] = $props;
    $field = (new Fields($id, $values, $errors))->one(...);
    $text = static fn (Markup|string $text): Markup => Html::el('p', ['class' => 'coleman-sheet__text'], $text);

    return Twins::form('sheet')(['title' => __('Your profile', 'coleman'), 'width' => 'narrow', 'children' => Html::el(
        'form',
        ['class' => 'coleman-sheet__form', 'method' => 'post', 'novalidate' => true],
        Html::el('input', ['type' => 'hidden', 'name' => 'coleman_action', 'value' => 'profile_save']),
        Twins::ui('plate')(['title' => __('Customer', 'coleman'), 'children' => [
            /* translators: %s: number of an account */
            '' === $props['accountNumber'] ? null : $text(sprintf(__('Account number %s', 'coleman'), $props['accountNumber'])),
            $props['isTaxExempt'] ? $text(__('Your orders are exempt from tax.', 'coleman')) : null,
            Html::el(
                'div',
                ['class' => 'coleman-sheet__pair'],
                $field('FirstName', __('First Name', 'coleman'), 'text', 'given-name', 60),
                $field('LastName', __('Last Name', 'coleman'), 'text', 'family-name', 60),
                $field('Company', __('Company', 'coleman'), 'text', 'organization', 120, 'optional'),
                $field('Phone', __('Phone', 'coleman'), 'tel', 'tel', 20, 'optional'),
            ),
            Twins::form('field')([
                'id' => "{$id}-PreferredLocationId",
                'name' => 'PreferredLocationId',
                'label' => __('Your branch', 'coleman'),
                'type' => 'select',
                'value' => $values['PreferredLocationId'] ?? '',
                'error' => $errors['PreferredLocationId'] ?? '',
                'need' => 'optional',
                'none' => __('None in particular', 'coleman'),
                'options' => $props['branches'],
            ]),
        ]]),
        Twins::ui('plate')(['title' => __('Sign-in', 'coleman'), 'children' => [
            '' === $props['pending'] ? null : $text(Html::el(
                'strong',
                [],
                /* translators: %s: email address */
                sprintf(__('We sent a link to %s. Your email changes when you open it and press “Use this address”. The link works for two days.', 'coleman'), $props['pending']),
            )),
            $field('Email', __('Email Address', 'coleman'), 'email', 'email', 100, hint: __('To change it, enter the new address. We send a link there, and your email changes when you confirm it.', 'coleman')),
            $field('password_new', __('New password', 'coleman'), 'password', 'new-password', need: 'optional', hint: __('8 characters or more. It ends every sign-in on other devices.', 'coleman')),
            $field('password_current', __('Current password', 'coleman'), 'password', 'current-password', need: 'depends', hint: __('Only when you change the email address or the password.', 'coleman')),
        ]]),
        Twins::ui('button')(['type' => 'submit', 'variant' => 'primary', 'label' => __('Save', 'coleman')]),
    )]);
};
