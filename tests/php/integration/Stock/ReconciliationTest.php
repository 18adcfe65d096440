<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Stock;

use Coleman\Api\Orders\LineState;
use Coleman\Api\Orders\Order;
use Coleman\Api\Stock\Reconciliation;
use Coleman\Tests\Integration\Orders\OrderTestCase;

final class ReconciliationTest extends OrderTestCase
{
    private const PART = 90_000_911;

    private string $log = '';

    protected function setUp(): void
    {
        parent::setUp();
        $this->forget();
        $this->services()->connection()->insert('parts', [
            'id' => self::PART, 'part_number' => 'RECON-1', 'part_key' => 'RECON1', 'vendor_id' => 901, 'vendor_name' => 'Stock Works', 'parts_url_description' => '',
            'description' => 'Tried', 'long_description' => '', 'category_id' => 1, 'image' => '', 'price_cents' => 1_000, 'list_price_cents' => 1_000, 'lead_time' => '1-3 day lead time',
            'discontinued' => 0, 'pickup_only' => 0, 'case_qty_required' => 0, 'case_qty' => 1, 'popularity' => 0,
        ]);
        $this->log = (string) ini_set('error_log', get_temp_dir() . 'coleman-reconciliation-' . getmypid() . '.log');
        // What other tests have left is not counted here.
        $this->reconcile();
    }

    protected function tearDown(): void
    {
        ini_set('error_log', $this->log);
        @unlink(get_temp_dir() . 'coleman-reconciliation-' . getmypid() . '.log');
        $this->forget();
        parent::tearDown();
    }

    public function testAShelfThatDiffersFromItsHoldsIsMendedAndNamed(): void
    {
        $this->shelf(1, 6);
        $this->shelf(2, 3);
        $this->order(2);
        $this->services()->connection()->execute('UPDATE {part_stock} SET outstanding = 0, quantity = counted WHERE part_id = %d', [self::PART]);
        $this->services()->connection()->execute('UPDATE {part_stock} SET quantity = 9 WHERE part_id = %d AND location_id = 2', [self::PART]);
        $report = $this->reconcile();
        self::assertSame([1 => 4, 2 => 3], $this->sellable());
        self::assertSame(2, $report['mended']);
        self::assertSame([
            ['part_id' => self::PART, 'location_id' => 1, 'was' => 6, 'is' => 4],
            ['part_id' => self::PART, 'location_id' => 2, 'was' => 9, 'is' => 3],
        ], $report['drift']);
        self::assertStringContainsString(sprintf('part %d at branch 1 had 6 for sale, has 4', self::PART), (string) file_get_contents(get_temp_dir() . 'coleman-reconciliation-' . getmypid() . '.log'));
        $again = $this->reconcile();
        self::assertSame([0, 0, 0], [$again['mended'], $again['allocated'], $again['failed']]);
    }

    public function testRowsOfTheVersionBeforeGetTheirLinesAndShelvesTheirCounts(): void
    {
        $connection = $this->services()->connection();
        $this->shelf(1, 6);
        $order = $this->order(4);
        $connection->execute('UPDATE {order_stock} SET line_id = 0');
        $connection->execute('UPDATE {part_stock} SET counted = NULL, outstanding = 0 WHERE part_id = %d', [self::PART]);
        $report = $this->reconcile();
        self::assertSame([1, 0, 0], [$report['orders'], $report['mended'], $report['failed']]);
        $shelf = $connection->row('SELECT counted, outstanding, quantity FROM {part_stock} WHERE part_id = %d', [self::PART]) ?? [];
        self::assertSame(['counted' => 6, 'outstanding' => 4, 'quantity' => 2], array_map(intval(...), $shelf));
        self::assertSame((string) $order->lines[0]->id, $connection->value('SELECT MIN(line_id) FROM {order_stock}'));
        self::assertSame(0, $this->reconcile()['orders']);
        $connection->execute('UPDATE {part_stock} SET counted = NULL, outstanding = 0 WHERE part_id = %d', [self::PART]);
        $filled = $this->reconcile();
        self::assertSame([1, 0], [$filled['filled'], $filled['mended']]);
        self::assertSame('6', $connection->value('SELECT counted FROM {part_stock} WHERE part_id = %d', [self::PART]));
    }

    public function testStockThatAnOlderBackorderWaitsForIsGivenToIt(): void
    {
        $this->shelf(1, 1);
        $order = $this->order(3);
        self::assertSame(2, $order->lines[0]->backordered);
        // A program that knows nothing of backorders writes to the table.
        $this->services()->connection()->execute('UPDATE {part_stock} SET counted = 6, quantity = 5 WHERE part_id = %d', [self::PART]);
        $report = $this->reconcile();
        self::assertSame([0, 2], [$report['mended'], $report['allocated']]);
        self::assertSame([1 => 3], $this->sellable());
        $line = ($this->services()->orders()->byId($order->id) ?? $order)->lines[0];
        self::assertSame([0, LineState::Open], [$line->backordered, $line->state]);
    }

    public function testARunThatWasStoppedGoesOnWhereItWas(): void
    {
        $this->shelf(1, 6);
        $this->services()->connection()->execute('UPDATE {part_stock} SET quantity = 9 WHERE part_id = %d', [self::PART]);
        $before = $this->services()->reconciliation()->last();
        $this->services()->reconciliation()->begin();
        self::assertTrue($this->services()->reconciliation()->work(0.0), 'Orders are done, shelves are not.');
        self::assertSame($before, $this->services()->reconciliation()->last());
        // Begun again while it runs, it does not begin anew.
        $this->services()->reconciliation()->begin();
        $place = get_option(Reconciliation::OPTION);
        self::assertIsArray($place);
        self::assertSame('shelves', $place['stage']);
        for ($turns = 1; $this->services()->reconciliation()->work(0.0); $turns++) {
            self::assertLessThan(10_000, $turns);
        }
        self::assertSame([1 => 6], $this->sellable());
        self::assertSame(1, $this->services()->reconciliation()->last()['mended'] ?? 0);
        self::assertFalse($this->services()->reconciliation()->work(0.0));
    }

    public function testDriftOfAnyKindIsMendedToWhatTheRowsSay(): void
    {
        mt_srand(37);
        foreach ([1, 2, 3] as $branch) {
            $this->shelf($branch, 4 * $branch);
        }
        $this->order(3, 'a');
        $this->order(5, 'b');
        $right = $this->shelves();
        for ($round = 0; $round < 20; $round++) {
            $drifted = 0;
            foreach ($right as $shelf) {
                [$quantity, $outstanding] = [mt_rand(0, 12), mt_rand(0, 6)];
                $drifted += [$quantity, $outstanding] === [$shelf['quantity'], $shelf['outstanding']] ? 0 : 1;
                $this->services()->connection()->execute('UPDATE {part_stock} SET quantity = %d, outstanding = %d WHERE part_id = %d AND location_id = %d', [$quantity, $outstanding, self::PART, $shelf['location_id']]);
            }
            self::assertSame($drifted, $this->reconcile()['mended'], "Round $round");
            self::assertSame($right, $this->shelves(), "Round $round");
        }
    }

    /** @return list<array<string, int>> */
    private function shelves(): array
    {
        return array_map(
            static fn (array $row): array => array_map(intval(...), $row),
            $this->services()->connection()->rows('SELECT location_id, counted, outstanding, quantity FROM {part_stock} WHERE part_id = %d ORDER BY location_id', [self::PART]),
        );
    }

    /** @return array<int, int> what may be sold, by branch */
    private function sellable(): array
    {
        return array_column($this->shelves(), 'quantity', 'location_id');
    }

    private function shelf(int $branch, int $pieces): void
    {
        $this->services()->connection()->insert('part_stock', ['part_id' => self::PART, 'location_id' => $branch, 'quantity' => $pieces, 'counted' => $pieces, 'counted_at' => '2026-01-01 00:00:00']);
    }


    private function order(int $pieces, string $name = 'a'): Order
    {
        $this->fill([self::PART => $pieces], $name);

        return $this->place([], $name);
    }

    /** @return array{orders: int, filled: int, mended: int, allocated: int, failed: int, drift: list<array<string, int>>} */
    private function reconcile(): array
    {
        $this->services()->reconciliation()->begin();
        self::assertFalse($this->services()->reconciliation()->work(60.0));
        $report = $this->services()->reconciliation()->last();
        self::assertNotNull($report);

        return $report;
    }

    private function forget(): void
    {
        delete_option(Reconciliation::OPTION);
        foreach (['parts' => 'id', 'part_stock' => 'part_id'] as $table => $column) {
            $this->services()->connection()->execute(sprintf('DELETE FROM {%s} WHERE %s = %%d', $table, $column), [self::PART]);
        }
        $this->services()->connection()->execute('DELETE FROM {part_tallies} WHERE vendor_id = 901');
        // Shelves of the demo data have no count, as other tests expect.
        $this->services()->connection()->execute('UPDATE {part_stock} SET counted = NULL, outstanding = 0 WHERE counted_at IS NULL');
    }
}
