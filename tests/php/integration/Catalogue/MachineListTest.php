<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Catalogue;

use Coleman\Api\Catalogue\EquipmentCategory;
use Coleman\Api\Catalogue\Machine;
use Coleman\Api\Catalogue\MachineChoice;
use Coleman\Api\Catalogue\MachineList;
use Coleman\Api\Catalogue\MachineScope;
use Coleman\Api\Catalogue\UsedCategory;
use Coleman\Tests\Integration\TestCase;

/**
 * Lists of machines against a naive recount of every machine in PHP, on the demo's machines and some odd ones: without
 * a price, a year, hours or horsepower, of the same price or instant.
 */
final class MachineListTest extends TestCase
{
    private const FIRST_ODD = 900;

    protected function setUp(): void
    {
        parent::setUp();
        $connection = $this->modules()->foundation->connection();
        $connection->execute('DELETE FROM {machines} WHERE id >= %d', [self::FIRST_ODD]);
        $rows = [];
        foreach ([[null, null, null, null], [null, 2016, null, 75], [1000000, null, 250, 25], [1000000, 2016, 250, 25], [999999, 2015, 0, null], [null, null, null, null]] as $index => [$cents, $year, $hours, $power]) {
            $rows[] = [
                'id' => self::FIRST_ODD + $index,
                'machine_condition' => 'used',
                'category_id' => 7,
                'brand_id' => 1 + $index % 3,
                'location_id' => 1 + $index % 4,
                'model' => 'ODD',
                'stock_number' => 'ODD-' . $index,
                'serial_number' => '',
                'model_year' => $year,
                'meter_hours' => $hours,
                'horsepower' => $power,
                'price_cents' => $cents,
                'image' => '',
                'description' => '',
                'specs' => '[]',
                'sold_at' => null,
                'created_at' => '2024-05-05 05:05:05',
            ];
        }
        $connection->insertMany('machines', $rows);
    }

    protected function tearDown(): void
    {
        $this->modules()->foundation->connection()->execute('DELETE FROM {machines} WHERE id >= %d', [self::FIRST_ODD]);
        parent::tearDown();
    }

    public function testCountsWhatARecountCounts(): void
    {
        mt_srand(20260611);
        for ($round = 0; $round < 120; ++$round) {
            $scope = $this->anyScope();
            $choice = $this->anyChoice();
            $facets = MachineChoice::FACETS;
            if (0 === $round % 4) {
                unset($facets[array_rand($facets)]);
                $facets = array_values($facets);
            }
            $page = $this->list()->find($scope, $choice, 500, $facets);
            $case = sprintf('round %d: %s %s', $round, $scope->title(), $choice->query());

            $all = array_filter($this->machines(), fn (Machine $machine): bool => $this->isInScope($machine, $scope));
            self::assertEqualsCanonicalizing(
                array_keys(array_filter($all, static fn (Machine $machine): bool => self::isChosen($machine, $choice))),
                array_map(static fn (Machine $machine): int => $machine->id, $page->machines),
                $case,
            );
            self::assertSame(count($page->machines), $page->count, $case);
            foreach ($page->facets as $facet) {
                $others = $choice->without($facet['name']);
                $matching = array_filter($all, static fn (Machine $machine): bool => self::isChosen($machine, $others));
                self::assertSame(count($matching), $facet['total'], "{$case}, {$facet['name']}");
                foreach ($facet['values'] as $value) {
                    $alone = new MachineChoice([$facet['name'] => [$value['value']]]);
                    self::assertSame(
                        count(array_filter($matching, static fn (Machine $machine): bool => self::isChosen($machine, $alone))),
                        $value['count'],
                        "{$case}, {$facet['name']}={$value['value']}",
                    );
                    self::assertSame(in_array($value['value'], $choice->values[$facet['name']] ?? [], true), $value['is_chosen']);
                    self::assertNotSame('', $value['label']);
                }
            }
        }
    }

    /** @return iterable<string, array{string}> */
    public static function sorts(): iterable
    {
        foreach (MachineChoice::SORTS as $sort) {
            yield $sort => [$sort];
        }
    }

    /** @dataProvider sorts */
    public function testPagesHoldEveryMachineOnceInOrder(string $sort): void
    {
        foreach ([1, 2, 7, 24] as $limit) {
            $scope = new MachineScope(Machine::USED, withSold: true);
            $seen = [];
            $after = '';
            do {
                $page = $this->list()->find($scope, new MachineChoice([], $sort), $limit, null, $after);
                self::assertTrue(MachineList::isCursor($page->after));
                array_push($seen, ...$page->machines);
                $after = $page->after;
            } while ('' !== $after);

            $expected = array_filter($this->machines(), fn (Machine $machine): bool => $machine->isUsed() && !$machine->isGone($this->modules()->foundation->clock->now()));
            usort($expected, static fn (Machine $a, Machine $b): int => self::compare($sort, $a, $b));
            self::assertSame(self::ids($expected), self::ids($seen), "{$sort}, {$limit} a page");
        }
    }

    public function testALastPageThatIsJustFullIsTheLast(): void
    {
        $count = count($this->list()->find(new MachineScope(Machine::USED), new MachineChoice(), 500)->machines);
        self::assertSame('', $this->list()->find(new MachineScope(Machine::USED), new MachineChoice(), $count)->after);
        self::assertNotSame('', $this->list()->find(new MachineScope(Machine::USED), new MachineChoice(), $count - 1)->after);
    }

    /**
     * @testWith ["99999999999999-1"]
     *           ["-999999999"]
     *           ["0-1"]
     *           ["20241399999999-5"]
     */
    public function testACursorThatNobodyGaveHarmsNothing(string $after): void
    {
        self::assertNotEmpty(MachineChoice::SORTS);
        foreach (MachineChoice::SORTS as $sort) {
            $ids = fn (string $from): array => array_column($this->list()->find(new MachineScope(Machine::USED), new MachineChoice([], $sort), 500, null, $from)->machines, 'id');
            $all = $ids('');
            self::assertNotEmpty($all);
            $page = $ids($after);
            self::assertLessThanOrEqual(50, count($page));
            // Whatever it is taken for, what follows is the end of the list as it stands.
            self::assertSame([] === $page ? [] : array_slice($all, -count($page)), $page, $sort);
        }
    }

    public function testCostsTheSameNumberOfQueriesWhateverIsChosen(): void
    {
        $connection = $this->modules()->foundation->connection();
        $this->modules()->branches->locations()->all();
        foreach ([new MachineChoice(), $this->anyChoice(), new MachineChoice(['brand' => ['1', '2'], 'price' => ['call', '3-7'], 'hours' => ['-250']], 'price')] as $choice) {
            $before = $connection->queries();
            $this->list()->find(new MachineScope(Machine::USED, used: UsedCategory::Tractors), $choice, 12, MachineChoice::FACETS);
            // The categories of the page, the counts, the brands' names, the ids, those without a price, the machines.
            self::assertLessThanOrEqual(6, $connection->queries() - $before);
        }
    }

    public function testAFacetThatLeavesNoChoiceIsNotShown(): void
    {
        $names = array_column($this->list()->find(new MachineScope(Machine::USED), new MachineChoice(['branch' => ['4']]), 12, ['brand', 'price'])->facets, 'name');
        self::assertSame(['brand', 'price'], $names);
        self::assertSame([], $this->list()->find(new MachineScope(Machine::NEW, new EquipmentCategory(999, 'None', '', null)), new MachineChoice(), 12, MachineChoice::FACETS)->facets);
        // What is chosen stays, so that it can be taken back.
        $chosen = $this->list()->find(new MachineScope(Machine::NEW, new EquipmentCategory(999, 'None', '', null)), new MachineChoice(['brand' => ['77']]), 12, MachineChoice::FACETS);
        self::assertSame([['value' => '77', 'label' => '77', 'count' => 0, 'is_chosen' => true]], $chosen->facets[0]['values'] ?? null);
    }

    public function testCountsTheUsedMachinesOfEachPage(): void
    {
        $counts = $this->list()->usedCounts();
        foreach (UsedCategory::cases() as $used) {
            self::assertSame($this->list()->find(new MachineScope(Machine::USED, used: $used), new MachineChoice(), 1)->count, $counts[$used->value] ?? 0);
        }
        self::assertSame($this->list()->find(new MachineScope(Machine::USED), new MachineChoice(), 1)->count, array_sum($counts));
    }

    private function list(): MachineList
    {
        return $this->modules()->catalogue->machineList();
    }

    /** @return array<int, Machine> */
    private function machines(): array
    {
        return $this->modules()->catalogue->machines()->byIds([...range(1, 120), ...range(self::FIRST_ODD, self::FIRST_ODD + 9)]);
    }

    private function anyScope(): MachineScope
    {
        $cases = UsedCategory::cases();

        return match (mt_rand(0, 3)) {
            0 => new MachineScope(Machine::NEW),
            1 => new MachineScope(Machine::NEW, $this->modules()->catalogue->equipmentCategories()->byId(mt_rand(1, 12))),
            2 => new MachineScope(Machine::USED, withSold: 0 === mt_rand(0, 2)),
            default => new MachineScope(Machine::USED, used: $cases[mt_rand(0, count($cases) - 1)]),
        };
    }

    private function anyChoice(): MachineChoice
    {
        $pool = [
            'brand' => ['1', '2', '3', '6', '77'],
            'branch' => ['1', '2', '3', '4'],
            'price' => ['-10000', '10000-25000', '25000-50000', '100000-', 'call', '12000-40000'],
            'model_year' => ['2021-2024', '-2015', '2016-2020', '2016-2016', '2018-'],
            'hours' => ['-250', '250-1000', '1000-2500', '100-3000'],
            'horsepower' => ['-25', '25-50', '75-100', '60-80'],
        ];
        $values = [];
        foreach ($pool as $facet => $of) {
            if (0 === mt_rand(0, 2)) {
                $values[$facet] = array_values(array_intersect_key($of, array_flip((array) array_rand($of, mt_rand(1, 3)))));
            }
        }

        return MachineChoice::fromQuery($values);
    }

    private function isInScope(Machine $machine, MachineScope $scope): bool
    {
        return $machine->condition === $scope->condition
            && ($scope->withSold ? !$machine->isGone($this->modules()->foundation->clock->now()) : !$machine->isSold())
            && (null === $scope->category || $machine->categoryId === $scope->category->id)
            && (null === $scope->used || $machine->usedSlug === $scope->used->value);
    }

    private static function isChosen(Machine $machine, MachineChoice $choice): bool
    {
        foreach ($choice->values as $facet => $values) {
            $number = match ($facet) {
                'brand' => $machine->brandId,
                'branch' => $machine->locationId,
                'price' => null === $machine->priceCents ? null : $machine->priceCents / 100,
                'model_year' => $machine->year,
                'hours' => $machine->hours,
                default => $machine->horsepower,
            };
            $isAny = false;
            foreach ($values as $value) {
                if ('call' === $value) {
                    $isAny = $isAny || null === $number;
                } elseif (in_array($facet, ['brand', 'branch'], true)) {
                    $isAny = $isAny || (int) $value === $number;
                } elseif (null !== $number) {
                    [$from, $to] = explode('-', $value);
                    $isAny = $isAny || (
                        ('' === $from || $number >= (int) $from)
                        && ('' === $to || ('model_year' === $facet ? $number <= (int) $to : $number < (int) $to))
                    );
                }
            }
            if (!$isAny) {
                return false;
            }
        }

        return true;
    }

    private static function compare(string $sort, Machine $a, Machine $b): int
    {
        $key = static fn (Machine $machine): int|null => match ($sort) {
            'newest' => $machine->listedAt->getTimestamp(),
            'price', 'price-down' => $machine->priceCents,
            'year' => $machine->year,
            'hours' => $machine->hours,
            default => $machine->horsepower,
        };
        $direction = in_array($sort, ['price', 'hours'], true) ? 1 : -1;

        return ((null === $key($a)) <=> (null === $key($b))) ?: $direction * ([$key($a), $a->id] <=> [$key($b), $b->id]);
    }

    /**
     * @param array<Machine> $machines
     * @return list<int>
     */
    private static function ids(array $machines): array
    {
        return array_map(static fn (Machine $machine): int => $machine->id, array_values($machines));
    }
}
