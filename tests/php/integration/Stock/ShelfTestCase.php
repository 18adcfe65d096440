<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Stock;

use Coleman\Api\Orders\Order;
use Coleman\Api\Plugin;
use Coleman\Api\Stock\Reconciliation;
use Coleman\Api\Support\Clock;
use Coleman\Tests\FixedClock;
use Coleman\Tests\Integration\Orders\OrderTestCase;

/** A test of two parts whose shelves and holds are written and read row by row. It is noon on November 22. */
abstract class ShelfTestCase extends OrderTestCase
{
    protected const ONE = 90_000_941;
    protected const OTHER = 90_000_942;

    protected const NOW = '2026-11-22 12:00:00';

    protected FixedClock $clock;

    private Clock $before;

    protected function setUp(): void
    {
        parent::setUp();
        $this->forget();
        foreach ([self::ONE, self::OTHER] as $id) {
            $this->modules()->foundation->connection()->insert('parts', [
                'id' => $id, 'part_number' => 'HOLD-' . $id, 'part_key' => 'HOLD' . $id, 'vendor_id' => 901, 'vendor_name' => 'Stock Works', 'parts_url_description' => '',
                'description' => 'Tried', 'long_description' => '', 'category_id' => 1, 'image' => '', 'price_cents' => 1_000, 'list_price_cents' => 1_000, 'lead_time' => '1-3 day lead time',
                'discontinued' => 0, 'pickup_only' => 0, 'case_qty_required' => 0, 'case_qty' => 1, 'popularity' => 0,
            ]);
        }
        $this->before = $this->modules()->foundation->clock;
        $this->clock = new FixedClock(self::NOW);
        Plugin::modules($this->clock);
    }

    protected function tearDown(): void
    {
        Plugin::modules($this->before);
        $this->forget();
        parent::tearDown();
    }

    /** @param array<string, int|string|null> $with */
    protected function shelf(int $part, int $branch, int $pieces, array $with = []): void
    {
        $this->modules()->foundation->connection()->insert('part_stock', $with + ['part_id' => $part, 'location_id' => $branch, 'quantity' => $pieces, 'counted' => $pieces, 'counted_at' => '2026-11-22 06:00:00']);
    }

    /** A hold of an order that is not there. @param array<string, int|string> $with */
    protected function hold(int $part, int $branch, int $pieces, array $with = []): void
    {
        $this->modules()->foundation->connection()->insert('order_stock', $with + ['order_id' => 70, 'line_id' => 71, 'part_id' => $part, 'location_id' => $branch, 'quantity' => $pieces, 'is_returned' => 0]);
    }

    /**
     * @param array<int, int> $items quantity by part
     * @param array{fulfilment?: \Coleman\Api\Orders\Fulfilment, location?: int} $with
     */
    protected function order(array $items, array $with = [], string $name = 'a'): Order
    {
        $this->fill($items, $name);

        return $this->place($with, $name);
    }

    protected function again(Order $order): Order
    {
        return $this->modules()->orderRecords->repository()->byId($order->id) ?? $order;
    }

    /** @param \Closure(): mixed $work */
    protected function within(\Closure $work): void
    {
        $this->modules()->foundation->transaction()->run($work);
    }

    /**
     * A whole run of the nightly reconciliation, but for the shelves of the demo dealership.
     *
     * @param string $fault that the first transaction meets
     * @return array<string, mixed> its report
     */
    protected function reconcile(string $fault = ''): array
    {
        $reconciliation = $this->modules()->stock->reconciliation();
        $reconciliation->begin();
        if ('' !== $fault) {
            $this->modules()->foundation->connection()->beforeEach(static fn () => throw new \RuntimeException($fault));
        }
        do {
            self::assertTrue($reconciliation->work(0.0), 'Orders are done, shelves are not.');
            $state = get_option(Reconciliation::OPTION);
            self::assertIsArray($state);
        } while ('orders' === $state['stage']);
        update_option(Reconciliation::OPTION, ['after' => self::ONE - 1] + $state, false);
        self::assertFalse($reconciliation->work(60.0));
        $report = $reconciliation->last();
        self::assertNotNull($report);

        return $report;
    }

    /** @return list<string> by id */
    protected function holds(): array
    {
        $time = static fn (string $word, ?string $time): string => null === $time ? '' : sprintf(', %s %s', $word, substr($time, 8, 8));

        return array_map(
            static fn (array $row): string => sprintf('%d at %d', $row['quantity'], $row['location_id'])
                . ('0' === $row['fulfilment_id'] ? '' : " in {$row['fulfilment_id']}")
                . ('0' === $row['moved_to'] ? '' : " to {$row['moved_to']}")
                . $time('left', $row['left_at']) . $time('known', $row['known_at']) . $time('ended', $row['ended_at']),
            $this->modules()->foundation->connection()->rows('SELECT * FROM {order_stock} ORDER BY id'),
        );
    }

    /** @return array<int, list<int>> counted, outstanding and for sale, by branch */
    protected function shelves(int $part = self::ONE): array
    {
        $shelves = [];
        foreach ($this->modules()->foundation->connection()->rows('SELECT location_id, counted, outstanding, quantity FROM {part_stock} WHERE part_id = %d ORDER BY location_id', [$part]) as $row) {
            $shelves[(int) $row['location_id']] = [(int) $row['counted'], (int) $row['outstanding'], (int) $row['quantity']];
        }

        return $shelves;
    }

    private function forget(): void
    {
        foreach ([self::ONE, self::OTHER] as $id) {
            $this->modules()->foundation->connection()->execute('DELETE FROM {parts} WHERE id = %d', [$id]);
            $this->modules()->foundation->connection()->execute('DELETE FROM {part_stock} WHERE part_id = %d', [$id]);
        }
        foreach (['order_stock', 'stock_counts'] as $table) {
            $this->modules()->foundation->connection()->execute(sprintf('DELETE FROM {%s}', $table));
        }
        $this->modules()->foundation->connection()->execute('DELETE FROM {part_tallies} WHERE vendor_id = 901');
    }
}
