<?php

declare(strict_types=1);

use Coleman\Blocks\Fields;
use Coleman\Blocks\Html;
use Coleman\Blocks\Markup;
use Coleman\Blocks\Twins;

/** Twin of used-inquiry.tsx. */
return static function (array $props): Markup {
    /** @var array{id: string, machineId: int, values: array<string, string>, errors: array<string, string>, thanks: string, hasFailed: bool} $props */
    ['id' => $id, 'values' => $values, 'errors' => $errors] = $props;
    $fields = new Fields($id, $values, $errors);
    $field = $fields->one(...);
    $row = static fn (Markup ...$fields): Markup => Html::el('div', ['class' => 'coleman-used-inquiry__row'], ...$fields);

    return Html::el(
        'div',
        ['class' => 'coleman-used-inquiry__frame'],
        '' === $props['thanks'] ? null : Html::el('p', ['class' => 'coleman-used-inquiry__thanks', 'tabindex' => -1], $props['thanks']),
        Html::el(
            'form',
            ['class' => 'coleman-used-inquiry__form', 'action' => '#used-equipment-form', 'method' => 'post', 'novalidate' => true],
            Html::el('input', ['type' => 'hidden', 'name' => 'coleman_action', 'value' => 'used-inquiry']),
            Html::el('input', ['type' => 'hidden', 'name' => 'equipmentId', 'value' => $props['machineId']]),
            $row(
                $field('firstName', __('First Name', 'coleman'), 'text', 'given-name', 60),
                $field('lastName', __('Last Name', 'coleman'), 'text', 'family-name', 60),
            ),
            $row(
                $field('email', __('Email Address', 'coleman'), 'email', 'email', 100),
                $field('phone', __('Phone', 'coleman'), 'tel', 'tel', 40, 'optional'),
            ),
            $row(
                $field('company', __('Company', 'coleman'), 'text', 'organization', 120, 'optional'),
                $field('address', __('Address', 'coleman'), 'text', 'address-line1', 120, 'optional'),
            ),
            Html::el(
                'div',
                ['class' => 'coleman-used-inquiry__row is-town'],
                $field('city', __('City', 'coleman'), 'text', 'address-level2', 80),
                $fields->state('state', __('State', 'coleman')),
                $field('zip', __('ZIP Code', 'coleman'), 'text', 'postal-code', 10, 'optional'),
            ),
            $field('comments', __('Comments', 'coleman'), 'textarea', '', 4000, 'optional'),
            Twins::form('stranger')(['id' => $id]),
            $props['hasFailed'] ? Html::el(
                'p',
                ['class' => 'coleman-used-inquiry__failed', 'role' => 'alert'],
                __('An error has occurred while submitting your inquiry. Please try again later.', 'coleman'),
            ) : null,
            Twins::ui('button')(['type' => 'submit', 'variant' => 'primary', 'label' => __('Request Information', 'coleman')]),
        ),
    );
};
