<?php

declare(strict_types=1);

use Coleman\Api\Money;
use Coleman\Blocks\Html;
use Coleman\Blocks\Markup;

/** Twin of price.tsx. */
return static function (array $props): Markup {
    /** @var array{cents: int|null} $props null while the price is unknown */
    return null === $props['cents']
        ? Html::el(
            'span',
            ['class' => 'coleman-price is-unknown'],
            __('Will contact you with pricing information after order is submitted', 'coleman'),
        )
        : Html::el('span', ['class' => 'coleman-price'], Money::format($props['cents']));
};
