<?php

declare(strict_types=1);

use Coleman\Blocks\Html;
use Coleman\Blocks\Markup;
use Coleman\Blocks\Twins;

/** Twin of featured-products.tsx. */
return static function (array $props): Markup {
    /**
     * @var array{
     *   heading: string,
     *   layout: 'grid'|'sidebar',
     *   parts: list<array<string, mixed>>,
     *   fault: array{partId: int, message: string, quantity: string}|null
     * } $props
     */
    ['heading' => $heading, 'fault' => $fault] = $props;
    if ([] === $props['parts']) {
        return Html::fragment();
    }

    return Html::el(
        'section',
        [
            'class' => "coleman-featured-products__frame is-{$props['layout']}",
            'aria-label' => '' === $heading ? __('Featured parts', 'coleman') : $heading,
        ],
        '' === $heading ? null : Html::el('h2', ['class' => 'coleman-featured-products__heading'], $heading),
        Html::el('ul', ['class' => 'coleman-featured-products__list'], array_map(static fn (array $part): Markup => Html::el(
            'li',
            [],
            Twins::ui('product-card')(['part' => $part, 'fault' => $part['PartId'] === ($fault['partId'] ?? null) ? $fault : null]),
        ), $props['parts'])),
    );
};
