<?php

declare(strict_types=1);

use Coleman\Blocks\Html;
use Coleman\Blocks\Markup;

/** Twin of carousel.tsx. */
return static function (array $props): Markup {
    /** @var array{label: string, children?: list<Markup|string>} $props one child a slide */
    $slides = array_map(
        static fn (Markup|string $slide): Markup => Html::el('li', ['class' => 'coleman-carousel__slide'], $slide),
        $props['children'] ?? [],
    );
    $button = static fn (string $way, string $label, string $sign): Markup => Html::el(
        'button',
        ['type' => 'button', 'class' => "coleman-carousel__button is-{$way}", 'aria-label' => $label],
        $sign,
    );

    return Html::el(
        'div',
        ['class' => 'coleman-carousel', 'role' => 'group', 'aria-label' => $props['label']],
        Html::el('ul', ['class' => 'coleman-carousel__track'], $slides),
        $button('previous', __('Previous', 'coleman'), '‹'),
        $button('next', __('Next', 'coleman'), '›'),
    );
};
