<?php

declare(strict_types=1);

use Coleman\Blocks\Html;
use Coleman\Blocks\Markup;

/** Twin of carousel.tsx. Props: label, children as list of Markup or text, one a slide. */
return static fn (array $props): Markup => Html::el(
    'div',
    ['class' => 'coleman-carousel', 'role' => 'group', 'aria-label' => $props['label']],
    Html::el(
        'ul',
        ['class' => 'coleman-carousel__track'],
        array_map(
            static fn (Markup|string $slide): Markup => Html::el('li', ['class' => 'coleman-carousel__slide'], $slide),
            $props['children'] ?? [],
        ),
    ),
    Html::el('button', ['type' => 'button', 'class' => 'coleman-carousel__button is-previous', 'aria-label' => __('Previous', 'coleman')], '‹'),
    Html::el('button', ['type' => 'button', 'class' => 'coleman-carousel__button is-next', 'aria-label' => __('Next', 'coleman')], '›'),
);
