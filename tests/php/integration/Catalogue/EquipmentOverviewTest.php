<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Catalogue;

use Coleman\Api\Catalogue\MachineChoice;
use Coleman\Tests\Integration\TestCase;

/** Whatever branch and brand are chosen in the grid, its links lead to lists of the same branch and brand. */
final class EquipmentOverviewTest extends TestCase
{
    public function testEveryLinkKeepsTheChoice(): void
    {
        $overview = $this->modules()->catalogue->equipmentOverview();
        $whole = $overview->view(0, 0);
        $links = 0;
        foreach ([0, ...array_column($whole['locations'], 'LocationId')] as $locationId) {
            foreach ([0, ...array_column($whole['vendors'], 'VendorId')] as $vendorId) {
                $view = $overview->view($locationId, $vendorId);
                foreach ($view['categories'] as $category) {
                    /** @var array<string, string> $ways */
                    $ways = $category['links'];
                    foreach (['new', 'used'] as $way) {
                        if ('' !== $ways[$way]) {
                            $choice = MachineChoice::fromQuery(self::query($ways[$way]));
                            self::assertSame(0 === $vendorId ? null : [(string) $vendorId], $choice->values['brand'] ?? null, $ways[$way]);
                            self::assertSame(0 === $locationId ? null : [(string) $locationId], $choice->values['branch'] ?? null, $ways[$way]);
                            $links++;
                        }
                    }
                    if ('' !== $ways['rentals']) {
                        self::assertSame(0 === $locationId ? [] : ['location_id' => (string) $locationId], self::query($ways['rentals']));
                    }
                    if (str_starts_with($ways['parts'], '/parts/model/')) {
                        self::assertSame(0 === $vendorId ? null : (string) $vendorId, self::query($ways['parts'])['vendor'] ?? null);
                        self::assertSame((string) $category['EquipCategoryId'], self::query($ways['parts'])['class'] ?? null);
                    }
                }
                foreach ($view['attachmentCategoryLinks'] as $link) {
                    self::assertSame(array_filter(['vendor_id' => $vendorId, 'location_id' => $locationId]), array_map(intval(...), self::query($link['Url'])));
                }
                foreach ($view['attachmentManufacturerLinks'] as $link) {
                    self::assertSame(array_filter(['location_id' => $locationId]), array_map(intval(...), self::query($link['Url'])));
                }
            }
        }
        self::assertGreaterThan(100, $links);
    }

    /** Beside what comes out when each machine and attachment is looked at by itself. */
    public function testTheGridHasWhatTheBranchesAndBrandsHave(): void
    {
        $connection = $this->modules()->foundation->connection();
        $machines = $connection->rows("SELECT category_id, location_id, brand_id FROM {machines} WHERE machine_condition = 'new' AND sold_at IS NULL");
        $attachments = $connection->rows('SELECT id, category_id, brand_id FROM {attachments}');
        $stock = array_fill_keys(array_map(static fn (array $row): string => "{$row['attachment_id']} {$row['location_id']}", $connection->rows('SELECT attachment_id, location_id FROM {attachment_stock}')), true);
        $of = static fn (string $table): array => array_map(intval(...), array_column($connection->rows("SELECT id FROM {{$table}} ORDER BY position, id"), 'id'));
        ['equipment_categories' => $categories, 'attachment_categories' => $kinds, 'brands' => $brands, 'locations' => $branches] = array_combine(
            $tables = ['equipment_categories', 'attachment_categories', 'brands', 'locations'],
            array_map($of, $tables),
        );
        $overview = $this->modules()->catalogue->equipmentOverview();
        $shown = 0;
        // An id that does not exist matches nothing, and each negative number is ALL.
        foreach ([-1, 0, 999, ...$branches] as $branch) {
            foreach ([-1, 0, 999, ...$brands] as $brand) {
                $at = [];
                foreach ($machines as $row) {
                    if ($brand <= 0 || $brand === (int) $row['brand_id']) {
                        $at[(int) $row['category_id']][(int) $row['location_id']] = true;
                    }
                }
                $expected = array_values(array_filter($categories, static fn (int $id): bool => isset($at[$id]) && ($branch <= 0 || isset($at[$id][$branch]))));
                $there = array_filter($attachments, static fn (array $row): bool => ($brand <= 0 || $brand === (int) $row['brand_id']) && ($branch <= 0 || isset($stock["{$row['id']} {$branch}"])));
                $view = $overview->view($branch, $brand);

                self::assertSame($expected, array_column($view['categories'], 'EquipCategoryId'), "branch {$branch}, brand {$brand}");
                foreach ($view['categories'] as $category) {
                    self::assertSame(
                        array_values(array_filter($branches, static fn (int $id): bool => isset($at[$category['EquipCategoryId']][$id]))),
                        array_column((array) $category['AvailableLocations'], 'LocationId'),
                    );
                }
                self::assertSame(self::among($kinds, $there, 'category_id'), array_column($view['attachmentCategoryLinks'], 'CategoryId'));
                self::assertSame(self::among($brands, $there, 'brand_id'), array_column($view['attachmentManufacturerLinks'], 'VendorId'));
                $shown += count($expected);
            }
        }
        self::assertGreaterThan(50, $shown);
    }

    /**
     * @param list<int> $ids in their order
     * @param array<array<string, string|null>> $rows
     * @return list<int> those that the rows name
     */
    private static function among(array $ids, array $rows, string $column): array
    {
        return array_values(array_intersect($ids, array_map(intval(...), array_column($rows, $column))));
    }

    /** @return array<string, string> */
    private static function query(string $url): array
    {
        parse_str((string) wp_parse_url($url, PHP_URL_QUERY), $query);

        /** @var array<string, string> $query */
        return $query;
    }
}
