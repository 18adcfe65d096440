<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Seo;

use Coleman\Api\Catalogue\Machine;
use Coleman\Api\Locations\Location;
use Coleman\Api\Parts\Part;
use Coleman\Api\Seo\BranchFacts;
use Coleman\Api\Seo\Products;
use Coleman\Tests\FixedClock;
use Coleman\Tests\Integration\TestCase;

/** Offers and hours as engines read them. Whole pages are read in tests/contract/pages.test.ts. */
final class StructuredDataTest extends TestCase
{
    /** @return array<string, mixed>|null */
    private function node(object $entity): ?array
    {
        return (new Products($this->modules()->foundation->images(), $this->modules()->foundation->photos(), $this->modules()->branches->locations()))->node($entity, 'https://example.com/x', 'Filters');
    }

    /**
     * @param array<string, mixed> $changes
     */
    private function part(array $changes): Part
    {
        $arguments = $changes + [
            'id' => 7,
            'number' => 'HH 1/2',
            'vendorId' => 1,
            'vendorName' => 'Kubota',
            'urlDescription' => '',
            'description' => 'Filter',
            'longDescription' => '',
            'categoryId' => 1,
            'image' => 'parts/oil-filters.svg',
            'priceCents' => 123_405,
            'listPriceCents' => null,
            'leadTime' => '2-5 day lead time',
            'discontinued' => false,
            'pickupOnly' => false,
            'caseQuantityRequired' => false,
            'caseQuantity' => 1,
            'stockByLocation' => [],
        ];

        return new Part(...$arguments);
    }

    /** @return iterable<string, array{array<string, mixed>, string|null}> changes of the part, its availability */
    public static function offers(): iterable
    {
        yield 'on the shelf' => [['stockByLocation' => [1 => 0, 2 => 3]], 'InStock'];
        yield 'will come' => [[], 'BackOrder'];
        yield 'ordered for you' => [['leadTime' => 'Special order'], 'BackOrder'];
        yield 'nobody knows when' => [['leadTime' => 'Call for availability'], 'OutOfStock'];
        yield 'the last ones' => [['discontinued' => true, 'stockByLocation' => [1 => 1]], 'InStock'];
        yield 'less than a case of the last ones' => [['discontinued' => true, 'caseQuantityRequired' => true, 'caseQuantity' => 6, 'stockByLocation' => [1 => 2, 2 => 3]], 'Discontinued'];
        yield 'a case of the last ones' => [['discontinued' => true, 'caseQuantityRequired' => true, 'caseQuantity' => 6, 'stockByLocation' => [1 => 2, 2 => 4]], 'InStock'];
        yield 'no more' => [['discontinued' => true], 'Discontinued'];
        yield 'no price' => [['priceCents' => null, 'stockByLocation' => [1 => 1]], null];
    }

    /**
     * @dataProvider offers
     * @param array<string, mixed> $changes
     */
    public function testAPartsOfferSaysWhatItsPageSays(array $changes, ?string $availability): void
    {
        $node = $this->node($this->part($changes)) ?? [];

        self::assertSame('Product', $node['@type']);
        self::assertSame(['7', 'HH 1/2', 'Filters', 'Filter'], [$node['sku'], $node['mpn'], $node['category'], $node['description']]);
        $offer = $node['offers'] ?? null;
        if (null === $availability) {
            self::assertNull($offer);

            return;
        }
        self::assertIsArray($offer);
        self::assertSame('1234.05', $offer['price']);
        self::assertSame('USD', $offer['priceCurrency']);
        self::assertSame('https://schema.org/' . $availability, $offer['availability']);
        self::assertSame('https://schema.org/NewCondition', $offer['itemCondition']);
        self::assertSame('https://example.com/x', $offer['url']);
    }

    public function testItCostsNoQuery(): void
    {
        $this->modules()->branches->locations()->all();
        $before = $this->modules()->foundation->connection()->queries();
        $this->node($this->part([]));
        $this->node($this->machine([]));
        $this->modules()->pages->structuredData()->showsBranches($this->modules()->branches->locations()->all());
        $this->modules()->pages->structuredData()->graph();

        self::assertSame($before, $this->modules()->foundation->connection()->queries());
    }

    public function testWhatIsForPickupOnlySaysSo(): void
    {
        $offer = $this->node($this->part(['pickupOnly' => true]))['offers'] ?? null;

        self::assertIsArray($offer);
        self::assertSame('https://schema.org/OnSitePickup', $offer['availableDeliveryMethod']);
    }

    /** @param array<string, mixed> $changes */
    private function machine(array $changes): Machine
    {
        $arguments = $changes + [
            'id' => 70,
            'condition' => Machine::USED,
            'categoryId' => 1,
            'categoryName' => 'Tractors',
            'usedSlug' => 'tractors',
            'brandId' => 1,
            'brandName' => 'Kubota',
            'locationId' => 2,
            'model' => 'L2501',
            'stockNumber' => 'U-2070',
            'serialNumber' => 'KBU123',
            'year' => 2019,
            'hours' => 812,
            'horsepower' => 25,
            'priceCents' => 1_850_000,
            'image' => 'machines/tractors.svg',
            'description' => 'Runs well.',
            'specs' => [['label' => 'Lift', 'value' => '1,918 lb']],
            'soldAt' => null,
            'listedAt' => new \DateTimeImmutable('2026-01-01'),
        ];

        return new Machine(...$arguments);
    }

    public function testAUsedMachineHasItsYearHoursAndPlace(): void
    {
        $node = $this->node($this->machine([])) ?? [];

        self::assertSame(['Product', 'Vehicle'], $node['@type']);
        self::assertSame(['2019', '2019'], [$node['vehicleModelDate'], $node['productionDate']]);
        self::assertSame([
            ['@type' => 'PropertyValue', 'name' => 'Hour meter', 'value' => 812, 'unitCode' => 'HUR', 'unitText' => 'hours'],
            ['@type' => 'PropertyValue', 'name' => 'Lift', 'value' => '1,918 lb'],
        ], $node['additionalProperty']);
        self::assertIsArray($node['offers']);
        self::assertSame(['18500.00', 'https://schema.org/InStock', 'https://schema.org/UsedCondition'], [$node['offers']['price'], $node['offers']['availability'], $node['offers']['itemCondition']]);
        self::assertIsArray($node['offers']['availableAtOrFrom']);
        self::assertStringContainsString("Lee's Summit", is_string($node['offers']['availableAtOrFrom']['name']) ? $node['offers']['availableAtOrFrom']['name'] : '');
    }

    public function testASoldMachineIsSoldOutAndANewOneNew(): void
    {
        $sold = $this->node($this->machine(['soldAt' => new \DateTimeImmutable('2026-02-01')]))['offers'] ?? null;
        $new = $this->node($this->machine(['condition' => Machine::NEW]));

        self::assertIsArray($sold);
        self::assertSame('https://schema.org/SoldOut', $sold['availability']);
        self::assertIsArray($new);
        self::assertIsArray($new['offers']);
        self::assertSame('https://schema.org/NewCondition', $new['offers']['itemCondition']);
        self::assertArrayNotHasKey('productionDate', $new);
        self::assertArrayNotHasKey('offers', $this->node($this->machine(['priceCents' => null])) ?? []);
    }

    public function testABranchTellsItsWeekAndTheSpecialDaysOfTheNextWeeks(): void
    {
        $branch = new Location(1, 'easton', 'Easton', 'Easton', 'KS', '1 Main', '66020', '913-555-0126', 39.3, -95.1, '', [
            ['days' => [1, 2, 3, 4, 5], 'opens' => '07:30', 'closes' => '17:30'],
        ], [
            ['date' => '2026-11-19', 'note' => 'over'],
            ['date' => '2026-11-20', 'opens' => '08:00', 'closes' => '12:00'],
            ['date' => '2026-12-25', 'note' => 'Christmas'],
            ['date' => '2027-07-04'],
        ]);
        // Already the 21st in Greenwich.
        $node = (new BranchFacts(new FixedClock('2026-11-21T03:00:00Z'), 'https://example.com/card.png'))->node($branch);

        self::assertSame([
            ['@type' => 'OpeningHoursSpecification', 'dayOfWeek' => ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], 'opens' => '07:30', 'closes' => '17:30'],
            ['@type' => 'OpeningHoursSpecification', 'validFrom' => '2026-11-20', 'validThrough' => '2026-11-20', 'opens' => '08:00', 'closes' => '12:00'],
            ['@type' => 'OpeningHoursSpecification', 'validFrom' => '2026-12-25', 'validThrough' => '2026-12-25', 'opens' => '00:00', 'closes' => '00:00'],
        ], $node['openingHoursSpecification']);
        self::assertSame('+1-913-555-0126', $node['telephone']);
    }
}
