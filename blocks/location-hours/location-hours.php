<?php

declare(strict_types=1);

use Coleman\Blocks\Html;
use Coleman\Blocks\Markup;
use Coleman\Blocks\Telephone;
use Coleman\Blocks\Twins;

/** Twin of location-hours.tsx. */
return static function (array $props): Markup {
    /**
     * @var array{
     *   layout: 'full'|'strip'|'footer',
     *   heading: string,
     *   headingLevel?: 'h1'|'h2',
     *   map: string,
     *   branches: list<array{city: string, address: string, phone_number: string, ...}>,
     *   people: list<array<string, mixed>>
     * } $props the branches and people as branch-contact takes them
     */
    ['layout' => $layout, 'heading' => $heading, 'map' => $map, 'branches' => $branches, 'people' => $people] = $props;
    $level = $props['headingLevel'] ?? 'h2';

    $briefly = static fn (): array => array_map(static fn (array $branch): Markup => Html::el(
        'li',
        ['class' => 'coleman-location-hours__branch'],
        Html::el('p', ['class' => 'coleman-location-hours__city'], $branch['city']),
        'footer' === $layout ? Html::el('p', ['class' => 'coleman-location-hours__street'], $branch['address']) : null,
        Html::el('a', ['class' => 'coleman-location-hours__phone', 'href' => Telephone::url($branch['phone_number'])], $branch['phone_number']),
        Twins::ui('branch-hours')($branch),
    ), $branches);

    return Html::el(
        'div',
        ['class' => "coleman-location-hours__layout is-{$layout}"],
        '' === $heading ? null : Html::el($level, ['class' => 'coleman-location-hours__heading'], $heading),
        'full' === $layout
            ? Twins::ui('branch-contact')([
                'branches' => $branches,
                'people' => $people,
                'map' => $map,
                'isPlain' => true,
                'level' => '' === $heading || 'h1' === $level ? 'h2' : 'h3',
            ])
            : Html::el(
                'ul',
                ['class' => 'coleman-location-hours__branches', 'aria-label' => __('Branches', 'coleman'), 'style' => '--branches:' . count($branches)],
                $briefly(),
            ),
    );
};
