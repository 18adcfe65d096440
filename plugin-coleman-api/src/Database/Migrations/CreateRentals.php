<?php

declare(strict_types=1);

namespace Coleman\Api\Database\Migrations;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\Migration;
use Coleman\Api\Database\Tables;

/** Rentals, rental requests and leads. Part of Baseline. */
final class CreateRentals implements Migration
{
    public function up(Connection $connection): void
    {
        Tables::create($connection, $this->tables());
    }

    /** @return array<string, string> columns and keys by table */
    private function tables(): array
    {
        return [
            // What a rental page shows: interchangeable machines. Rates are whole-machine rates in cents.
            // left_at: since when no feed brings the class while units are of it; it goes with the last of them.
            'rental_classes' => '
                id INT UNSIGNED NOT NULL,
                category_id INT UNSIGNED NOT NULL,
                brand_id INT UNSIGNED NOT NULL,
                model VARCHAR(100) NOT NULL,
                image VARCHAR(200) NOT NULL,
                description TEXT NOT NULL,
                daily_cents BIGINT NULL,
                weekly_cents BIGINT NULL,
                monthly_cents BIGINT NULL,
                version INT UNSIGNED NOT NULL DEFAULT 0,
                updated_at DATETIME NULL,
                left_at DATETIME NULL,
                PRIMARY KEY (id),
                KEY category (category_id)',
            // is_active: 0 while a unit is not for rent, in the shop or about to be sold. calendar_version: changed by whoever changes
            // the unit's days, so that such writes come one after another.
            'rental_units' => '
                id INT UNSIGNED NOT NULL,
                class_id INT UNSIGNED NOT NULL,
                location_id INT UNSIGNED NOT NULL,
                stock_number VARCHAR(40) NOT NULL,
                serial_number VARCHAR(60) NOT NULL,
                meter_hours INT NULL,
                version INT UNSIGNED NOT NULL DEFAULT 0,
                updated_at DATETIME NULL,
                is_active TINYINT NOT NULL DEFAULT 1,
                calendar_version INT UNSIGNED NOT NULL DEFAULT 0,
                PRIMARY KEY (id),
                UNIQUE KEY stock_number (stock_number),
                KEY class (class_id),
                KEY branch (location_id)',
            // The days on which a unit is out or being prepared: the key refuses the second of two rentals of one day.
            'rental_days' => '
                unit_id INT UNSIGNED NOT NULL,
                day DATE NOT NULL,
                rental_id BIGINT UNSIGNED NOT NULL,
                block_id BIGINT UNSIGNED NOT NULL DEFAULT 0,
                PRIMARY KEY (unit_id, day),
                KEY of_rental (rental_id),
                KEY of_block (block_id)',
            // Days on which a unit is not for rent. They are rows of rental_days too: one key keeps both apart.
            'rental_blocks' => '
                id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
                unit_id INT UNSIGNED NOT NULL,
                first_day DATE NOT NULL,
                last_day DATE NOT NULL,
                reason VARCHAR(200) NOT NULL,
                created_by BIGINT UNSIGNED NOT NULL,
                created_at DATETIME NOT NULL,
                PRIMARY KEY (id),
                KEY unit (unit_id, first_day)',
            // machine: what it was called when it was asked for. location_id: the branch it is fetched from, else the nearest to
            // the jobsite, else 0. attachments, rates, blocks: JSON, as the price was worked out. claimed: JSON, what the
            // browser said the same would come to; evidence, never reckoned with. quote_cents: what the desk offers instead.
            'rental_requests' => '
                id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
                reference VARCHAR(12) NOT NULL,
                class_id INT UNSIGNED NOT NULL,
                machine VARCHAR(200) NOT NULL,
                unit_id INT UNSIGNED NULL,
                location_id INT UNSIGNED NOT NULL,
                state VARCHAR(12) NOT NULL,
                start_date DATE NOT NULL,
                return_date DATE NOT NULL,
                days INT UNSIGNED NOT NULL,
                name VARCHAR(120) NOT NULL,
                phone VARCHAR(40) NOT NULL,
                email VARCHAR(190) NOT NULL,
                city VARCHAR(100) NOT NULL,
                region CHAR(2) NOT NULL,
                zip VARCHAR(10) NOT NULL,
                fulfilment VARCHAR(8) NOT NULL,
                jobsite_street VARCHAR(160) NOT NULL,
                jobsite_city VARCHAR(100) NOT NULL,
                jobsite_region VARCHAR(2) NOT NULL,
                jobsite_zip VARCHAR(10) NOT NULL,
                purpose TEXT NOT NULL,
                attachments TEXT NOT NULL,
                rates TEXT NOT NULL,
                blocks TEXT NOT NULL,
                is_priced TINYINT NOT NULL,
                cost_cents BIGINT NOT NULL,
                insurance_cents BIGINT NOT NULL,
                deposit_cents BIGINT NOT NULL,
                total_cents BIGINT NOT NULL,
                quote_cents BIGINT NULL,
                quote_note TEXT NOT NULL,
                claimed TEXT NOT NULL,
                customer_id BIGINT UNSIGNED NOT NULL,
                owner_id BIGINT UNSIGNED NOT NULL,
                is_verified TINYINT NOT NULL,
                is_test TINYINT NOT NULL,
                version INT UNSIGNED NOT NULL,
                answered_at DATETIME NULL,
                escalated_at DATETIME NULL,
                created_at DATETIME NOT NULL,
                changed_at DATETIME NOT NULL,
                PRIMARY KEY (id),
                UNIQUE KEY reference (reference),
                KEY state (state, id),
                KEY starts (state, start_date, id),
                KEY returns (state, return_date, id),
                KEY class (class_id, start_date),
                KEY customer (customer_id, id),
                KEY email (email, id)',
            // Appended to, never changed. actor: customer, guest, staff or system.
            'rental_events' => '
                id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
                rental_id BIGINT UNSIGNED NOT NULL,
                kind VARCHAR(30) NOT NULL,
                actor VARCHAR(10) NOT NULL,
                actor_id BIGINT UNSIGNED NOT NULL,
                note TEXT NOT NULL,
                data TEXT NOT NULL,
                created_at DATETIME NOT NULL,
                PRIMARY KEY (id),
                KEY of_rental (rental_id)',
            // What the desk searches requests by.
            'rental_words' => '
                word VARCHAR(60) NOT NULL,
                rental_id BIGINT UNSIGNED NOT NULL,
                PRIMARY KEY (word, rental_id),
                KEY of_rental (rental_id)',
            // The machine as it was when it was asked about: it may be sold, changed or gone by the time it is answered.
            // customer_id: who was signed in, else 0. salesman_id: whom it went to, 0 for none. owner_id: who of the staff works on it.
            'leads' => '
                id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
                reference VARCHAR(12) NOT NULL,
                kind VARCHAR(12) NOT NULL,
                machine_id INT UNSIGNED NOT NULL,
                machine_title VARCHAR(250) NOT NULL,
                machine_sold TINYINT NOT NULL,
                first_name VARCHAR(60) NOT NULL,
                last_name VARCHAR(60) NOT NULL,
                email VARCHAR(190) NOT NULL,
                phone VARCHAR(40) NOT NULL,
                company VARCHAR(120) NOT NULL,
                address VARCHAR(120) NOT NULL,
                city VARCHAR(80) NOT NULL,
                region VARCHAR(40) NOT NULL,
                zip VARCHAR(10) NOT NULL,
                comments TEXT NOT NULL,
                customer_id BIGINT UNSIGNED NOT NULL,
                location_id INT UNSIGNED NOT NULL,
                salesman_id INT UNSIGNED NOT NULL,
                routed_by VARCHAR(12) NOT NULL,
                status VARCHAR(12) NOT NULL,
                owner_id BIGINT UNSIGNED NOT NULL,
                is_verified TINYINT NOT NULL,
                is_test TINYINT NOT NULL,
                version INT UNSIGNED NOT NULL,
                answered_at DATETIME NULL,
                escalated_at DATETIME NULL,
                created_at DATETIME NOT NULL,
                changed_at DATETIME NOT NULL,
                PRIMARY KEY (id),
                UNIQUE KEY reference (reference),
                KEY status (status, id),
                KEY branch (location_id, id),
                KEY owner (owner_id, id),
                KEY email (email, id),
                KEY customer (customer_id, id),
                KEY waiting (answered_at, status, created_at)',
            // Appended to, never changed. actor: customer, guest, staff or system. Nothing of it is shown to customers.
            'lead_events' => '
                id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
                lead_id BIGINT UNSIGNED NOT NULL,
                kind VARCHAR(30) NOT NULL,
                actor VARCHAR(10) NOT NULL,
                actor_id BIGINT UNSIGNED NOT NULL,
                detail TEXT NOT NULL,
                happened_at DATETIME NOT NULL,
                PRIMARY KEY (id),
                KEY of_lead (lead_id)',
        ];
    }
}
