<?php

declare(strict_types=1);

use Coleman\Blocks\Html;
use Coleman\Blocks\Markup;

/** Twin of choices.tsx. */
return static function (array $props): Markup {
    /**
     * @var array{
     *   id: string, name: string, legend: string, type: 'radio'|'checkbox',
     *   options: list<array{value: string, label: string, hint?: string, isDisabled?: bool}>,
     *   chosen: list<string>, hint?: string, error?: string
     * } $props
     */
    $id = $props['id'];
    $hint = $props['hint'] ?? '';
    $error = $props['error'] ?? '';
    $describedBy = implode(' ', array_filter(['' === $hint ? '' : "{$id}-hint", '' === $error ? '' : "{$id}-error"]));
    $choices = [];
    foreach ($props['options'] as $index => $option) {
        $own = $option['hint'] ?? '';
        $choices[] = Html::el(
            'label',
            ['class' => 'coleman-choices__choice', 'for' => "{$id}-{$index}"],
            Html::el('input', [
                'class' => 'coleman-choices__box',
                'id' => "{$id}-{$index}",
                'type' => $props['type'],
                'name' => $props['name'],
                'value' => $option['value'],
                'checked' => in_array($option['value'], $props['chosen'], true),
                'disabled' => $option['isDisabled'] ?? false,
                'aria-invalid' => '' === $error ? null : 'true',
                'aria-describedby' => '' === $own ? null : "{$id}-{$index}-hint",
            ]),
            Html::el(
                'span',
                ['class' => 'coleman-choices__text'],
                Html::el('span', [], $option['label']),
                '' === $own ? null : Html::el('span', ['class' => 'coleman-choices__hint', 'id' => "{$id}-{$index}-hint"], $own),
            ),
        );
    }

    return Html::el(
        'fieldset',
        ['class' => 'coleman-choices', 'id' => $id, 'aria-describedby' => '' === $describedBy ? null : $describedBy],
        Html::el('legend', ['class' => 'coleman-choices__legend'], $props['legend']),
        '' === $hint ? null : Html::el('p', ['class' => 'coleman-choices__hint', 'id' => "{$id}-hint"], $hint),
        $choices,
        '' === $error ? null : Html::el('p', ['class' => 'coleman-choices__error', 'id' => "{$id}-error"], $error),
    );
};
