<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Stock;

use Coleman\Api\Feeds\FeedImport;
use Coleman\Api\Feeds\FeedRun;
use Coleman\Api\Feeds\RunState;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Orders\Fulfilment;
use Coleman\Api\Orders\LineState;
use Coleman\Api\Orders\Order;
use Coleman\Api\Orders\OrderState;
use Coleman\Api\Orders\PayMethod;
use Coleman\Api\Staff\Actor;
use Coleman\Tests\Integration\Orders\OrderTestCase;

/** The rules of docs/stock.md, each by an example. StockModelTest plays them by chance. */
final class StockTest extends OrderTestCase
{
    private const PART = 90_000_901;
    private const UNPRICED = 90_000_902;

    protected function setUp(): void
    {
        parent::setUp();
        $this->forget();
        foreach ([self::PART => 1_000, self::UNPRICED => null] as $id => $cents) {
            $this->modules()->foundation->connection()->insert('parts', [
                'id' => $id, 'part_number' => 'STOCK-' . $id, 'part_key' => 'STOCK' . $id, 'vendor_id' => 901, 'vendor_name' => 'Stock Works', 'parts_url_description' => '',
                'description' => 'Tried', 'long_description' => '', 'category_id' => 1, 'image' => '', 'price_cents' => $cents, 'list_price_cents' => $cents, 'lead_time' => '1-3 day lead time',
                'discontinued' => 0, 'pickup_only' => 0, 'case_qty_required' => 0, 'case_qty' => 1, 'popularity' => 0,
            ]);
        }
    }

    protected function tearDown(): void
    {
        $this->forget();
        parent::tearDown();
    }

    public function testTheNightlyFileDoesNotSellAgainWhatOrdersHaveTaken(): void
    {
        $this->file('1,2');
        $order = $this->order(2);
        $this->file('1,2');
        self::assertSame([1 => 0], $this->sellable());
        self::assertSame(2, $this->order(2, name: 'b')->lines[0]->backordered);
        $this->cancel($order);
        self::assertSame([1 => 0], $this->sellable(), 'They are held for the second order.');
        $this->cancel($this->again($this->orders()[1]));
        self::assertSame([1 => 2], $this->sellable());
    }

    public function testWhatHasLeftIsHeldUntilTheDealersNumberIsWithoutIt(): void
    {
        $this->file('1,5');
        $order = $this->order(2);
        $this->send($order, [$order->lines[0]->id => 2]);
        // A day is not over: the number still has them.
        $this->file('1,5', '-0 hours');
        self::assertSame([1 => 3], $this->sellable());
        // Known since an hour: the number has 3 now.
        $this->modules()->foundation->connection()->execute("UPDATE {order_stock} SET known_at = '2026-01-01 00:00:00'");
        $this->file('1,3', '-0 hours');
        self::assertSame([1 => 3], $this->sellable());
    }

    public function testAFileFromBeforeTheLastCountIsSkippedAndSaysSo(): void
    {
        $this->file('1,5', '-2 hours');
        $run = $this->file('1,9', '-3 hours');
        self::assertSame([1 => 5], $this->sellable());
        self::assertSame(1, $run->count('bad'));
        self::assertStringContainsString('This shelf has a newer count', implode(' ', $run->samples['bad'] ?? []));
        // A column of its own says it for each row.
        $run = $this->import("part_number,location,quantity,counted_at\nSTOCK-" . self::PART . ',1,7,' . gmdate('Y-m-d\TH:i:s\Z', time() - 60) . "\n");
        self::assertSame(0, $run->count('bad'));
        self::assertSame([1 => 7], $this->sellable());
        $run = $this->import("part_number,location,quantity,counted_at\nSTOCK-" . self::PART . ",1,8,2062-01-01 10:00\n");
        self::assertStringContainsString('This count is dated in the future.', implode(' ', $run->samples['bad'] ?? []));
        $run = $this->import("part_number,location,quantity,counted_at\nSTOCK-" . self::PART . ",1,8,2026-02-31 10:00\n");
        self::assertStringContainsString('Enter a date and time', implode(' ', $run->samples['bad'] ?? []));
        self::assertSame([1 => 7], $this->sellable());
    }

    public function testWhatAFullFileLeavesOutIsACountOfNoneThatOrdersSurvive(): void
    {
        $this->file("1,5\n2,4", '-5 hours', true);
        $order = $this->order(3);
        $this->file('2,4', '-4 hours', true);
        self::assertSame([1 => 0, 2 => 4], $this->sellable());
        $this->cancel($order);
        self::assertSame([1 => 0, 2 => 4], $this->sellable());
        $this->file("1,1\n2,4", '-3 hours', true);
        self::assertSame([1 => 1, 2 => 4], $this->sellable());
    }

    public function testWhatComesInGoesToTheOldestBackorderAndOnlyTheRestIsForSale(): void
    {
        $this->file('1,0');
        $first = $this->order(2, name: 'a');
        $second = $this->order(3, ['fulfilment' => Fulfilment::WillCall, 'location' => 2], 'b');
        $this->file('1,4', '-0 hours');
        [$first, $second] = [$this->again($first), $this->again($second)];
        self::assertSame([0, 1], [$first->lines[0]->backordered, $second->lines[0]->backordered]);
        self::assertSame([LineState::Open, LineState::Backordered], [$first->lines[0]->state, $second->lines[0]->state]);
        self::assertSame([1 => 0], $this->sellable());
        $this->cancel($first);
        self::assertSame(0, $this->again($second)->lines[0]->backordered);
        self::assertSame([1 => 1], $this->sellable());
        self::assertContains('allocated', array_map(static fn ($event): string => $event->kind, $this->modules()->orderRecords->repository()->events($second->id, false)));
    }

    public function testAPieceOnBackorderNamesItsBranchAndLeavesFromThere(): void
    {
        $this->file("1,0\n2,0");
        $order = $this->order(1);
        $this->modules()->foundation->connection()->execute('UPDATE {part_stock} SET counted = 5, quantity = 5 WHERE part_id = %d AND location_id = 2', [self::PART]);
        try {
            $this->send($order, [$order->lines[0]->id => 1]);
            self::fail('Nobody said where it comes from.');
        } catch (ApiError $refusal) {
            self::assertArrayHasKey('location_id', $refusal->params);
        }
        $sent = $this->send($this->again($order), [$order->lines[0]->id => 1], 2);
        self::assertSame(OrderState::Completed, $sent->state);
        self::assertSame(0, $sent->lines[0]->backordered);
        self::assertSame([1 => 0, 2 => 4], $this->sellable());
    }

    public function testAPickupHeldElsewhereCountsAtBothBranchesUntilTheyAreCounted(): void
    {
        $this->file("1,3\n2,3");
        $order = $this->order(4, ['fulfilment' => Fulfilment::WillCall, 'location' => 2]);
        self::assertSame([1 => 2, 2 => 0], $this->sellable());
        $order = $this->modules()->orders->fulfilmentService()->send($order, Fulfilment::WillCall, 2, '', '', [$order->lines[0]->id => 4], Actor::staff(1));
        self::assertSame([1 => 2, 2 => 0], $this->sellable());
        $ready = $this->modules()->orderRecords->fulfilments()->ofOrder($order->id)[0];
        self::assertNull($this->modules()->foundation->connection()->value('SELECT MAX(left_at) FROM {order_stock} WHERE moved_to = 0'));
        $this->modules()->orders->fulfilmentService()->handOver($order, $ready->id, Actor::staff(1));
        self::assertSame('4', $this->modules()->foundation->connection()->value('SELECT SUM(quantity) FROM {order_stock} WHERE moved_to = 0 AND left_at IS NOT NULL AND known_at > left_at'));
        $this->modules()->foundation->connection()->execute("UPDATE {order_stock} SET known_at = '2026-01-01 00:00:00'");
        $this->file("1,2\n2,0", '-0 hours');
        self::assertSame([1 => 2, 2 => 0], $this->sellable());
    }

    public function testAnOrderWithoutPricesHoldsItsStockForThreeDays(): void
    {
        $this->import("part_number,location,quantity\nSTOCK-" . self::UNPRICED . ",1,2\n");
        $this->fill([self::UNPRICED => 2]);
        $order = $this->place(['pay' => PayMethod::CallMe]);
        self::assertSame([1 => 0], $this->sellable(self::UNPRICED));
        self::assertSame(0, $this->modules()->orders->service()->suspendUnpriced());
        self::assertEqualsWithDelta(3 * 86_400, ($order->heldUntil?->getTimestamp() ?? 0) - time(), 60);
        $this->modules()->foundation->connection()->execute("UPDATE {orders} SET held_until = '2020-01-01 00:00:00'");
        self::assertSame(1, $this->modules()->orders->service()->suspendUnpriced());
        self::assertSame(0, $this->modules()->orders->service()->suspendUnpriced());
        self::assertSame([1 => 2], $this->sellable(self::UNPRICED));
        $waiting = $this->again($order);
        self::assertSame([OrderState::AwaitingPrice, 2, LineState::Backordered], [$waiting->state, $waiting->lines[0]->backordered, $waiting->lines[0]->state]);
        $priced = $this->modules()->orders->quoteService()->price($waiting, [$waiting->lines[0]->id => 500], Actor::staff(1), true);
        $accepted = $this->modules()->orders->quoteService()->accept($priced, Actor::guest());
        self::assertSame([OrderState::Received, 0, LineState::Open], [$accepted->state, $accepted->lines[0]->backordered, $accepted->lines[0]->state]);
        self::assertSame([1 => 0], $this->sellable(self::UNPRICED));
    }

    public function testWhereNumbersAreAvailableTheMarkIsWhenTheDealerKnows(): void
    {
        $at = static fn (string $when): string => gmdate('Y-m-d\TH:i:s\Z', (int) strtotime($when));
        $row = static fn (int $pieces, string $when): string => "part_number,location,quantity,counted_at,numbers\nSTOCK-" . self::PART . ",1,$pieces," . $at($when) . ",available\n";
        $this->import($row(5, '-10 minutes'));
        $order = $this->order(2);
        $mark = new \DateTimeImmutable('-5 minutes', new \DateTimeZone('UTC'));
        $this->modules()->foundation->transaction()->run(fn () => $this->modules()->stock->orderHolds()->sentToDealer($order, $mark));
        self::assertSame([1 => 3], $this->sellable());
        $this->import($row(3, '-1 minute'));
        self::assertSame([1 => 3], $this->sellable());
        // The dealer's number does not have them: they come back with the next one.
        $this->cancel($this->again($order));
        self::assertSame([1 => 3], $this->sellable());
        $this->import($row(5, 'now'));
        self::assertSame([1 => 5], $this->sellable());
    }

    public function testRowsOfTheVersionBeforeAreUnderstood(): void
    {
        $connection = $this->modules()->foundation->connection();
        $connection->insert('part_stock', ['part_id' => self::PART, 'location_id' => 1, 'quantity' => 6]);
        $order = $this->order(4);
        $connection->execute('UPDATE {order_stock} SET line_id = 0');
        $connection->execute('UPDATE {part_stock} SET counted = NULL, outstanding = 0 WHERE part_id = %d', [self::PART]);
        $connection->insert('fulfilments', ['order_id' => $order->id, 'kind' => 'ship', 'location_id' => 0, 'carrier' => '', 'tracking' => '', 'state' => 'shipped', 'created_at' => '2026-01-01 00:00:00']);
        $connection->insertMany('fulfilment_lines', [['fulfilment_id' => (int) $connection->value('SELECT MAX(id) FROM {fulfilments}'), 'line_id' => $order->lines[0]->id, 'quantity' => 1]]);
        self::assertSame([1 => 2], $this->sellable());
        $this->cancel($this->again($order));
        // One has left: the shelf gets three back.
        self::assertSame([1 => 5], $this->sellable());
        self::assertSame('6', $connection->value('SELECT counted FROM {part_stock} WHERE part_id = %d', [self::PART]));
        $this->file('1,5', '-0 hours');
        self::assertSame([1 => 5], $this->sellable());
    }

    public function testAFileSaysWhereThePiecesLie(): void
    {
        $head = "part_number,location,quantity,Bin Location\n";
        $row = static fn (string $rest): string => 'STOCK-' . self::PART . ',' . $rest . "\n";
        $this->import($head . $row('1,5, A-12-3 ') . $row('2,4,'));
        self::assertSame([1 => 'A-12-3', 2 => ''], $this->bins());
        // An order, a count by hand and a file without the column leave it; an empty cell changes nothing.
        $this->order(2);
        $this->modules()->stock->handCounts()->count(self::PART, 1, 7, 'Counted', 1);
        self::assertSame([1 => 'A-12-3', 2 => ''], $this->bins());
        $this->file("1,6\n2,4", '+0 seconds');
        $this->import($head . $row('1,6,'), gmdate('Y-m-d H:i:s'));
        self::assertSame([1 => 'A-12-3', 2 => ''], $this->bins());
        // Another bin with the same number of pieces is a change, and undone as one.
        $run = $this->import($head . $row('1,6,C-1'), gmdate('Y-m-d H:i:s'));
        self::assertSame([1 => 'C-1', 2 => ''], $this->bins());
        self::assertSame(1, $run->counts['changed'] ?? null);
        $long = $this->import($head . $row('1,6,' . str_repeat('x', 41)) . $row('2,4,' . str_repeat('x', 40)), gmdate('Y-m-d H:i:s'));
        self::assertSame([1 => 'C-1', 2 => str_repeat('x', 40)], $this->bins());
        self::assertSame(RunState::Applied, $long->state);
    }

    /** @return array<int, string> by branch */
    private function bins(): array
    {
        return array_column($this->modules()->foundation->connection()->rows('SELECT location_id, bin FROM {part_stock} WHERE part_id = %d ORDER BY location_id', [self::PART]), 'bin', 'location_id');
    }

    /** @return array<int, int> what may be sold, by branch */
    private function sellable(int $part = self::PART): array
    {
        return array_map(intval(...), array_column($this->modules()->foundation->connection()->rows('SELECT location_id, quantity FROM {part_stock} WHERE part_id = %d ORDER BY location_id', [$part]), 'quantity', 'location_id'));
    }

    /** @param array{fulfilment?: Fulfilment, location?: int, pay?: PayMethod} $with */
    private function order(int $pieces, array $with = [], string $name = 'a'): Order
    {
        $this->fill([self::PART => $pieces], $name);

        return $this->place($with, $name);
    }

    /** @param array<int, int> $quantities */
    private function send(Order $order, array $quantities, int $branch = 0): Order
    {
        return $this->modules()->orders->fulfilmentService()->send($order, Fulfilment::Ship, $branch, 'UPS', '', $quantities, Actor::staff(1));
    }

    private function cancel(Order $order): void
    {
        $this->modules()->orders->service()->move($order, OrderState::Cancelled, Actor::staff(1));
    }

    private function again(Order $order): Order
    {
        return $this->modules()->orderRecords->repository()->byId($order->id) ?? $order;
    }

    /** @return list<Order> oldest first */
    private function orders(): array
    {
        return $this->modules()->orderRecords->repository()->byIds(array_map(intval(...), array_column($this->modules()->foundation->connection()->rows('SELECT id FROM {orders} ORDER BY id'), 'id')));
    }

    /** @param string $rows lines of branch and quantity */
    private function file(string $rows, string $counted = '-1 hour', bool $isFull = false): FeedRun
    {
        $lines = array_map(static fn (string $row): string => 'STOCK-' . self::PART . ',' . $row, explode("\n", $rows));

        return $this->import("part_number,location,quantity\n" . implode("\n", $lines) . "\n", gmdate('Y-m-d H:i:s', (int) strtotime($counted)), $isFull);
    }

    private function import(string $text, string $counted = '', bool $isFull = false): FeedRun
    {
        $path = get_temp_dir() . 'coleman-stock-test-' . getmypid() . '.csv';
        file_put_contents($path, $text);
        $feeds = $this->modules()->feeds->service();
        $run = $feeds->resume($feeds->import(new FeedImport('stock', $path, 'on-hand.csv', isFull: $isFull, isForced: true, countedAt: $counted)));
        self::assertSame(RunState::Applied, $run->state, $run->message);

        return $run;
    }

    private function forget(): void
    {
        $connection = $this->modules()->foundation->connection();
        foreach ([self::PART, self::UNPRICED] as $id) {
            $connection->execute('DELETE FROM {parts} WHERE id = %d', [$id]);
            $connection->execute('DELETE FROM {part_stock} WHERE part_id = %d', [$id]);
        }
        foreach (['feeds', 'feed_runs', 'feed_items', 'feed_keys', 'search_queue', 'stock_counts'] as $table) {
            $connection->execute(sprintf('DELETE FROM {%s}', $table));
        }
        $connection->execute('DELETE FROM {part_tallies} WHERE vendor_id = 901');
        $connection->execute('UPDATE {feed_state} SET run_id = 0');
        array_map(unlink(...), glob(WP_CONTENT_DIR . '/coleman-feeds/*.*') ?: []);
    }
}
