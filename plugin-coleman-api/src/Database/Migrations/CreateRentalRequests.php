<?php

declare(strict_types=1);

namespace Coleman\Api\Database\Migrations;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\Migration;
use Coleman\Api\Database\Tables;

/** What people want to rent, and what became of it. */
final class CreateRentalRequests implements Migration
{
    public function up(Connection $connection): void
    {
        Tables::create($connection, [
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
        ]);
    }
}
