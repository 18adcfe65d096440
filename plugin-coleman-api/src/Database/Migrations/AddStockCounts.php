<?php

declare(strict_types=1);

namespace Coleman\Api\Database\Migrations;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\Migration;
use Coleman\Api\Database\Tables;

/**
 * Counts of shelves, and what orders hold of them (docs/stock.md).
 *
 * Nothing is filled here: a shelf whose `counted` is NULL is filled when it is written next, or by the nightly
 * reconciliation; `quantity` stays what may be sold.
 */
final class AddStockCounts implements Migration
{
    public function up(Connection $connection): void
    {
        foreach ($this->columns() as $table => $columns) {
            foreach ($columns as $column => $definition) {
                Tables::addColumn($connection, $table, $column, $definition);
            }
        }
        Tables::addKeys($connection, 'order_stock', ['shelf' => 'part_id, ended_at, known_at', 'fulfilment' => 'fulfilment_id']);
        Tables::addKeys($connection, 'order_lines', ['backorder' => 'part_id, backordered']);
        Tables::create($connection, [
            // Counts by hand, never changed. pieces: what was counted; sellable: what could be sold before.
            'stock_counts' => '
                id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
                part_id INT UNSIGNED NOT NULL,
                location_id INT UNSIGNED NOT NULL,
                pieces INT NOT NULL,
                pieces_before INT NOT NULL,
                reason VARCHAR(250) NOT NULL,
                user_id BIGINT UNSIGNED NOT NULL,
                counted_at DATETIME NOT NULL,
                PRIMARY KEY (id),
                KEY shelf (part_id, location_id, id)',
        ]);
    }

    /** @return array<string, array<string, string>> definitions by table and column */
    private function columns(): array
    {
        return [
            // counted: what the dealer's system says; outstanding: what orders hold that it does not know of yet.
            // booking_hours and is_available: how the system behaves that counted last. run_id: the feed run, 0 by hand.
            'part_stock' => [
                'counted' => 'INT NULL',
                'counted_at' => 'DATETIME NULL',
                'outstanding' => 'INT NOT NULL DEFAULT 0',
                'booking_hours' => 'SMALLINT UNSIGNED NULL',
                'is_available' => 'TINYINT NOT NULL DEFAULT 0',
                'run_id' => 'BIGINT UNSIGNED NOT NULL DEFAULT 0',
            ],
            // line_id 0: written before there were lines here; Stock\HoldUpgrade gives it one.
            'order_stock' => [
                'line_id' => 'BIGINT UNSIGNED NOT NULL DEFAULT 0',
                'fulfilment_id' => 'BIGINT UNSIGNED NOT NULL DEFAULT 0',
                'moved_to' => 'INT UNSIGNED NOT NULL DEFAULT 0',
                'left_at' => 'DATETIME NULL',
                'known_at' => 'DATETIME NULL',
                'ended_at' => 'DATETIME NULL',
            ],
            'orders' => ['sent_to_dealer_at' => 'DATETIME NULL'],
        ];
    }
}
