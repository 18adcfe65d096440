<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Orders\Desk;

use Coleman\Api\Orders\Desk\OrderFilter;
use Coleman\Api\Orders\Desk\OrderQuery;
use Coleman\Tests\Integration\Database\OtherConnection;
use Coleman\Tests\Integration\Database\QueryPlans;
use Coleman\Tests\Integration\TestCase;

/** A word that very many orders have is tested order by order until a page is full, as both engines plan it; it is not looked up as a whole. */
final class CommonWordPlanTest extends TestCase
{
    use OtherConnection;
    use QueryPlans;

    private const FIRST = 90_800_001;

    /** More than SearchTerms counts. */
    private const ORDERS = 2_500;

    private const WORD = 'zqcommon';

    private const LOOKED_UP = '/MATERIALIZED|LIST SUBQUERY/';

    protected function setUp(): void
    {
        parent::setUp();
        $this->forget();
        $orders = [];
        $words = [];
        for ($id = self::FIRST; $id < self::FIRST + self::ORDERS; $id++) {
            $orders[] = [
                'id' => $id, 'order_key' => md5((string) $id), 'customer_id' => 0, 'cart_id' => $id, 'cart_version' => 1, 'state' => 'completed', 'version' => 1,
                'email' => 'ann@example.com', 'billing' => '{}', 'shipping' => '{}', 'location_id' => 0, 'pay_method' => 'call_me', 'po_number' => '', 'note' => '', 'item_count' => 1,
                'subtotal_cents' => 0, 'charges_cents' => 0, 'shipping_cents' => 0, 'tax_cents' => 0, 'total_cents' => 0, 'has_unknown_price' => 0, 'is_tax_exempt' => 0, 'source' => 'web',
                'placed_at' => '2026-11-22 12:00:00', 'changed_at' => '2026-11-22 12:00:00',
            ];
            $words[] = ['word' => self::WORD, 'order_id' => $id];
        }
        $connection = $this->modules()->foundation->connection();
        $connection->insertMany('orders', $orders);
        $connection->insertMany('order_words', $words);
        if (self::isMariadb()) {
            $connection->rows('ANALYZE TABLE {orders}, {order_words}');
        }
    }

    protected function tearDown(): void
    {
        $this->forget();
        parent::tearDown();
    }

    public function testACommonWordIsTestedOrderByOrder(): void
    {
        $query = new OrderQuery($this->modules()->foundation->connection(), $this->modules()->branches->locations(), $this->modules()->foundation->clock);
        $orders = [];
        $statements = $this->listened(static function () use ($query, &$orders): void {
            $orders = $query->list(new OrderFilter(search: self::WORD))['orders'];
        });
        self::assertCount(OrderFilter::PER_PAGE, $orders);
        $lists = array_values(array_filter($statements, static fn (string $sql): bool => str_contains($sql, 'o.paid_cents')));
        self::assertCount(1, $lists);
        self::assertDoesNotMatchRegularExpression(self::LOOKED_UP, (string) wp_json_encode($this->plan($lists[0])), $lists[0]);
    }

    private function forget(): void
    {
        $connection = $this->modules()->foundation->connection();
        $connection->execute('DELETE FROM {order_words} WHERE order_id >= %d', [self::FIRST]);
        $connection->execute('DELETE FROM {orders} WHERE id >= %d', [self::FIRST]);
    }
}
