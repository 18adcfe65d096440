<?php

declare(strict_types=1);

use Coleman\Blocks\Html;
use Coleman\Blocks\Markup;

$value = static function (string $name, array $value): Markup {
    /** @var array{value: string, label: string, count: int, is_chosen: bool} $value */
    ['value' => $text, 'label' => $label, 'count' => $count, 'is_chosen' => $isChosen] = $value;
    $isNone = 0 === $count && !$isChosen;

    return Html::el(
        'label',
        ['class' => $isNone ? 'is-none' : null],
        Html::el('input', ['type' => 'checkbox', 'name' => $name . '[]', 'value' => $text, 'checked' => $isChosen, 'disabled' => $isNone]),
        Html::el('span', [], $label),
        Html::el('span', [], (string) $count),
    );
};

/** Twin of facets.tsx. */
return static function (array $props) use ($value): Markup {
    /**
     * @var array{
     *   facets: list<array{name: string, label: string, total: int, values: list<array{value: string, label: string, count: int, is_chosen: bool}>}>,
     *   open: int
     * } $props
     */
    return Html::el('div', ['class' => 'coleman-facets'], array_map(static fn (array $facet, int $index): Markup => Html::el(
        'details',
        ['class' => 'coleman-facets__facet', 'open' => $index < $props['open'] || in_array(true, array_column($facet['values'], 'is_chosen'), true)],
        Html::el('summary', ['class' => 'coleman-facets__label'], $facet['label']),
        Html::el(
            'div',
            ['class' => 'coleman-facets__values', 'role' => 'group', 'aria-label' => $facet['label']],
            array_map(static fn (array $one): Markup => $value($facet['name'], $one), $facet['values']),
        ),
    ), $props['facets'], array_keys($props['facets'])));
};
