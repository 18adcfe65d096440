<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Catalogue;

use Coleman\Api\Catalogue\Machine;
use Coleman\Api\Catalogue\SpecGroups;
use Coleman\Api\Demo\DemoMachineDetails;
use Coleman\Api\Demo\DemoModels;
use Coleman\Tests\Integration\TestCase;

/** What the page of a machine shows, and what it costs. */
final class MachineViewModelTest extends TestCase
{
    public function testTheSheetCostsTheSameFewQueriesForEveryMachine(): void
    {
        $costs = [];
        foreach ([1, 5, 61, 100] as $id) {
            $machine = $this->machine($id);
            // Branches are read once a request, and pages name them anyway.
            $this->modules()->branches->locations()->all();
            $before = $this->modules()->foundation->connection()->queries();
            $this->modules()->catalogue->machineViewModel()->build($machine);
            $costs[] = $this->modules()->foundation->connection()->queries() - $before;
        }
        self::assertSame([$costs[0]], array_values(array_unique($costs)));
        self::assertLessThanOrEqual(7, $costs[0]);
    }

    public function testSimilarMachinesAreOfTheCategoryForSaleAndNearestInPrice(): void
    {
        $machine = $this->machine(61);
        $similar = $this->modules()->catalogue->machines()->similar($machine, 50);
        self::assertGreaterThan(4, count($similar));
        $distances = [];
        foreach ($similar as $one) {
            self::assertSame($machine->categoryId, $one->categoryId);
            self::assertFalse($one->isSold());
            self::assertNotSame($machine->id, $one->id);
            $distances[] = null === $one->priceCents ? PHP_INT_MAX : abs($one->priceCents - (int) $machine->priceCents);
        }
        $sorted = $distances;
        sort($sorted);
        self::assertSame($sorted, $distances);
        self::assertCount(4, $this->modules()->catalogue->machines()->similar($machine, 4));
    }

    public function testWithoutAPriceTheNearestInHorsepowerAreSimilar(): void
    {
        $id = (int) $this->modules()->foundation->connection()->value('SELECT id FROM {machines} WHERE price_cents IS NULL AND category_id = 1 ORDER BY id LIMIT 1');
        $machine = $this->machine($id);
        $distances = array_map(
            static fn (Machine $one): int => abs((int) $one->horsepower - (int) $machine->horsepower),
            $this->modules()->catalogue->machines()->similar($machine, 50),
        );
        $sorted = $distances;
        sort($sorted);
        self::assertGreaterThan(3, count($distances));
        self::assertSame($sorted, $distances);
    }

    public function testThePicturesComeInOrderWithTheMachinesName(): void
    {
        $sheet = $this->modules()->catalogue->machineViewModel();
        self::assertSame(
            ['left side', 'from the front', 'undercarriage and cab door', 'seat and controls', 'data plate'],
            array_map(
                static fn (array $photo): string => explode(': ', $photo['alt'])[1] ?? '',
                $sheet->gallery($this->machine(61))['images'],
            ),
        );
        $one = $sheet->gallery($this->machine(DemoMachineDetails::ONE_PICTURE));
        self::assertSame([$one['title']], array_column($one['images'], 'alt'));
        $none = $sheet->gallery($this->machine(DemoMachineDetails::WITHOUT_PICTURES));
        self::assertSame([], $none['images']);
        self::assertStringEndsWith('/no-picture.svg', $none['placeholder']);
    }

    public function testEveryPictureOfTheDemoIsAFile(): void
    {
        $paths = array_column($this->modules()->foundation->connection()->rows("SELECT DISTINCT path FROM {item_images} WHERE kind = 'machine'"), 'path');
        self::assertGreaterThan(40, count($paths));
        foreach ($paths as $path) {
            self::assertFileExists(dirname(__DIR__, 4) . '/plugin-coleman-api/images/' . $path);
        }
    }

    public function testTheDiagramsAreThoseOfTheVeryModel(): void
    {
        $row = $this->modules()->foundation->connection()->row('SELECT m.id, o.id AS model_id FROM {machines} m JOIN {models} o ON o.brand_id = m.brand_id AND o.name = m.model ORDER BY m.id LIMIT 1');
        self::assertNotNull($row);
        $machine = $this->machine((int) $row['id']);
        $model = $this->modules()->parts->models()->byId((int) $row['model_id']);
        self::assertNotNull($model);
        self::assertSame($model->path(), $this->modules()->catalogue->machineViewModel()->build($machine)['links']['diagrams']);
        self::assertNull($this->modules()->parts->models()->named($machine->brandId, strtolower($machine->model)));
        self::assertNull($this->modules()->parts->models()->named($machine->brandId + 1, $machine->model));
        $without = (int) $this->modules()->foundation->connection()->value('SELECT m.id FROM {machines} m WHERE NOT EXISTS (SELECT 1 FROM {models} o WHERE o.brand_id = m.brand_id AND o.name = m.model) ORDER BY m.id LIMIT 1');
        self::assertGreaterThan(0, $without);
        self::assertSame('', $this->modules()->catalogue->machineViewModel()->build($this->machine($without))['links']['diagrams']);
    }

    public function testWhatFitsIsToldByCategoryAndOnlyWhatWeHave(): void
    {
        $of = fn (int $id): array => array_column($this->modules()->catalogue->machineViewModel()->build($this->machine($id))['attachments'], 'name');
        self::assertContains('Hydraulic Breakers', $of(1));
        self::assertNotContains('Tillers', $of(1));
        // Rollers take none.
        self::assertSame([], $of(60));
        foreach ($this->modules()->catalogue->machineViewModel()->build($this->machine(1))['attachments'] as $one) {
            self::assertMatchesRegularExpression('#^/equipment/implements-attachments/category/[a-z-]+-\d+$#', $one['url']);
        }
    }

    public function testASoldMachineHasNobodyToAskAndNoComparison(): void
    {
        $sheet = $this->modules()->catalogue->machineViewModel()->build($this->machine(63));
        self::assertSame('sold', $sheet['state']);
        self::assertMatchesRegularExpression('/^[A-Z][a-z]+ \d{1,2}, \d{4}$/', $sheet['sold_on']);
        self::assertNull($sheet['contact']);
        self::assertSame('', $sheet['links']['compare']);
        self::assertCount(4, $sheet['similar']);
    }

    public function testAGoneMachineLeavesItsNameItsLikeAndTheWayToThem(): void
    {
        $sheet = $this->modules()->catalogue->machineViewModel()->build($this->machine(88));
        self::assertSame('gone', $sheet['state']);
        self::assertSame([[], [], [], null], [$sheet['photos'], $sheet['spec_groups'], $sheet['attachments'], $sheet['branch']]);
        self::assertSame('/equipment/used/tractors/', $sheet['links']['category']['url']);
        self::assertNotSame([], $sheet['similar']);
    }

    public function testTheCallFindsAMachineByItsIdAndByItsStockNumber(): void
    {
        $byId = $this->call('GET', '/machine-sheet', ['machine' => '61']);
        $byStock = $this->call('GET', '/machine-sheet', ['machine' => ' U-2061 ']);
        self::assertSame(200, $byId->get_status());
        self::assertSame($this->body($byId), $this->body($byStock));
        $results = $this->body($byId)['results'];
        self::assertIsArray($results);
        self::assertSame('for-sale', $results['state']);

        foreach (['999999' => 404, 'no such' => 404, '' => 400, str_repeat('9', 41) => 400] as $asked => $status) {
            self::assertSame($status, $this->call('GET', '/machine-sheet', ['machine' => (string) $asked])->get_status(), (string) $asked);
        }
    }

    public function testTheLinesOfASpecificationAreGroupedAndNoneIsLost(): void
    {
        $groups = static fn (string ...$labels): array => array_map(
            static fn (array $group): array => [$group['title'] => array_column($group['rows'], 'label')],
            SpecGroups::group(array_map(static fn (string $label): array => ['label' => $label, 'value' => '1'], array_values($labels))),
        );
        self::assertSame([
            ['Engine and drive' => ['Net horsepower', 'Travel speed']],
            ['Hydraulics' => ['Hydraulic pump flow', 'Three-point hitch']],
            ['Performance' => ['Cutting width', 'Swing speed', 'Something of next year']],
            ['Size and weight' => ['Drum width']],
        ], $groups('Drum width', 'Cutting width', 'Net horsepower', 'Hydraulic pump flow', 'Swing speed', 'Travel speed', 'Three-point hitch', 'Something of next year'));
        self::assertSame([], SpecGroups::group([]));
        foreach (DemoModels::categories() as $category) {
            $grouped = array_merge(...array_map(static fn (array $group): array => array_values($group)[0], $groups(...$category['specs'])));
            sort($grouped);
            $labels = $category['specs'];
            sort($labels);
            self::assertSame($labels, $grouped, $category['name']);
        }
    }

    private function machine(int $id): Machine
    {
        $machine = $this->modules()->catalogue->machines()->byId($id);
        self::assertNotNull($machine);

        return $machine;
    }
}
