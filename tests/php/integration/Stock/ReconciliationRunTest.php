<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Stock;

use Coleman\Api\Stock\Reconciliation;

/** How a run goes: in chunks, past what cannot be mended, and what it says of itself. */
final class ReconciliationRunTest extends ShelfTestCase
{
    private const CHUNK = 200;

    /** The first of parts that have nothing but a shelf. */
    private const MANY = 90_001_000;

    private string $log = '';

    protected function setUp(): void
    {
        parent::setUp();
        delete_option(Reconciliation::OPTION);
        $this->log = (string) ini_set('error_log', self::log());
    }

    protected function tearDown(): void
    {
        ini_set('error_log', $this->log);
        @unlink(self::log());
        $this->modules()->foundation->connection()->execute('DELETE FROM {part_stock} WHERE part_id >= %d', [self::MANY]);
        delete_option(Reconciliation::OPTION);
        parent::tearDown();
    }

    public function testANightWithNothingToMendSaysWhenItWasAndNoMore(): void
    {
        $this->shelf(self::ONE, 1, 4);
        $this->modules()->stock->reconciliation()->begin();
        $this->clock->advance(90);
        self::assertSame([
            'finished_at' => '2026-11-22 12:01:30', 'started_at' => self::NOW, 'orders' => 0, 'filled' => 0, 'mended' => 0, 'allocated' => 0, 'failed' => 0, 'drift' => [],
        ], $this->reconcile());
        self::assertSame('', $this->logged());
    }

    public function testTheLastReportStandsWhileTheNextIsMade(): void
    {
        $this->shelf(self::ONE, 1, 4, ['quantity' => 3]);
        $first = $this->reconcile();
        self::assertSame(1, $first['mended']);
        self::assertStringStartsWith('coleman: stock counts: 1 shelves mended', $this->logged());
        // It is read at night alone, not with each page.
        self::assertArrayNotHasKey(Reconciliation::OPTION, wp_load_alloptions(true));
        $this->clock->advance(DAY_IN_SECONDS);
        $this->modules()->stock->reconciliation()->begin();
        self::assertSame($first, $this->modules()->stock->reconciliation()->last());
        self::assertTrue($this->modules()->stock->reconciliation()->work(0.0));
        self::assertSame($first, $this->modules()->stock->reconciliation()->last());
        $second = $this->reconcile();
        self::assertSame(['2026-11-23 12:00:00', 0], [$second['started_at'], $second['mended']]);
    }

    public function testOrdersComeInChunks(): void
    {
        $rows = array_map(static fn (int $order): array => ['order_id' => $order, 'line_id' => 0, 'part_id' => self::ONE, 'location_id' => 1, 'quantity' => 1, 'is_returned' => 0], range(1, 1 + self::CHUNK));
        $this->modules()->foundation->connection()->insertMany('order_stock', $rows);
        $this->modules()->stock->reconciliation()->begin();
        self::assertTrue($this->modules()->stock->reconciliation()->work(0.0));
        self::assertSame(['orders', self::CHUNK, self::CHUNK, 0], $this->placed());
        self::assertTrue($this->modules()->stock->reconciliation()->work(0.0));
        self::assertSame(['shelves', 0, self::CHUNK + 1, 0], $this->placed());
    }

    public function testShelvesComeInChunks(): void
    {
        $this->shelveMany();
        $this->modules()->stock->reconciliation()->begin();
        self::assertTrue($this->modules()->stock->reconciliation()->work(0.0));
        $this->goOnAfter(self::MANY - 1);
        self::assertTrue($this->modules()->stock->reconciliation()->work(0.0));
        self::assertSame(['shelves', self::MANY + self::CHUNK - 1, 0, 0], $this->placed());
        self::assertFalse($this->modules()->stock->reconciliation()->work(0.0));
        self::assertSame(['', 0, 0, 0], $this->placed());
    }

    public function testTheReportNamesTwentyShelvesAndCountsAll(): void
    {
        $this->shelveMany();
        $wrong = [[self::ONE, 1], [self::MANY + 5, 1]];
        for ($branch = 2; $branch <= 21; $branch++) {
            $wrong[] = [self::MANY + self::CHUNK, $branch];
            $this->shelf(self::MANY + self::CHUNK, $branch, 4);
        }
        $this->shelf(self::ONE, 1, 4);
        foreach ($wrong as [$part, $branch]) {
            $this->modules()->foundation->connection()->execute('UPDATE {part_stock} SET quantity = %d WHERE part_id = %d AND location_id = %d', [10 + $branch, $part, $branch]);
        }
        $report = $this->reconcile();
        self::assertSame([22, 0, 0], [$report['mended'], $report['filled'], $report['allocated']]);
        $named = array_slice(array_map(static fn (array $one): array => ['part_id' => $one[0], 'location_id' => $one[1], 'was' => 10 + $one[1], 'is' => 4], $wrong), 0, 20);
        self::assertSame($named, $report['drift']);
        $sentences = array_map(static fn (array $drift): string => sprintf('part %d at branch %d had %d for sale, has 4', $drift['part_id'], $drift['location_id'], $drift['was']), $named);
        self::assertSame('coleman: stock counts: 22 shelves mended, 0 could not be reconciled: ' . implode(', ', $sentences), $this->logged());
    }

    public function testAnOrderThatCannotBeMendedStopsNoOther(): void
    {
        foreach ([1_001, 1_002, 1_003] as $order) {
            $this->hold(self::ONE, 1, 1, ['order_id' => $order, 'line_id' => 0]);
        }
        $report = $this->reconcile('The disk is full.');
        self::assertSame([2, 1, 0], [$report['orders'], $report['failed'], $report['mended']]);
        self::assertSame("coleman: stock of order 1001 could not be reconciled: The disk is full.\ncoleman: stock counts: 0 shelves mended, 1 could not be reconciled:", $this->logged());
    }

    public function testPartsThatCannotBeMendedStopNoOther(): void
    {
        $this->shelveMany();
        // The first two are of one chunk, the third comes in the next. A part counts once, whatever its shelves.
        $wrong = [self::MANY + 3, self::MANY + 7, self::MANY + self::CHUNK];
        $this->shelf($wrong[0], 2, 4);
        $this->modules()->foundation->connection()->execute('UPDATE {part_stock} SET quantity = 3 WHERE part_id IN (%d, %d, %d)', $wrong);
        $this->modules()->stock->reconciliation()->begin();
        self::assertTrue($this->modules()->stock->reconciliation()->work(0.0));
        $this->goOnAfter(self::MANY - 1);
        $this->modules()->foundation->connection()->beforeEach(static fn () => throw new \RuntimeException('The disk is full.'));
        self::assertFalse($this->modules()->stock->reconciliation()->work(60.0));
        $report = $this->modules()->stock->reconciliation()->last();
        self::assertSame([1, 2], [$report['mended'] ?? 0, $report['failed'] ?? 0]);
        self::assertSame(
            sprintf("coleman: stock of parts %d to %d could not be reconciled: The disk is full.\ncoleman: stock counts: 1 shelves mended, 2 could not be reconciled: part %d at branch 1 had 3 for sale, has 4", ...$wrong),
            $this->logged(),
        );
        self::assertSame([[1 => [4, 0, 3], 2 => [4, 0, 3]], [1 => [4, 0, 4]]], [$this->shelves($wrong[0]), $this->shelves($wrong[2])]);
        self::assertSame(3, $this->reconcile()['mended']);
    }

    public function testWhatIsGivenToBackordersIsCounted(): void
    {
        $this->shelf(self::ONE, 1, 0);
        $this->shelf(self::OTHER, 1, 0);
        $this->order([self::ONE => 3, self::OTHER => 2]);
        $this->order([self::ONE => 4], name: 'b');
        self::assertSame([0, 0], [$this->reconcile()['allocated'], $this->reconcile()['mended']]);
        $this->modules()->foundation->connection()->execute('UPDATE {part_stock} SET counted = 5, quantity = 5 WHERE part_id IN (%d, %d)', [self::ONE, self::OTHER]);
        $report = $this->reconcile();
        self::assertSame([7, 0, 0], [$report['allocated'], $report['mended'], $report['filled']]);
        self::assertSame('', $this->logged());
        self::assertSame([[1 => [5, 5, 0]], [1 => [5, 2, 3]]], [$this->shelves(), $this->shelves(self::OTHER)]);
        // What waits is left alone while there is nothing for it, and is given a single piece.
        $version = fn (): string => (string) $this->modules()->foundation->connection()->value('SELECT version FROM {part_stock} WHERE part_id = %d', [self::ONE]);
        $before = $version();
        self::assertSame(0, $this->reconcile()['allocated']);
        self::assertSame($before, $version());
        $this->modules()->foundation->connection()->execute('UPDATE {part_stock} SET counted = 6, quantity = 1 WHERE part_id = %d', [self::ONE]);
        self::assertSame(1, $this->reconcile()['allocated']);
    }

    public function testShelvesWithoutACountAreFilledAndNotCalledWrong(): void
    {
        $this->shelf(self::ONE, 1, 0, ['counted' => null, 'counted_at' => null]);
        $this->shelf(self::ONE, 2, 3, ['counted' => null, 'counted_at' => null]);
        $this->shelf(self::ONE, 3, 5);
        $this->hold(self::ONE, 1, 2);
        $report = $this->reconcile();
        self::assertSame([2, 0, 0], [$report['filled'], $report['mended'], $report['allocated']]);
        self::assertSame([1 => [2, 2, 0], 2 => [3, 0, 3], 3 => [5, 0, 5]], $this->shelves());
    }

    public function testOnlyShelvesThatDifferAreWritten(): void
    {
        $this->shelf(self::ONE, 1, 4);
        $this->shelf(self::OTHER, 1, 4, ['outstanding' => 1]);
        $this->hold(self::ONE, 1, 2, ['known_at' => '2026-11-22 06:00:00']);
        $this->hold(self::ONE, 9, 2);
        $this->shelf(self::ONE, 2, 4, ['outstanding' => 3, 'quantity' => 1]);
        $this->hold(self::ONE, 2, 2);
        $this->hold(self::ONE, 2, 1);
        self::assertSame([['part_id' => self::OTHER, 'location_id' => 1, 'was' => 4, 'is' => 4]], $this->reconcile()['drift']);
        self::assertSame([[1 => [4, 0, 4], 2 => [4, 3, 1]], [1 => [4, 0, 4]]], [$this->shelves(), $this->shelves(self::OTHER)]);
        $versions = $this->modules()->foundation->connection()->rows('SELECT version FROM {part_stock} WHERE part_id IN (%d, %d) ORDER BY part_id, location_id', [self::ONE, self::OTHER]);
        self::assertSame(['0', '0', '3'], array_column($versions, 'version'));
    }

    /** @return iterable<string, array{mixed}> */
    public static function places(): iterable
    {
        $whole = ['stage' => 'shelves', 'after' => PHP_INT_MAX, 'report' => ['mended' => 9], 'last' => ['mended' => 8]];
        yield 'none' => [false];
        yield 'a text' => ['shelves'];
        foreach (['stage', 'after', 'report'] as $name) {
            yield "without $name" => [array_diff_key($whole, [$name => 0])];
        }
    }

    /** @dataProvider places */
    public function testAPlaceThatCannotBeReadIsNone(mixed $place): void
    {
        update_option(Reconciliation::OPTION, $place, false);
        self::assertNull($this->modules()->stock->reconciliation()->last());
        self::assertFalse($this->modules()->stock->reconciliation()->work(60.0));
        self::assertNull($this->modules()->stock->reconciliation()->last());
        self::assertSame(0, $this->reconcile()['mended']);
    }

    /** One part more than a chunk has, each with a shelf that is as it should be. */
    private function shelveMany(): void
    {
        $this->modules()->foundation->connection()->insertMany('part_stock', array_map(
            static fn (int $part): array => ['part_id' => $part, 'location_id' => 1, 'quantity' => 4, 'counted' => 4, 'counted_at' => '2026-11-22 06:00:00'],
            range(self::MANY, self::MANY + self::CHUNK),
        ));
    }

    private function goOnAfter(int $part): void
    {
        $state = get_option(Reconciliation::OPTION);
        self::assertIsArray($state);
        self::assertSame(['shelves', 0], [$state['stage'], $state['after']]);
        update_option(Reconciliation::OPTION, ['after' => $part] + $state, false);
    }

    /** @return array{mixed, mixed, mixed, mixed} stage, place, orders and failures of the run */
    private function placed(): array
    {
        $state = get_option(Reconciliation::OPTION);
        self::assertIsArray($state);
        self::assertIsArray($state['report']);

        return [$state['stage'], $state['after'], $state['report']['orders'], $state['report']['failed']];
    }

    private static function log(): string
    {
        return get_temp_dir() . 'coleman-reconciliation-' . getmypid() . '.log';
    }

    /** What was logged, without the times. */
    private function logged(): string
    {
        $text = is_file(self::log()) ? (string) file_get_contents(self::log()) : '';

        return rtrim(preg_replace('/^\[[^\]]+\] /m', '', $text) ?? '', "\n");
    }
}
