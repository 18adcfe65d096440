<?php

declare(strict_types=1);

use Coleman\Blocks\Html;
use Coleman\Blocks\Markup;

/** Twin of field.tsx. */
return static function (array $props): Markup {
    /**
     * @var array{
     *   id: string, name: string, label: string, type: 'text'|'email'|'tel'|'date'|'password'|'select'|'textarea',
     *   value?: string, options?: list<array{value: string, label: string}>, none?: string, hint?: string, error?: string,
     *   need?: 'required'|'optional'|'depends', autocomplete?: string, longest?: int, rows?: int, min?: string, width?: 'full'|'short'
     * } $props
     */
    ['id' => $id, 'type' => $type] = $props;
    $value = $props['value'] ?? '';
    $hint = $props['hint'] ?? '';
    $error = $props['error'] ?? '';
    $need = $props['need'] ?? 'required';
    $describedBy = implode(' ', array_filter(['' === $hint ? '' : "{$id}-hint", '' === $error ? '' : "{$id}-error"]));
    $autocomplete = $props['autocomplete'] ?? '';
    $choice = [
        'class' => 'coleman-field__control',
        'id' => $id,
        'name' => $props['name'],
        'required' => 'required' === $need,
        'aria-invalid' => '' === $error ? null : 'true',
        'aria-describedby' => '' === $describedBy ? null : $describedBy,
        'autocomplete' => '' === $autocomplete ? null : $autocomplete,
    ];
    $attributes = $choice + ['maxlength' => $props['longest'] ?? null];
    $quiet = ['autocapitalize' => 'none', 'spellcheck' => 'false'];
    $option = static fn (string $own, string $label): Markup => Html::el('option', ['value' => $own, 'selected' => $own === $value], $label);
    $none = $props['none'] ?? '';

    $control = match ($type) {
        'select' => Html::el(
            'select',
            $choice,
            '' === $none ? null : $option('', $none),
            array_map(static fn (array $each): Markup => $option($each['value'], $each['label']), $props['options'] ?? []),
        ),
        // A browser drops a line break right after the tag.
        'textarea' => Html::el('textarea', $attributes + ['rows' => $props['rows'] ?? 3], str_starts_with($value, "\n") ? "\n" . $value : $value),
        'password' => Html::el('div', ['class' => 'coleman-field__secret'], Html::el('input', $attributes + $quiet + ['type' => 'password'])),
        default => Html::el('input', $attributes + ['type' => $type] + ('email' === $type ? $quiet : []) + ['min' => $props['min'] ?? null, 'value' => $value]),
    };

    return Html::el(
        'div',
        ['class' => 'coleman-field is-' . ($props['width'] ?? 'full')],
        Html::el(
            'label',
            ['class' => 'coleman-field__label', 'for' => $id],
            $props['label'],
            'optional' === $need ? Html::el('span', ['class' => 'coleman-field__optional'], ' ' . __('(optional)', 'coleman')) : null,
        ),
        '' === $hint ? null : Html::el('p', ['class' => 'coleman-field__hint', 'id' => "{$id}-hint"], $hint),
        $control,
        '' === $error ? null : Html::el('p', ['class' => 'coleman-field__error', 'id' => "{$id}-error"], $error),
    );
};
