<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Catalogue;

use Coleman\Api\Catalogue\Comparison;
use Coleman\Api\Catalogue\Machine;
use Coleman\Api\Routing\Page;
use Coleman\Api\Routing\Redirect;
use Coleman\Tests\Integration\TestCase;

/**
 * @phpstan-import-type Row from Comparison
 */
final class ComparisonTest extends TestCase
{
    protected function tearDown(): void
    {
        $_GET = [];
        parent::tearDown();
    }

    /** @return iterable<string, array{mixed, string}> what is asked, where that leads; '' is the page itself */
    public static function addresses(): iterable
    {
        yield 'nothing' => [null, ''];
        yield 'an empty text' => ['', ''];
        yield 'machines in the order asked' => ['70,12', ''];
        yield 'more than four' => ['12,70,1,2,3', ''];
        yield 'boxes of a form' => [['12', '63', '70'], '/equipment/compare/?ids=12,63,70'];
        yield 'one box' => [['12'], '/equipment/compare/?ids=12'];
        yield 'no box' => [[], '/equipment/compare/'];
        yield 'twice the same' => ['12,70,12', '/equipment/compare/?ids=12,70'];
        yield 'unknown ones' => ['999,12', '/equipment/compare/?ids=12'];
        yield 'only unknown ones' => ['999', '/equipment/compare/'];
        yield 'what is no id' => ['12,x,-3,0,007,1e1', '/equipment/compare/?ids=12,7'];
        yield 'too long' => ['12,99999999999', '/equipment/compare/?ids=12'];
        yield 'boxes within boxes' => [['12', ['70']], '/equipment/compare/?ids=12'];
        yield 'more than an address holds' => [array_map(strval(...), range(1, 40)), '/equipment/compare/?ids=1,2,3,4,5,6,7,8,9,10,11,12'];
    }

    /** @dataProvider addresses */
    public function testTheAddressNamesTheMachines(mixed $ids, string $leadsTo): void
    {
        $_GET = null === $ids ? [] : ['ids' => $ids];
        $found = $this->modules()->pages->router()->resolve(Comparison::PATH);

        if ('' === $leadsTo) {
            self::assertInstanceOf(Page::class, $found);
            self::assertInstanceOf(Comparison::class, $found->entity);
            self::assertSame([true, false], [$found->cacheable, $found->isIndexed()]);

            return;
        }
        self::assertInstanceOf(Redirect::class, $found);
        self::assertSame([$leadsTo, 302, false], [$found->path, $found->status, $found->keepQuery]);
        parse_str((string) parse_url($found->path, PHP_URL_QUERY), $_GET);
        self::assertInstanceOf(Page::class, $this->modules()->pages->router()->resolve(Comparison::PATH), 'leads to the page at once');
    }

    public function testWhatElseIsAskedGoesAlong(): void
    {
        $_GET = ['ids' => ['12'], 'only' => 'differences'];
        $found = $this->modules()->pages->router()->resolve(Comparison::PATH);

        self::assertInstanceOf(Redirect::class, $found);
        self::assertSame('/equipment/compare/?ids=12&only=differences', $found->path);
    }

    public function testRowsAreMergedByLabelAndKnowWhereMachinesDiffer(): void
    {
        $rows = $this->table(
            $this->machine(1, specs: ['Engine' => 'Diesel', 'Operating weight' => '8,850 lb', 'Track width' => '12.6 in']),
            $this->machine(2, specs: ['Weight' => '560 lb', 'engine ' => 'Diesel', 'Seats' => '2']),
        );

        self::assertSame(['Condition', 'Year', 'Hours', 'Horsepower', 'Price', 'Branch', 'Weight', 'Engine', 'Track width', 'Seats'], array_column($rows, 'label'));
        $texts = array_column(array_map(static fn (array $row): array => ['label' => $row['label'], 'texts' => array_column($row['cells'], 'text')], $rows), 'texts', 'label');
        self::assertSame([['8,850 lb', '560 lb'], ['Diesel', 'Diesel'], ['12.6 in', ''], ['', '2']], [$texts['Weight'], $texts['Engine'], $texts['Track width'], $texts['Seats']]);
        $differs = array_column($rows, 'differs', 'label');
        self::assertSame([true, false, true, false], [$differs['Weight'], $differs['Engine'], $differs['Track width'], $differs['Condition']]);
    }

    public function testARowThatNobodyKnowsIsLeftOut(): void
    {
        $rows = $this->table($this->machine(1, hours: null, horsepower: null), $this->machine(2, hours: null, horsepower: null));

        self::assertSame(['Condition', 'Year', 'Price', 'Branch'], array_column($rows, 'label'));
    }

    public function testASpecificationFillsOnlyWhatIsNotKnown(): void
    {
        $rows = $this->table($this->machine(1, horsepower: 74, specs: ['Horsepower' => '82 hp']), $this->machine(2, horsepower: null, specs: ['Horsepower' => '82 hp']));

        self::assertSame([['74', '82 hp']], array_map(
            static fn (array $row): array => array_column($row['cells'], 'text'),
            array_values(array_filter($rows, static fn (array $row): bool => 'horsepower' === $row['key'])),
        ));
    }

    public function testTheLowestIsMarkedWhereEveryoneTellsIt(): void
    {
        $machines = [$this->machine(1, hours: 900, price: 5_000_00), $this->machine(2, hours: 1_200, price: 4_000_00), $this->machine(3, hours: 900, price: 4_500_00)];

        self::assertSame([1, 3], $this->best('hours', ...$machines));
        self::assertSame([2], $this->best('price', ...$machines));
        self::assertSame([], $this->best('year', ...$machines));
    }

    public function testNobodyIsLowestWhereOneMayBeLowerOrAllAreEqual(): void
    {
        self::assertSame([], $this->best('price', $this->machine(1, price: null), $this->machine(2, price: 4_000_00), $this->machine(3, price: 5_000_00)));
        self::assertSame([], $this->best('hours', $this->machine(1, hours: 900), $this->machine(2, hours: 900)));
        self::assertSame([], $this->best('hours', $this->machine(1, hours: 900)));
    }

    public function testASoldMachineIsOutOfTheRunning(): void
    {
        $sold = $this->machine(1, hours: 10, price: 1_00, isSold: true);

        self::assertSame([2], $this->best('price', $sold, $this->machine(2, price: 4_000_00), $this->machine(3, price: 5_000_00)));
        self::assertSame([], $this->best('price', $sold, $this->machine(2, price: 4_000_00)));
        $rows = $this->table($sold, $this->machine(2, price: null));
        self::assertSame(['Sold', 'Call for price'], array_column($rows[4]['cells'], 'text'));
    }

    public function testOfMoreThanFourTheFirstFourAreShownAndTheFifthMovesUp(): void
    {
        $answer = $this->body($this->call('GET', '/comparison', ['ids' => '70,12,1,2,3,999']));
        self::assertIsArray($answer['results']);
        /** @var array{machines: list<array{MachineId: int, remove_url: string}>, asked: int} $comparison */
        $comparison = $answer['results'];

        self::assertSame([[70, 12, 1, 2], 5, [999]], [array_column($comparison['machines'], 'MachineId'), $comparison['asked'], $answer['missing']]);
        self::assertSame('/equipment/compare/?ids=70,1,2,3', $comparison['machines'][1]['remove_url']);
    }

    public function testTheListsOfTheMachinesAreTheWayToOneMore(): void
    {
        $one = $this->modules()->catalogue->machines()->byId(1);
        self::assertNotNull($one);
        $lists = $this->modules()->catalogue->comparisonPresenter()->present(new Comparison([$one]))['lists'];

        self::assertSame([['name' => 'New ' . $one->categoryName, 'path' => sprintf('/equipment/new/compact-track-loaders-%d?compare=1', $one->categoryId)]], $lists);
    }

    public function testItCostsTheSameQueriesForOneMachineAsForFour(): void
    {
        $cost = function (string $ids): int {
            $before = $this->modules()->foundation->connection()->queries();
            $this->call('GET', '/comparison', ['ids' => $ids]);

            return $this->modules()->foundation->connection()->queries() - $before;
        };
        $cost('1');

        self::assertSame([1, 1], [$cost('1'), $cost('1,12,70,63')]);
    }

    /** @testWith [""]
     *            ["1,"]
     *            ["a"]
     *            ["1;2"]
     *            ["1,2,3,4,5,6,7,8,9,10,11,12,13"]
     */
    public function testBadInputIsRefused(string $ids): void
    {
        self::assertSame(400, $this->call('GET', '/comparison', ['ids' => $ids])->get_status());
    }

    public function testAnEditorPicksMachinesByWords(): void
    {
        self::assertSame(401, $this->call('GET', '/machines', ['search' => 'bobcat'])->get_status());
        wp_set_current_user(1);
        $found = function (string $text): array {
            $answer = $this->body($this->call('GET', '/machines', ['search' => $text, 'per_page' => 100]));
            self::assertIsArray($answer['results']);

            return $answer['results'];
        };

        self::assertNotEmpty($found('bobcat t66'));
        self::assertSame(['T66'], array_values(array_unique(array_column($found('bobcat t66'), 'Model'))));
        self::assertSame([70], array_column($found('u-2070'), 'MachineId'));
        self::assertSame([], $found('%'));
        self::assertSame([], $found('bobcat kubota'));
        self::assertCount(100, $found('-'));
        self::assertNotContains(true, array_column(array_slice($found('-'), 0, 97), 'sold'), 'what is sold comes last');
    }

    /** @return list<Row> */
    private function table(Machine ...$machines): array
    {
        return (new Comparison(array_values($machines)))->rows($this->modules()->branches->locations());
    }

    /** @return list<int> the ids of the machines that are best in a row */
    private function best(string $key, Machine ...$machines): array
    {
        foreach ($this->table(...$machines) as $row) {
            if ($key === $row['key']) {
                return array_values(array_map(
                    static fn (int $index): int => array_values($machines)[$index]->id,
                    array_keys(array_filter(array_column($row['cells'], 'best'))),
                ));
            }
        }

        return [];
    }

    /** @param array<string, string> $specs */
    private function machine(int $id, ?int $hours = 900, ?int $horsepower = 74, ?int $price = 5_000_00, array $specs = [], bool $isSold = false): Machine
    {
        $then = new \DateTimeImmutable('2026-01-01', new \DateTimeZone('UTC'));

        return new Machine($id, Machine::USED, 1, 'Loaders', 'other-used-equipment', 1, 'Bobcat', 1, 'T66', 'S-' . $id, 'X', 2020, $hours, $horsepower, $price, '', '', array_map(
            static fn (string $label, string $value): array => ['label' => $label, 'value' => $value],
            array_keys($specs),
            $specs,
        ), $isSold ? $then : null, $then);
    }
}
