<?php

declare(strict_types=1);

namespace Coleman\Api\Database\Migrations;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\Migration;
use Coleman\Api\Database\Tables;

/** Carts, and the counters of the limits that protect them. */
final class CreateCarts implements Migration
{
    public function up(Connection $connection): void
    {
        Tables::create($connection, $this->tables());
    }

    /** @return array<string, string> */
    private function tables(): array
    {
        return [
            // owner: "g:<sha256 of the guest's token>" or "u:<user id>", so that one UNIQUE key serves both.
            'carts' => '
                id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
                owner VARCHAR(70) NOT NULL,
                version INT UNSIGNED NOT NULL,
                item_count INT UNSIGNED NOT NULL,
                expires_at DATETIME NOT NULL,
                PRIMARY KEY (id),
                UNIQUE KEY owner (owner),
                KEY expiry (expires_at)',
            // custom_key tells special-order lines apart; it is empty for catalogue parts.
            // seen_price_cents: what the customer was last shown, so that a new price can be announced.
            'cart_items' => '
                id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
                cart_id BIGINT UNSIGNED NOT NULL,
                part_id INT UNSIGNED NOT NULL,
                custom_key CHAR(32) NOT NULL,
                customer_part_number VARCHAR(60) NOT NULL,
                customer_part_description VARCHAR(250) NOT NULL,
                quantity INT UNSIGNED NOT NULL,
                seen_price_cents BIGINT NULL,
                PRIMARY KEY (id),
                UNIQUE KEY line (cart_id, part_id, custom_key)',
            // A sliding window: the hits of this window, and those of the one before it.
            'rate_limits' => '
                bucket VARCHAR(150) NOT NULL,
                started_ms BIGINT UNSIGNED NOT NULL,
                hits INT UNSIGNED NOT NULL,
                previous_hits INT UNSIGNED NOT NULL,
                expires_at DATETIME NOT NULL,
                PRIMARY KEY (bucket),
                KEY expiry (expires_at)',
        ];
    }
}
