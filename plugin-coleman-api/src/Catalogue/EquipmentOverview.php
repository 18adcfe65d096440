<?php

declare(strict_types=1);

namespace Coleman\Api\Catalogue;

use Coleman\Api\Database\Connection;
use Coleman\Api\Images\ImageUrls;
use Coleman\Api\Locations\Location;
use Coleman\Api\Locations\LocationPresenter;
use Coleman\Api\Locations\LocationRepository;
use Coleman\Api\Models\ModelUrls;

/**
 * What the new equipment grid shows for a branch and a brand.
 *
 * The bars of branches and brands are always whole; categories and attachment links follow the
 * filter. 0 means ALL; an id that does not exist matches nothing. Links lead to lists that are narrowed down to the same
 * branch and brand.
 */
final class EquipmentOverview
{
    /** @var list<array<string, string|null>>|null of all brands, read once a request: the menu of a page lists them, and the grid of some pages */
    private ?array $categories = null;

    public function __construct(
        private readonly Connection $connection,
        private readonly LocationRepository $locations,
        private readonly LocationPresenter $locationPresenter,
        private readonly ImageUrls $images,
    ) {
    }

    /**
     * @param bool $withAttachments false for a grid that shows no links to them: both lists are empty
     * @return array{
     *   attachmentCategoryLinks: list<array{CategoryId: int, CategoryName: string, Url: string}>,
     *   attachmentManufacturerLinks: list<array{VendorId: int, BrandName: string, Url: string}>,
     *   categories: list<array<string, mixed>>,
     *   locations: list<array{LocationId: int, City: string, State: string, Latitude: float, Longitude: float, slug: string}>,
     *   vendors: list<array{VendorId: int, BrandName: string}>
     * } schema/equipment-categories.json
     */
    public function view(int $locationId, int $vendorId, bool $withAttachments = true): array
    {
        $locations = $this->locations->all();
        $brands = $this->brands();
        $attachments = $withAttachments ? $this->attachmentLinks($locationId, $vendorId, $brands) : ['categories' => [], 'vendors' => []];

        return [
            'attachmentCategoryLinks' => $attachments['categories'],
            'attachmentManufacturerLinks' => $attachments['vendors'],
            'categories' => $this->categories($locationId, $vendorId, $locations),
            'locations' => array_map($this->locationPresenter->brief(...), $locations),
            'vendors' => array_map(static fn (int $id, string $name): array => ['VendorId' => $id, 'BrandName' => $name], array_keys($brands), $brands),
        ];
    }

    /**
     * The categories that have new machines, in the dealer's order: what a menu lists.
     *
     * @return list<array{name: string, url: string}>
     */
    public function categoryLinks(): array
    {
        return array_map(
            static fn (array $row): array => [
                'name' => (string) $row['name'],
                'url' => EquipmentUrls::newCategory((int) $row['id'], (string) $row['name']),
            ],
            $this->categoriesWithMachines(0),
        );
    }

    /** @return array<int, string> names by id, in the dealer's order */
    private function brands(): array
    {
        $names = [];
        foreach ($this->connection->rows('SELECT id, name FROM {brands} ORDER BY position, id') as $row) {
            $names[(int) $row['id']] = (string) $row['name'];
        }

        return $names;
    }

    /**
     * The categories that have new machines, and in `branches` the ids of the branches that have them.
     *
     * @return list<array<string, string|null>>
     */
    private function categoriesWithMachines(int $vendorId): array
    {
        if ($vendorId <= 0 && null !== $this->categories) {
            return $this->categories;
        }
        $rows = $this->connection->rows(
            'SELECT c.*, EXISTS (SELECT 1 FROM {rental_classes} r WHERE r.category_id = c.id) AS has_rentals,'
            . " (SELECT GROUP_CONCAT(DISTINCT m.location_id) FROM {machines} m WHERE m.machine_condition = 'new' AND m.sold_at IS NULL AND m.category_id = c.id"
            . ($vendorId > 0 ? ' AND m.brand_id = %d' : '') . ') AS branches'
            . ' FROM {equipment_categories} c ORDER BY c.position, c.id',
            $vendorId > 0 ? [$vendorId] : [],
        );
        $rows = array_values(array_filter($rows, static fn (array $row): bool => null !== $row['branches']));
        if ($vendorId <= 0) {
            $this->categories = $rows;
        }

        return $rows;
    }

    /**
     * @param list<Location> $locations
     * @return list<array<string, mixed>>
     */
    private function categories(int $locationId, int $vendorId, array $locations): array
    {
        $shown = [];
        foreach ($this->categoriesWithMachines($vendorId) as $row) {
            $at = array_map(intval(...), explode(',', (string) $row['branches']));
            if ($locationId <= 0 || in_array($locationId, $at, true)) {
                $available = array_values(array_filter($locations, static fn (Location $location): bool => in_array($location->id, $at, true)));
                $shown[] = $this->tile($row, $available, $locationId, $vendorId);
            }
        }

        return $shown;
    }

    /**
     * @param array<string, string|null> $row
     * @param list<Location> $available
     * @return array<string, mixed> schema/equipment-category.json
     */
    private function tile(array $row, array $available, int $locationId, int $vendorId): array
    {
        $id = (int) $row['id'];
        $name = (string) $row['name'];
        $rentals = (bool) (int) $row['has_rentals'];
        $usedId = (int) $row['used_category_id'];
        $parts = (string) $row['old_site_parts_link'];
        $machines = self::narrowed(['brand' => $vendorId, 'branch' => $locationId]);

        return [
            'EquipCategoryId' => $id,
            'CategoryName' => $name,
            'CategoryImagePath' => $this->images->url((string) $row['image'], 'medium'),
            'OldSitePartsPageLink' => $parts,
            'HasRentals' => $rentals,
            'UsedEquipCategoryId' => $usedId,
            'AvailableLocations' => array_map($this->locationPresenter->brief(...), $available),
            'links' => [
                'parts' => ModelUrls::ofBrand($parts, $vendorId),
                'rentals' => $rentals ? EquipmentUrls::rentalCategory($id, $name) . self::narrowed(['location_id' => $locationId]) : '',
                'new' => EquipmentUrls::newCategory($id, $name) . $machines,
                'used' => 0 === $usedId ? '' : EquipmentUrls::usedCategory((string) $row['used_slug']) . $machines,
            ],
        ];
    }

    /**
     * The query by which a list is narrowed down.
     *
     * @param array<string, int> $choice ids by the name that the list has for them; 0 is ALL
     */
    private static function narrowed(array $choice): string
    {
        $chosen = array_filter($choice, static fn (int $id): bool => $id > 0);

        return [] === $chosen ? '' : '?' . http_build_query($chosen);
    }

    /**
     * @param array<int, string> $brands names by id, in the dealer's order
     * @return array{categories: list<array{CategoryId: int, CategoryName: string, Url: string}>, vendors: list<array{VendorId: int, BrandName: string, Url: string}>}
     */
    private function attachmentLinks(int $locationId, int $vendorId, array $brands): array
    {
        $conditions = [];
        $values = [];
        if ($locationId > 0) {
            $conditions[] = 'EXISTS (SELECT 1 FROM {attachment_stock} s WHERE s.attachment_id = a.id AND s.location_id = %d)';
            $values[] = $locationId;
        }
        if ($vendorId > 0) {
            $conditions[] = 'a.brand_id = %d';
            $values[] = $vendorId;
        }
        $categories = [];
        $vendors = [];
        foreach ($this->connection->rows(
            'SELECT DISTINCT a.category_id, a.brand_id, c.name, c.position FROM {attachments} a JOIN {attachment_categories} c ON c.id = a.category_id'
            . ([] === $conditions ? '' : ' WHERE ' . implode(' AND ', $conditions)),
            $values,
        ) as $row) {
            $categoryId = (int) $row['category_id'];
            $categories[sprintf('%06d-%06d', (int) $row['position'], $categoryId)] = [
                'CategoryId' => $categoryId,
                'CategoryName' => (string) $row['name'],
                'Url' => EquipmentUrls::attachmentCategory($categoryId, (string) $row['name']) . self::narrowed(['vendor_id' => $vendorId, 'location_id' => $locationId]),
            ];
            $vendors[(int) $row['brand_id']] = true;
        }
        ksort($categories);
        $vendors = array_intersect_key($brands, $vendors);

        return [
            'categories' => array_values($categories),
            'vendors' => array_map(
                static fn (int $id, string $name): array => ['VendorId' => $id, 'BrandName' => $name, 'Url' => EquipmentUrls::attachmentVendor($id, $name) . self::narrowed(['location_id' => $locationId])],
                array_keys($vendors),
                $vendors,
            ),
        ];
    }
}
