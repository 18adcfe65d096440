<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Models;

use Coleman\Api\Demo\DemoParts;
use Coleman\Api\Models\Callout;
use Coleman\Api\Models\ModelPresenter;
use Coleman\Api\Parts\Part;
use Coleman\Tests\Integration\TestCase;

/** What the rows of a diagram offer. */
final class ModelPresenterTest extends TestCase
{
    public function testAPartIsOfferedAsOftenAsTheMachineTakesIt(): void
    {
        $row = $this->row(DemoParts::IN_STOCK, 4);

        self::assertSame('HH164-32430', $row['part']['PartNumber'] ?? null);
        self::assertSame(4, $row['part']['default_quantity'] ?? null);
        self::assertSame('Filter, engine oil, spin-on', $row['description']);
        self::assertNull($row['superseded']);
    }

    public function testTheBooksWordsStandBeforeTheParts(): void
    {
        self::assertSame('Plug', $this->presented([new Callout(1, '9', DemoParts::IN_STOCK, 'Plug', 1)])[0]['description']);
    }

    public function testASupersededPartIsShownAsWhatReplacesIt(): void
    {
        $row = $this->row(DemoParts::SUPERSEDED, 2);

        self::assertSame(DemoParts::IN_STOCK, $row['part']['PartId'] ?? null);
        self::assertSame('HH160-32093', $row['superseded']['PartNumber'] ?? null);
        self::assertSame([], $row['superseded']['by'] ?? null);
        self::assertSame(2, $row['quantity']);
    }

    public function testAChainIsFollowedToItsEnd(): void
    {
        self::assertSame(DemoParts::CHAIN_END, $this->row(DemoParts::CHAIN_START)['part']['PartId'] ?? null);
    }

    public function testWhereThereIsAChoiceTheRowNamesEach(): void
    {
        $row = $this->row(DemoParts::FORK);

        self::assertSame(DemoParts::FORK, $row['part']['PartId'] ?? null);
        self::assertSame([['7286322'], ['DBA5069']], self::numbers($row));
    }

    public function testAKitIsNamedWholeWithItsQuantities(): void
    {
        $row = $this->row(DemoParts::KIT, 3);

        self::assertSame([['461663-03', 'LM67049/10']], self::numbers($row));
        self::assertSame([3, 6], array_column($row['superseded']['by'][0] ?? [], 'quantity'));
    }

    public function testWhatIsNotSoldSeparatelyHasNoPart(): void
    {
        $row = $this->presented([new Callout(1, '4', null, 'Head, oil filter', 1)])[0];

        self::assertNull($row['part']);
        self::assertSame('Head, oil filter', $row['description']);
    }

    public function testAPartThatTheCatalogueLostLeavesTheRow(): void
    {
        self::assertNull($this->row(2_999_999)['part']);
    }

    public function testQueriesDoNotGrowWithTheRows(): void
    {
        $callouts = fn (int $count): array => array_map(static fn (int $id): Callout => new Callout($id, (string) $id, 100 + $id, '', 1), range(1, $count));
        $connection = $this->modules()->foundation->connection();
        $this->presented($callouts(1));

        $before = $connection->queries();
        $this->presented($callouts(5));
        $few = $connection->queries() - $before;
        $this->presented($callouts(200));
        $many = $connection->queries() - $before - $few;

        self::assertLessThanOrEqual(5, $few);
        self::assertLessThanOrEqual($few + 1, $many, 'at most one step of supersession more');
    }

    /** @testWith [1, 1, 1]
     *            [4, 1, 4]
     *            [1, 12, 12]
     *            [12, 12, 12]
     *            [13, 12, 24]
     */
    public function testTheQuantityIsWholeCases(int $needed, int $case, int $expected): void
    {
        self::assertSame($expected, ModelPresenter::quantity(self::part($case, false, 100), $needed));
    }

    /** @testWith [4, 1, 2, 2]
     *            [4, 1, 9, 4]
     *            [5, 2, 5, 4]
     *            [5, 1, 0, 1]
     */
    public function testOfADiscontinuedPartNoMoreThanIsLeft(int $needed, int $case, int $stock, int $expected): void
    {
        self::assertSame($expected, ModelPresenter::quantity(self::part($case, true, $stock), $needed));
    }

    private static function part(int $case, bool $discontinued, int $stock): Part
    {
        return new Part(1, 'X', 1, 'V', '', 'X', '', 1, '', 100, null, '', $discontinued, false, $case > 1, $case, [1 => $stock]);
    }

    /** @return array{description: string, quantity: int, part: array<string, mixed>|null, superseded: array<string, mixed>|null} */
    private function row(int $partId, int $quantity = 1): array
    {
        return $this->presented([new Callout(1, '1', $partId, '', $quantity)])[0];
    }

    /**
     * @param list<Callout> $callouts
     * @return non-empty-list<array{description: string, quantity: int, part: array<string, mixed>|null, superseded: array<string, mixed>|null}>
     */
    private function presented(array $callouts): array
    {
        $rows = $this->modules()->parts->modelPresenter()->rows($callouts);
        self::assertNotSame([], $rows);

        return $rows;
    }

    /**
     * @param array{superseded: array<string, mixed>|null} $row
     * @return list<list<string>>
     */
    private static function numbers(array $row): array
    {
        /** @var list<list<array{PartNumber: string}>> $choices */
        $choices = $row['superseded']['by'] ?? [];

        return array_map(static fn (array $choice): array => array_column($choice, 'PartNumber'), $choices);
    }
}
