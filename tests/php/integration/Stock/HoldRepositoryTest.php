<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Stock;

use Coleman\Api\Orders\OrderState;
use Coleman\Api\Stock\Hold;
use Coleman\Api\Stock\HoldRepository;
use Coleman\Tests\Integration\Orders\OrderTestCase;

/** Which rows of `order_stock` count, and how they are written. */
final class HoldRepositoryTest extends OrderTestCase
{
    private const PART = 90_000_921;

    private const AT = '2026-11-22 12:00:00';

    protected function tearDown(): void
    {
        $this->modules()->foundation->connection()->execute('DELETE FROM {order_stock}');
        parent::tearDown();
    }

    public function testANumberIncludesWhatHasNotEndedAndIsKnownLater(): void
    {
        $this->row(1, []);
        $this->row(2, ['known_at' => '2026-11-22 11:59:59']);
        $this->row(3, ['known_at' => self::AT]);
        $this->row(4, ['known_at' => '2026-11-22 12:00:01']);
        $this->row(5, ['ended_at' => self::AT, 'is_returned' => 1]);
        // A version before has ended it.
        $this->row(6, ['is_returned' => 1]);
        $this->row(7, ['part_id' => self::PART + 1]);
        self::assertSame([1, 2, 3, 4], self::ids($this->holds()->outstanding([self::PART], null)));
        self::assertSame([1, 4], self::ids($this->holds()->outstanding([self::PART], self::AT)));
        self::assertSame([1, 4, 7], self::ids($this->holds()->outstanding([self::PART, self::PART + 1], self::AT)));
        self::assertSame([], $this->holds()->outstanding([], null));
        self::assertSame([1, 2, 3, 4, 7], self::ids($this->holds()->ofOrder(70)));
        self::assertSame([], $this->holds()->ofOrder(71));
    }

    public function testAnOrderThatIsOverHoldsNothingByRowsWithoutALine(): void
    {
        $this->fill([$this->inStock() => 1]);
        $order = $this->place();
        $this->row(1001, ['order_id' => $order->id]);
        $this->row(1002, ['order_id' => $order->id, 'line_id' => 0]);
        foreach (OrderState::cases() as $state) {
            $this->modules()->foundation->connection()->execute('UPDATE {orders} SET state = %s WHERE id = %d', [$state->value, $order->id]);
            $isOver = in_array($state, [OrderState::Completed, OrderState::Refunded], true);
            self::assertSame($isOver ? [1001] : [1001, 1002], self::ids($this->holds()->outstanding([self::PART], null)), $state->value);
        }
    }

    public function testOrdersOfVersionsBeforeComeOneByOne(): void
    {
        foreach ([5, 7, 9] as $order) {
            $this->row(2 * $order, ['order_id' => $order, 'line_id' => 0]);
            $this->row(2 * $order + 1, ['order_id' => $order, 'line_id' => 0]);
        }
        $this->row(20, ['order_id' => 6]);
        $this->row(21, ['order_id' => 8, 'line_id' => 0, 'ended_at' => self::AT, 'is_returned' => 1]);
        $this->row(22, ['order_id' => 8, 'line_id' => 0, 'is_returned' => 1]);
        self::assertSame([5, 7], $this->holds()->ordersWithoutLines(0, 2));
        self::assertSame([7, 9], $this->holds()->ordersWithoutLines(5, 2));
        self::assertSame([], $this->holds()->ordersWithoutLines(9, 2));
    }

    public function testWhatIsSavedIsReadAgain(): void
    {
        $this->row(1, []);
        $this->row(2, []);
        $ended = new Hold(1, 70, 11, self::PART, 2, 4, 13, 3, '2026-11-22 10:00:00', '2026-11-23 10:00:00', self::AT);
        $sent = new Hold(2, 70, 11, self::PART, 2, 4, 13, 3, '2026-11-22 10:00:00', '2026-11-23 10:00:00');
        $new = new Hold(0, 71, 12, self::PART, 4, 5, 14, 0);
        $this->holds()->save([$ended, $new, $sent]);
        self::assertEquals([$sent], $this->holds()->ofOrder(70));
        [$written] = $this->holds()->ofOrder(71);
        self::assertEquals($new, $written->with(['id' => 0]));
        // The version before reads it.
        $rows = $this->modules()->foundation->connection()->rows('SELECT id, ended_at, is_returned FROM {order_stock} ORDER BY id');
        self::assertSame([[self::AT, '1'], [null, '0'], [null, '0']], array_map(static fn (array $row): array => [$row['ended_at'], $row['is_returned']], $rows));
    }

    /** Whatever there is to save, it is not written one by one. */
    public function testSavingTakesAStatementForAllOfAKind(): void
    {
        foreach ([1, 2, 3] as $id) {
            $this->row($id, []);
        }
        $old = $this->holds()->ofOrder(70);
        $new = array_fill(0, 3, new Hold(0, 71, 12, self::PART, 4, 5));
        foreach ([[[], 0], [$old, 1], [$new, 1], [[...$new, ...$old], 2]] as [$holds, $statements]) {
            $before = $this->modules()->foundation->connection()->queries();
            $this->holds()->save($holds);
            self::assertSame($statements, $this->modules()->foundation->connection()->queries() - $before);
        }
    }

    /** @param array<string, string|int|null> $changes */
    private function row(int $id, array $changes): void
    {
        $this->modules()->foundation->connection()->insert('order_stock', $changes + [
            'id' => $id, 'order_id' => 70, 'part_id' => self::PART, 'location_id' => 1, 'quantity' => 2, 'line_id' => 11, 'known_at' => null, 'ended_at' => null, 'is_returned' => 0,
        ]);
    }

    private function holds(): HoldRepository
    {
        return new HoldRepository($this->modules()->foundation->connection());
    }

    /**
     * @param list<Hold> $holds
     * @return list<int>
     */
    private static function ids(array $holds): array
    {
        return array_map(static fn (Hold $hold): int => $hold->id, $holds);
    }
}
