<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Parts;

use Coleman\Api\Feeds\FeedImport;
use Coleman\Api\Feeds\FeedRun;
use Coleman\Api\Feeds\Removal;
use Coleman\Api\Feeds\RunState;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Orders\Buyer;
use Coleman\Api\Orders\Order;
use Coleman\Api\Orders\OrderState;
use Coleman\Api\Parts\PartRecount;
use Coleman\Api\Staff\Actor;
use Coleman\Tests\Integration\Database\OtherConnection;
use Coleman\Tests\Integration\Orders\OrderTestCase;

/** What is kept of shelves and families is what a plain count would find, whoever writes and in whatever order. */
final class PartCountsTest extends OrderTestCase
{
    use OtherConnection;

    private const VENDORS = ['Tally Works', 'Tally & Sons'];

    private const FAMILIES = [1, 2, 3];

    protected function setUp(): void
    {
        parent::setUp();
        $this->recount();
    }

    protected function tearDown(): void
    {
        $connection = $this->modules()->foundation->connection();
        $ids = array_map(static fn (array $row): int => (int) $row['id'], $connection->rows('SELECT id FROM {parts} WHERE vendor_name IN (%s, %s)', self::VENDORS));
        foreach ($ids as $id) {
            $connection->execute('DELETE FROM {parts} WHERE id = %d', [$id]);
            $connection->execute('DELETE FROM {part_stock} WHERE part_id = %d', [$id]);
        }
        $this->modules()->search->index()->remove($ids);
        foreach (['feeds', 'feed_runs', 'feed_items', 'feed_keys', 'feed_held', 'search_queue'] as $table) {
            $connection->execute(sprintf('DELETE FROM {%s}', $table));
        }
        $connection->execute('UPDATE {feed_state} SET run_id = 0');
        array_map(unlink(...), glob(WP_CONTENT_DIR . '/coleman-feeds/*.*') ?: []);
        parent::tearDown();
        $this->recount();
    }

    /** @return iterable<string, array{int}> */
    public static function seeds(): iterable
    {
        foreach ([1, 714, 2026] as $seed) {
            yield "seed $seed" => [$seed];
        }
    }

    /** @dataProvider seeds */
    public function testAreRightAfterFeedsOrdersAndCancellations(int $seed): void
    {
        $random = new \Random\Randomizer(new \Random\Engine\Mt19937($seed));
        $orders = [];
        $done = array_fill_keys(['parts', 'stock', 'order', 'refused', 'cancel'], 0);
        $this->partFeed($random, true);
        $this->stockFeed($random, true);
        for ($step = 0; $step < 24; $step++) {
            $act = ['parts', 'stock', 'order', 'order', 'order', 'cancel', 'cancel'][$random->getInt(0, 6)];
            if ('parts' === $act) {
                $this->partFeed($random, 0 === $random->getInt(0, 2));
            } elseif ('stock' === $act) {
                $this->stockFeed($random, 0 === $random->getInt(0, 2));
            } elseif ('cancel' === $act) {
                $order = array_pop($orders);
                null === $order || $this->modules()->orders->service()->move($order, OrderState::Cancelled, Actor::system());
            } else {
                $order = $this->orderSome($random, "$seed-$step");
                $order instanceof Order ? $orders[] = $order : $act = 'refused';
            }
            $done[$act]++;
            $this->assertAsCounted("step $step, $act");
        }
        self::assertGreaterThan(0, min($done['parts'], $done['stock'], $done['order'], $done['cancel']), (string) wp_json_encode($done));
        self::assertSame(['shelves' => 0, 'tallies' => 0], $this->recount());
    }

    public function testWhatWasUndoneIsNotCounted(): void
    {
        $part = $this->onlyPiece();
        $before = $this->tallies();
        $this->fill([$part => 1]);
        try {
            $this->modules()->foundation->transaction()->run(function (): never {
                $this->modules()->checkout->checkout()->place(new Buyer($this->owner()), $this->request());
                throw new \RuntimeException('The power is gone.');
            });
        } catch (\RuntimeException $fault) {
            self::assertSame('The power is gone.', $fault->getMessage());
        }

        self::assertSame($before, $this->tallies());
        $this->assertAsCounted('undone');
    }

    public function testTheLastPieceLeavesTheListAndComesBack(): void
    {
        $part = $this->onlyPiece();
        $isShown = fn (): bool => 1 === (int) $this->modules()->foundation->connection()->value('SELECT on_shelf FROM {parts} WHERE id = %d', [$part]);
        self::assertTrue($isShown());
        $this->fill([$part => 1]);
        $before = $this->modules()->foundation->connection()->queries();
        $order = $this->place();
        self::assertLessThanOrEqual(40, $this->modules()->foundation->connection()->queries() - $before);
        self::assertFalse($isShown());
        $this->assertAsCounted('sold');
        $this->modules()->orders->service()->move($order, OrderState::Cancelled, Actor::system());
        self::assertTrue($isShown());
        $this->assertAsCounted('came back');
    }

    public function testAChunkOfAFeedCostsTheSameForAFewAsForMany(): void
    {
        $tallies = $this->modules()->parts->counts();
        $ids = array_map(static fn (array $row): int => (int) $row['id'], $this->modules()->foundation->connection()->rows('SELECT id FROM {parts} ORDER BY id LIMIT 400'));
        $count = function (array $some) use ($tallies): int {
            $before = $this->modules()->foundation->connection()->queries();
            $this->modules()->foundation->transaction()->run(static function () use ($tallies, $some): void {
                $tallies->onShelves($some, static fn () => null);
                $tallies->moving($some, static function (): void {
                });
            });

            return $this->modules()->foundation->connection()->queries() - $before;
        };

        self::assertSame($count(array_slice($ids, 0, 2)), $count($ids));
    }

    public function testRecountMendsWhatWasWrittenPastIt(): void
    {
        $connection = $this->modules()->foundation->connection();
        $before = $this->tallies();
        $connection->execute('UPDATE {part_tallies} SET parts = parts + 7 WHERE category_id = 1');
        $connection->execute('DELETE FROM {part_tallies} WHERE category_id = 2');
        $connection->insert('part_tallies', ['category_id' => 987, 'vendor_id' => 1, 'vendor_name' => 'Nobody', 'parts' => 5, 'on_shelf' => 5]);
        $connection->execute('UPDATE {parts} SET on_shelf = 1 - on_shelf WHERE id <= 10');

        $mended = $this->recount();
        self::assertSame(10, $mended['shelves']);
        self::assertGreaterThan(2, $mended['tallies']);
        self::assertSame($before, $this->tallies());
        self::assertSame(['shelves' => 0, 'tallies' => 0], $this->recount());
    }

    public function testNobodyWritesWhatIsBeingCounted(): void
    {
        $tallies = $this->modules()->parts->counts();
        $hasWorked = false;
        $this->modules()->foundation->transaction()->run(function () use ($tallies, &$hasWorked): void {
            $tallies->moving([1], function (): void {
                // SQLite lets one write at a time, whatever it writes: there is nothing to ask.
                if (self::isMariadb()) {
                    self::assertSame(-1, $this->elsewhere('UPDATE {parts} SET popularity = popularity + 1 WHERE id = 1'));
                    self::assertSame(1, $this->elsewhere('UPDATE {parts} SET popularity = popularity + 1 WHERE id = 2'));
                    self::assertSame(1, $this->elsewhere('UPDATE {parts} SET popularity = popularity - 1 WHERE id = 2'));
                }
            });
            self::assertSame(0, $tallies->recountFamily(1));
            if (self::isMariadb()) {
                self::assertSame(-1, $this->elsewhere('UPDATE {part_tallies} SET parts = parts + 1 WHERE category_id = 1'));
            }
            $hasWorked = true;
        });
        self::assertTrue($hasWorked);
    }

    /** Puts one piece of a part on one shelf, and nowhere else. */
    private function onlyPiece(): int
    {
        $connection = $this->modules()->foundation->connection();
        $part = (int) $connection->value(
            'SELECT id FROM {parts} p WHERE id <= 50 AND discontinued = 0 AND pickup_only = 0 AND case_qty_required = 0 AND EXISTS (SELECT 1 FROM {part_stock} s WHERE s.part_id = p.id) ORDER BY id LIMIT 1',
        );
        $shelves = $connection->rows('SELECT part_id, location_id, 0 AS quantity FROM {part_stock} WHERE part_id = %d ORDER BY location_id', [$part]);
        $this->shelve([['quantity' => '1'] + $shelves[0], ...array_slice($shelves, 1)]);

        return $part;
    }

    private function orderSome(\Random\Randomizer $random, string $name): ?Order
    {
        $parts = array_map(static fn (array $row): int => (int) $row['id'], $this->modules()->foundation->connection()->rows(
            'SELECT id FROM {parts} WHERE (id <= 50 OR vendor_name IN (%s, %s)) AND discontinued = 0 AND pickup_only = 0 AND case_qty_required = 0 ORDER BY id',
            self::VENDORS,
        ));
        $items = [];
        for ($count = $random->getInt(1, 4); $count > 0; $count--) {
            $items[$parts[$random->getInt(0, count($parts) - 1)]] = $random->getInt(1, 4);
        }
        try {
            $this->fill($items, $name);

            return $this->place([], $name);
        } catch (ApiError) {
            return null;
        }
    }

    private function partFeed(\Random\Randomizer $random, bool $isFull): void
    {
        $families = array_column($this->modules()->foundation->connection()->rows('SELECT slug FROM {part_categories} WHERE id IN (%d, %d, %d)', self::FAMILIES), 'slug');
        $file = "part_number,vendor,description,price,category,discontinued\n";
        for ($number = 1; $number <= 16; $number++) {
            if ($random->getInt(0, 3) > 0) {
                $file .= sprintf("TW-%d,%s,Tally,1.00,%s,%s\n", $number, self::VENDORS[$number % 2], $families[$random->getInt(0, 2)] ?? '', 0 === $random->getInt(0, 5) ? 'yes' : 'no');
            }
        }
        $this->import('parts', $file, $isFull);
    }

    private function stockFeed(\Random\Randomizer $random, bool $isFull): void
    {
        $file = "part_number,vendor,location,quantity\n";
        for ($number = 1; $number <= 16; $number++) {
            foreach (['easton', 'smithville'] as $branch) {
                if ($random->getInt(0, 2) > 0) {
                    $file .= sprintf("TW-%d,%s,%s,%d\n", $number, self::VENDORS[$number % 2], $branch, $random->getInt(0, 2));
                }
            }
        }
        $this->import('stock', $file, $isFull);
    }

    private function import(string $kind, string $text, bool $isFull): void
    {
        $path = get_temp_dir() . 'coleman-tally-test-' . getmypid() . '.csv';
        file_put_contents($path, $text);
        $feeds = $this->modules()->feeds->service();
        $run = $feeds->resume($feeds->import(new FeedImport($kind, $path, "$kind.csv", '', $isFull, removal: Removal::AtOnce, isForced: true)));
        self::assertInstanceOf(FeedRun::class, $run);
        self::assertSame(RunState::Applied, $run->state, $run->message);
    }

    /** @return array{shelves: int, tallies: int} */
    private function recount(): array
    {
        return (new PartRecount($this->modules()->foundation->connection()))->run(fn (callable $step): int => $this->modules()->foundation->transaction()->run($step));
    }

    /** @return list<array<string, string|null>> */
    private function tallies(): array
    {
        return $this->modules()->foundation->connection()->rows('SELECT category_id, vendor_id, parts, on_shelf FROM {part_tallies} WHERE parts <> 0 OR on_shelf <> 0 ORDER BY category_id, vendor_id');
    }

    private function assertAsCounted(string $when): void
    {
        $counted = $this->modules()->foundation->connection()->rows(
            'SELECT c.category_id, c.vendor_id, COUNT(*) AS parts, SUM(c.stocked) AS on_shelf FROM ('
            . ' SELECT p.category_id, p.vendor_id, CASE WHEN EXISTS (SELECT 1 FROM {part_stock} s WHERE s.part_id = p.id AND s.quantity > 0) THEN 1 ELSE 0 END AS stocked FROM {parts} p'
            . ') c GROUP BY c.category_id, c.vendor_id ORDER BY c.category_id, c.vendor_id',
        );
        self::assertSame($counted, $this->tallies(), $when);
    }
}
