<?php

declare(strict_types=1);

use Coleman\Blocks\Html;
use Coleman\Blocks\Markup;

/** Twin of parts-viewer.tsx. */
return static function (array $props): Markup {
    /**
     * @var array{
     *   model: array{ModelId: int, Title: string, Category: string, Url: string, image: string, years: string, serial_prefix: string, serial_plate: string},
     *   index: array{
     *     category: string,
     *     categories: list<array{name: string, url: string, diagrams: list<array{name: string, url: string, figure: array{url: string, width: int, height: int}, count: int}>}>
     *   }|null,
     *   diagram: array<string, mixed>|null
     * } $props
     */
    ['model' => $model, 'index' => $index] = $props;
    if (null !== $props['diagram']) {
        /** @var Closure(array<string, mixed>): Markup $diagram */
        $diagram = require __DIR__ . '/diagram.php';

        return $diagram(['model' => $model] + $props['diagram']);
    }
    if (null === $index) {
        return Html::fragment();
    }
    $category = $index['category'];
    $shown = array_filter($index['categories'], static fn (array $one): bool => '' === $category || $one['name'] === $category);

    $tile = static function (array $diagram) use ($category): Markup {
        /** @var array{name: string, url: string, figure: array{url: string, width: int, height: int}, count: int} $diagram */
        return Html::el(
            'li',
            ['class' => 'coleman-parts-viewer__tile'],
            Html::el(
                '' === $category ? 'h3' : 'h2',
                ['class' => 'coleman-parts-viewer__tile-name'],
                Html::el('a', ['class' => 'coleman-parts-viewer__tile-link', 'href' => $diagram['url']], $diagram['name']),
            ),
            Html::el(
                'p',
                ['class' => 'coleman-parts-viewer__count'],
                /* translators: %d: how many numbered rows a diagram has. */
                sprintf(_n('%d part', '%d parts', $diagram['count'], 'coleman'), $diagram['count']),
            ),
            Html::el('img', [
                'class' => 'coleman-parts-viewer__thumbnail',
                'src' => $diagram['figure']['url'],
                'alt' => '',
                'width' => $diagram['figure']['width'],
                'height' => $diagram['figure']['height'],
                'loading' => 'lazy',
                'decoding' => 'async',
            ]),
        );
    };

    $categoryLink = static fn (string $name, string $url, bool $isShown): Markup => Html::el('li', [], Html::el(
        'a',
        ['class' => 'coleman-parts-viewer__category', 'href' => $url, 'aria-current' => $isShown ? 'page' : null],
        $name,
    ));

    return Html::el(
        'div',
        ['class' => 'coleman-parts-viewer__index', 'data-native' => ''],
        Html::el(
            'div',
            ['class' => 'coleman-parts-viewer__head'],
            Html::el(
                'div',
                ['class' => 'coleman-parts-viewer__title'],
                Html::el(
                    'h1',
                    ['class' => 'coleman-parts-viewer__heading'],
                    '' === $category
                        /* translators: %s: a machine, such as "Kubota SVL75-3" */
                        ? sprintf(__('%s parts', 'coleman'), $model['Title'])
                        /* translators: 1: a machine, such as "Kubota SVL75-3", 2: category of diagrams, such as "Engine" */
                        : sprintf(__('%1$s: %2$s', 'coleman'), $model['Title'], $category),
                ),
                Html::el(
                    'p',
                    ['class' => 'coleman-parts-viewer__about'],
                    implode(' · ', array_filter([$model['Category'], $model['years']], static fn (string $text): bool => '' !== $text)),
                ),
                '' === $model['serial_plate'] ? null : Html::el(
                    'p',
                    ['class' => 'coleman-parts-viewer__plate'],
                    /* translators: %s: a place on the machine */
                    sprintf(__('Serial number: %s.', 'coleman'), $model['serial_plate']),
                ),
            ),
            Html::el('img', [
                'class' => 'coleman-parts-viewer__machine',
                'src' => $model['image'],
                'alt' => '',
                'width' => 640,
                'height' => 400,
                'loading' => 'eager',
                'decoding' => 'async',
            ]),
        ),
        Html::el(
            'nav',
            ['class' => 'coleman-parts-viewer__categories', 'aria-label' => __('Diagrams by category', 'coleman')],
            Html::el(
                'ul',
                ['class' => 'coleman-parts-viewer__category-list'],
                $categoryLink(__('All diagrams', 'coleman'), $model['Url'], '' === $category),
                array_map(static fn (array $one): Markup => $categoryLink($one['name'], $one['url'], $one['name'] === $category), $index['categories']),
            ),
        ),
        [] !== $shown ? null : Html::el(
            'p',
            ['class' => 'coleman-parts-viewer__none'],
            __('We have no diagrams of this model yet. Call the parts desk of any branch.', 'coleman'),
        ),
        Html::el('div', ['class' => 'coleman-parts-viewer__groups' . ('' === $category ? '' : ' is-one')], array_map(static fn (array $one): Markup => Html::el(
            'section',
            ['class' => 'coleman-parts-viewer__group'],
            '' === $category ? Html::el('h2', ['class' => 'coleman-parts-viewer__group-name'], $one['name']) : null,
            Html::el('ul', ['class' => 'coleman-parts-viewer__tiles'], array_map($tile, $one['diagrams'])),
        ), $shown)),
    );
};
