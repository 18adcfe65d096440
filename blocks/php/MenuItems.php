<?php

declare(strict_types=1);

namespace Coleman\Blocks;

use Coleman\Api\Composition\Services;
use Coleman\Api\Locations\Location;
use Coleman\Api\Parts\PartUrls;

/** What the menu of the whole site lists. */
final class MenuItems
{
    /**
     * Section by section in its order: two queries, and the branches, which every page reads.
     *
     * A section is a link, or a name that opens groups of links.
     *
     * @param list<string> $sections those that show
     * @return list<array{key: string, label: string, url: string, groups: list<array{heading: string, columns: int, links: list<array{label: string, url: string}>}>}>
     */
    public static function build(Services $services, array $sections): array
    {
        $branches = static fn (string $pattern): array => array_map(
            static fn (Location $location): array => self::link($location->city, sprintf($pattern, $location->slug)),
            $services->locations()->all(),
        );

        $makers = [
            'new' => static fn (): array => self::section(
                'new',
                __('New Equipment', 'coleman'),
                '',
                self::group(__('By category', 'coleman'), 2, [
                    ...array_map(
                        static fn (array $category): array => self::link($category['name'], $category['url']),
                        $services->equipmentOverview()->categoryLinks(),
                    ),
                    self::link(__('All new equipment', 'coleman'), '/equipment/new/'),
                ]),
                self::group(__('By branch', 'coleman'), 1, $branches('/new-equipment-%s/')),
            ),
            'used' => static fn (): array => self::section('used', __('Used', 'coleman'), '', self::group(__('Used equipment', 'coleman'), 2, [
                self::link(__('Tractors', 'coleman'), '/equipment/used/tractors/'),
                self::link(__('Compact Track Loaders', 'coleman'), '/equipment/used/compact-track-loaders/'),
                self::link(__('Zero-Turn Mowers', 'coleman'), '/equipment/used/zero-turn-mowers/'),
                self::link(__('Utility Vehicles', 'coleman'), '/equipment/used/utility-vehicles/'),
                self::link(__('Other Used Equipment', 'coleman'), '/equipment/used/other-used-equipment/'),
                self::link(__('All used equipment', 'coleman'), '/equipment/used/'),
            ])),
            'rental' => static fn (): array => self::section('rental', __('Rental', 'coleman'), '/rental/'),
            'attachments' => static fn (): array => self::section('attachments', __('Attachments', 'coleman'), '/equipment/implements-attachments/'),
            'parts' => static fn (): array => self::section(
                'parts',
                __('Parts', 'coleman'),
                '',
                self::group(__('By family', 'coleman'), 4, array_map(
                    static fn (array $family): array => self::link($family['name'], PartUrls::category($family['id'], $family['name'])),
                    $services->parts()->families(),
                )),
                self::group(__('Know the part numbers?', 'coleman'), 1, [self::link(__('Quick order', 'coleman'), '/parts/quick-order')]),
            ),
            'locations' => static fn (): array => self::section('locations', __('Locations', 'coleman'), '', self::group(__('Our branches', 'coleman'), 2, $branches('/locations/%s/'))),
            'team' => static fn (): array => self::section('team', __('Sales Team', 'coleman'), '/sales-team/'),
        ];

        $menu = [];
        foreach ($makers as $key => $make) {
            if (in_array($key, $sections, true)) {
                $menu[] = $make();
            }
        }

        return $menu;
    }

    /** @return array{label: string, url: string} */
    private static function link(string $label, string $url): array
    {
        return ['label' => $label, 'url' => $url];
    }

    /**
     * @param array<array{label: string, url: string}> $links
     * @return array{heading: string, columns: int, links: list<array{label: string, url: string}>}
     */
    private static function group(string $heading, int $columns, array $links): array
    {
        return ['heading' => $heading, 'columns' => $columns, 'links' => array_values($links)];
    }

    /**
     * @param array{heading: string, columns: int, links: list<array{label: string, url: string}>} ...$groups
     * @return array{key: string, label: string, url: string, groups: list<array{heading: string, columns: int, links: list<array{label: string, url: string}>}>}
     */
    private static function section(string $key, string $label, string $url, array ...$groups): array
    {
        return ['key' => $key, 'label' => $label, 'url' => $url, 'groups' => array_values($groups)];
    }
}
