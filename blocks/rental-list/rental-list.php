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

    $link = static fn (string $class, int $locationId, int $after, string $text, bool $isCurrent = false): Markup => Html::el('a', [
        'class' => $class,
        'href' => '?' . implode('&', array_filter([
            0 === $locationId ? '' : "location_id={$locationId}",
            0 === $after ? '' : "after={$after}",
        ])) . '#' . $id,
        'aria-current' => $isCurrent ? 'true' : null,
    ], $text);
    $branch = static fn (int $locationId, string $city): Markup => Html::el(
        'li',
        [],
        $link('coleman-rental-list__option', $locationId, 0, $city, $choice['locationId'] === $locationId),
    );
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
        0 === $choice['after'] ? null : Html::el(
            'p',
            ['class' => 'coleman-rental-list__way'],
            $link('coleman-rental-list__link', $choice['locationId'], 0, __('From the beginning', 'coleman')),
        ),
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
        !$list['has_more'] ? null : Html::el(
            'p',
            ['class' => 'coleman-rental-list__way'],
            $link('coleman-rental-list__more', $choice['locationId'], $list['after'], __('Load More Rentals', 'coleman')),
        ),
        Html::el(
            'p',
            ['class' => 'coleman-rental-list__told', 'role' => 'status'],
            /* translators: %d: how many machines are listed. */
            sprintf(_n('%d machine shown', '%d machines shown', $count, 'coleman'), $count),
        ),
    );
};
