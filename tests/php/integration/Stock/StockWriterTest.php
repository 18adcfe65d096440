<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Stock;

use Coleman\Api\Orders\Fulfilment;
use Coleman\Api\Orders\LineState;
use Coleman\Api\Orders\Order;
use Coleman\Api\Stock\Shelf;
use Coleman\Api\Support\Json;

/** What follows when counts and holds change: what is outstanding, who is given what rises, and what is written. */
final class StockWriterTest extends ShelfTestCase
{
    public function testWithoutPartsThereIsNothingToChange(): void
    {
        $before = $this->modules()->foundation->connection()->queries();
        $this->modules()->stock->writer()->update([], static fn (array $shelves): array => self::fail('Nobody asked for it.'));
        self::assertSame($before, $this->modules()->foundation->connection()->queries());
    }

    public function testAShelfWithoutACountWasSoldDownByWhatOrdersHold(): void
    {
        $this->shelf(self::ONE, 1, 6, ['counted' => null, 'counted_at' => null, 'version' => 8]);
        $this->shelf(self::ONE, 2, 3, ['outstanding' => 1, 'quantity' => 2]);
        $this->shelf(self::ONE, 3, 5, ['counted' => null, 'counted_at' => null]);
        $this->hold(self::ONE, 1, 2);
        $this->hold(self::ONE, 1, 1);
        // Whenever it is known, no count was after it.
        $this->hold(self::ONE, 1, 1, ['known_at' => '2026-01-01 00:00:00']);
        $this->hold(self::ONE, 2, 1);
        $this->hold(self::ONE, 4, 7);
        $given = [];
        $this->update(static function (array $shelves) use (&$given): array {
            $given = array_map(static fn (Shelf $shelf): array => [$shelf->counted, $shelf->countedAt, $shelf->outstanding, $shelf->quantity(), $shelf->stored], $shelves);

            return $shelves;
        });
        self::assertSame([
            self::ONE . ':1' => [10, null, 4, 6, 6],
            self::ONE . ':2' => [3, '2026-11-22 06:00:00', 1, 2, 2],
            self::ONE . ':3' => [5, null, 0, 5, 5],
        ], $given);
        self::assertSame([1 => [10, 4, 6], 2 => [3, 1, 2], 3 => [5, 0, 5]], $this->shelves());
        // Also where all are so.
        $this->shelf(self::OTHER, 1, 6, ['counted' => null, 'counted_at' => null]);
        $this->hold(self::OTHER, 1, 2);
        $this->update(static fn (array $shelves): array => $shelves, [self::OTHER]);
        self::assertSame([1 => [8, 2, 6]], $this->shelves(self::OTHER));
        // Locked and written, each once.
        self::assertSame([1 => 10, 2 => 1, 3 => 2], $this->versions());
    }

    public function testEachShelfIsHeldAgainstItsOwnMoment(): void
    {
        $this->shelf(self::ONE, 1, 9, ['counted_at' => '2026-11-22 06:00:00']);
        $this->shelf(self::ONE, 2, 9, ['counted_at' => '2026-11-22 08:00:00']);
        $this->shelf(self::OTHER, 1, 9, ['counted_at' => '2026-11-22 10:00:00']);
        foreach ([[self::ONE, 1], [self::ONE, 2], [self::OTHER, 1]] as [$part, $branch]) {
            foreach (['05:00' => 1, '07:00' => 1, '09:00' => 2, '11:00' => 3] as $time => $pieces) {
                $this->hold($part, $branch, $pieces, ['known_at' => "2026-11-22 $time:00"]);
            }
        }
        $this->update(static fn (array $shelves): array => $shelves, [self::ONE, self::OTHER]);
        self::assertSame([1 => [9, 6, 3], 2 => [9, 5, 4]], $this->shelves());
        self::assertSame([1 => [9, 3, 6]], $this->shelves(self::OTHER));
        // Nobody knows when the third was counted: all of its holds count.
        $this->shelf(self::ONE, 3, 9, ['counted_at' => null]);
        $this->hold(self::ONE, 3, 4, ['known_at' => '2026-01-01 00:00:00']);
        $this->update(static fn (array $shelves): array => $shelves);
        self::assertSame([1 => [9, 6, 3], 2 => [9, 5, 4], 3 => [9, 4, 5]], $this->shelves());
    }

    public function testNobodyLooksForBackordersWhereThereIsNothingToGive(): void
    {
        $this->shelf(self::ONE, 1, 0);
        $this->shelf(self::OTHER, 1, 1);
        foreach ([1, 2] as $_) {
            $statements = [];
            foreach ([self::ONE, self::OTHER] as $part) {
                $before = $this->modules()->foundation->connection()->queries();
                $this->update(static fn (array $shelves): array => $shelves, [$part]);
                $statements[] = $this->modules()->foundation->connection()->queries() - $before;
            }
        }
        self::assertSame($statements[0] + 1, $statements[1]);
    }

    public function testOnlyWhatHasChangedIsWritten(): void
    {
        $this->shelf(self::ONE, 1, 9);
        $this->shelf(self::ONE, 2, 9);
        $this->update(static fn (array $shelves): array => [
            self::ONE . ':2' => $shelves[self::ONE . ':2']->countedAs(4, self::NOW, 7),
            self::ONE . ':3' => Shelf::uncounted(self::ONE, 3)->countedAs(5, self::NOW, 7),
        ] + $shelves);
        self::assertSame([1 => [9, 0, 9], 2 => [4, 0, 4], 3 => [5, 0, 5]], $this->shelves());
        self::assertSame([1 => 1, 2 => 2, 3 => 1], $this->versions());
        self::assertSame('1', $this->modules()->foundation->connection()->value('SELECT on_shelf FROM {parts} WHERE id = %d', [self::ONE]));
        $this->update(static fn (array $shelves): array => array_map(static fn (Shelf $shelf): Shelf => $shelf->countedAs(0, self::NOW, 8), $shelves));
        self::assertSame('0', $this->modules()->foundation->connection()->value('SELECT on_shelf FROM {parts} WHERE id = %d', [self::ONE]));
    }

    public function testWhatRisesGoesToTheOldestOrderAndToWhereItIsFetched(): void
    {
        $this->shelf(self::ONE, 1, 0);
        $this->shelf(self::ONE, 2, 0);
        $this->shelf(self::OTHER, 1, 0);
        $shipped = $this->order([self::ONE => 3, self::OTHER => 1]);
        $fetched = $this->order([self::ONE => 4], ['fulfilment' => Fulfilment::WillCall, 'location' => 2], 'b');
        $this->clock->advance(60);
        $this->counted([self::ONE . ':1' => 4, self::ONE . ':2' => 2, self::OTHER . ':1' => 1]);
        // The first takes the fullest, the second its own branch and then what the first has left.
        self::assertSame(['3 at 1', '1 at 1', '2 at 2', '1 at 1'], $this->holds());
        self::assertSame([1 => [4, 4, 0], 2 => [2, 2, 0]], $this->shelves());
        self::assertSame([1 => [1, 1, 0]], $this->shelves(self::OTHER));
        self::assertSame([[0, 0], [1]], [$this->backordered($shipped), $this->backordered($fetched)]);
        self::assertSame([LineState::Open, LineState::Backordered], [$this->again($shipped)->lines[0]->state, $this->again($fetched)->lines[0]->state]);

        $cities = array_map(fn (int $branch): string => $this->modules()->branches->locations()->byId($branch)->city ?? '', [1 => 1, 2]);
        $events = $this->modules()->foundation->connection()->rows("SELECT order_id, actor, actor_id, is_public, detail, happened_at FROM {order_events} WHERE kind = 'allocated' ORDER BY id");
        $event = static fn (Order $order, int $line, int $branch, int $pieces): array => [
            'detail' => [
                'text' => sprintf('%d × HOLD-%d arrived at %s and is held for this order.', $pieces, $order->lines[$line]->partId, $cities[$branch]),
                'line' => $order->lines[$line]->id, 'pieces' => $pieces, 'location_id' => $branch,
            ],
            'order_id' => (string) $order->id,
            'actor' => 'system',
            'actor_id' => '0',
            'is_public' => '0',
            'happened_at' => '2026-11-22 12:01:00',
        ];
        self::assertSame(
            [$event($shipped, 0, 1, 3), $event($shipped, 1, 1, 1), $event($fetched, 0, 2, 2), $event($fetched, 0, 1, 1)],
            array_map(static fn (array $row): array => ['detail' => Json::decode((string) $row['detail'])] + $row, $events),
        );
    }

    public function testWhatNobodyWaitsForIsForSale(): void
    {
        $this->shelf(self::ONE, 1, 0);
        $first = $this->order([self::ONE => 2]);
        $second = $this->order([self::ONE => 3], name: 'b');
        $this->counted([self::ONE . ':1' => 1]);
        self::assertSame([[1], [3]], [$this->backordered($first), $this->backordered($second)]);
        // Not one more than nothing.
        $this->counted([self::ONE . ':1' => 1]);
        self::assertSame(['1 at 1'], $this->holds());
        $this->counted([self::ONE . ':1' => 9]);
        self::assertSame([[0], [0]], [$this->backordered($first), $this->backordered($second)]);
        self::assertSame([1 => [9, 5, 4]], $this->shelves());
        self::assertSame(['1 at 1', '1 at 1', '3 at 1'], $this->holds());
        // A branch that is no longer there gives its pieces too.
        $third = $this->order([self::ONE => 5], name: 'c');
        self::assertSame([1], $this->backordered($third));
        $this->shelf(self::ONE, 99, 0);
        $this->counted([self::ONE . ':99' => 1]);
        self::assertSame([0], $this->backordered($third));
        self::assertStringContainsString('arrived at 99 and', (string) $this->modules()->foundation->connection()->value('SELECT detail FROM {order_events} WHERE order_id = %d AND kind = %s', [$third->id, 'allocated']));
    }

    /**
     * @param callable(array<string, Shelf>): array<string, Shelf> $change
     * @param list<int> $parts
     */
    private function update(callable $change, array $parts = [self::ONE]): void
    {
        $this->within(fn () => $this->modules()->stock->writer()->update($parts, $change));
    }

    /** @param array<string, int> $pieces by shelf */
    private function counted(array $pieces): void
    {
        $this->update(static function (array $shelves) use ($pieces): array {
            foreach ($pieces as $key => $count) {
                $shelves[$key] = $shelves[$key]->countedAs($count, self::NOW, 7);
            }

            return $shelves;
        }, [self::ONE, self::OTHER]);
    }

    /** @return list<int> by line */
    private function backordered(Order $order): array
    {
        return array_column($this->again($order)->lines, 'backordered');
    }

    /** @return array<int, int> by branch */
    private function versions(): array
    {
        return array_map(intval(...), array_column($this->modules()->foundation->connection()->rows('SELECT location_id, version FROM {part_stock} WHERE part_id = %d ORDER BY location_id', [self::ONE]), 'version', 'location_id'));
    }
}
