<?php

declare(strict_types=1);

namespace Coleman\Api\Database\Migrations;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\Migration;
use Coleman\Api\Database\Tables;

/** Orders, and what a customer's account holds beside WordPress's user. */
final class CreateOrders implements Migration
{
    public function up(Connection $connection): void
    {
        Tables::create($connection, $this->tables());
        foreach ([
            'weight_class' => "VARCHAR(10) NOT NULL DEFAULT 'small'",
            'core_cents' => 'BIGINT NOT NULL DEFAULT 0',
            'oversize_cents' => 'BIGINT NOT NULL DEFAULT 0',
        ] as $column => $definition) {
            Tables::addColumn($connection, 'parts', $column, $definition);
        }
    }

    /** @return array<string, string> */
    private function tables(): array
    {
        return [
            // Addresses are JSON copies: an address changed or deleted later leaves its orders as they were.
            // order_key: what a guest shows beside the e-mail. UNIQUE(cart_id, cart_version): a cart as it stood is ordered once.
            'orders' => '
                id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
                order_key CHAR(32) NOT NULL,
                customer_id BIGINT UNSIGNED NOT NULL,
                cart_id BIGINT UNSIGNED NOT NULL,
                cart_version INT UNSIGNED NOT NULL,
                state VARCHAR(20) NOT NULL,
                version INT UNSIGNED NOT NULL,
                email VARCHAR(190) NOT NULL,
                billing TEXT NOT NULL,
                shipping TEXT NOT NULL,
                location_id INT UNSIGNED NOT NULL,
                pay_method VARCHAR(20) NOT NULL,
                po_number VARCHAR(60) NOT NULL,
                note TEXT NOT NULL,
                item_count INT UNSIGNED NOT NULL,
                subtotal_cents BIGINT NOT NULL,
                charges_cents BIGINT NOT NULL,
                shipping_cents BIGINT NOT NULL,
                tax_cents BIGINT NOT NULL,
                total_cents BIGINT NOT NULL,
                has_unknown_price TINYINT NOT NULL,
                is_tax_exempt TINYINT NOT NULL,
                source VARCHAR(10) NOT NULL,
                held_until DATETIME NULL,
                placed_at DATETIME NOT NULL,
                changed_at DATETIME NOT NULL,
                PRIMARY KEY (id),
                UNIQUE KEY cart (cart_id, cart_version),
                KEY customer (customer_id, id),
                KEY state (state, id),
                KEY email (email, id)',
            'order_lines' => '
                id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
                order_id BIGINT UNSIGNED NOT NULL,
                part_id INT UNSIGNED NOT NULL,
                part_number VARCHAR(60) NOT NULL,
                description VARCHAR(250) NOT NULL,
                vendor_name VARCHAR(100) NOT NULL,
                url VARCHAR(400) NOT NULL,
                image VARCHAR(200) NOT NULL,
                quantity INT UNSIGNED NOT NULL,
                backordered INT UNSIGNED NOT NULL,
                price_cents BIGINT NULL,
                core_cents BIGINT NOT NULL,
                oversize_cents BIGINT NOT NULL,
                weight_class VARCHAR(10) NOT NULL,
                fulfilment VARCHAR(10) NOT NULL,
                location_id INT UNSIGNED NOT NULL,
                state VARCHAR(20) NOT NULL,
                availability_text VARCHAR(200) NOT NULL,
                PRIMARY KEY (id),
                KEY of_order (order_id)',
            // What an order took from a branch's shelf, so that a cancelled one gives it back, once.
            'order_stock' => '
                id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
                order_id BIGINT UNSIGNED NOT NULL,
                part_id INT UNSIGNED NOT NULL,
                location_id INT UNSIGNED NOT NULL,
                quantity INT UNSIGNED NOT NULL,
                is_returned TINYINT NOT NULL,
                PRIMARY KEY (id),
                KEY of_order (order_id)',
            // Appended to, never changed. actor: customer, guest, staff or system.
            'order_events' => '
                id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
                order_id BIGINT UNSIGNED NOT NULL,
                kind VARCHAR(30) NOT NULL,
                actor VARCHAR(10) NOT NULL,
                actor_id BIGINT UNSIGNED NOT NULL,
                is_public TINYINT NOT NULL,
                detail TEXT NOT NULL,
                happened_at DATETIME NOT NULL,
                PRIMARY KEY (id),
                KEY of_order (order_id)',
            // One shipment or one pick-up of some lines.
            'fulfilments' => '
                id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
                order_id BIGINT UNSIGNED NOT NULL,
                kind VARCHAR(10) NOT NULL,
                location_id INT UNSIGNED NOT NULL,
                carrier VARCHAR(60) NOT NULL,
                tracking VARCHAR(100) NOT NULL,
                state VARCHAR(20) NOT NULL,
                created_at DATETIME NOT NULL,
                PRIMARY KEY (id),
                KEY of_order (order_id)',
            'fulfilment_lines' => '
                fulfilment_id BIGINT UNSIGNED NOT NULL,
                line_id BIGINT UNSIGNED NOT NULL,
                quantity INT UNSIGNED NOT NULL,
                PRIMARY KEY (fulfilment_id, line_id)',
            'customer_addresses' => '
                id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
                user_id BIGINT UNSIGNED NOT NULL,
                address TEXT NOT NULL,
                is_default TINYINT NOT NULL,
                changed_at DATETIME NOT NULL,
                PRIMARY KEY (id),
                KEY customer (user_id, id)',
            // What staff decide of a customer. account_number: empty until the dealership has given one.
            'customer_accounts' => '
                user_id BIGINT UNSIGNED NOT NULL,
                account_number VARCHAR(40) NOT NULL,
                is_tax_exempt TINYINT NOT NULL,
                has_terms TINYINT NOT NULL,
                location_id INT UNSIGNED NOT NULL,
                phone VARCHAR(20) NOT NULL,
                company VARCHAR(120) NOT NULL,
                PRIMARY KEY (user_id)',
        ];
    }
}
