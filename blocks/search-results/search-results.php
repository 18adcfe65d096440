<?php

declare(strict_types=1);

use Coleman\Api\Search\SearchListing;
use Coleman\Blocks\Html;
use Coleman\Blocks\Markup;

/** So many more rows come with each Load More. */
$step = SearchListing::STEP;

/** A text longer than this is set smaller. */
$long = 40;

/** So many rows of a section are shown at first; the sections' names stand in the address. */
$first = SearchListing::FIRST;

/** Those that stand by themselves; discontinued parts stand within the parts. */
$groups = ['parts', 'equipment', 'models', 'pages'];

/** What a section is called, on its chip and in full, and what its button says (specification, section 2). */
$words = static fn (): array => [
    'parts' => [__('Parts', 'coleman'), __('Parts and Accessories', 'coleman'), __('Load More Parts', 'coleman')],
    'discontinued' => ['', __('Discontinued parts', 'coleman'), __('Load More Discontinued Parts', 'coleman')],
    'equipment' => [__('Equipment', 'coleman'), __('New and Used Equipment', 'coleman'), __('Load More Equipment', 'coleman')],
    'models' => [__('Diagrams', 'coleman'), __('Common Parts and Parts Diagrams', 'coleman'), __('Load More', 'coleman')],
    'pages' => [__('Pages', 'coleman'), __('Pages', 'coleman'), __('Load More Pages', 'coleman')],
];

/** "12", "more than 200" */
$countText = static fn (int $count, bool $isCapped): string
    /* translators: %d: how many were counted; there are more. */
    => $isCapped ? sprintf(__('more than %d', 'coleman'), $count) : (string) $count;

$head = static fn (string $heading, string $part, string $id, string $title, string $count): Markup => Html::el(
    'div',
    ['class' => 'coleman-search-results__head'],
    Html::el($heading, ['class' => "coleman-search-results__{$part}", 'id' => '' === $id ? null : $id], $title),
    '' === $count ? null : Html::el('p', ['class' => 'coleman-search-results__count'], $count),
);

$title = static function (string $text, bool $isFound) use ($long): Markup {
    if ('' === $text) {
        return Html::el('h1', ['class' => 'coleman-search-results__title'], __('Search parts and machines', 'coleman'));
    }

    return Html::el(
        'h1',
        ['class' => 'coleman-search-results__title'],
        Html::el('span', ['class' => 'coleman-search-results__asked'], ($isFound ? __('Search results for', 'coleman') : __('Nothing found for', 'coleman')) . ' '),
        Html::el('bdi', ['class' => 'coleman-search-results__text' . (mb_strlen($text) > $long ? ' is-long' : '')], $text),
    );
};

/** Old numbers that were asked for, and what they are now. */
$replaced = static function (array $replaced): Markup {
    /** @var list<array{Old: array{PartNumber: string}, New: array{PartNumber: string, Description: string, Url: string}}> $replaced */
    return Html::el('ul', ['class' => 'coleman-search-results__replaced'], array_map(static fn (array $pair): Markup => Html::el(
        'li',
        [],
        Html::el('span', ['class' => 'coleman-search-results__old'], $pair['Old']['PartNumber']),
        /* translators: between an old part number and the one that replaces it */
        Html::el('span', [], __('is now', 'coleman')),
        Html::el('a', ['class' => 'coleman-search-results__other', 'href' => $pair['New']['Url'], 'data-native' => ''], $pair['New']['PartNumber']),
        Html::el('span', [], $pair['New']['Description']),
    ), $replaced));
};

/** Twin of search-results.tsx. */
return static function (array $props) use ($step, $first, $groups, $words, $countText, $head, $title, $replaced): Markup {
    /**
     * @var array{
     *   text: string,
     *   from: 'site'|'parts',
     *   did_you_mean: bool,
     *   replaced: list<array{Old: array{PartNumber: string}, New: array{PartNumber: string, Description: string, Url: string}}>,
     *   sections: array<'parts'|'discontinued'|'equipment'|'models'|'pages', array{
     *     items: list<array<string, mixed>>, count: int, count_is_capped: bool, has_more: bool, after: string
     *   }>,
     *   query: string,
     *   fault: array{partId: int, message: string, quantity: string}|null,
     *   help: array{
     *     phones: list<array{city: string, phone: string}>,
     *     families: list<array{name: string, url: string}>,
     *     categories: list<array{name: string, url: string}>,
     *     order: string
     *   }|null
     * } $props
     */
    /**
     * @var array{
     *   part: Closure(array<string, mixed>, int, array<string, mixed>|null): Markup,
     *   equipment: Closure(array<string, mixed>, int): Markup,
     *   model: Closure(array<string, mixed>, int): Markup,
     *   page: Closure(array<string, mixed>): Markup
     * } $rows
     */
    $rows = (static fn () => require __DIR__ . '/rows.php')();
    /** @var Closure(array<string, mixed>, string): Markup $help */
    $help = (static fn () => require __DIR__ . '/help.php')();
    $sections = $props['sections'];
    $words = $words();

    /** The address of this page with more rows of one section. */
    $more = static function (string $of, int $to) use ($first, $sections, $props): string {
        $asked = [$props['query']];
        foreach ($first as $name => $atFirst) {
            $shown = $name === $of ? $to : count($sections[$name]['items']);
            $asked[] = $shown > $atFirst ? "{$name}={$shown}" : '';
        }

        return '?' . implode('&', array_filter($asked, static fn (string $part): bool => '' !== $part));
    };

    /** The rows of a section, and the way to more of them. */
    $list = static function (string $name, array $items) use ($sections, $words, $step, $first, $more): Markup {
        /** @var list<Markup> $items */
        $shown = count($items);

        return Html::fragment(
            Html::el('ul', ['class' => "coleman-search-results__rows is-{$name}", 'data-rows' => $name], array_map(static fn (Markup $row, int $index): Markup => Html::el(
                'li',
                [
                    // Where the link below leads.
                    'id' => $index >= $first[$name] && 0 === ($index - $first[$name]) % $step ? sprintf('%s-%d', $name, $index + 1) : null,
                    'class' => 'coleman-search-results__row',
                ],
                $row,
            ), $items, array_keys($items))),
            !$sections[$name]['has_more'] ? null : Html::el(
                'a',
                [
                    'class' => 'coleman-search-results__more coleman-button is-quiet',
                    'href' => sprintf('%s#%s-%d', $more($name, $shown + $step), $name, $shown + 1),
                    'rel' => 'nofollow',
                ],
                $words[$name][2],
            ),
        );
    };

    /** How many the chip of a section tells of: of the parts also those that are discontinued. */
    $countOf = static function (string $group) use ($sections): array {
        ['count' => $count, 'count_is_capped' => $isCapped] = $sections[$group];
        if ('parts' !== $group) {
            return [$count, $isCapped];
        }
        $others = $sections['discontinued'];
        $isMany = $isCapped || $others['count_is_capped'];

        return [$isMany ? max($count, $others['count']) : $count + $others['count'], $isMany];
    };

    $found = array_values(array_filter($groups, static fn (string $group): bool => $countOf($group)[0] > 0));

    // Only of the first section pictures are wanted first.
    $rowsOf = static fn (string $name): array => array_map(static fn (array $hit, int $index): Markup => match ($name) {
        'parts' => $rows['part']($hit, $index, $props['fault']),
        'discontinued' => $rows['part']($hit, $index + $step, $props['fault']),
        'equipment' => $rows['equipment']($hit, ($found[0] ?? '') === $name ? $index : $index + $step),
        'models' => $rows['model']($hit, ($found[0] ?? '') === $name ? $index : $index + $step),
        default => $rows['page']($hit),
    }, $sections[$name]['items'], array_keys($sections[$name]['items']));

    $section = static function (string $group) use ($sections, $words, $head, $countText, $list, $rowsOf): Markup {
        ['count' => $count, 'count_is_capped' => $isCapped] = $sections[$group];
        $others = $sections['discontinued'];

        return Html::el(
            'section',
            ['class' => "coleman-search-results__section is-{$group}", 'id' => $group, 'aria-labelledby' => "{$group}-title"],
            $head('h2', 'heading', "{$group}-title", $words[$group][1], 0 === $count ? '' : $countText($count, $isCapped)),
            0 === $count ? null : $list($group, $rowsOf($group)),
            'parts' !== $group || 0 === $others['count'] ? null : Html::el(
                'div',
                ['class' => 'coleman-search-results__discontinued', 'id' => 'discontinued'],
                $head('h3', 'subheading', '', $words['discontinued'][1], $countText($others['count'], $others['count_is_capped'])),
                $list('discontinued', $rowsOf('discontinued')),
            ),
        );
    };

    $others = array_slice($found, 1);

    return Html::el(
        'div',
        ['class' => 'coleman-search-results__body'],
        $title($props['text'], [] !== $found),
        [] === $props['replaced'] ? null : $replaced($props['replaced']),
        !$props['did_you_mean'] ? null : Html::el(
            'p',
            ['class' => 'coleman-search-results__guess'],
            Html::el('strong', [], __('Did you mean', 'coleman')),
            ' ' . __('one of these? Nothing matches what you typed exactly.', 'coleman'),
        ),
        count($found) < 2 ? null : Html::el(
            'nav',
            ['class' => 'coleman-search-results__chips', 'aria-label' => __('What was found', 'coleman'), 'data-native' => ''],
            Html::el('ul', [], array_map(static fn (string $group): Markup => Html::el(
                'li',
                [],
                Html::el(
                    'a',
                    ['class' => 'coleman-search-results__chip', 'href' => "#{$group}"],
                    "{$words[$group][0]} ",
                    Html::el('span', ['class' => 'coleman-search-results__chip-count'], $countOf($group)[0] . ($countOf($group)[1] ? '+' : '')),
                ),
            ), $found)),
        ),
        [] === $found ? null : Html::el(
            'div',
            ['class' => 'coleman-search-results__columns' . ([] === $others ? ' is-single' : '')],
            $section($found[0]),
            [] === $others ? null : Html::el('div', ['class' => 'coleman-search-results__side'], array_map($section, $others)),
        ),
        null === $props['help'] ? null : $help($props['help'], $props['text']),
        Html::el('p', ['class' => 'screen-reader-text', 'role' => 'status']),
    );
};
