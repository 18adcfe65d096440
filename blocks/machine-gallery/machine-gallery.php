<?php

declare(strict_types=1);

use Coleman\Blocks\Html;
use Coleman\Blocks\Markup;
use Coleman\Blocks\Twins;

/** Twin of machine-gallery.tsx. */
return static function (array $props): Markup {
    /** @var array{title: string, images: list<array{full: string, thumbnail: string, alt: string}>, placeholder: string} $props */
    return Html::el('div', ['class' => 'coleman-machine-gallery__pictures'], Twins::ui('gallery')($props));
};
