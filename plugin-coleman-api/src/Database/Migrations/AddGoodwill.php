<?php

declare(strict_types=1);

namespace Coleman\Api\Database\Migrations;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\Migration;
use Coleman\Api\Database\Tables;

/** What was given back though it was not due: the customer keeps it, whatever happens to the order later. */
final class AddGoodwill implements Migration
{
    public function up(Connection $connection): void
    {
        foreach (['orders', 'order_payments'] as $table) {
            Tables::addColumn($connection, $table, 'goodwill_cents', 'BIGINT NOT NULL DEFAULT 0');
        }
        // Of older refunds nobody knows why they were made: what was not for a return counts.
        $connection->execute("UPDATE {order_payments} SET goodwill_cents = cents
            WHERE kind = 'refund' AND is_reversal = 0 AND state <> 'failed'
            AND id NOT IN (SELECT refund_id FROM {order_returns})
            AND id NOT IN (SELECT refers_to FROM (SELECT refers_to FROM {order_payments} WHERE is_reversal = 1) AS reversed)");
        $connection->execute('UPDATE {orders} SET goodwill_cents = (SELECT COALESCE(SUM(p.goodwill_cents), 0) FROM {order_payments} p WHERE p.order_id = {orders}.id) WHERE refunded_cents > 0');
    }
}
