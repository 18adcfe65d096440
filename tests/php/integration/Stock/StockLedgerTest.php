<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Stock;

use Coleman\Api\Demo\DemoParts;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Orders\Fulfilment;
use Coleman\Api\Orders\PricedLine;
use Coleman\Api\Orders\StockLedger;
use Coleman\Api\Parts\Part;
use Coleman\Tests\Integration\Orders\OrderTestCase;

/** What an order plans to take from the shelves, and the statement that takes it. */
final class StockLedgerTest extends OrderTestCase
{
    /** @var array<int, int> by branch */
    private const SHELVES = [1 => 3, 2 => 1, 3 => 0, 4 => 0];

    protected function setUp(): void
    {
        parent::setUp();
        $this->put(DemoParts::IN_STOCK, self::SHELVES);
    }

    public function testLinesOfOnePartShareWhatIsThere(): void
    {
        $plan = $this->ledger()->plan([$this->line(11, 2), $this->line(12, 1), $this->line(13, 4)]);
        self::assertSame([
            ['item' => 11, 'part_id' => DemoParts::IN_STOCK, 'location_id' => 1, 'quantity' => 2],
            ['item' => 12, 'part_id' => DemoParts::IN_STOCK, 'location_id' => 1, 'quantity' => 1],
            ['item' => 13, 'part_id' => DemoParts::IN_STOCK, 'location_id' => 2, 'quantity' => 1],
        ], $plan['takings']);
        self::assertSame([13 => 3], $plan['backordered']);
    }

    public function testAPickupTakesFromItsBranchFirst(): void
    {
        $plan = $this->ledger()->plan([$this->line(11, 2, location: 2)]);
        self::assertSame([2 => 1, 1 => 1], array_column($plan['takings'], 'quantity', 'location_id'));
        self::assertSame([2, 1], array_column($plan['takings'], 'location_id'));
        self::assertSame([], $plan['backordered']);
    }

    /** The placeholder of parts that nobody has named lies on no shelf. */
    public function testThePlaceholderTakesNothingAndStopsNobody(): void
    {
        $plan = $this->ledger()->plan([$this->line(11, 5, Part::PLACEHOLDER_ID), $this->line(12, 1)]);
        self::assertSame([12], array_column($plan['takings'], 'item'));
        self::assertSame([], $plan['backordered']);
    }

    /** @return iterable<string, array{int, string}> */
    public static function lastPieces(): iterable
    {
        yield 'none' => [0, '%s is discontinued, and none are left at the branch you chose.'];
        yield 'one' => [1, '%s is discontinued: only 1 is left at the branch you chose.'];
        yield 'two' => [2, '%s is discontinued: only 2 are left at the branch you chose.'];
    }

    /** @dataProvider lastPieces */
    public function testDiscontinuedStockIsAHardLimit(int $there, string $sentence): void
    {
        $this->leave($there);
        $line = fn (int $quantity): PricedLine => $this->line(11, $quantity, DemoParts::LAST_UNITS);
        if ($there > 0) {
            self::assertSame([], $this->ledger()->plan([$line($there)])['backordered']);
        }
        $refusal = $this->refusal(fn () => $this->ledger()->plan([$line($there + 1)]));
        self::assertSame(['coleman_insufficient_stock', 409], [$refusal->errorCode, $refusal->status]);
        self::assertSame(sprintf($sentence, $line(1)->partNumber), $refusal->getMessage());
        self::assertSame(['cartItemId' => 11, 'available' => $there], $refusal->data);
    }

    public function testWhatIsTakenIsOutstandingAndSettled(): void
    {
        $branch = $this->leave(1);
        $before = $this->shelf(DemoParts::IN_STOCK, 1);
        self::assertTrue($this->isOnShelf(DemoParts::LAST_UNITS));
        $this->take([[DemoParts::IN_STOCK, 1, 1], [DemoParts::IN_STOCK, 1, 2], [DemoParts::LAST_UNITS, $branch, 1]]);
        $after = $this->shelf(DemoParts::IN_STOCK, 1);
        self::assertSame([0, 3], [$after['quantity'], $after['outstanding'] - $before['outstanding']]);
        self::assertGreaterThan($before['version'], $after['version']);
        self::assertSame(1, $this->shelf(DemoParts::IN_STOCK, 2)['quantity']);
        self::assertFalse($this->isOnShelf(DemoParts::LAST_UNITS), 'lists show no part that is gone');
    }

    /** What was counted less what is outstanding may be sold, whatever `quantity` still says. */
    public function testACountThatIsOutstandingIsNotTakenAgain(): void
    {
        $this->modules()->foundation->connection()->execute('UPDATE {part_stock} SET counted = 3, outstanding = 2 WHERE part_id = %d AND location_id = 1', [DemoParts::IN_STOCK]);
        $refusal = $this->refusal(fn () => $this->take([[DemoParts::IN_STOCK, 1, 2]]));
        self::assertSame(['coleman_insufficient_stock', 409], [$refusal->errorCode, $refusal->status]);
        $this->take([[DemoParts::IN_STOCK, 1, 1]]);
        self::assertSame([0, 3], [$this->shelf(DemoParts::IN_STOCK, 1)['quantity'], $this->shelf(DemoParts::IN_STOCK, 1)['outstanding']]);
    }

    public function testAllIsTakenOrNothing(): void
    {
        $refusal = $this->refusal(fn () => $this->take([[DemoParts::IN_STOCK, 1, 1], [DemoParts::IN_STOCK, 2, 2]]));
        self::assertSame(409, $refusal->status);
        self::assertSame([3, 1], [$this->shelf(DemoParts::IN_STOCK, 1)['quantity'], $this->shelf(DemoParts::IN_STOCK, 2)['quantity']]);
    }

    /** A statement takes a hundred shelves; an order may have more lines. */
    public function testALongOrderTakesFromEachShelfOnce(): void
    {
        $rows = $this->modules()->foundation->connection()->rows('SELECT part_id, location_id, quantity FROM {part_stock} WHERE part_id > 50 AND quantity > 0 AND counted IS NULL ORDER BY part_id, location_id LIMIT 205');
        self::assertCount(205, $rows);
        $sum = fn (): int => (int) array_sum(array_map(fn (array $row): int => $this->shelf((int) $row['part_id'], (int) $row['location_id'])['quantity'], $rows));
        $before = $sum();
        try {
            $this->take(array_map(static fn (array $row): array => [(int) $row['part_id'], (int) $row['location_id'], 1], $rows));
            self::assertSame($before - 205, $sum());
        } finally {
            $this->shelve($rows);
        }
    }

    private function ledger(): StockLedger
    {
        return $this->modules()->orderRecords->stockLedger();
    }

    private function line(int $item, int $quantity, int $part = DemoParts::IN_STOCK, int $location = 0): PricedLine
    {
        $found = $this->modules()->parts->repository()->byId($part) ?? self::fail("There is no part $part.");

        return new PricedLine($item, $found, $quantity, 0 === $location ? Fulfilment::Ship : Fulfilment::WillCall, $location, $found->number, $found->description, $found->priceCents);
    }

    /** @param array<int, int> $shelves quantity by branch */
    private function put(int $part, array $shelves): void
    {
        $this->shelve(array_map(static fn (int $location, int $quantity): array => ['part_id' => (string) $part, 'location_id' => (string) $location, 'quantity' => (string) $quantity], array_keys($shelves), $shelves));
    }

    /** Leaves so many of the last pieces at one branch, and tells which. */
    private function leave(int $pieces): int
    {
        $branches = array_map(intval(...), array_column($this->modules()->foundation->connection()->rows('SELECT location_id FROM {part_stock} WHERE part_id = %d ORDER BY location_id', [DemoParts::LAST_UNITS]), 'location_id'));
        $this->put(DemoParts::LAST_UNITS, [$branches[0] => $pieces] + array_fill_keys($branches, 0));

        return $branches[0];
    }

    /** @param list<array{int, int, int}> $takings part, branch, pieces */
    private function take(array $takings): void
    {
        $ledger = $this->ledger();
        $this->modules()->foundation->transaction()->run(static function () use ($ledger, $takings): void {
            $ledger->lock(array_values(array_unique(array_column($takings, 0))));
            $ledger->take(array_map(static fn (array $one): array => ['item' => 1, 'part_id' => $one[0], 'location_id' => $one[1], 'quantity' => $one[2]], $takings));
        });
    }

    /** @return array{quantity: int, outstanding: int, version: int} */
    private function shelf(int $part, int $location): array
    {
        $row = $this->modules()->foundation->connection()->row('SELECT quantity, outstanding, version FROM {part_stock} WHERE part_id = %d AND location_id = %d', [$part, $location]) ?? self::fail("Part $part has no shelf at $location.");

        return ['quantity' => (int) $row['quantity'], 'outstanding' => (int) $row['outstanding'], 'version' => (int) $row['version']];
    }

    private function isOnShelf(int $part): bool
    {
        return 1 === (int) $this->modules()->foundation->connection()->value('SELECT on_shelf FROM {parts} WHERE id = %d', [$part]);
    }

    /** @param \Closure(): mixed $work */
    private function refusal(\Closure $work): ApiError
    {
        try {
            $work();
        } catch (ApiError $refusal) {
            return $refusal;
        }
        self::fail('It was not refused.');
    }
}
