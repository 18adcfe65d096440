<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Stock;

use Coleman\Tests\Integration\AtTheDesk;
use Coleman\Tests\Integration\Orders\OrderTestCase;

final class StockDeskTest extends OrderTestCase
{
    use AtTheDesk;

    private const PART = 90_000_931;

    protected function setUp(): void
    {
        parent::setUp();
        $this->forget();
        $this->modules()->foundation->connection()->insert('parts', [
            'id' => self::PART, 'part_number' => 'SHELF-93-1', 'part_key' => 'SHELF931', 'vendor_id' => 901, 'vendor_name' => 'Stock Works', 'parts_url_description' => '',
            'description' => 'Tried', 'long_description' => '', 'category_id' => 1, 'image' => '', 'price_cents' => 1_000, 'list_price_cents' => 1_000, 'lead_time' => '1-3 day lead time',
            'discontinued' => 0, 'pickup_only' => 0, 'case_qty_required' => 0, 'case_qty' => 1, 'popularity' => 0,
        ]);
    }

    protected function tearDown(): void
    {
        $this->forget();
        parent::tearDown();
    }

    public function testAPartIsFoundByAnySpellingWithItsShelvesAndTheirOrders(): void
    {
        $this->as('coleman_parts_desk');
        $this->desk('POST', '/stock/counts', ['part_id' => self::PART, 'location_id' => 1, 'quantity' => 5, 'reason' => 'Shelf check']);
        $this->fill([self::PART => 2]);
        $order = $this->place();
        foreach (['SHELF-93-1', 'shelf931', ' shelf 93 1'] as $spelling) {
            $parts = $this->desk('GET', '/stock', ['number' => $spelling]);
            self::assertCount(1, $parts, $spelling);
            $part = (array) $parts[0];
            $shelves = array_column((array) $part['shelves'], null, 'location_id');
            self::assertSame([3, 5, 2, 0], [$shelves[1]['quantity'], $shelves[1]['counted'], $shelves[1]['outstanding'], $shelves[1]['missing']]);
            self::assertSame([['id' => $order->id, 'number' => $order->number(), 'pieces' => 2, 'left' => 0]], $shelves[1]['orders']);
            self::assertNull($shelves[2]['counted']);
        }
        self::assertSame([], $this->desk('GET', '/stock', ['number' => 'no such part']));
        self::assertSame([], $this->desk('GET', '/stock', ['number' => '']));
    }

    public function testACountIsTakenWithItsReasonAndKeptWithWhoMadeIt(): void
    {
        $this->as('coleman_parts_desk');
        $count = ['part_id' => self::PART, 'location_id' => 1, 'quantity' => 5, 'reason' => 'Shelf check'];
        $this->desk('POST', '/stock/counts', $count);
        $this->fill([self::PART => 4]);
        $this->place();
        $part = $this->desk('POST', '/stock/counts', ['quantity' => 1, 'reason' => 'Three are broken'] + $count);
        $shelf = array_column((array) $part['shelves'], null, 'location_id')[1];
        self::assertSame([0, 3], [$shelf['quantity'], $shelf['missing']]);
        self::assertSame(
            [[1, 5, 'Three are broken', 'Dee coleman_parts_desk'], [5, 0, 'Shelf check', 'Dee coleman_parts_desk']],
            array_map(static fn (array $entry): array => [$entry['pieces'], $entry['pieces_before'], $entry['reason'], $entry['who']], (array) $part['history']),
        );
        foreach ([['quantity' => -1], ['reason' => ' '], ['location_id' => 999]] as $wrong) {
            $data = $this->refused(400, 'rest_invalid_param', 'POST', '/stock/counts', $wrong + $count);
            self::assertArrayHasKey((string) array_key_first($wrong), (array) $data['params']);
        }
        $this->refused(404, 'coleman_part_not_found', 'POST', '/stock/counts', ['part_id' => 89_999_999] + $count);
        self::assertCount(2, $this->modules()->stock->handCounts()->history(self::PART));
    }

    private function forget(): void
    {
        foreach (['parts' => 'id', 'part_stock' => 'part_id', 'stock_counts' => 'part_id'] as $table => $column) {
            $this->modules()->foundation->connection()->execute(sprintf('DELETE FROM {%s} WHERE %s = %%d', $table, $column), [self::PART]);
        }
        $this->modules()->foundation->connection()->execute('DELETE FROM {part_tallies} WHERE vendor_id = 901');
    }
}
