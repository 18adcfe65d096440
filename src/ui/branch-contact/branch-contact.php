<?php

declare(strict_types=1);

use Coleman\Blocks\Html;
use Coleman\Blocks\Markup;
use Coleman\Blocks\Telephone;
use Coleman\Blocks\Twins;

$directions = static fn (string $address): string => 'https://www.google.com/maps/dir/?api=1&destination=' . rawurlencode($address);

/** In the order that src/behaviours/open-now knows. */
$openWords = static fn (): array => [
    __('Open now', 'coleman'),
    /* translators: %s: a time. */
    __('Open now, until %s', 'coleman'),
    __('Closed', 'coleman'),
    /* translators: 1: a day, such as tomorrow or Monday, 2: a time. */
    __('Closed, opens %1$s %2$s', 'coleman'),
    __('today', 'coleman'),
    __('tomorrow', 'coleman'),
    /* translators: %s: a time before noon, such as 7:30. */
    __('%s am', 'coleman'),
    /* translators: %s: a time after noon, such as 5:30. */
    __('%s pm', 'coleman'),
];

/** Twin of branch-contact.tsx. */
return static function (array $props) use ($directions, $openWords): Markup {
    /**
     * @var array{
     *   branches: list<array{
     *     location_id: int, slug: string, address: string, city: string, state: string, postal_code: string, phone_number: string, hours: string,
     *     hours_spec: list<array{days: list<int>, opens: string, closes: string}>,
     *     special_hours: list<array{date: string, opens?: string, closes?: string, note?: string}>,
     *     map: string, url?: string, lat?: float, lng?: float
     *   }>,
     *   people: list<array<string, mixed>>,
     *   map: string,
     *   level: 'h2'|'h3', isPlain?: bool
     * } $props the people as person-card takes them
     */
    ['branches' => $branches, 'people' => $people, 'map' => $map, 'level' => $heading] = $props;
    $isPlain = $props['isPlain'] ?? false;

    $plates = array_map(static fn (array $branch): Markup => Html::el(
        'li',
        [
            'class' => 'coleman-branch-contact__branch',
            'data-at' => $isPlain && isset($branch['lat'], $branch['lng']) ? "{$branch['lat']},{$branch['lng']}" : null,
        ],
        Html::el($heading, ['class' => 'coleman-branch-contact__city'], '' === ($branch['url'] ?? '') ? $branch['city'] : Html::el('a', ['href' => $branch['url']], $branch['city'])),
        Html::el(
            'address',
            ['class' => 'coleman-branch-contact__address'],
            Html::el('span', ['class' => 'coleman-branch-contact__street'], $branch['address']),
            Html::el(
                'span',
                ['class' => 'coleman-branch-contact__place'],
                /* translators: the last line of an address. 1: city, 2: state, 3: ZIP code. */
                sprintf(__('%1$s, %2$s %3$s', 'coleman'), $branch['city'], $branch['state'], $branch['postal_code']),
            ),
        ),
        Html::el('a', ['class' => 'coleman-branch-contact__phone', 'href' => Telephone::url($branch['phone_number'])], $branch['phone_number']),
        $isPlain && [] !== $branch['hours_spec'] ? Html::el('p', ['class' => 'coleman-branch-contact__now', 'data-open-now' => '']) : null,
        Twins::ui('branch-hours')($branch + ['tells' => $isPlain ? 'now' : 'nothing']),
        Html::el(
            'a',
            [
                'class' => 'coleman-branch-contact__directions',
                'href' => $directions("{$branch['address']}, {$branch['city']}, {$branch['state']} {$branch['postal_code']}"),
                /* translators: %s: city of a branch. */
                'aria-label' => sprintf(__('Directions to %s', 'coleman'), $branch['city']),
            ],
            __('Directions', 'coleman'),
        ),
    ), $branches);

    $cards = array_map(static fn (array $person): Markup => Html::el('li', [], Twins::ui('person-card')($person)), $people);

    return Html::el(
        'div',
        ['class' => 'coleman-branch-contact', 'data-native' => true],
        [] === $plates ? null : Html::el(
            'div',
            ['class' => 'coleman-branch-contact__places'],
            '' === $map ? null : Twins::ui('branch-map')([
                'src' => $map,
                'alt' => 1 === count($branches)
                    /* translators: %s: city of a branch. */
                    ? sprintf(__('Map: the branch in %s', 'coleman'), $branches[0]['city'])
                    : __('Map: our branches around Kansas City', 'coleman'),
                'hasLive' => $isPlain && array_any($branches, static fn (array $branch): bool => isset($branch['lat'])),
            ]),
            Html::el('ul', ['class' => 'coleman-branch-contact__branches', 'data-open-words' => $isPlain ? json_encode($openWords(), JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES) : null], $plates),
        ),
        [] === $cards ? null : Html::el(
            'div',
            ['class' => 'coleman-branch-contact__team'],
            Html::el($heading, ['class' => 'coleman-branch-contact__title'], __('Sales Team', 'coleman')),
            Html::el('ul', ['class' => 'coleman-branch-contact__people'], $cards),
        ),
    );
};
