<?php

declare(strict_types=1);

use Coleman\Api\Locations\Location;
use Coleman\Api\Parts\PartUrls;
use Coleman\Api\Services;

/**
 * What the menu lists, section by section in its order: two queries, and the branches, which every page reads.
 *
 * A section is a link, or a name that opens groups of links.
 *
 * @param Services $services
 * @param list<string> $sections those that show
 * @return list<array{key: string, label: string, url: string, groups: list<array{heading: string, columns: int, links: list<array{label: string, url: string}>}>}>
 */
return static function (Services $services, array $sections): array {
    $link = static fn (string $label, string $url): array => ['label' => $label, 'url' => $url];
    $group = static fn (string $heading, int $columns, array $links): array => ['heading' => $heading, 'columns' => $columns, 'links' => $links];
    $page = static fn (string $key, string $label, string $url): array => ['key' => $key, 'label' => $label, 'url' => $url, 'groups' => []];
    $panel = static fn (string $key, string $label, array ...$groups): array => ['key' => $key, 'label' => $label, 'url' => '', 'groups' => $groups];
    $branches = static fn (string $pattern): array => array_map(
        static fn (Location $location): array => $link($location->city, sprintf($pattern, $location->slug)),
        $services->locations()->all(),
    );

    $makers = [
        'new' => static fn (): array => $panel(
            'new',
            __('New Equipment', 'coleman'),
            $group(__('By category', 'coleman'), 2, [
                ...array_map(
                    static fn (array $category): array => $link($category['name'], $category['url']),
                    $services->equipmentGrid()->categoryLinks(),
                ),
                $link(__('All new equipment', 'coleman'), '/equipment/new/'),
            ]),
            $group(__('By branch', 'coleman'), 1, $branches('/new-equipment-%s/')),
        ),
        'used' => static fn (): array => $panel('used', __('Used', 'coleman'), $group(__('Used equipment', 'coleman'), 2, [
            $link(__('Tractors', 'coleman'), '/equipment/used/tractors/'),
            $link(__('Compact Track Loaders', 'coleman'), '/equipment/used/compact-track-loaders/'),
            $link(__('Zero-Turn Mowers', 'coleman'), '/equipment/used/zero-turn-mowers/'),
            $link(__('Utility Vehicles', 'coleman'), '/equipment/used/utility-vehicles/'),
            $link(__('Other Used Equipment', 'coleman'), '/equipment/used/other-used-equipment/'),
            $link(__('All used equipment', 'coleman'), '/equipment/used/'),
        ])),
        'rental' => static fn (): array => $page('rental', __('Rental', 'coleman'), '/rental/'),
        'attachments' => static fn (): array => $page('attachments', __('Attachments', 'coleman'), '/equipment/implements-attachments/'),
        'parts' => static fn (): array => $panel(
            'parts',
            __('Parts', 'coleman'),
            $group(__('By family', 'coleman'), 4, array_map(
                static fn (array $family): array => $link($family['name'], PartUrls::category($family['id'], $family['name'])),
                $services->parts()->families(),
            )),
            $group(__('You know the numbers?', 'coleman'), 1, [$link(__('Quick order', 'coleman'), '/parts/quick-order')]),
        ),
        'locations' => static fn (): array => $panel('locations', __('Locations', 'coleman'), $group(__('Our branches', 'coleman'), 2, $branches('/locations/%s/'))),
        'team' => static fn (): array => $page('team', __('Sales Team', 'coleman'), '/sales-team/'),
    ];

    return array_map(
        static fn (\Closure $make): array => $make(),
        array_values(array_filter($makers, static fn (string $key): bool => in_array($key, $sections, true), ARRAY_FILTER_USE_KEY)),
    );
};
