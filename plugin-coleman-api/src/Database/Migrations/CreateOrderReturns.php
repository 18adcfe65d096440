<?php

declare(strict_types=1);

namespace Coleman\Api\Database\Migrations;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\Migration;
use Coleman\Api\Database\Tables;

/** Parts that customers send or bring back, and what they are credited for them. */
final class CreateOrderReturns implements Migration
{
    public function up(Connection $connection): void
    {
        // What closed returns were worth: the customer no longer owes it.
        Tables::addColumn($connection, 'orders', 'credited_cents', 'BIGINT NOT NULL DEFAULT 0');
        // Pieces in returns that were not refused: one statement guards that no more come back than have left.
        Tables::addColumn($connection, 'order_lines', 'returned', 'INT UNSIGNED NOT NULL DEFAULT 0');
        // When a parcel arrived or a pickup was fetched; NULL before that, and on older rows.
        Tables::addColumn($connection, 'fulfilments', 'handed_at', 'DATETIME NULL');
        Tables::create($connection, [
            // state: requested, approved, received, closed, refused. asked_by: kind of actor, as in order_events.
            // answer: what staff told the customer. location_id: the branch that takes the parts back.
            // refund_id: the row of order_payments that gave money back; 0 for none.
            'order_returns' => "
                id INT UNSIGNED NOT NULL AUTO_INCREMENT,
                order_id BIGINT UNSIGNED NOT NULL,
                state VARCHAR(10) NOT NULL,
                asked_by VARCHAR(10) NOT NULL,
                actor_id BIGINT UNSIGNED NOT NULL,
                note VARCHAR(1000) NOT NULL,
                answer VARCHAR(1000) NOT NULL DEFAULT '',
                location_id INT UNSIGNED NOT NULL DEFAULT 0,
                credit_cents BIGINT NOT NULL DEFAULT 0,
                refund_id BIGINT UNSIGNED NOT NULL DEFAULT 0,
                created_at DATETIME NOT NULL,
                changed_at DATETIME NOT NULL,
                idempotency_key VARCHAR(100) NOT NULL,
                PRIMARY KEY (id),
                UNIQUE KEY once (idempotency_key),
                KEY of_order (order_id, id),
                KEY queue (state, order_id)",
            // quantity: pieces that were asked for. received: pieces that came back. restocked: pieces of those that went back to the shelf.
            'order_return_lines' => '
                return_id INT UNSIGNED NOT NULL,
                line_id BIGINT UNSIGNED NOT NULL,
                quantity INT UNSIGNED NOT NULL,
                received INT UNSIGNED NOT NULL DEFAULT 0,
                restocked INT UNSIGNED NOT NULL DEFAULT 0,
                reason VARCHAR(20) NOT NULL,
                PRIMARY KEY (return_id, line_id)',
        ]);
    }
}
