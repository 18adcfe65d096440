<?php

declare(strict_types=1);

use Coleman\Blocks\Html;
use Coleman\Blocks\Markup;
use Coleman\Blocks\Twins;

/** Twin of parts-stream.tsx. */
return static function (array $props): Markup {
    /** @var array{text: string, script: string, host: string, event: string, searchUrl: string} $props */
    $hasCatalogue = '' !== $props['script'];

    return Html::el(
        'div',
        ['class' => 'coleman-parts-stream__body'],
        Html::el('p', ['class' => 'coleman-parts-stream__text'], '' !== $props['text']
            ? $props['text']
            : __('Look up your machine’s diagrams in the makers’ parts catalogue and add what you need to your cart. Our own price and stock count, not the catalogue’s.', 'coleman')),
        $hasCatalogue ? Html::el(
            'p',
            ['class' => 'coleman-parts-stream__open'],
            Twins::ui('button')(['type' => 'button', 'variant' => 'primary', 'label' => __('Open the parts catalogue', 'coleman')]),
        ) : null,
        $hasCatalogue && '' !== $props['host']
            /* translators: %s: host name, such as catalogue.example */
            ? Html::el('p', ['class' => 'coleman-parts-stream__note'], sprintf(__('The catalogue comes from %s. Nothing of it is loaded before you open it.', 'coleman'), $props['host']))
            : null,
        $hasCatalogue
            ? Html::el('p', ['class' => 'coleman-parts-stream__without'], __('The catalogue needs JavaScript. Our parts search does not.', 'coleman'))
            : null,
        Html::el('div', ['class' => 'coleman-parts-stream__status', 'role' => 'status']),
        Html::el('div', ['id' => 'coleman-parts-stream', 'class' => 'coleman-parts-stream__widget']),
        Html::el(
            'p',
            ['class' => 'coleman-parts-stream__search', 'data-native' => ''],
            Html::el('a', ['href' => $props['searchUrl']], __('Search parts by number or words', 'coleman')),
        ),
    );
};
