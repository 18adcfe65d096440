<?php

declare(strict_types=1);

use Coleman\Blocks\Html;
use Coleman\Blocks\Markup;
use Coleman\Blocks\Twins;

$picture = static fn (string $source, string $alt): Markup => Html::el('img', [
    'class' => 'coleman-gallery__picture',
    'src' => $source,
    'alt' => $alt,
    'width' => 640,
    'height' => 400,
    'loading' => 'eager',
    'decoding' => 'async',
]);

/** Twin of gallery.tsx: the first picture is the main one. */
return static function (array $props) use ($picture): Markup {
    /** @var array{title: string, images: list<array{full: string, thumbnail: string, alt: string}>, placeholder: string} $props */
    ['title' => $title, 'images' => $images, 'placeholder' => $placeholder] = $props;
    if ([] === $images) {
        /* translators: %s: a machine. */
        return Html::el('div', ['class' => 'coleman-gallery'], $picture($placeholder, sprintf(__('%s: no picture yet', 'coleman'), $title)));
    }

    $links = array_map(static fn (array $image, int $number): Markup => Html::el(
        'a',
        ['class' => 'coleman-gallery__link', 'href' => $image['full'], 'aria-current' => 0 === $number ? 'true' : null],
        Html::el('img', [
            'src' => $image['thumbnail'],
            'alt' => $image['alt'],
            'width' => 160,
            'height' => 100,
            'loading' => 'lazy',
            'decoding' => 'async',
            'draggable' => 'false',
        ]),
    ), $images, array_keys($images));

    return Html::el(
        'div',
        ['class' => 'coleman-gallery'],
        Html::el(
            'a',
            ['class' => 'coleman-gallery__main', 'href' => $images[0]['full']],
            $picture($images[0]['full'], $images[0]['alt']),
            Html::el('span', ['class' => 'coleman-gallery__zoom'], __('Full size', 'coleman')),
        ),
        count($images) > 1 ? Html::el('div', ['class' => 'coleman-gallery__strip'], Twins::ui('carousel')([
            /* translators: %s: a machine. */
            'label' => sprintf(__('Pictures of %s', 'coleman'), $title),
            'children' => $links,
        ])) : null,
        count($images) > 1 ? Html::el('p', ['class' => 'coleman-gallery__told', 'role' => 'status']) : null,
    );
};
