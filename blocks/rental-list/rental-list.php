<?php

declare(strict_types=1);

use Coleman\Blocks\Html;
use Coleman\Blocks\Markup;
use Coleman\Blocks\Twins;

/** The heading below the list's own. */
$below = ['h1' => 'h2', 'h2' => 'h3'];

/** How many plates are in view at once on a large screen: their pictures are wanted first. */
$first = 4;

/** Twin of rental-list.tsx. */
return static function (array $props) use ($below, $first): Markup {
    /**
     * @var array{
     *   id: string, heading: 'h1'|'h2', title: string, categoryId: int,
     *   branches: list<array{id: int, city: string}>,
     *   choice: array{locationId: int, after: int},
     *   perPage: int,
     *   list: array{items: list<array<string, mixed>>, has_more: bool, after: int}
     * } $props items as rental-card takes them
     */
    ['id' => $id, 'heading' => $heading, 'branches' => $branches, 'choice' => $choice, 'list' => $list] = $props;

    $hrefOf = static fn (int $locationId, int $after): string => '?' . implode('&', array_filter([
        0 === $locationId ? '' : "location_id={$locationId}",
        0 === $after ? '' : "after={$after}",
    ])) . '#' . $id;
    $branch = static fn (int $locationId, string $city): Markup => Html::el('li', [], Html::el('a', [
        'class' => 'coleman-rental-list__option',
        'href' => $hrefOf($locationId, 0),
        'aria-current' => $choice['locationId'] === $locationId ? 'true' : null,
    ], $city));
    $count = count($list['items']);

    return Html::el(
        'section',
        ['class' => 'coleman-rental-list', 'id' => $id, 'aria-labelledby' => $id . '-heading'],
        Html::el($heading, ['class' => 'coleman-rental-list__heading', 'id' => $id . '-heading'], $props['title']),
        [] === $branches ? null : Html::el(
            'nav',
            ['class' => 'coleman-rental-list__bar', 'aria-labelledby' => "{$id}-branch"],
            Html::el('p', ['class' => 'coleman-rental-list__label', 'id' => "{$id}-branch"], __('Branch', 'coleman')),
            Html::el(
                'ul',
                ['class' => 'coleman-rental-list__options'],
                $branch(0, __('ALL', 'coleman')),
                array_map(static fn (array $one): Markup => $branch($one['id'], $one['city']), $branches),
            ),
        ),
        0 === $choice['after'] ? null : Twins::ui('list-way')([
            'to' => 'first',
            'label' => __('From the beginning', 'coleman'),
            'href' => $hrefOf($choice['locationId'], 0),
        ]),
        0 === $count
            ? Html::el('p', ['class' => 'coleman-rental-list__none'], __('Nothing like that is for rent here just now. Call us: we may bring one over from another branch.', 'coleman'))
            : Html::el('ul', ['class' => 'coleman-rental-list__rentals', 'data-native' => ''], array_map(
                static fn (array $rental, int $index): Markup => Html::el('li', [], Twins::ui('rental-card')([
                    'rental' => $rental,
                    'level' => $below[$heading],
                    'loading' => $index < $first ? 'eager' : 'lazy',
                ])),
                $list['items'],
                array_keys($list['items']),
            )),
        !$list['has_more'] ? null : Twins::ui('list-way')([
            'to' => 'more',
            'label' => __('Load More Rentals', 'coleman'),
            'href' => $hrefOf($choice['locationId'], $list['after']),
        ]),
        Html::el(
            'p',
            ['class' => 'coleman-rental-list__told', 'role' => 'status'],
            /* translators: %d: how many machines are listed. */
            sprintf(_n('%d machine shown', '%d machines shown', $count, 'coleman'), $count),
        ),
    );
};
