<?php

declare(strict_types=1);

use Coleman\Blocks\Html;
use Coleman\Blocks\Markup;

/** Twin of site-search.tsx. */
return static function (array $props): Markup {
    /** @var array{id: string, size: 'header'|'bar'|'hero', scope: 'site'|'parts', label: string, placeholder: string, value: string, home: string} $props */
    $isInHeader = 'header' === $props['size'];

    return Html::el(
        'form',
        [
            'class' => "coleman-site-search__form is-{$props['size']}",
            'role' => 'search',
            'aria-label' => $props['label'],
            'method' => 'get',
            'action' => "{$props['home']}/search/",
        ],
        Html::el('label', ['class' => $isInHeader ? 'screen-reader-text' : 'coleman-site-search__label', 'for' => $props['id']], $props['label']),
        Html::el(
            'div',
            ['class' => 'coleman-site-search__box'],
            Html::el('input', [
                'class' => 'coleman-site-search__input',
                'id' => $props['id'],
                'type' => 'search',
                'name' => 'q',
                'required' => true,
                'maxlength' => 200,
                'autocomplete' => 'off',
                'autocapitalize' => 'none',
                'spellcheck' => 'false',
                'placeholder' => $props['placeholder'],
                'value' => $props['value'],
            ]),
            'parts' === $props['scope'] ? Html::el('input', ['type' => 'hidden', 'name' => 'from', 'value' => 'parts']) : null,
            Html::el(
                'button',
                ['class' => 'coleman-site-search__submit', 'type' => 'submit'],
                Html::el(
                    'svg',
                    ['class' => 'coleman-site-search__icon', 'viewBox' => '0 0 24 24', 'width' => '24', 'height' => '24', 'aria-hidden' => 'true', 'focusable' => 'false'],
                    Html::el('path', ['d' => 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Zm5-1.5L21 21']),
                ),
                Html::el('span', ['class' => $isInHeader ? 'screen-reader-text' : 'coleman-site-search__go'], __('Search', 'coleman')),
            ),
        ),
    );
};
