<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Stock;

use Coleman\Api\Orders\LineState;
use Coleman\Api\Plugin;
use Coleman\Api\Stock\Reconciliation;

final class ReconciliationTest extends ShelfTestCase
{
    private string $log = '';

    protected function setUp(): void
    {
        parent::setUp();
        delete_option(Reconciliation::OPTION);
        $this->log = (string) ini_set('error_log', get_temp_dir() . 'coleman-reconciliation-' . getmypid() . '.log');
    }

    protected function tearDown(): void
    {
        ini_set('error_log', $this->log);
        @unlink(get_temp_dir() . 'coleman-reconciliation-' . getmypid() . '.log');
        delete_option(Reconciliation::OPTION);
        parent::tearDown();
    }

    public static function tearDownAfterClass(): void
    {
        // Shelves of the demo data have no count, as other tests expect.
        Plugin::modules()->foundation->connection()->execute('UPDATE {part_stock} SET counted = NULL, outstanding = 0 WHERE counted_at IS NULL');
        parent::tearDownAfterClass();
    }

    public function testAShelfThatDiffersFromItsHoldsIsMendedAndNamed(): void
    {
        $this->shelf(self::ONE, 1, 6);
        $this->shelf(self::ONE, 2, 3);
        $this->order([self::ONE => 2]);
        $this->modules()->foundation->connection()->execute('UPDATE {part_stock} SET outstanding = 0, quantity = counted WHERE part_id = %d', [self::ONE]);
        $this->modules()->foundation->connection()->execute('UPDATE {part_stock} SET quantity = 9 WHERE part_id = %d AND location_id = 2', [self::ONE]);
        $report = $this->reconcile();
        self::assertSame([1 => 4, 2 => 3], $this->sellable());
        self::assertSame(2, $report['mended']);
        self::assertSame([
            ['part_id' => self::ONE, 'location_id' => 1, 'was' => 6, 'is' => 4],
            ['part_id' => self::ONE, 'location_id' => 2, 'was' => 9, 'is' => 3],
        ], $report['drift']);
        self::assertStringContainsString(sprintf('part %d at branch 1 had 6 for sale, has 4', self::ONE), (string) file_get_contents(get_temp_dir() . 'coleman-reconciliation-' . getmypid() . '.log'));
        $again = $this->reconcile();
        self::assertSame([0, 0, 0], [$again['mended'], $again['allocated'], $again['failed']]);
    }

    public function testRowsOfTheVersionBeforeGetTheirLinesAndShelvesTheirCounts(): void
    {
        $connection = $this->modules()->foundation->connection();
        $this->shelf(self::ONE, 1, 6);
        $order = $this->order([self::ONE => 4]);
        $connection->execute('UPDATE {order_stock} SET line_id = 0');
        $connection->execute('UPDATE {part_stock} SET counted = NULL, outstanding = 0 WHERE part_id = %d', [self::ONE]);
        $report = $this->reconcile();
        self::assertSame([1, 0, 0], [$report['orders'], $report['mended'], $report['failed']]);
        $shelf = $connection->row('SELECT counted, outstanding, quantity FROM {part_stock} WHERE part_id = %d', [self::ONE]) ?? [];
        self::assertSame(['counted' => 6, 'outstanding' => 4, 'quantity' => 2], array_map(intval(...), $shelf));
        self::assertSame((string) $order->lines[0]->id, $connection->value('SELECT MIN(line_id) FROM {order_stock}'));
        self::assertSame(0, $this->reconcile()['orders']);
        $connection->execute('UPDATE {part_stock} SET counted = NULL, outstanding = 0 WHERE part_id = %d', [self::ONE]);
        $filled = $this->reconcile();
        self::assertSame([1, 0], [$filled['filled'], $filled['mended']]);
        self::assertSame('6', $connection->value('SELECT counted FROM {part_stock} WHERE part_id = %d', [self::ONE]));
    }

    public function testStockThatAnOlderBackorderWaitsForIsGivenToIt(): void
    {
        $this->shelf(self::ONE, 1, 1);
        $order = $this->order([self::ONE => 3]);
        self::assertSame(2, $order->lines[0]->backordered);
        // A program that knows nothing of backorders writes to the table.
        $this->modules()->foundation->connection()->execute('UPDATE {part_stock} SET counted = 6, quantity = 5 WHERE part_id = %d', [self::ONE]);
        $report = $this->reconcile();
        self::assertSame([0, 2], [$report['mended'], $report['allocated']]);
        self::assertSame([1 => 3], $this->sellable());
        $line = ($this->modules()->orderRecords->repository()->byId($order->id) ?? $order)->lines[0];
        self::assertSame([0, LineState::Open], [$line->backordered, $line->state]);
    }

    public function testARunThatWasStoppedGoesOnWhereItWas(): void
    {
        $this->shelf(self::ONE, 1, 6);
        $this->modules()->foundation->connection()->execute('UPDATE {part_stock} SET quantity = 9 WHERE part_id = %d', [self::ONE]);
        $before = $this->modules()->stock->reconciliation()->last();
        $this->modules()->stock->reconciliation()->begin();
        self::assertTrue($this->modules()->stock->reconciliation()->work(0.0), 'Orders are done, shelves are not.');
        self::assertSame($before, $this->modules()->stock->reconciliation()->last());
        // Begun again while it runs, it does not begin anew.
        $this->modules()->stock->reconciliation()->begin();
        $place = get_option(Reconciliation::OPTION);
        self::assertIsArray($place);
        self::assertSame('shelves', $place['stage']);
        for ($turns = 1; $this->modules()->stock->reconciliation()->work(0.0); $turns++) {
            self::assertLessThan(10_000, $turns);
        }
        self::assertSame([1 => 6], $this->sellable());
        self::assertSame(1, $this->modules()->stock->reconciliation()->last()['mended'] ?? 0);
        self::assertFalse($this->modules()->stock->reconciliation()->work(0.0));
    }

    public function testDriftOfAnyKindIsMendedToWhatTheRowsSay(): void
    {
        mt_srand(37);
        foreach ([1, 2, 3] as $branch) {
            $this->shelf(self::ONE, $branch, 4 * $branch);
        }
        $this->order([self::ONE => 3], name: 'a');
        $this->order([self::ONE => 5], name: 'b');
        $right = $this->shelves();
        for ($round = 0; $round < 20; $round++) {
            $drifted = 0;
            foreach ($right as $branch => [, $held, $sellable]) {
                [$quantity, $outstanding] = [mt_rand(0, 12), mt_rand(0, 6)];
                $drifted += [$quantity, $outstanding] === [$sellable, $held] ? 0 : 1;
                $this->modules()->foundation->connection()->execute('UPDATE {part_stock} SET quantity = %d, outstanding = %d WHERE part_id = %d AND location_id = %d', [$quantity, $outstanding, self::ONE, $branch]);
            }
            self::assertSame($drifted, $this->reconcile()['mended'], "Round $round");
            self::assertSame($right, $this->shelves(), "Round $round");
        }
    }

    /** @return array<int, int> what may be sold, by branch */
    private function sellable(): array
    {
        return array_map(static fn (array $shelf): int => $shelf[2], $this->shelves());
    }
}
