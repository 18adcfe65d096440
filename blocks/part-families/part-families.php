<?php

declare(strict_types=1);

use Coleman\Blocks\Html;
use Coleman\Blocks\Markup;

/** Twin of part-families.tsx. */
return static function (array $props): Markup {
    /** @var array{heading: string, layout: 'list'|'tiles', families: list<array{id: int, name: string, url: string, image: string}>, currentId: int} $props */
    ['heading' => $heading, 'layout' => $layout] = $props;
    if ([] === $props['families']) {
        return Html::fragment();
    }

    return Html::el(
        'nav',
        ['class' => "coleman-part-families__nav is-$layout", 'aria-label' => '' === $heading ? __('Families of parts', 'coleman') : $heading],
        '' === $heading ? null : Html::el('p', ['class' => 'coleman-part-families__heading'], $heading),
        Html::el('ul', ['class' => 'coleman-part-families__list'], array_map(static fn (array $family): Markup => Html::el(
            'li',
            [],
            Html::el(
                'a',
                ['href' => $family['url'], 'aria-current' => $family['id'] === $props['currentId'] ? 'page' : null],
                'tiles' === $layout && '' !== $family['image']
                    ? Html::el('img', ['src' => $family['image'], 'alt' => '', 'width' => 320, 'height' => 200, 'loading' => 'lazy', 'decoding' => 'async'])
                    : null,
                Html::el('span', [], $family['name']),
            ),
        ), $props['families'])),
    );
};
