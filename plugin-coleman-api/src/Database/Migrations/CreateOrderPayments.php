<?php

declare(strict_types=1);

namespace Coleman\Api\Database\Migrations;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\Migration;
use Coleman\Api\Database\Tables;

/** What was paid for orders and given back, row by row. Card payments of older orders are in their histories, and are copied from there. */
final class CreateOrderPayments implements Migration
{
    private const AT_ONCE = 500;

    public function up(Connection $connection): void
    {
        // Sums of the rows below, which a list reads and one statement can guard.
        Tables::addColumn($connection, 'orders', 'paid_cents', 'BIGINT NOT NULL DEFAULT 0');
        Tables::addColumn($connection, 'orders', 'refunded_cents', 'BIGINT NOT NULL DEFAULT 0');
        Tables::create($connection, [
            // Appended to; only state, gateway_ref and next_at of a refund at the gateway change, and note is erased.
            // kind: payment or refund. method: Orders\Payment\PaidBy. state: done, pending or failed.
            // refers_to: the payment that a card refund goes back to, or the row that this one reverses (is_reversal).
            // next_at: when the gateway is asked again what became of a refund that is pending.
            'order_payments' => "
                id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
                order_id BIGINT UNSIGNED NOT NULL,
                kind VARCHAR(10) NOT NULL,
                method VARCHAR(10) NOT NULL,
                cents BIGINT NOT NULL,
                state VARCHAR(10) NOT NULL,
                refers_to BIGINT UNSIGNED NOT NULL DEFAULT 0,
                is_reversal TINYINT NOT NULL DEFAULT 0,
                gateway_ref VARCHAR(190) NOT NULL DEFAULT '',
                note VARCHAR(250) NOT NULL DEFAULT '',
                booked_by BIGINT UNSIGNED NOT NULL,
                booked_at DATETIME NOT NULL,
                next_at DATETIME NULL,
                idempotency_key VARCHAR(190) NOT NULL,
                PRIMARY KEY (id),
                UNIQUE KEY once (idempotency_key),
                KEY of_order (order_id, id),
                KEY due (state, next_at)",
        ]);
        $this->copyCardPayments($connection);
        $this->copyRefunds($connection);
        $connection->execute(
            "UPDATE {orders} SET
                paid_cents = (SELECT COALESCE(SUM(p.cents), 0) FROM {order_payments} p WHERE p.order_id = {orders}.id AND p.kind = 'payment'),
                refunded_cents = (SELECT COALESCE(SUM(r.cents), 0) FROM {order_payments} r WHERE r.order_id = {orders}.id AND r.kind = 'refund')
            WHERE paid_cents = 0 AND refunded_cents = 0 AND id IN (SELECT order_id FROM {order_payments})",
        );
    }

    private function copyCardPayments(Connection $connection): void
    {
        $after = 0;
        do {
            $events = $connection->rows("SELECT id, order_id, detail, happened_at FROM {order_events} WHERE id > %d AND kind = 'payment' ORDER BY id LIMIT %d", [$after, self::AT_ONCE]);
            $rows = [];
            foreach ($events as $event) {
                $after = (int) $event['id'];
                $detail = json_decode((string) $event['detail'], true);
                $detail = is_array($detail) ? $detail : [];
                $cents = $detail['cents'] ?? 0;
                $reference = $detail['reference'] ?? '';
                if (!in_array($detail['what'] ?? '', ['paid', 'late'], true) || !is_int($cents) || $cents < 1 || !is_string($reference) || '' === $reference) {
                    continue;
                }
                $payment = $detail['payment'] ?? '';
                $rows[] = self::row((int) $event['order_id'], 'payment', $cents, is_string($payment) ? $payment : '', (string) $event['happened_at'], 'gateway-' . $reference);
            }
            $connection->insertMissing('order_payments', $rows);
        } while (count($events) === self::AT_ONCE);
    }

    /** Orders that were marked as refunded: by whom and how was not kept, only that the money went back. */
    private function copyRefunds(Connection $connection): void
    {
        $after = 0;
        do {
            $orders = $connection->rows(
                "SELECT o.id, o.changed_at, p.id AS payment, p.cents FROM {orders} o JOIN {order_payments} p ON p.order_id = o.id AND p.kind = 'payment'
                WHERE o.state = 'refunded' AND p.id > %d ORDER BY p.id LIMIT %d",
                [$after, self::AT_ONCE],
            );
            $rows = [];
            foreach ($orders as $order) {
                $after = (int) $order['payment'];
                $rows[] = ['refers_to' => $after] + self::row((int) $order['id'], 'refund', (int) $order['cents'], '', (string) $order['changed_at'], sprintf('old-refund-%d', $after));
            }
            $connection->insertMissing('order_payments', $rows);
        } while (count($orders) === self::AT_ONCE);
    }

    /** @return array<string, string|int> */
    private static function row(int $order, string $kind, int $cents, string $gatewayRef, string $at, string $key): array
    {
        return [
            'order_id' => $order,
            'kind' => $kind,
            'method' => 'card',
            'cents' => $cents,
            'state' => 'done',
            'refers_to' => 0,
            'gateway_ref' => $gatewayRef,
            'booked_by' => 0,
            'booked_at' => $at,
            'idempotency_key' => $key,
        ];
    }
}
