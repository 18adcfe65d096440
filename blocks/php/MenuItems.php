<?php

declare(strict_types=1);

namespace Coleman\Blocks;

use Coleman\Api\Catalogue\AttachmentCategory;
use Coleman\Api\Composition\Services;
use Coleman\Api\Locations\Location;
use Coleman\Api\Models\ModelUrls;
use Coleman\Api\Parts\PartUrls;
use Coleman\Api\Rentals\RentalCategory;

/**
 * What the menu of the whole site lists.
 *
 * A section is a link, or a name that opens groups of links.
 *
 * @phpstan-type Link array{label: string, url: string, isNewTab?: bool}
 * @phpstan-type Group array{heading: string, columns: int, links: list<Link>}
 * @phpstan-type Item array{key: string, label: string, url: string, isNewTab?: bool, groups: list<Group>}
 */
final class MenuItems
{
    /**
     * Section by section in its order: two queries, and the branches, which every page reads.
     *
     * @param list<string> $sections those that show
     * @return list<Item>
     */
    public static function build(Services $services, array $sections): array
    {
        $menu = [];
        foreach (['new', 'used', 'rental', 'attachments', 'parts', 'locations', 'team'] as $key) {
            if (in_array($key, $sections, true)) {
                $url = match ($key) {
                    'rental' => '/rental/',
                    'attachments' => '/equipment/implements-attachments/',
                    'team' => '/sales-team/',
                    default => '',
                };
                $menu[] = ['key' => $key, 'label' => self::name($key), 'url' => $url, 'groups' => '' === $url ? self::groups($services, $key) : []];
            }
        }

        return $menu;
    }

    /** What a section is called until an editor names it. */
    public static function name(string $source): string
    {
        return match ($source) {
            'new' => __('New Equipment', 'coleman'),
            'used' => __('Used', 'coleman'),
            'rental' => __('Rental', 'coleman'),
            'attachments' => __('Attachments', 'coleman'),
            'parts' => __('Parts', 'coleman'),
            'locations' => __('Locations', 'coleman'),
            'team' => __('Sales Team', 'coleman'),
            default => __('Menu', 'coleman'),
        };
    }

    /**
     * What the catalog has of this, in groups.
     *
     * @return list<Group> none for a source that is not known
     */
    public static function groups(Services $services, string $source): array
    {
        return match ($source) {
            'new' => [
                self::group(__('By category', 'coleman'), 2, [
                    ...array_map(
                        static fn (array $category): array => self::link($category['name'], $category['url']),
                        $services->equipmentOverview()->categoryLinks(),
                    ),
                    self::link(__('All new equipment', 'coleman'), '/equipment/new/'),
                ]),
                self::group(__('By branch', 'coleman'), 1, self::branches($services, '/new-equipment-%s/')),
            ],
            'used' => [self::group(__('Used equipment', 'coleman'), 2, [
                self::link(__('Tractors', 'coleman'), '/equipment/used/tractors/'),
                self::link(__('Compact Track Loaders', 'coleman'), '/equipment/used/compact-track-loaders/'),
                self::link(__('Zero-Turn Mowers', 'coleman'), '/equipment/used/zero-turn-mowers/'),
                self::link(__('Utility Vehicles', 'coleman'), '/equipment/used/utility-vehicles/'),
                self::link(__('Other Used Equipment', 'coleman'), '/equipment/used/other-used-equipment/'),
                self::link(__('All used equipment', 'coleman'), '/equipment/used/'),
            ])],
            'rental' => [self::group(__('By category', 'coleman'), 2, [
                ...array_map(
                    static fn (RentalCategory $category): array => self::link($category->name, $category->url()),
                    $services->rentalClasses()->categories(),
                ),
                self::link(__('All rental equipment', 'coleman'), '/rental/'),
            ])],
            'attachments' => [self::group(__('By category', 'coleman'), 2, [
                ...array_map(
                    static fn (AttachmentCategory $category): array => self::link($category->name, $category->url()),
                    array_filter($services->attachments()->categories(), static fn (AttachmentCategory $category): bool => $category->count > 0),
                ),
                self::link(__('All attachments', 'coleman'), '/equipment/implements-attachments/'),
            ])],
            'parts' => [
                self::group(__('Find parts', 'coleman'), 1, [
                    self::link(__('Parts diagrams by model', 'coleman'), ModelUrls::FINDER),
                    self::link(__('Quick order', 'coleman'), '/parts/quick-order'),
                ]),
                self::group(__('By family', 'coleman'), 4, array_map(
                    static fn (array $family): array => self::link($family['name'], PartUrls::category($family['id'], $family['name'])),
                    $services->parts()->families(),
                )),
            ],
            'locations' => [self::group(__('Our branches', 'coleman'), 2, self::branches($services, '/locations/%s/'))],
            default => [],
        };
    }

    /**
     * @param list<Link> $links
     * @return Group
     */
    public static function group(string $heading, int $columns, array $links): array
    {
        return ['heading' => $heading, 'columns' => $columns, 'links' => $links];
    }

    /** @return list<Link> */
    private static function branches(Services $services, string $pattern): array
    {
        return array_map(
            static fn (Location $location): array => self::link($location->city, sprintf($pattern, $location->slug)),
            $services->locations()->all(),
        );
    }

    /** @return Link */
    private static function link(string $label, string $url): array
    {
        return ['label' => $label, 'url' => $url];
    }
}
