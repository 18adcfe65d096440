<?php

declare(strict_types=1);

use Coleman\Api\Catalogue\MachineChoice;
use Coleman\Blocks\Html;
use Coleman\Blocks\Markup;
use Coleman\Blocks\Twins;

/** The headings of the machines, below the list's own. */
$below = ['h1' => 'h2', 'h2' => 'h3'];

/** How many cards of a page's own list are in view at once on a large screen: their pictures are wanted first. */
$firstCards = 3;

/** How many facets are open before anything is chosen. */
$openFacets = 3;

$choiceIn = static function (string $query): MachineChoice {
    parse_str($query, $parameters);

    return MachineChoice::fromQuery($parameters);
};

$countText = static fn (int $count, bool $isCapped): string => $isCapped
    /* translators: %d: how many machines the list has at least. */
    ? sprintf(__('More than %d machines', 'coleman'), $count)
    /* translators: %d: how many machines the list has. */
    : sprintf(_n('%d machine', '%d machines', $count, 'coleman'), $count);

/** @return array<string, string> */
$sorts = static fn (): array => [
    'newest' => __('Newest listings', 'coleman'),
    'price' => __('Price, lowest first', 'coleman'),
    'price-down' => __('Price, highest first', 'coleman'),
    'year' => __('Year, newest first', 'coleman'),
    'hours' => __('Hours, fewest first', 'coleman'),
    'horsepower' => __('Horsepower, most first', 'coleman'),
];

/** What is chosen, in the order of the facets. */
$chosenIn = static function (array $facets): array {
    /** @var list<array{name: string, label: string, values: list<array{value: string, label: string, is_chosen: bool}>}> $facets */
    $chosen = [];
    foreach ($facets as $facet) {
        foreach ($facet['values'] as $value) {
            if ($value['is_chosen']) {
                $chosen[] = [
                    'facet' => $facet['name'],
                    'value' => $value['value'],
                    /* translators: 1: what machines are narrowed down by, such as Brand, 2: what was chosen, such as Kubota. */
                    'text' => sprintf(__('%1$s: %2$s', 'coleman'), $facet['label'], $value['label']),
                ];
            }
        }
    }

    return $chosen;
};

/** Twin of machine-list.tsx. */
return static function (array $props) use ($below, $firstCards, $openFacets, $choiceIn, $countText, $sorts, $chosenIn): Markup {
    /**
     * @var array{
     *   id: string, title: string, heading: 'h1'|'h2', facetNames: list<string>, sort: string,
     *   showSort: bool, showMore: bool, showCompare: bool, perPage: int, choice: string, after: string, show: int,
     *   view: array{
     *     machines: list<array<string, mixed>>,
     *     facets: list<array{name: string, label: string, total: int, values: list<array{value: string, label: string, count: int, is_chosen: bool}>}>,
     *     count: int|null, isCapped: bool, next: string
     *   },
     *   elsewhere: list<array{label: string, url: string}>,
     *   picked?: list<int>
     * } $props
     */
    ['id' => $id, 'heading' => $heading, 'view' => $view] = $props;
    ['machines' => $machines, 'facets' => $facets, 'count' => $count, 'next' => $next] = $view;
    $choice = $choiceIn($props['choice']);
    $chosen = $chosenIn($facets);
    $isBare = [] === $machines && [] === $chosen;
    $hasForm = !$isBare && ($props['showSort'] || [] !== $props['facetNames']);

    /** A link to another choice. */
    $link = static fn (string $class, string $query, string $text, ?string $label = null): Markup => Html::el(
        'a',
        ['class' => $class, 'href' => "?{$query}#{$id}", 'aria-label' => $label],
        $text,
    );
    $clearAll = static fn (string $class): Markup => $link($class, (new MachineChoice([], $choice->sort))->query(), __('Clear all', 'coleman'));

    $picked = $props['picked'] ?? [];
    $list = Html::el('ul', ['class' => 'coleman-machine-list__machines'], array_map(
        static fn (array $machine, int $index): Markup => Twins::ui('machine-card')([
            'machine' => $machine,
            'level' => $below[$heading],
            'isFirst' => 'h1' === $heading && $index < $firstCards,
            'canCompare' => $props['showCompare'],
            'isPicked' => in_array($machine['id'], $picked, true),
        ]),
        $machines,
        array_keys($machines),
    ));
    if ($props['showCompare']) {
        $list = Html::el(
            'form',
            ['class' => 'coleman-machine-list__compare', 'action' => '/equipment/compare/'],
            Html::el(
                'fieldset',
                ['class' => 'coleman-machine-list__set', 'data-compare-list' => ''],
                Html::el('legend', ['class' => 'coleman-machine-list__legend'], __('Tick machines to compare', 'coleman')),
                $list,
            ),
            array_map(
                static fn (int $pick): Markup => Html::el('input', ['type' => 'hidden', 'name' => 'ids[]', 'value' => $pick]),
                array_values(array_filter($picked, static fn (int $pick): bool => !in_array($pick, array_column($machines, 'id'), true))),
            ),
            Html::el(
                'div',
                ['class' => 'coleman-machine-list__picks' . ([] === $picked ? '' : ' has-picks')],
                [] === $picked ? null : Html::el('span', [], sprintf(
                    /* translators: %d: how many machines are ticked. */
                    _n('%d machine to compare', '%d machines to compare', count($picked), 'coleman'),
                    count($picked),
                )),
                Twins::ui('button')(['label' => __('Compare', 'coleman'), 'variant' => 'primary', 'type' => 'submit']),
            ),
        );
    }

    $empty = null;
    if ([] === $machines && '' === $props['after']) {
        $ways = [];
        foreach ($facets as $facet) {
            if ($facet['total'] > 0 && in_array(true, array_column($facet['values'], 'is_chosen'), true)) {
                $ways[] = $link(
                    'coleman-machine-list__way',
                    $choice->without($facet['name'])->query(),
                    /* translators: 1: what machines are narrowed down by, such as Brand, 2: "5 machines". */
                    sprintf(__('Without %1$s: %2$s', 'coleman'), $facet['label'], $countText($facet['total'], false)),
                );
            }
        }
        $text = match (true) {
            [] === $chosen => __('None on the lot today. More come in every week: call us and we will look out for you.', 'coleman'),
            [] === $ways => __('No machine matches all of this. Take a filter away.', 'coleman'),
            default => __('No machine matches all of this. Leave one out:', 'coleman'),
        };
        if ([] === $chosen) {
            foreach ($props['elsewhere'] as $way) {
                $ways[] = Html::el('a', ['class' => 'coleman-machine-list__way', 'href' => $way['url'], 'data-native' => true], $way['label']);
            }
        }
        $empty = Html::el(
            'div',
            ['class' => 'coleman-machine-list__empty'],
            Html::el('p', ['class' => 'coleman-machine-list__none'], $text),
            Html::el('ul', ['class' => 'coleman-machine-list__ways'], array_map(static fn (Markup $way): Markup => Html::el('li', [], $way), $ways)),
        );
    }

    $form = !$hasForm ? null : Html::el(
        'form',
        [
            'class' => 'coleman-machine-list__filters',
            'id' => $id . '-filters',
            'action' => '#' . $id,
            'aria-label' => __('Narrow the list down', 'coleman'),
        ],
        Twins::ui('facets')(['facets' => $facets, 'open' => $openFacets]),
        [] === $facets ? null : Html::el(
            'div',
            ['class' => 'coleman-machine-list__apply'],
            Twins::ui('button')(['label' => __('Show machines', 'coleman'), 'variant' => 'quiet', 'type' => 'submit']),
        ),
    );

    $sortNow = '' === $choice->sort ? $props['sort'] : $choice->sort;
    $options = [];
    foreach ($sorts() as $sort => $name) {
        $options[] = Html::el('option', ['value' => $sort, 'selected' => $sort === $sortNow], $name);
    }
    $bar = $isBare || (!$hasForm && null === $count) ? null : Html::el(
        'div',
        ['class' => 'coleman-machine-list__bar'],
        null === $count ? null : Html::el('p', ['class' => 'coleman-machine-list__count', 'role' => 'status', 'tabindex' => '-1'], $countText($count, $view['isCapped'])),
        [] === $facets ? null : Html::el(
            'a',
            ['class' => 'coleman-machine-list__toggle', 'href' => "#{$id}-filters"],
            [] === $chosen
                ? __('Filter', 'coleman')
                /* translators: %d: how many are chosen. */
                : sprintf(__('Filter (%d)', 'coleman'), count($chosen)),
        ),
        !$props['showSort'] ? null : Html::el(
            'label',
            ['class' => 'coleman-machine-list__sort'],
            Html::el('span', ['class' => 'coleman-machine-list__sort-label'], __('Sort by', 'coleman')),
            Html::el('select', ['class' => 'coleman-machine-list__select', 'name' => 'sort', 'form' => $id . '-filters'], $options),
        ),
        !$props['showSort'] ? null : Html::el(
            'button',
            ['class' => 'coleman-machine-list__sort-apply', 'type' => 'submit', 'form' => $id . '-filters'],
            __('Sort', 'coleman'),
        ),
    );

    $chips = [] === $chosen ? null : Html::el(
        'ul',
        ['class' => 'coleman-machine-list__chips', 'aria-label' => __('Chosen', 'coleman')],
        array_map(static fn (array $one): Markup => Html::el('li', [], $link(
            'coleman-machine-list__chip',
            $choice->without($one['facet'], $one['value'])->query(),
            $one['text'],
            /* translators: %s: a choice, such as "Brand: Kubota". */
            sprintf(__('Remove %s', 'coleman'), $one['text']),
        )), $chosen),
        Html::el('li', [], $clearAll('coleman-machine-list__clear')),
    );

    $more = !$props['showMore'] || '' === $next ? null : Twins::ui('list-way')([
        'to' => 'more',
        'label' => __('Load More Machines', 'coleman'),
        'href' => '?' . implode('&', array_filter([$props['choice'], 'after=' . $next])) . '#' . $id,
    ]);

    return Html::el(
        'section',
        ['class' => 'coleman-machine-list', 'id' => $id, 'aria-labelledby' => $id . '-heading'],
        Html::el($heading, ['class' => 'coleman-machine-list__heading', 'id' => $id . '-heading'], $props['title']),
        Html::el(
            'div',
            ['class' => 'coleman-machine-list__body' . ([] === $facets ? '' : ' has-facets')],
            $form,
            Html::el(
                'div',
                ['class' => 'coleman-machine-list__main'],
                $bar,
                $chips,
                '' === $props['after'] ? null : Twins::ui('list-way')([
                    'to' => 'first',
                    'label' => __('Back to the first machines', 'coleman'),
                    'href' => "?{$props['choice']}#{$id}",
                ]),
                $empty,
                [] === $machines && [] === $picked ? null : $list,
                $more,
                $props['showCompare'] || $props['showMore'] ? Html::el('p', ['class' => 'coleman-machine-list__told', 'role' => 'status']) : null,
            ),
        ),
    );
};
