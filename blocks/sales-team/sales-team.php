<?php

declare(strict_types=1);

use Coleman\Blocks\Html;
use Coleman\Blocks\Markup;
use Coleman\Blocks\Twins;

/** What is wrong with the ZIP code. */
$fault = static fn (string $how): string => match ($how) {
    'malformed' => __('A ZIP Code has 5 digits.', 'coleman'),
    'unknown' => __('We do not know this ZIP code.', 'coleman'),
    default => '',
};

/** Who is shown, and why. */
$toldOf = static function (int $count, string $how, ?array $nearest, string $zip): string {
    /** @var array{city: string, miles: int}|null $nearest */
    if ('covered' === $how) {
        /* translators: 1: number of people, 2: ZIP code. */
        return sprintf(_n('%1$d person looks after ZIP code %2$s.', '%1$d people look after ZIP code %2$s.', $count, 'coleman'), $count, $zip);
    }
    if ('nearest' === $how && null !== $nearest) {
        /* translators: 1: ZIP code, 2: city of a branch, 3: distance in miles. */
        return sprintf(__('ZIP code %1$s is in nobody’s territory. The nearest branch is %2$s, %3$d miles away.', 'coleman'), $zip, $nearest['city'], $nearest['miles']);
    }

    /* translators: %d: number of people. */
    return sprintf(_n('%d person', '%d people', $count, 'coleman'), $count);
};

/** Twin of sales-team.tsx. */
return static function (array $props) use ($fault, $toldOf): Markup {
    /**
     * @var array{
     *   id: string, heading: 'h1'|'h2', showFilter: bool, isBranchFixed: bool,
     *   branches: list<array{id: int, slug: string, city: string, url: string}>, branch: string, zip: string,
     *   team: array{people: list<array{location_id: int, ...}>, how: string, nearest: array{city: string, miles: int}|null}
     * } $props the people as person-card takes them
     */
    ['id' => $id, 'heading' => $heading, 'branches' => $branches, 'zip' => $zip, 'team' => $team] = $props;

    $sections = [];
    foreach ($branches as ['id' => $ofId, 'slug' => $slug, 'city' => $city, 'url' => $url]) {
        $people = array_values(array_filter($team['people'], static fn (array $person): bool => $person['location_id'] === $ofId));
        $sections[] = [] === $people ? null : Html::el(
            'section',
            ['class' => 'coleman-sales-team__branch', 'data-native' => true, 'aria-labelledby' => "{$id}-at-{$slug}"],
            Html::el(
                'h1' === $heading ? 'h2' : 'h3',
                ['class' => 'coleman-sales-team__city', 'id' => "{$id}-at-{$slug}"],
                Html::el('a', ['href' => $url], $city),
            ),
            Html::el('ul', ['class' => 'coleman-sales-team__people'], array_map(
                static fn (array $person): Markup => Html::el('li', [], Twins::ui('person-card')($person)),
                $people,
            )),
        );
    }

    $form = static fn (): Markup => Html::el(
        'form',
        ['class' => 'coleman-sales-team__form', 'method' => 'get', 'action' => "#{$id}", 'novalidate' => true],
        Twins::form('field')([
            'id' => "{$id}-zip",
            'name' => 'zip',
            'type' => 'text',
            'label' => __('Your ZIP code', 'coleman'),
            'value' => $zip,
            'error' => $fault($team['how']),
            'need' => 'depends',
            'autocomplete' => 'postal-code',
            'longest' => 10,
            'width' => 'short',
        ]),
        $props['isBranchFixed'] ? null : Twins::form('field')([
            'id' => "{$id}-branch",
            'name' => 'branch',
            'type' => 'select',
            'label' => __('Branch', 'coleman'),
            'value' => $props['branch'],
            'none' => __('All branches', 'coleman'),
            'options' => array_map(static fn (array $branch): array => ['value' => $branch['slug'], 'label' => $branch['city']], $branches),
            'need' => 'depends',
        ]),
        Twins::ui('button')(['type' => 'submit', 'variant' => 'primary', 'label' => __('Find', 'coleman')]),
    );

    return Html::el(
        'div',
        ['class' => 'coleman-sales-team', 'id' => $id],
        Html::el($heading, ['class' => 'coleman-sales-team__heading'], __('Sales Team', 'coleman')),
        $props['showFilter'] ? $form() : null,
        Html::el('p', ['class' => 'coleman-sales-team__told', 'role' => 'status'], $toldOf(count($team['people']), $team['how'], $team['nearest'], $zip)),
        $sections,
    );
};
