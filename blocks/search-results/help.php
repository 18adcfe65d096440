<?php

declare(strict_types=1);

use Coleman\Blocks\Html;
use Coleman\Blocks\Markup;
use Coleman\Blocks\Telephone;

$links = static function (string $title, array $links): Markup {
    /** @var list<array{name: string, url: string}> $links */
    return Html::el(
        'section',
        ['class' => 'coleman-search-results__ways'],
        Html::el('h2', ['class' => 'coleman-search-results__heading'], $title),
        Html::el('ul', ['class' => 'coleman-search-results__links', 'data-native' => ''], array_map(
            static fn (array $link): Markup => Html::el('li', [], Html::el('a', ['class' => 'coleman-search-results__way', 'href' => $link['url']], $link['name'])),
            $links,
        )),
    );
};

/** Twin of help.tsx: how to search, whom to call and where else to look. */
return static function (array $help, string $text) use ($links): Markup {
    /**
     * @var array{
     *   phones: list<array{city: string, phone: string}>,
     *   families: list<array{name: string, url: string}>,
     *   categories: list<array{name: string, url: string}>,
     *   order: string
     * } $help
     */
    $asked = '' !== $text;

    return Html::el(
        'div',
        ['class' => 'coleman-search-results__help'],
        Html::el(
            'section',
            ['class' => 'coleman-search-results__hints'],
            Html::el('h2', ['class' => 'coleman-search-results__heading'], __('How to write it', 'coleman')),
            Html::el(
                'ul',
                [],
                Html::el(
                    'li',
                    [],
                    /* translators: 1: a part number as it is printed, 2: the same as it may be typed. */
                    sprintf(__('A part number with or without its dashes, dots and spaces: %1$s or %2$s.', 'coleman'), 'HH164-32430', 'hh16432430'),
                ),
                Html::el('li', [], __('The first few characters of a number, when the rest cannot be read.', 'coleman')),
                Html::el('li', [], __('A model as it stands on the plate, for machines and parts diagrams.', 'coleman')),
                Html::el('li', [], __('Few words rather than many: oil filter, not filter for the engine oil.', 'coleman')),
            ),
        ),
        [] === $help['phones'] ? null : Html::el(
            'section',
            ['class' => 'coleman-search-results__desk'],
            Html::el('h2', ['class' => 'coleman-search-results__strip'], __('Call the parts desk', 'coleman')),
            Html::el('ul', ['class' => 'coleman-search-results__phones', 'data-native' => ''], array_map(static fn (array $branch): Markup => Html::el(
                'li',
                [],
                Html::el('span', [], $branch['city']),
                Html::el('a', ['class' => 'coleman-search-results__phone', 'href' => Telephone::url($branch['phone'])], $branch['phone']),
            ), $help['phones'])),
            Html::el(
                'p',
                ['class' => 'coleman-search-results__order'],
                ($asked ? __('What is not in our catalogue we can order from the maker.', 'coleman') : __('A whole list of numbers goes faster as one order.', 'coleman')) . ' ',
                Html::el('a', ['href' => $help['order'], 'data-native' => ''], $asked ? __('Ask for a special order', 'coleman') : __('Quick order', 'coleman')),
            ),
        ),
        [] === $help['families'] ? null : $links(__('Parts by family', 'coleman'), $help['families']),
        [] === $help['categories'] ? null : $links(__('Machines by category', 'coleman'), $help['categories']),
    );
};
