<?php

declare(strict_types=1);

use Coleman\Blocks\Html;
use Coleman\Blocks\Markup;

/** The heading below the block's own. */
$below = ['h1' => 'h2', 'h2' => 'h3'];

/** Counts stop here. */
$cap = 200;

/** How many tiles are in view at once on a large screen: their pictures are wanted first. */
$first = 5;

$countText = static fn (int $count): string => $count > $cap
    /* translators: %d: a number of attachments */
    ? sprintf(__('More than %d', 'coleman'), $cap)
    /* translators: %d: a number of attachments */
    : sprintf(_n('%d attachment', '%d attachments', $count, 'coleman'), $count);

$linkList = static fn (string $title, array $links, string $heading): Markup => Html::el(
    'div',
    ['class' => 'coleman-attachment-categories__list'],
    Html::el($heading, ['class' => 'coleman-attachment-categories__subtitle'], $title),
    Html::el('ul', ['class' => 'coleman-attachment-categories__links'], $links),
);

/** Twin of attachment-categories.tsx. */
return static function (array $props) use ($below, $first, $countText, $linkList): Markup {
    /**
     * @var array{
     *   heading: 'h1'|'h2',
     *   title: string,
     *   layout: 'tiles'|'links',
     *   categories: list<array{name: string, url: string, image: string, count: int}>,
     *   vendors: list<array{name: string, url: string, count: int}>
     * } $props
     */
    ['heading' => $heading, 'layout' => $layout, 'categories' => $categories, 'vendors' => $vendors] = $props;
    $level = $below[$heading];

    $link = static fn (string $name, string $url): Markup => Html::el('li', [], Html::el('a', ['class' => 'coleman-attachment-categories__link', 'href' => $url], $name));

    $tiles = array_map(static fn (array $category, int $index): Markup => Html::el(
        'li',
        ['class' => 'coleman-attachment-categories__tile'],
        Html::el(
            $level,
            ['class' => 'coleman-attachment-categories__name'],
            Html::el('a', ['class' => 'coleman-attachment-categories__way', 'href' => $category['url']], $category['name']),
        ),
        Html::el('img', [
            'class' => 'coleman-attachment-categories__picture',
            'src' => $category['image'],
            'alt' => '',
            'width' => 480,
            'height' => 300,
            'loading' => $index < $first ? 'eager' : 'lazy',
            'decoding' => 'async',
        ]),
        Html::el('p', ['class' => 'coleman-attachment-categories__count'], $countText($category['count'])),
    ), $categories, array_keys($categories));

    return Html::el(
        'div',
        ['class' => "coleman-attachment-categories is-{$layout}"],
        Html::el($heading, ['class' => 'coleman-attachment-categories__heading'], $props['title']),
        'tiles' !== $layout || [] === $categories
            ? null
            : Html::el('ul', ['class' => 'coleman-attachment-categories__tiles'], $tiles),
        Html::el(
            'div',
            ['class' => 'coleman-attachment-categories__lists'],
            'links' !== $layout || [] === $categories ? null : $linkList(__('By category', 'coleman'), array_map($link, array_column($categories, 'name'), array_column($categories, 'url')), $level),
            [] === $vendors ? null : $linkList(__('By manufacturer', 'coleman'), array_map($link, array_column($vendors, 'name'), array_column($vendors, 'url')), $level),
        ),
    );
};
