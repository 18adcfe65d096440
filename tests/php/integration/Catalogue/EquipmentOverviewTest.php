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

    /** @return array<string, string> */
    private static function query(string $url): array
    {
        parse_str((string) wp_parse_url($url, PHP_URL_QUERY), $query);

        /** @var array<string, string> $query */
        return $query;
    }
}
