<?php

declare(strict_types=1);

use Coleman\Blocks\Html;
use Coleman\Blocks\Markup;
use Coleman\Blocks\Twins;

/** How many tiles are in view at once on a large screen: their pictures are wanted first. */
$firstTiles = 4;

/** The headings below the grid's own. */
$below = ['h1' => ['h2', 'h3'], 'h2' => ['h3', 'h4']];

$query = static function (int $locationId, int $vendorId, array $page): string {
    return '?' . implode('&', array_filter([
        !$page['isLocationFixed'] && 0 !== $locationId ? "location_id={$locationId}" : '',
        !$page['isVendorFixed'] && 0 !== $vendorId ? "vendor_id={$vendorId}" : '',
    ]));
};

/** Options: id => name. */
$bar = static function (string $id, string $label, array $options, int $chosen, \Closure $linkTo, Markup|string ...$more): Markup {
    $items = [];
    foreach ([0 => __('ALL', 'coleman')] + $options as $option => $name) {
        $items[] = Html::el('li', ['class' => 'coleman-equipment-grid__option'], Html::el(
            'a',
            [
                'class' => 'coleman-equipment-grid__choice',
                'href' => $linkTo($option),
                'aria-current' => $option === $chosen ? 'true' : null,
            ],
            $name,
        ));
    }
    [$last, $told] = $more + [null, null];

    return Html::el(
        'nav',
        ['class' => 'coleman-equipment-grid__bar', 'aria-labelledby' => $id],
        Html::el('p', ['class' => 'coleman-equipment-grid__label', 'id' => $id], $label),
        Html::el('ul', ['class' => 'coleman-equipment-grid__options'], $items, $last),
        $told,
    );
};

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
                'data-native' => true,
            ],
            $label,
        ),
);

$tile = static function (array $category, bool $isFirst, string $heading) use ($tileLink): Markup {
    $name = $category['CategoryName'];
    $links = $category['links'];

    return Html::el(
        'li',
        ['class' => 'coleman-equipment-grid__tile'],
        Html::el(
            'div',
            ['class' => 'coleman-equipment-grid__face'],
            Html::el(
                $heading,
                ['class' => 'coleman-equipment-grid__name'],
                Html::el('a', ['class' => 'coleman-equipment-grid__machines', 'href' => $links['new'], 'data-native' => true], $name),
            ),
            Html::el('img', [
                'class' => 'coleman-equipment-grid__picture',
                'src' => $category['CategoryImagePath'],
                'alt' => '',
                'width' => 480,
                'height' => 300,
                'loading' => $isFirst ? 'eager' : 'lazy',
                'decoding' => 'async',
            ]),
        ),
        Html::el(
            'ul',
            ['class' => 'coleman-equipment-grid__ways'],
            $tileLink(__('PARTS', 'coleman'), $name, $links['parts']),
            $tileLink(__('Rentals', 'coleman'), $name, $links['rentals']),
            $tileLink(__('NEW', 'coleman'), $name, $links['new']),
            $tileLink(__('USED', 'coleman'), $name, $links['used']),
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
    );
};

$linkList = static fn (string $title, array $links, string $nameKey, string $heading): Markup => Html::el(
    'div',
    ['class' => 'coleman-equipment-grid__list'],
    Html::el($heading, ['class' => 'coleman-equipment-grid__subtitle'], $title),
    Html::el('ul', ['class' => 'coleman-equipment-grid__attachment-links'], array_map(
        static fn (array $link): Markup => Html::el('li', [], Html::el(
            'a',
            ['class' => 'coleman-equipment-grid__attachment', 'href' => $link['Url'], 'data-native' => true],
            $link[$nameKey],
        )),
        $links,
    )),
);

/** How many categories there are, of which branch and brand. */
$countText = static function (int $count, string $city, string $brand): string {
    return 0 === $count
        ? __('No results found', 'coleman')
        : implode(' · ', array_filter([
            /* translators: %d: how many categories of machines are shown. */
            sprintf(_n('%d category', '%d categories', $count, 'coleman'), $count),
            $city,
            $brand,
        ], static fn (string $text): bool => '' !== $text));
};

/** Twin of equipment-grid.tsx. Props: see equipment-props.ts. */
return static function (array $props) use ($below, $firstTiles, $query, $bar, $tile, $linkList, $countText): Markup {
    ['id' => $id, 'heading' => $heading, 'view' => $view, 'contact' => $contact, 'locationId' => $locationId, 'vendorId' => $vendorId] = $props;
    [$headingBelow, $headingBelowThat] = $below[$heading];
    $locations = array_column($view['locations'], 'City', 'LocationId');
    $vendors = array_column($view['vendors'], 'BrandName', 'VendorId');
    $isChosen = static fn (array $of): bool => 0 === $locationId || $of['location_id'] === $locationId;

    $locationBar = !$props['showLocations'] ? null : $bar(
        $id . '-locations',
        __('Select Location', 'coleman'),
        $locations,
        $locationId,
        static fn (int $option): string => $query($option, $vendorId, $props) . '#' . $id,
        Html::el(
            'li',
            ['class' => 'coleman-equipment-grid__option is-scripted'],
            Html::el('button', ['type' => 'button', 'class' => 'coleman-equipment-grid__choice'], __('Use Nearest Location', 'coleman')),
        ),
        Html::el('p', ['class' => 'coleman-equipment-grid__told', 'role' => 'status']),
    );
    $brandBar = !$props['showBrands'] ? null : $bar(
        $id . '-brands',
        __('Brands', 'coleman'),
        $vendors,
        $vendorId,
        static fn (int $option): string => $query($locationId, $option, $props) . '#' . $id,
    );

    $tiles = [];
    foreach ($view['categories'] as $index => $category) {
        $tiles[] = $tile($category, $index < $firstTiles, $headingBelow);
    }

    $branches = null === $contact ? [] : array_values(array_filter($contact['branches'], $isChosen));
    $branchMap = 0 === $locationId ? '' : $branches[0]['map'] ?? '';

    return Html::el(
        'div',
        ['class' => 'coleman-equipment-grid'],
        Html::el(
            'section',
            ['class' => 'coleman-equipment-grid__catalogue', 'id' => $id, 'aria-labelledby' => $id . '-heading'],
            Html::el($heading, ['class' => 'coleman-equipment-grid__heading', 'id' => $id . '-heading'], __('New Equipment', 'coleman')),
            null === $locationBar && null === $brandBar
                ? null
                : Html::el('div', ['class' => 'coleman-equipment-grid__bars'], $locationBar, $brandBar),
            Html::el(
                'p',
                ['class' => 'coleman-equipment-grid__count', 'role' => 'status'],
                $countText(count($tiles), $locations[$locationId] ?? '', $vendors[$vendorId] ?? ''),
            ),
            [] === $tiles ? null : Html::el('ul', ['class' => 'coleman-equipment-grid__tiles'], $tiles),
        ),
        !$props['showAttachments'] || [] === $view['attachmentCategoryLinks'] ? null : Html::el(
            'section',
            ['class' => 'coleman-equipment-grid__attachments', 'aria-labelledby' => $id . '-attachments'],
            Html::el(
                $headingBelow,
                ['class' => 'coleman-equipment-grid__title', 'id' => $id . '-attachments'],
                __('NEW EQUIPMENT ATTACHMENTS', 'coleman'),
            ),
            Html::el(
                'div',
                ['class' => 'coleman-equipment-grid__lists'],
                $linkList(__('By category', 'coleman'), $view['attachmentCategoryLinks'], 'CategoryName', $headingBelowThat),
                $linkList(__('By manufacturer', 'coleman'), $view['attachmentManufacturerLinks'], 'BrandName', $headingBelowThat),
            ),
        ),
        null === $contact ? null : Twins::ui('branch-contact')([
            'branches' => $branches,
            'people' => array_values(array_filter($contact['people'], $isChosen)),
            'map' => '' === $branchMap ? $contact['mapOfAll'] : $branchMap,
            'level' => $headingBelow,
        ]),
    );
};
