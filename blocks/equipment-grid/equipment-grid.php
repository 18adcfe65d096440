<?php

declare(strict_types=1);

use Coleman\Blocks\Html;
use Coleman\Blocks\Markup;
use Coleman\Blocks\Twins;

/** How many tiles are in view at once on a large screen: their pictures are wanted first. */
$firstTiles = 4;

/** The headings below the grid's own. */
$below = ['h1' => ['h2', 'h3'], 'h2' => ['h3', 'h4']];

$option = static fn (string $url, string $name, bool $isChosen): Markup => Html::el(
    'li',
    ['class' => 'coleman-equipment-grid__option'],
    Html::el('a', ['class' => 'coleman-equipment-grid__choice', 'href' => $url, 'aria-current' => $isChosen ? 'true' : null], $name),
);

/** A bar of filters; after its options and after the bar there may be more. */
$bar = static fn (string $id, string $label, array $options, ?Markup $lastOption = null, ?Markup $told = null): Markup => Html::el(
    'nav',
    ['class' => 'coleman-equipment-grid__bar', 'aria-labelledby' => $id],
    Html::el('p', ['class' => 'coleman-equipment-grid__label', 'id' => $id], $label),
    Html::el('ul', ['class' => 'coleman-equipment-grid__options'], $options, $lastOption),
    $told,
);

$tileLink = static fn (string $label, string $category, string $url): Markup => Html::el(
    'li',
    ['class' => 'coleman-equipment-grid__way'],
    '' === $url
        ? Html::el('s', ['class' => 'coleman-equipment-grid__link is-inactive'], $label)
        : Html::el(
            'a',
            [
                'class' => 'coleman-equipment-grid__link',
                'href' => $url,
                /* translators: 1: what to see, such as USED, 2: category of machines. */
                'aria-label' => sprintf(__('%1$s: %2$s', 'coleman'), $label, $category),
            ],
            $label,
        ),
);

$attachmentLink = static fn (string $name, string $url): Markup => Html::el(
    'li',
    [],
    Html::el('a', ['class' => 'coleman-equipment-grid__attachment', 'href' => $url], $name),
);

$linkList = static fn (string $title, array $links, string $heading): Markup => Html::el(
    'div',
    ['class' => 'coleman-equipment-grid__list'],
    Html::el($heading, ['class' => 'coleman-equipment-grid__subtitle'], $title),
    Html::el('ul', ['class' => 'coleman-equipment-grid__attachment-links'], $links),
);

/** How many categories there are, of which branch and brand. */
$countText = static fn (int $count, string $city, string $brand): string => 0 === $count
    ? __('No results found', 'coleman')
    : implode(' · ', array_filter([
        /* translators: %d: how many categories of machines are shown. */
        sprintf(_n('%d category', '%d categories', $count, 'coleman'), $count),
        $city,
        $brand,
    ], static fn (string $text): bool => '' !== $text));

/** Twin of equipment-grid.tsx. */
return static function (array $props) use ($below, $firstTiles, $option, $bar, $tileLink, $attachmentLink, $linkList, $countText): Markup {
    /**
     * @var array{
     *   id: string,
     *   heading: 'h1'|'h2',
     *   locationId: int,
     *   vendorId: int,
     *   isLocationFixed: bool,
     *   isVendorFixed: bool,
     *   categoryId: int,
     *   showLocations: bool,
     *   showBrands: bool,
     *   showAttachments: bool,
     *   nearest: array{zip: string, told: string, isAsked: bool, isFaulty: bool},
     *   view: array{
     *     locations: list<array{LocationId: int, City: string, ...}>,
     *     vendors: list<array{VendorId: int, BrandName: string}>,
     *     categories: list<array{
     *       EquipCategoryId: int, CategoryName: string, CategoryImagePath: string,
     *       AvailableLocations: list<array{City: string}>,
     *       links: array{parts: string, rentals: string, new: string, used: string}
     *     }>,
     *     attachmentCategoryLinks: list<array{CategoryId: int, CategoryName: string, Url: string}>,
     *     attachmentManufacturerLinks: list<array{VendorId: int, BrandName: string, Url: string}>
     *   },
     *   contact: array{
     *     branches: list<array{location_id: int, map: string, ...}>,
     *     people: list<array{location_id: int, ...}>,
     *     mapOfAll: string
     *   }|null
     * } $props the branches and people as branch-contact takes them
     */
    ['id' => $id, 'heading' => $heading, 'view' => $view, 'contact' => $contact, 'locationId' => $locationId, 'vendorId' => $vendorId] = $props;
    [$headingBelow, $headingBelowThat] = $below[$heading];
    $cities = array_column($view['locations'], 'City', 'LocationId');
    $brands = array_column($view['vendors'], 'BrandName', 'VendorId');

    $linkTo = static fn (int $location, int $vendor): string => '?' . implode('&', array_filter([
        0 === $location || $props['isLocationFixed'] ? '' : "location_id={$location}",
        0 === $vendor || $props['isVendorFixed'] ? '' : "vendor_id={$vendor}",
    ], static fn (string $part): bool => '' !== $part)) . '#' . $id;
    $all = __('ALL', 'coleman');

    $locationBar = null;
    if ($props['showLocations']) {
        $options = [$option($linkTo(0, $vendorId), $all, 0 === $locationId)];
        foreach ($cities as $ofId => $city) {
            $options[] = $option($linkTo($ofId, $vendorId), $city, $ofId === $locationId);
        }
        $locationBar = $bar(
            $id . '-locations',
            __('Select Location', 'coleman'),
            $options,
            Twins::part('equipment-grid', 'nearest')([
                'id' => $id,
                'vendorId' => $props['isVendorFixed'] ? 0 : $vendorId,
                ...$props['nearest'],
            ]),
            Html::el(
                'p',
                ['class' => 'coleman-equipment-grid__told' . ($props['nearest']['isFaulty'] ? ' is-fault' : ''), 'id' => $id . '-told', 'role' => 'status'],
                $props['nearest']['told'],
            ),
        );
    }

    $brandBar = null;
    if ($props['showBrands']) {
        $options = [$option($linkTo($locationId, 0), $all, 0 === $vendorId)];
        foreach ($brands as $ofId => $brand) {
            $options[] = $option($linkTo($locationId, $ofId), $brand, $ofId === $vendorId);
        }
        $brandBar = $bar($id . '-brands', __('Brands', 'coleman'), $options);
    }

    $tiles = array_map(static fn (array $category, int $index): Markup => Html::el(
        'li',
        ['class' => 'coleman-equipment-grid__tile'],
        Html::el(
            'div',
            ['class' => 'coleman-equipment-grid__face'],
            Html::el(
                $headingBelow,
                ['class' => 'coleman-equipment-grid__name'],
                Html::el('a', ['class' => 'coleman-equipment-grid__machines', 'href' => $category['links']['new']], $category['CategoryName']),
            ),
            Html::el('img', [
                'class' => 'coleman-equipment-grid__picture',
                'src' => $category['CategoryImagePath'],
                'alt' => '',
                'width' => 480,
                'height' => 300,
                'loading' => $index < $firstTiles ? 'eager' : 'lazy',
                'decoding' => 'async',
            ]),
        ),
        Html::el(
            'ul',
            ['class' => 'coleman-equipment-grid__ways'],
            $tileLink(__('PARTS', 'coleman'), $category['CategoryName'], $category['links']['parts']),
            $tileLink(__('Rentals', 'coleman'), $category['CategoryName'], $category['links']['rentals']),
            $tileLink(__('NEW', 'coleman'), $category['CategoryName'], $category['links']['new']),
            $tileLink(__('USED', 'coleman'), $category['CategoryName'], $category['links']['used']),
        ),
        [] === $category['AvailableLocations'] ? null : Html::el(
            'div',
            ['class' => 'coleman-equipment-grid__available'],
            Html::el('p', ['class' => 'coleman-equipment-grid__where'], __('AVAILABLE IN:', 'coleman')),
            Html::el('ul', ['class' => 'coleman-equipment-grid__cities'], array_map(
                static fn (array $location): Markup => Html::el('li', ['class' => 'coleman-equipment-grid__city'], $location['City']),
                $category['AvailableLocations'],
            )),
        ),
    ), $view['categories'], array_keys($view['categories']));

    $attachments = !$props['showAttachments'] || [] === $view['attachmentCategoryLinks'] ? null : Html::el(
        'section',
        ['class' => 'coleman-equipment-grid__attachments', 'data-native' => true, 'aria-labelledby' => $id . '-attachments'],
        Html::el(
            $headingBelow,
            ['class' => 'coleman-equipment-grid__title', 'id' => $id . '-attachments'],
            __('NEW EQUIPMENT ATTACHMENTS', 'coleman'),
        ),
        Html::el(
            'div',
            ['class' => 'coleman-equipment-grid__lists'],
            $linkList(__('By category', 'coleman'), array_map(
                static fn (array $link): Markup => $attachmentLink($link['CategoryName'], $link['Url']),
                $view['attachmentCategoryLinks'],
            ), $headingBelowThat),
            $linkList(__('By manufacturer', 'coleman'), array_map(
                static fn (array $link): Markup => $attachmentLink($link['BrandName'], $link['Url']),
                $view['attachmentManufacturerLinks'],
            ), $headingBelowThat),
        ),
    );

    $branchContact = null;
    if (null !== $contact) {
        $branches = array_values(array_filter($contact['branches'], static fn (array $branch): bool => 0 === $locationId || $branch['location_id'] === $locationId));
        $map = 0 === $locationId ? '' : $branches[0]['map'] ?? '';
        $branchContact = Twins::ui('branch-contact')([
            'branches' => $branches,
            'people' => array_values(array_filter($contact['people'], static fn (array $person): bool => 0 === $locationId || $person['location_id'] === $locationId)),
            'map' => '' === $map ? $contact['mapOfAll'] : $map,
            'level' => $headingBelow,
        ]);
    }

    return Html::el(
        'div',
        ['class' => 'coleman-equipment-grid'],
        Html::el(
            'section',
            ['class' => 'coleman-equipment-grid__catalogue', 'id' => $id, 'aria-labelledby' => $id . '-heading'],
            Html::el($heading, ['class' => 'coleman-equipment-grid__heading', 'id' => $id . '-heading'], $props['isLocationFixed'] && 'h2' === $heading
                // The page's own title says new equipment, and where.
                ? __('Machines by category', 'coleman')
                : __('New Equipment', 'coleman')),
            null === $locationBar && null === $brandBar
                ? null
                : Html::el('div', ['class' => 'coleman-equipment-grid__bars'], $locationBar, $brandBar),
            Html::el(
                'p',
                ['class' => 'coleman-equipment-grid__count', 'role' => 'status'],
                $countText(count($tiles), $cities[$locationId] ?? '', $brands[$vendorId] ?? ''),
            ),
            [] === $tiles ? null : Html::el('ul', ['class' => 'coleman-equipment-grid__tiles', 'data-native' => true], $tiles),
        ),
        $attachments,
        $branchContact,
    );
};
