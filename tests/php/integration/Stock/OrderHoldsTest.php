<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Stock;

use Coleman\Api\Http\ApiError;
use Coleman\Api\Orders\LineState;
use Coleman\Api\Orders\Order;
use Coleman\Api\Orders\OrderLine;
use Coleman\Api\Parts\Part;

/** The rows that an order holds, after each thing that may happen to it. */
final class OrderHoldsTest extends ShelfTestCase
{
    public function testAParcelTakesPiecesOfAHoldAndLeavesTheOthers(): void
    {
        $this->shelf(self::ONE, 1, 9);
        $order = $this->order([self::ONE => 5]);
        $this->give($order, [2]);
        self::assertSame(['3 at 1', '2 at 1 in 50, left 22 12:00, known 23 12:00'], $this->holds());
        self::assertSame([1 => [9, 5, 4]], $this->shelves());
        // The row itself goes with the last pieces.
        $this->clock->advance(3600);
        $this->give($order, [3], 51);
        self::assertSame(['3 at 1 in 51, left 22 13:00, known 23 13:00', '2 at 1 in 50, left 22 12:00, known 23 12:00'], $this->holds());
        self::assertSame([1 => [9, 5, 4]], $this->shelves());
    }

    public function testWhatIsLaidReadyStaysInTheHouseUntilItIsFetched(): void
    {
        $this->shelf(self::ONE, 1, 9);
        $order = $this->order([self::ONE => 5]);
        $this->give($order, [2], 50, false);
        $this->give($order, [1], 51, false);
        $this->give($order, [1], 52);
        self::assertSame(['1 at 1', '2 at 1 in 50', '1 at 1 in 51', '1 at 1 in 52, left 22 12:00, known 23 12:00'], $this->holds());
        self::assertSame([$order->lines[0]->id => [1 => 4]], $this->modules()->stock->orderHolds()->inHouse($order->id));
        $this->clock->advance(3600);
        $this->within(fn () => $this->modules()->stock->orderHolds()->handOut($order, 50));
        $fetched = ['1 at 1', '2 at 1 in 50, left 22 13:00, known 23 13:00', '1 at 1 in 51', '1 at 1 in 52, left 22 12:00, known 23 12:00'];
        self::assertSame($fetched, $this->holds());
        self::assertSame([$order->lines[0]->id => [1 => 2]], $this->modules()->stock->orderHolds()->inHouse($order->id));
        // Once more, it left when it left.
        $this->clock->advance(3600);
        foreach ([50, 52] as $fulfilment) {
            $this->within(fn () => $this->modules()->stock->orderHolds()->handOut($order, $fulfilment));
        }
        self::assertSame($fetched, $this->holds());
    }

    public function testWhatIsFetchedIsKnownByTheHoursOfItsShelf(): void
    {
        $this->shelf(self::ONE, 1, 4, ['booking_hours' => 2]);
        $order = $this->order([self::ONE => 4]);
        $this->give($order, [4], 50, false);
        $this->within(fn () => $this->modules()->stock->orderHolds()->handOut($order, 50));
        self::assertSame(['4 at 1 in 50, left 22 12:00, known 22 14:00'], $this->holds());
    }

    public function testPiecesAtTheBranchGoFirstThenTheOldest(): void
    {
        $this->shelf(self::ONE, 1, 4);
        $this->shelf(self::ONE, 2, 3);
        $this->shelf(self::ONE, 3, 2);
        $order = $this->order([self::ONE => 9]);
        self::assertSame(['4 at 1', '3 at 2', '2 at 3'], $this->holds());
        $this->give($order, [4], 50, true, 2);
        self::assertSame([
            '3 at 1',
            '3 at 2 in 50, left 22 12:00, known 23 12:00',
            '2 at 3',
            // It counts at both until each was counted.
            '1 at 1 to 2, left 22 12:00, known 23 12:00',
            '1 at 2 in 50, left 22 12:00, known 23 12:00',
        ], $this->holds());
        self::assertSame([1 => [4, 4, 0], 2 => [3, 4, 0], 3 => [2, 2, 0]], $this->shelves());
        // Where nobody said which branch, they go from where they are.
        $this->give($order, [4], 51, false);
        self::assertSame(['3 at 1 in 51', '1 at 3', '1 at 3 in 51'], array_values(array_diff($this->holds(), [
            '3 at 2 in 50, left 22 12:00, known 23 12:00', '1 at 1 to 2, left 22 12:00, known 23 12:00', '1 at 2 in 50, left 22 12:00, known 23 12:00',
        ])));
    }

    public function testWhatMovesIsKnownByTheHoursOfEachShelf(): void
    {
        $this->shelf(self::ONE, 1, 4, ['booking_hours' => 2]);
        $this->shelf(self::ONE, 2, 0, ['booking_hours' => 5]);
        $order = $this->order([self::ONE => 4]);
        $this->give($order, [4], 50, true, 2);
        self::assertSame(['4 at 1 to 2, left 22 12:00, known 22 14:00', '4 at 2 in 50, left 22 12:00, known 22 17:00'], $this->holds());
    }

    public function testAShelfThatNobodyHasCountedBeginsWithWhatIsHandedOutThere(): void
    {
        $this->shelf(self::ONE, 1, 4);
        $order = $this->order([self::ONE => 7]);
        $this->give($order, [1], 50, false, 3);
        self::assertSame([1 => [4, 4, 0], 3 => [0, 1, 0]], $this->shelves());
        $this->give($order, [5], 51, true, 4);
        self::assertSame([1 => [4, 4, 0], 3 => [0, 1, 0], 4 => [0, 5, 0]], $this->shelves());
        self::assertSame([
            '3 at 1 to 4, left 22 12:00, known 23 12:00',
            '1 at 1 to 3, left 22 12:00, known 23 12:00',
            '1 at 3 in 50',
            '3 at 4 in 51, left 22 12:00, known 23 12:00',
            '2 at 4 in 51, left 22 12:00, known 23 12:00',
        ], $this->holds());
        self::assertSame([1], $this->backordered($order));
    }

    public function testAPieceOnBackorderNeedsABranch(): void
    {
        $this->shelf(self::ONE, 1, 2);
        $order = $this->order([self::ONE => 5]);
        self::assertSame([LineState::Backordered], $this->states($order));
        $refusal = null;
        try {
            $this->give($order, [3]);
        } catch (ApiError $refusal) {
        }
        self::assertSame(['location_id' => sprintf('HOLD-%d is on backorder. Choose the branch it comes from.', self::ONE)], $refusal?->params);
        self::assertSame(['2 at 1'], $this->holds());
        $this->give($order, [4], 50, false, 1);
        self::assertSame(['2 at 1 in 50', '2 at 1 in 50'], $this->holds());
        self::assertSame([[1], [LineState::Backordered]], [$this->backordered($order), $this->states($order)]);
        $this->give($order, [1], 51, true, 1);
        self::assertSame(['2 at 1 in 50', '2 at 1 in 50', '1 at 1 in 51, left 22 12:00, known 23 12:00'], $this->holds());
        self::assertSame([[0], [LineState::Open]], [$this->backordered($order), $this->states($order)]);
    }

    public function testEachLineHasItsOwnPieces(): void
    {
        $this->shelf(self::ONE, 1, 4);
        $this->shelf(self::OTHER, 1, 4);
        $order = $this->order([self::ONE => 2, self::OTHER => 3]);
        $this->give($order, [1 => 2]);
        self::assertSame(['2 at 1', '1 at 1', '2 at 1 in 50, left 22 12:00, known 23 12:00'], $this->holds());
        self::assertSame([[4, 2, 2], [4, 3, 1]], [$this->shelves()[1], $this->shelves(self::OTHER)[1]]);
    }

    public function testThePlaceholderLiesNowhere(): void
    {
        $this->shelf(self::ONE, 1, 4);
        $order = $this->order([self::OTHER => 2, self::ONE => 3]);
        $this->modules()->foundation->connection()->execute('UPDATE {order_lines} SET part_id = %d WHERE part_id = %d', [Part::PLACEHOLDER_ID, self::OTHER]);
        // Whatever has put it there, nobody touches it.
        $this->shelf(Part::PLACEHOLDER_ID, 1, 4, ['outstanding' => 1]);
        try {
            foreach ([0, 1] as $branch) {
                $this->give($this->again($order), [2, 1], 50, true, $branch);
            }
            self::assertSame(['1 at 1', '1 at 1 in 50, left 22 12:00, known 23 12:00', '1 at 1 in 50, left 22 12:00, known 23 12:00'], $this->holds());
            self::assertSame([1 => [4, 1, 4]], $this->shelves(Part::PLACEHOLDER_ID));
            self::assertSame('0', $this->modules()->foundation->connection()->value('SELECT version FROM {part_stock} WHERE part_id = %d', [Part::PLACEHOLDER_ID]));
        } finally {
            $this->modules()->foundation->connection()->execute('DELETE FROM {part_stock} WHERE part_id = %d', [Part::PLACEHOLDER_ID]);
        }
    }

    public function testAnOrderThatIsOffHoldsWhatHasLeftAlone(): void
    {
        $this->shelf(self::ONE, 1, 9);
        $order = $this->order([self::ONE => 6]);
        $this->give($order, [1], 50);
        $this->give($order, [2], 51, false);
        $this->within(fn () => $this->modules()->stock->orderHolds()->release($order));
        $ended = ['3 at 1, ended 22 12:00', '1 at 1 in 50, left 22 12:00, known 23 12:00', '2 at 1 in 51, ended 22 12:00'];
        self::assertSame($ended, $this->holds());
        self::assertSame([1 => [9, 1, 8]], $this->shelves());
        $this->clock->advance(3600);
        $this->within(fn () => $this->modules()->stock->orderHolds()->release($order));
        self::assertSame($ended, $this->holds());
    }

    public function testAnOrderThatWaitsOnGivesBackWhatNoParcelHas(): void
    {
        $this->shelf(self::ONE, 1, 4);
        $this->shelf(self::ONE, 2, 3);
        $this->shelf(self::OTHER, 1, 1);
        $order = $this->order([self::ONE => 8, self::OTHER => 1]);
        $this->give($order, [2], 50, false);
        $this->modules()->foundation->connection()->execute("UPDATE {orders} SET state = 'awaiting_price'");
        $this->within(fn () => $this->modules()->stock->orderHolds()->suspend($order));
        self::assertSame(['2 at 1, ended 22 12:00', '3 at 2, ended 22 12:00', '1 at 1, ended 22 12:00', '2 at 1 in 50'], $this->holds());
        self::assertSame([1 => [4, 2, 2], 2 => [3, 0, 3]], $this->shelves());
        self::assertSame([[6, 1], [LineState::Backordered, LineState::Backordered]], [$this->backordered($order), $this->states($order)]);
        // It takes again what there is when it goes on.
        $this->modules()->foundation->connection()->execute("UPDATE {orders} SET state = 'received'");
        $this->within(fn () => $this->modules()->stock->orderHolds()->claim($order));
        self::assertSame([[1, 0], [LineState::Backordered, LineState::Open]], [$this->backordered($order), $this->states($order)]);
        self::assertSame([1 => [4, 4, 0], 2 => [3, 3, 0]], $this->shelves());
    }

    public function testAnOrderThatWasReadBeforeItGotPiecesGivesThemBack(): void
    {
        $this->shelf(self::ONE, 1, 0);
        $order = $this->order([self::ONE => 3]);
        $this->modules()->foundation->connection()->execute('UPDATE {part_stock} SET counted = 2 WHERE part_id = %d', [self::ONE]);
        $this->within(fn () => $this->modules()->stock->orderHolds()->claim($order));
        self::assertSame([1], $this->backordered($order));
        $this->modules()->foundation->connection()->execute("UPDATE {orders} SET state = 'awaiting_price'");
        $this->within(fn () => $this->modules()->stock->orderHolds()->suspend($order));
        self::assertSame([3], $this->backordered($order));
    }

    public function testTheMarkIsKnownToShelvesOfAvailablePieces(): void
    {
        $this->shelf(self::ONE, 1, 4, ['is_available' => 1]);
        $this->shelf(self::ONE, 2, 3);
        $order = $this->order([self::ONE => 7]);
        $this->give($order, [1], 50);
        // Of a branch without a shelf nobody knows what its numbers are.
        $this->hold(self::ONE, 9, 1, ['order_id' => $order->id, 'line_id' => $order->lines[0]->id]);
        $mark = function (string $when) use ($order): void {
            $this->within(fn () => $this->modules()->stock->orderHolds()->sentToDealer($order, new \DateTimeImmutable($when, new \DateTimeZone('UTC'))));
        };
        $mark('2026-11-22 12:30:00');
        $known = ['3 at 1, known 22 12:30', '3 at 2', '1 at 1 in 50, left 22 12:00, known 22 12:30', '1 at 9'];
        self::assertSame($known, $this->holds());
        self::assertSame('2026-11-22 12:30:00', $this->modules()->foundation->connection()->value('SELECT sent_to_dealer_at FROM {orders} WHERE id = %d', [$order->id]));
        // It stays known.
        $mark('2026-11-22 13:00:00');
        self::assertSame($known, $this->holds());
    }

    /**
     * What a version before has written of a line, and how many pieces of it then wait.
     *
     * @return iterable<string, array{int, list<int>, int, LineState, string, int}>
     */
    public static function linesOfTheVersionBefore(): iterable
    {
        // Pieces ordered, rows of pieces held, pieces on backorder at checkout, state of the line, of the order; what waits.
        yield 'none has come since' => [6, [4], 2, LineState::Backordered, 'received', 2];
        yield 'one has come since' => [6, [5], 2, LineState::Backordered, 'received', 1];
        yield 'by a row of its own' => [6, [4, 1], 2, LineState::Backordered, 'received', 1];
        yield 'the only one has come' => [6, [6], 1, LineState::Backordered, 'received', 0];
        yield 'more are missing than waited' => [6, [1], 2, LineState::Backordered, 'received', 2];
        yield 'nothing is held' => [2, [], 2, LineState::Backordered, 'received', 2];
        yield 'nothing has waited' => [2, [1], 0, LineState::Open, 'received', 0];
        yield 'a cancelled line keeps what it says' => [6, [6], 2, LineState::Cancelled, 'received', 2];
        yield 'what a cancelled order held is no longer held' => [2, [1], 2, LineState::Backordered, 'cancelled', 2];
    }

    /**
     * @dataProvider linesOfTheVersionBefore
     * @param list<int> $held
     */
    public function testRowsOfTheVersionBeforeGetTheirLinesAndWhatWaits(int $quantity, array $held, int $backordered, LineState $state, string $orderState, int $waits): void
    {
        $order = $this->order([self::ONE => $quantity, self::OTHER => 1]);
        $connection = $this->modules()->foundation->connection();
        $connection->execute('UPDATE {orders} SET state = %s WHERE id = %d', [$orderState, $order->id]);
        $connection->execute('UPDATE {order_lines} SET backordered = %d, state = %s WHERE part_id = %d', [$backordered, $state->value, self::ONE]);
        foreach ($held as $pieces) {
            $this->hold(self::ONE, 1, $pieces, ['order_id' => $order->id, 'line_id' => 0]);
        }
        // By it the order is known to be of the version before, whatever the other line has.
        $this->hold(self::OTHER, 1, 1, ['order_id' => $order->id, 'line_id' => 0]);
        $this->within(fn () => $this->modules()->stock->orderHolds()->upgrade($this->again($order)));
        self::assertSame(
            [...array_fill(0, count($held), (string) $order->lines[0]->id), (string) $order->lines[1]->id],
            array_column($connection->rows('SELECT line_id FROM {order_stock} ORDER BY id'), 'line_id'),
        );
        self::assertSame([$waits, 'cancelled' === $orderState ? 1 : 0], $this->backordered($order));
        self::assertSame(0 === $waits && LineState::Backordered === $state ? LineState::Open : $state, $this->states($order)[0]);
    }

    public function testAnOrderThatIsWrittenAsNowIsLeftAlone(): void
    {
        $this->shelf(self::ONE, 1, 4);
        $order = $this->order([self::ONE => 6]);
        $connection = $this->modules()->foundation->connection();
        $connection->execute('UPDATE {order_stock} SET line_id = 0, quantity = 1');
        $connection->execute('UPDATE {part_stock} SET counted = 1 WHERE part_id = %d', [self::ONE]);
        $this->within(fn () => $this->modules()->stock->orderHolds()->upgrade($order));
        self::assertSame([2], $this->backordered($order));
        // Written as it is now, it is left alone.
        $connection->execute('UPDATE {order_stock} SET quantity = 5');
        $this->within(fn () => $this->modules()->stock->orderHolds()->upgrade($order));
        self::assertSame([2], $this->backordered($order));
    }

    /** @param array<int, int> $pieces by the place of their line */
    private function give(Order $order, array $pieces, int $fulfilment = 50, bool $leaves = true, int $branch = 0): void
    {
        $quantities = [];
        foreach ($pieces as $place => $count) {
            $quantities[$order->lines[$place]->id] = $count;
        }
        $this->within(fn () => $this->modules()->stock->orderHolds()->give($order, $fulfilment, $leaves, $branch, $quantities));
    }

    /** @return list<int> by line */
    private function backordered(Order $order): array
    {
        return array_map(static fn (OrderLine $line): int => $line->backordered, $this->again($order)->lines);
    }

    /** @return list<LineState> by line */
    private function states(Order $order): array
    {
        return array_map(static fn (OrderLine $line): LineState => $line->state, $this->again($order)->lines);
    }
}
