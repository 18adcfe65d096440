<?php

declare(strict_types=1);

use Coleman\Api\Money;
use Coleman\Blocks\Html;
use Coleman\Blocks\Markup;
use Coleman\Blocks\Twins;

/** The heading below the list's own. */
$below = ['h1' => 'h2', 'h2' => 'h3'];

/** How many plates are in view at once on a large screen: their pictures are wanted first. */
$first = 4;

/** Counts stop here. */
$cap = 200;

/** What a bar chooses. */
$chooses = ['category' => 'categoryId', 'vendor' => 'vendorId', 'branch' => 'locationId', 'price' => 'price', 'rent' => 'isForRent'];

$labelOf = static fn (string $bar): string => match ($bar) {
    'category' => __('Category', 'coleman'),
    'vendor' => __('Manufacturer', 'coleman'),
    'branch' => __('Branch', 'coleman'),
    'price' => __('Price', 'coleman'),
    default => __('Rentals', 'coleman'),
};

$priceName = static fn (int $from, ?int $under): string => match (true) {
    /* translators: %s: a price */
    null === $under => sprintf(__('%s and more', 'coleman'), Money::short($from)),
    /* translators: 1, 2: prices */
    $from > 0 => sprintf(__('%1$s to %2$s', 'coleman'), Money::short($from), Money::short($under)),
    /* translators: %s: a price */
    default => sprintf(__('Under %s', 'coleman'), Money::short($under)),
};

/** What a bar offers besides ALL, as value, name, count; what would show nothing is left out, but for what is chosen. */
$offers = static function (string $bar, array $facets, int|string|bool $chosen) use ($priceName): array {
    /**
     * @var array{
     *   categories: list<array{CategoryId: int, CategoryName: string, count: int}>,
     *   vendors: list<array{VendorId: int, BrandName: string, count: int}>,
     *   locations: list<array{LocationId: int, City: string, count: int}>,
     *   for_rent: int,
     *   prices: list<array{price: string, from_cents: int, below_cents: int|null, count: int}>
     * } $facets
     */
    $offers = match ($bar) {
        'category' => array_map(static fn (array $one): array => [$one['CategoryId'], $one['CategoryName'], $one['count']], $facets['categories']),
        'vendor' => array_map(static fn (array $one): array => [$one['VendorId'], $one['BrandName'], $one['count']], $facets['vendors']),
        'branch' => array_map(static fn (array $one): array => [$one['LocationId'], $one['City'], $one['count']], $facets['locations']),
        'price' => array_map(static fn (array $one): array => [$one['price'], $priceName($one['from_cents'], $one['below_cents']), $one['count']], $facets['prices']),
        default => [[true, __('For rent', 'coleman'), $facets['for_rent']]],
    };

    return array_values(array_filter($offers, static fn (array $offer): bool => $offer[2] > 0 || $offer[0] === $chosen));
};

/** Twin of attachment-list.tsx. */
return static function (array $props) use ($below, $first, $cap, $chooses, $labelOf, $offers): Markup {
    /**
     * @var array{
     *   id: string,
     *   heading: 'h1'|'h2',
     *   title: string,
     *   fixed: array{categoryId: int, vendorId: int},
     *   choice: array{categoryId: int, vendorId: int, locationId: int, isForRent: bool, price: string, after: int},
     *   bars: list<'category'|'vendor'|'branch'|'price'|'rent'>,
     *   perPage: int,
     *   list: array{
     *     items: list<array<string, mixed>>,
     *     facets: array<string, mixed>,
     *     count: int, count_is_capped: bool, has_more: bool, after: int
     *   }
     * } $props items as attachment-card takes them
     */
    ['id' => $id, 'heading' => $heading, 'choice' => $choice, 'list' => $list, 'fixed' => $fixed] = $props;

    $linkTo = static function (array $change) use ($choice, $fixed, $id): string {
        /** @var array{categoryId: int, vendorId: int, locationId: int, isForRent: bool, price: string, after: int} $to */
        $to = [...$choice, 'after' => 0, ...$change];

        return '?' . implode('&', array_filter([
            0 === $fixed['categoryId'] && $to['categoryId'] > 0 ? "category_id={$to['categoryId']}" : '',
            0 === $fixed['vendorId'] && $to['vendorId'] > 0 ? "vendor_id={$to['vendorId']}" : '',
            $to['locationId'] > 0 ? "location_id={$to['locationId']}" : '',
            '' !== $to['price'] ? "price={$to['price']}" : '',
            $to['isForRent'] ? 'rent=1' : '',
            $to['after'] > 0 ? "after={$to['after']}" : '',
        ], static fn (string $part): bool => '' !== $part)) . '#' . $id;
    };

    $option = static fn (string $href, string $name, ?int $count, bool $isChosen): Markup => Html::el(
        'li',
        [],
        Html::el(
            'a',
            ['href' => $href, 'aria-current' => $isChosen ? 'true' : null],
            $name . ' ',
            null === $count ? null : Html::el('span', [], $count < $cap ? (string) $count : $cap . '+'),
        ),
    );

    $chosen = [];
    $bars = [];
    foreach ($props['bars'] as $bar) {
        $field = $chooses[$bar];
        $nothing = match ($field) {
            'price' => '',
            'isForRent' => false,
            default => 0,
        };
        $options = [$option($linkTo([$field => $nothing]), __('ALL', 'coleman'), null, $choice[$field] === $nothing)];
        foreach ($offers($bar, $list['facets'], $choice[$field]) as [$value, $name, $count]) {
            $isChosen = $choice[$field] === $value;
            $options[] = $option($linkTo([$field => $value]), $name, $count, $isChosen);
            if ($isChosen) {
                $chosen[] = $name;
            }
        }
        $bars[] = Html::el(
            'nav',
            ['class' => 'coleman-attachment-list__bar', 'aria-labelledby' => "{$id}-{$bar}"],
            Html::el('p', ['class' => 'coleman-attachment-list__label', 'id' => "{$id}-{$bar}"], $labelOf($bar)),
            Html::el('ul', ['class' => 'coleman-attachment-list__options'], $options),
        );
    }

    $count = $list['count'];
    $many = $list['count_is_capped']
        /* translators: %d: a number of attachments */
        ? sprintf(__('More than %d attachments', 'coleman'), $count)
        /* translators: %d: a number of attachments */
        : sprintf(_n('%d attachment', '%d attachments', $count, 'coleman'), $count);

    return Html::el(
        'section',
        ['class' => 'coleman-attachment-list', 'id' => $id, 'aria-labelledby' => $id . '-heading'],
        Html::el($heading, ['class' => 'coleman-attachment-list__heading', 'id' => $id . '-heading'], $props['title']),
        [] === $bars ? null : Html::el('div', ['class' => 'coleman-attachment-list__bars'], $bars),
        Html::el(
            'p',
            ['class' => 'coleman-attachment-list__count', 'role' => 'status'],
            implode(' · ', [0 === $count ? __('No results found', 'coleman') : $many, ...$chosen]),
        ),
        0 === $choice['after'] ? null : Twins::ui('list-way')([
            'to' => 'first',
            'label' => __('From the beginning', 'coleman'),
            'href' => $linkTo([]),
        ]),
        [] === $list['items']
            ? Html::el('p', ['class' => 'coleman-attachment-list__none'], __('Nothing here matches that. Take a filter away, or call us: we may have one coming in.', 'coleman'))
            : Html::el('ul', ['class' => 'coleman-attachment-cards', 'data-native' => true], array_map(
                static fn (array $item, int $index): Markup => Html::el('li', [], Twins::ui('attachment-card')([
                    'attachment' => $item,
                    'level' => $below[$heading],
                    'loading' => $index < $first ? 'eager' : 'lazy',
                ])),
                $list['items'],
                array_keys($list['items']),
            )),
        !$list['has_more'] ? null : Twins::ui('list-way')([
            'to' => 'more',
            'label' => __('Load More Attachments', 'coleman'),
            'href' => $linkTo(['after' => $list['after']]),
        ]),
        Html::el(
            'p',
            ['class' => 'coleman-attachment-list__told', 'role' => 'status'],
            0 !== $choice['after'] || !$list['has_more'] ? null : sprintf(
                /* translators: 1: how many are shown, 2: how many there are. */
                __('%1$d of %2$s shown', 'coleman'),
                count($list['items']),
                $list['count_is_capped'] ? $cap . '+' : (string) $count,
            ),
        ),
    );
};
