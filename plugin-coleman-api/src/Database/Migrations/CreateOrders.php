<?php

declare(strict_types=1);

namespace Coleman\Api\Database\Migrations;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\Migration;
use Coleman\Api\Database\Tables;

/** Carts, orders, customers and mail. Part of Baseline. */
final class CreateOrders implements Migration
{
    public function up(Connection $connection): void
    {
        Tables::create($connection, $this->tables());
    }

    /** @return array<string, string> columns and keys by table */
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
            // custom_key tells special-order lines apart; it is empty for catalog parts.
            // seen_price_cents: what the customer was last shown, so that a new price can be announced.
            // note: what happened to the line at sign-in, a Cart\CartNote, told until the next write.
            // custom_price_cents: of a line that was added by somebody with the right to price; else NULL.
            'cart_items' => "
                id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
                cart_id BIGINT UNSIGNED NOT NULL,
                part_id INT UNSIGNED NOT NULL,
                custom_key CHAR(32) NOT NULL,
                customer_part_number VARCHAR(60) NOT NULL,
                customer_part_description VARCHAR(250) NOT NULL,
                quantity INT UNSIGNED NOT NULL,
                seen_price_cents BIGINT NULL,
                note VARCHAR(10) NOT NULL DEFAULT '',
                custom_price_cents BIGINT NULL,
                PRIMARY KEY (id),
                UNIQUE KEY line (cart_id, part_id, custom_key)",
            // A table of its own: what is saved can by no oversight be counted, reserved or ordered.
            'saved_items' => "
                id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
                cart_id BIGINT UNSIGNED NOT NULL,
                part_id INT UNSIGNED NOT NULL,
                custom_key CHAR(32) NOT NULL,
                customer_part_number VARCHAR(60) NOT NULL,
                customer_part_description VARCHAR(250) NOT NULL,
                quantity INT UNSIGNED NOT NULL,
                seen_price_cents BIGINT NULL,
                note VARCHAR(10) NOT NULL DEFAULT '',
                custom_price_cents BIGINT NULL,
                PRIMARY KEY (id),
                UNIQUE KEY line (cart_id, part_id, custom_key)",
            // Addresses are JSON copies: an address changed or deleted later leaves its orders as they were.
            // order_key: what a guest shows beside the email. UNIQUE(cart_id, cart_version): a cart as it stood is ordered once.
            // is_to_confirm: 1 while an order waits for the desk to confirm it, and has taken no stock.
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
                sent_to_dealer_at DATETIME NULL,
                is_to_confirm TINYINT NOT NULL DEFAULT 0,
                PRIMARY KEY (id),
                UNIQUE KEY cart (cart_id, cart_version),
                KEY customer (customer_id, id),
                KEY state (state, id),
                KEY email (email, id),
                KEY total (total_cents, id),
                KEY changed (changed_at, id),
                KEY branch (location_id, id),
                KEY to_confirm (is_to_confirm, id)',
            // promise_*: what a line was promised for, why, and in which words; written once, when the order is placed.
            'order_lines' => "
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
                expected_on DATE NULL,
                promised_on DATE NULL,
                promise_reason VARCHAR(20) NOT NULL DEFAULT '',
                promise_words TEXT NULL,
                PRIMARY KEY (id),
                KEY of_order (order_id),
                KEY backorder (state, order_id),
                KEY promised (promised_on, order_id)",
            // What an order took from a branch's shelf, so that a canceled one gives it back, once.
            // line_id 0: written before there were lines here; Stock\HoldUpgrade gives it one.
            'order_stock' => '
                id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
                order_id BIGINT UNSIGNED NOT NULL,
                part_id INT UNSIGNED NOT NULL,
                location_id INT UNSIGNED NOT NULL,
                quantity INT UNSIGNED NOT NULL,
                is_returned TINYINT NOT NULL,
                line_id BIGINT UNSIGNED NOT NULL DEFAULT 0,
                fulfilment_id BIGINT UNSIGNED NOT NULL DEFAULT 0,
                moved_to INT UNSIGNED NOT NULL DEFAULT 0,
                left_at DATETIME NULL,
                known_at DATETIME NULL,
                ended_at DATETIME NULL,
                PRIMARY KEY (id),
                KEY of_order (order_id),
                KEY shelf (part_id, ended_at, known_at),
                KEY fulfilment (fulfilment_id)',
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
            // Prefixes of words are ranges; all columns are in the key.
            'order_words' => '
                word VARCHAR(60) NOT NULL,
                order_id BIGINT UNSIGNED NOT NULL,
                PRIMARY KEY (word, order_id),
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
            // exemption_until: the last day on which the tax certificate counts; NULL for no end.
            // unconfirmed_since: when the account was registered, in UTC; NULL once its address is confirmed.
            'customer_accounts' => "
                user_id BIGINT UNSIGNED NOT NULL,
                account_number VARCHAR(40) NOT NULL,
                is_tax_exempt TINYINT NOT NULL,
                has_terms TINYINT NOT NULL,
                location_id INT UNSIGNED NOT NULL,
                phone VARCHAR(20) NOT NULL,
                company VARCHAR(120) NOT NULL,
                po_required TINYINT NOT NULL DEFAULT 0,
                exemption_number VARCHAR(60) NOT NULL DEFAULT '',
                exemption_until DATE NULL,
                version INT UNSIGNED NOT NULL DEFAULT 0,
                unconfirmed_since DATETIME NULL,
                PRIMARY KEY (user_id),
                KEY terms (has_terms, user_id),
                KEY exempt (is_tax_exempt, user_id),
                KEY number (account_number),
                KEY unconfirmed (unconfirmed_since, user_id)",
            // Appended to, never changed but by the eraser. kind: account (detail: from and to of what was changed) or note.
            'customer_events' => '
                id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
                user_id BIGINT UNSIGNED NOT NULL,
                kind VARCHAR(20) NOT NULL,
                actor_id BIGINT UNSIGNED NOT NULL,
                detail TEXT NOT NULL,
                happened_at DATETIME NOT NULL,
                PRIMARY KEY (id),
                KEY customer (user_id, id)',
            // state: waiting, sent or dead. payload: JSON, what the letter of this kind is written from.
            // once: at most one mail with this name is ever queued; about: what it belongs to, "order:12".
            'outbox' => '
                id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
                kind VARCHAR(60) NOT NULL,
                recipient VARCHAR(190) NOT NULL,
                reply_to VARCHAR(190) NOT NULL,
                payload MEDIUMTEXT NOT NULL,
                about VARCHAR(60) NOT NULL,
                once VARCHAR(120) NOT NULL,
                message_id VARCHAR(120) NOT NULL,
                state VARCHAR(10) NOT NULL,
                attempts INT UNSIGNED NOT NULL,
                next_at DATETIME NOT NULL,
                lease_until DATETIME NULL,
                created_at DATETIME NOT NULL,
                sent_at DATETIME NULL,
                PRIMARY KEY (id),
                UNIQUE KEY once (once),
                KEY due (state, next_at),
                KEY about (about),
                KEY recent (state, id)',
            'outbox_attempts' => '
                id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
                outbox_id BIGINT UNSIGNED NOT NULL,
                tried_at DATETIME NOT NULL,
                is_sent TINYINT NOT NULL,
                error VARCHAR(500) NOT NULL,
                PRIMARY KEY (id),
                KEY mail (outbox_id)',
            // caller_key: SHA-256 over caller, route and the key they sent.
            'idempotency_keys' => '
                caller_key CHAR(64) NOT NULL,
                body_hash CHAR(64) NOT NULL,
                status INT UNSIGNED NOT NULL,
                answer MEDIUMTEXT NOT NULL,
                expires_at DATETIME NOT NULL,
                PRIMARY KEY (caller_key),
                KEY expiry (expires_at)',
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
