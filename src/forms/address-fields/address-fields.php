<?php

declare(strict_types=1);

use Coleman\Blocks\Html;
use Coleman\Blocks\Markup;
use Coleman\Blocks\Twins;

/** Twin of address-fields.tsx. */
return static function (array $props): Markup {
    /**
     * @var array{
     *   id: string, prefix: string, values: array<string, string>, errors: array<string, string>, section?: 'billing'|'shipping',
     *   phoneNeed?: 'optional'|'depends', phoneHint?: string
     * } $props
     */
    ['id' => $id, 'prefix' => $prefix, 'values' => $values, 'errors' => $errors] = $props;
    $section = isset($props['section']) ? $props['section'] . ' ' : '';
    $field = static fn (string $name, string $autocomplete, string $label, int $longest = 2, string $type = 'text', string $need = 'required', string $hint = ''): Markup => Twins::form('field')([
        'id' => "{$id}-{$name}",
        'name' => $prefix . $name,
        'label' => $label,
        'type' => $type,
        'value' => $values[$prefix . $name] ?? '',
        'error' => $errors[$prefix . $name] ?? '',
        'autocomplete' => $section . $autocomplete,
        'need' => $need,
        'hint' => $hint,
        'longest' => $longest,
    ] + ('select' === $type ? ['none' => __('Choose a state', 'coleman'), 'options' => wp_json_file_decode(__DIR__ . '/states.json', ['associative' => true])] : []));

    return Html::el(
        'div',
        ['class' => 'coleman-address-fields'],
        $field('name', 'name', __('Name', 'coleman'), 120),
        $field('company', 'organization', __('Company', 'coleman'), 120, need: 'optional'),
        Html::el(
            'div',
            ['class' => 'coleman-address-fields__place'],
            $field('street', 'address-line1', __('Street', 'coleman'), 120),
            $field('street2', 'address-line2', __('Suite, unit or gate', 'coleman'), 120, need: 'optional'),
            Html::el(
                'div',
                ['class' => 'coleman-address-fields__town'],
                $field('city', 'address-level2', __('City', 'coleman'), 80),
                $field('state', 'address-level1', __('State', 'coleman'), type: 'select'),
                $field('zip', 'postal-code', __('ZIP Code', 'coleman'), 10),
            ),
        ),
        $field(
            'phone',
            'tel',
            __('Phone', 'coleman'),
            20,
            type: 'tel',
            need: $props['phoneNeed'] ?? 'optional',
            hint: $props['phoneHint'] ?? __('For the driver, when there is a question.', 'coleman'),
        ),
    );
};
