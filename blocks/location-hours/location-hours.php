<?php

declare(strict_types=1);

use Coleman\Blocks\Html;
use Coleman\Blocks\Markup;
use Coleman\Blocks\Telephone;
use Coleman\Blocks\Twins;

$briefBranch = static fn (array $branch, bool $withAddress): Markup => Html::el(
    'li',
    ['class' => 'coleman-location-hours__branch'],
    Html::el('p', ['class' => 'coleman-location-hours__city'], $branch['city']),
    $withAddress ? Html::el('p', ['class' => 'coleman-location-hours__street'], $branch['address']) : null,
    Html::el('a', ['class' => 'coleman-location-hours__phone', 'href' => Telephone::url($branch['phone_number'])], $branch['phone_number']),
    Twins::ui('branch-hours')($branch),
);

/** Twin of location-hours.tsx. Props: layout, heading, map, and branches and people in the shapes of the API. */
return static function (array $props) use ($briefBranch): Markup {
    ['layout' => $layout, 'heading' => $heading, 'map' => $map, 'branches' => $branches, 'people' => $people] = $props;

    return Html::el(
        'div',
        ['class' => "coleman-location-hours is-{$layout}"],
        '' === $heading ? null : Html::el('h2', ['class' => 'coleman-location-hours__heading'], $heading),
        'full' === $layout
            ? Twins::ui('branch-contact')([
                'branches' => $branches,
                'people' => $people,
                'map' => $map,
                'level' => '' === $heading ? 'h2' : 'h3',
            ])
            : Html::el(
                'ul',
                ['class' => 'coleman-location-hours__branches', 'aria-label' => __('Branches', 'coleman')],
                array_map(static fn (array $branch): Markup => $briefBranch($branch, 'footer' === $layout), $branches),
            ),
    );
};
