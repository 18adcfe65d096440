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
final readonly class EquipmentOverview
{
    public function __construct(
        private Connection $connection,
        private LocationRepository $locations,
        private LocationPresenter $locationPresenter,
        private ImageUrls $images,
    ) {
    }

    /**
     * @return array{
     *   attachmentCategoryLinks: list<array{CategoryId: int, CategoryName: string, Url: string}>,
     *   attachmentManufacturerLinks: list<array{VendorId: int, BrandName: string, Url: string}>,
     *   categories: list<array<string, mixed>>,
     *   locations: list<array{LocationId: int, City: string, State: string, Latitude: float, Longitude: float, slug: string}>,
     *   vendors: list<array{VendorId: int, BrandName: string}>
     * } schema/equipment-categories.json
     */
    public function view(int $locationId, int $vendorId): array
    {
        $locations = $this->locations->all();
        $attachments = $this->attachmentLinks($locationId, $vendorId);

        return [
            'attachmentCategoryLinks' => $attachments['categories'],
            'attachmentManufacturerLinks' => $attachments['vendors'],
            'categories' => $this->categories($locationId, $vendorId, $locations),
            'locations' => array_map($this->locationPresenter->brief(...), $locations),
            'vendors' => $this->vendors(),
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
            $this->connection->rows(
                "SELECT c.id, c.name FROM {equipment_categories} c WHERE EXISTS (SELECT 1 FROM {machines} m WHERE m.machine_condition = 'new' AND m.category_id = c.id AND m.sold_at IS NULL) ORDER BY c.position, c.id",
            ),
        );
    }

    /** @return list<array{VendorId: int, BrandName: string}> */
    private function vendors(): array
    {
        return array_map(
            static fn (array $row): array => ['VendorId' => (int) $row['id'], 'BrandName' => (string) $row['name']],
            $this->connection->rows('SELECT id, name FROM {brands} ORDER BY position, id'),
        );
    }

    /**
     * @param list<Location> $locations
     * @return list<array<string, mixed>>
     */
    private function categories(int $locationId, int $vendorId, array $locations): array
    {
        // Where each category has new machines, for the brand asked.
        $condition = $vendorId > 0 ? ' AND brand_id = %d' : '';
        $branches = [];
        foreach ($this->connection->rows(
            "SELECT DISTINCT category_id, location_id FROM {machines} WHERE machine_condition = 'new' AND sold_at IS NULL" . $condition,
            $vendorId > 0 ? [$vendorId] : [],
        ) as $row) {
            $branches[(int) $row['category_id']][(int) $row['location_id']] = true;
        }
        $shown = [];
        foreach ($this->connection->rows(
            'SELECT c.*, EXISTS (SELECT 1 FROM {rental_classes} r WHERE r.category_id = c.id) AS has_rentals FROM {equipment_categories} c ORDER BY c.position, c.id',
        ) as $row) {
            $id = (int) $row['id'];
            $at = $branches[$id] ?? [];
            if ([] === $at || ($locationId > 0 && !isset($at[$locationId]))) {
                continue;
            }
            $shown[] = $this->tile($row, array_values(array_filter(
                $locations,
                static fn (Location $location): bool => isset($at[$location->id]),
            )), $locationId, $vendorId);
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
     * @return array{categories: list<array{CategoryId: int, CategoryName: string, Url: string}>, vendors: list<array{VendorId: int, BrandName: string, Url: string}>}
     */
    private function attachmentLinks(int $locationId, int $vendorId): array
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
            'SELECT DISTINCT c.id AS category_id, c.name AS category_name, c.position AS category_position, b.id AS brand_id, b.name AS brand_name, b.position AS brand_position'
            . ' FROM {attachments} a JOIN {attachment_categories} c ON c.id = a.category_id JOIN {brands} b ON b.id = a.brand_id'
            . ([] === $conditions ? '' : ' WHERE ' . implode(' AND ', $conditions)),
            $values,
        ) as $row) {
            $categoryId = (int) $row['category_id'];
            $brandId = (int) $row['brand_id'];
            $categories[sprintf('%06d-%06d', (int) $row['category_position'], $categoryId)] = [
                'CategoryId' => $categoryId,
                'CategoryName' => (string) $row['category_name'],
                'Url' => EquipmentUrls::attachmentCategory($categoryId, (string) $row['category_name']) . self::narrowed(['vendor_id' => $vendorId, 'location_id' => $locationId]),
            ];
            $vendors[sprintf('%06d-%06d', (int) $row['brand_position'], $brandId)] = [
                'VendorId' => $brandId,
                'BrandName' => (string) $row['brand_name'],
                'Url' => EquipmentUrls::attachmentVendor($brandId, (string) $row['brand_name']) . self::narrowed(['location_id' => $locationId]),
            ];
        }
        ksort($categories);
        ksort($vendors);

        return ['categories' => array_values($categories), 'vendors' => array_values($vendors)];
    }
}
