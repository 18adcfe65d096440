<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Stock;

use Coleman\Api\Stock\BackorderRepository;
use Coleman\Tests\Integration\Database\OtherConnection;
use Coleman\Tests\Integration\Database\QueryPlans;
use Coleman\Tests\Integration\TestCase;

/** Backorders are found by their key, as both engines plan it for some thousand lines of which hardly any wait. */
final class BackorderPlanTest extends TestCase
{
    use OtherConnection;
    use QueryPlans;

    private const FIRST = 90_700_001;

    private const ORDERS = 2000;

    private const LINES = 3;

    private const KEY = '/part_backordered/';

    protected function setUp(): void
    {
        parent::setUp();
        $this->forget();
        $orders = [];
        $lines = [];
        for ($number = 0; $number < self::ORDERS; $number++) {
            $orders[] = [
                'id' => self::FIRST + $number, 'order_key' => md5((string) $number), 'customer_id' => 0, 'cart_id' => self::FIRST + $number, 'cart_version' => 1, 'state' => 'received', 'version' => 1,
                'email' => 'ann@example.com', 'billing' => '{}', 'shipping' => '{}', 'location_id' => 0, 'pay_method' => 'call_me', 'po_number' => '', 'note' => '', 'item_count' => 3,
                'subtotal_cents' => 0, 'charges_cents' => 0, 'shipping_cents' => 0, 'tax_cents' => 0, 'total_cents' => 0, 'has_unknown_price' => 0, 'is_tax_exempt' => 0, 'source' => 'web',
                'placed_at' => '2026-11-22 12:00:00', 'changed_at' => '2026-11-22 12:00:00',
            ];
            for ($line = 0; $line < self::LINES; $line++) {
                $lines[] = [
                    'order_id' => self::FIRST + $number, 'part_id' => self::FIRST + ($number * self::LINES + $line) % 1000, 'part_number' => 'X', 'description' => '', 'vendor_name' => '', 'url' => '', 'image' => '',
                    'quantity' => 1, 'backordered' => (int) (0 === $number % 500 && 0 === $line), 'core_cents' => 0, 'oversize_cents' => 0, 'weight_class' => '', 'fulfilment' => 'ship', 'location_id' => 0,
                    'state' => 'open', 'availability_text' => '',
                ];
            }
        }
        $connection = $this->modules()->foundation->connection();
        $connection->insertMany('orders', $orders);
        $connection->insertMany('order_lines', $lines);
        if (self::isMariadb()) {
            $connection->rows('ANALYZE TABLE {orders}, {order_lines}');
        }
    }

    protected function tearDown(): void
    {
        $this->forget();
        parent::tearDown();
    }

    public function testBackordersAreReadFromTheirKey(): void
    {
        $backorders = new BackorderRepository($this->modules()->foundation->connection());
        $found = [];
        $statements = $this->listened(static function () use ($backorders, &$found): void {
            $found = [
                $backorders->partsAfter(self::FIRST - 1, 20),
                array_map(static fn ($line): int => $line->orderId, $backorders->open([self::FIRST, self::FIRST + 1, self::FIRST + 500])),
            ];
        });
        self::assertSame([[self::FIRST, self::FIRST + 500], [self::FIRST, self::FIRST + 500, self::FIRST + 1000, self::FIRST + 1500]], $found);
        $statements = array_values(array_filter($statements, static fn (string $sql): bool => str_contains($sql, 'backordered > 0')));
        self::assertCount(2, $statements);
        foreach ($statements as $sql) {
            self::assertMatchesRegularExpression(self::KEY, $this->access($sql), $sql);
        }
    }

    /** A plan without the key is seen: the test can fail. */
    public function testSeesAnotherKey(): void
    {
        self::assertDoesNotMatchRegularExpression(self::KEY, $this->access(sprintf('SELECT id FROM %s l WHERE order_id = 1 AND backordered > 0', $this->modules()->foundation->connection()->table('order_lines'))));
    }

    /** How the lines are reached. */
    private function access(string $sql): string
    {
        return implode("\n", array_map(static fn (array $row): string => self::isMariadb()
            ? sprintf('%s by %s', $row['type'], $row['key'])
            : (1 === preg_match('/SEARCH/', (string) $row['detail']) ? (string) $row['detail'] : ''), $this->plan($sql)));
    }

    private function forget(): void
    {
        $connection = $this->modules()->foundation->connection();
        $connection->execute('DELETE FROM {order_lines} WHERE order_id >= %d', [self::FIRST]);
        $connection->execute('DELETE FROM {orders} WHERE id >= %d', [self::FIRST]);
    }
}
