<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Database;

use Coleman\Api\Database\Migrations\Baseline;
use Coleman\Api\Database\Migrations\CreateOrderPayments;
use Coleman\Api\Orders\Payment\PaymentStatus;
use Coleman\Tests\Integration\TestCase;

/** What older orders tell of payments in their histories is in the ledger after the upgrade, once. */
final class OrderPaymentsUpgradeTest extends TestCase
{
    private OtherSite $site;

    protected function setUp(): void
    {
        parent::setUp();
        $this->site = OtherSite::open('ledger_');
    }

    protected function tearDown(): void
    {
        $this->site->close();
        parent::tearDown();
    }

    public function testCardPaymentsOfOlderOrdersAreCopiedOnce(): void
    {
        $connection = $this->site->modules->foundation->connection();
        (new Baseline())->up($connection);
        $event = static fn (int $order, string $what, int $cents, string $reference): array => ['order_id' => $order, 'kind' => 'payment', 'actor' => 'system', 'actor_id' => 0, 'is_public' => 1, 'detail' => (string) wp_json_encode(['what' => $what, 'reference' => $reference, 'payment' => 'pi_' . $reference, 'cents' => $cents]), 'happened_at' => '2026-01-02 03:04:05'];
        $states = [1 => 'completed', 2 => 'cancelled', 3 => 'refunded', 4 => 'refunded', 5 => 'received', 6 => 'pending_payment'];
        foreach ($states as $id => $state) {
            $connection->insert('orders', self::order($id, $state));
        }
        $connection->insertMany('order_events', [
            $event(1, 'started', 0, 'cs_1'),
            $event(1, 'paid', 5_000, 'cs_1'),
            $event(2, 'late', 4_900, 'cs_2'),
            $event(3, 'paid', 5_000, 'cs_3'),
            ['kind' => 'note'] + $event(5, 'paid', 5_000, 'cs_5'),
            $event(6, 'failed', 5_000, 'cs_6'),
        ]);

        // Stopped half way and begun again, it comes to the same.
        (new CreateOrderPayments())->up($connection);
        $connection->execute('UPDATE {orders} SET paid_cents = 0, refunded_cents = 0');
        $connection->execute('DELETE FROM {order_payments} WHERE order_id = 3 AND kind = %s', ['refund']);
        (new CreateOrderPayments())->up($connection);

        $orders = $this->site->modules->orderRecords->repository();
        $seen = [];
        foreach (array_keys($states) as $id) {
            $order = $orders->byId($id);
            self::assertNotNull($order);
            $seen[$id] = [$order->paidCents, $order->refundedCents, $order->paymentStatus()];
        }
        self::assertSame([
            1 => [5_000, 0, PaymentStatus::Paid],
            2 => [4_900, 0, PaymentStatus::PartPaid],
            3 => [5_000, 5_000, PaymentStatus::Refunded],
            // It was only kept that it was refunded.
            4 => [0, 0, PaymentStatus::Refunded],
            5 => [0, 0, PaymentStatus::Open],
            6 => [0, 0, PaymentStatus::Open],
        ], $seen);
        self::assertSame('4', $connection->value('SELECT COUNT(*) FROM {order_payments}'));
        $booked = $this->site->modules->orderRecords->bookings()->byKey('gateway-cs_1');
        // A call of the gateway that comes again after the upgrade finds it booked.
        self::assertSame(['pi_cs_1', 5_000, '2026-01-02 03:04:05'], [$booked?->gatewayRef, $booked?->cents, $booked?->bookedAt->format('Y-m-d H:i:s')]);
    }

    /** @return array<string, string|int> */
    private static function order(int $id, string $state): array
    {
        return [
            'id' => $id, 'order_key' => str_repeat('a', 32), 'customer_id' => 0, 'cart_id' => $id, 'cart_version' => 1, 'state' => $state, 'version' => 1, 'email' => 'ann@example.com',
            'billing' => '{}', 'shipping' => '', 'location_id' => 0, 'pay_method' => 'card', 'po_number' => '', 'note' => '', 'item_count' => 1, 'subtotal_cents' => 5_000, 'charges_cents' => 0,
            'shipping_cents' => 0, 'tax_cents' => 0, 'total_cents' => 5_000, 'has_unknown_price' => 0, 'is_tax_exempt' => 0, 'source' => 'web', 'placed_at' => '2026-01-02 03:00:00', 'changed_at' => '2026-01-02 03:00:00',
        ];
    }
}
