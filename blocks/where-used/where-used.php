<?php

declare(strict_types=1);

use Coleman\Blocks\Html;
use Coleman\Blocks\Markup;

/** Twin of where-used.tsx. */
return static function (array $props): Markup {
    /**
     * @var array{
     *   heading: string,
     *   items: list<array{ModelTitle: string, ModelUrl: string, AssemblyName: string, Url: string, refs: list<string>}>,
     *   count: int,
     *   isCapped: bool,
     *   hasMore: bool,
     *   moreUrl: string,
     *   firstUrl: string
     * } $props
     */
    ['items' => $items, 'count' => $count, 'firstUrl' => $firstUrl] = $props;
    if ([] === $items) {
        return Html::fragment();
    }
    $models = [];
    foreach ($items as $item) {
        $last = array_key_last($models);
        if (null !== $last && $models[$last]['url'] === $item['ModelUrl']) {
            $models[$last]['uses'][] = $item;
        } else {
            $models[] = ['title' => $item['ModelTitle'], 'url' => $item['ModelUrl'], 'uses' => [$item]];
        }
    }

    $use = static function (array $item): Markup {
        /** @var array{AssemblyName: string, Url: string, refs: list<string>} $item */
        $ref = $item['refs'][0] ?? '';

        return Html::el('li', [], Html::el(
            'a',
            ['class' => 'coleman-where-used__use', 'href' => $item['Url'] . ('' === $ref ? '' : '#ref-' . rawurlencode($ref))],
            '' === $ref
                ? $item['AssemblyName']
                /* translators: 1: name of a diagram, 2: numbers in the picture */
                : sprintf(__('%1$s, number %2$s', 'coleman'), $item['AssemblyName'], implode(', ', $item['refs'])),
        ));
    };

    return Html::el(
        'section',
        ['class' => 'coleman-where-used__section', 'id' => 'where-used', 'aria-labelledby' => 'where-used-heading'],
        Html::el('h2', ['class' => 'coleman-where-used__heading', 'id' => 'where-used-heading'], $props['heading']),
        Html::el(
            'p',
            ['class' => 'coleman-where-used__count'],
            $props['isCapped']
                /* translators: %d: number of diagrams at which counting stops */
                ? sprintf(__('In more than %d diagrams', 'coleman'), $count)
                /* translators: %d: number of diagrams */
                : sprintf(_n('In %d diagram', 'In %d diagrams', $count, 'coleman'), $count),
        ),
        '' === $firstUrl ? null : Html::el(
            'p',
            ['class' => 'coleman-where-used__first'],
            Html::el('a', ['href' => $firstUrl], __('From the beginning', 'coleman')),
        ),
        Html::el('ul', ['class' => 'coleman-where-used__models', 'data-native' => ''], array_map(static fn (array $model): Markup => Html::el(
            'li',
            ['class' => 'coleman-where-used__model'],
            Html::el('a', ['class' => 'coleman-where-used__title', 'href' => $model['url']], $model['title']),
            Html::el('ul', ['class' => 'coleman-where-used__uses'], array_map($use, $model['uses'])),
        ), $models)),
        !$props['hasMore'] ? null : Html::el('p', ['class' => 'coleman-where-used__more'], Html::el(
            'a',
            ['class' => 'coleman-where-used__more-link', 'href' => $props['moreUrl']],
            __('Load More', 'coleman'),
        )),
    );
};
