<?php

declare(strict_types=1);

namespace Coleman\Api\Database\Migrations;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\Migration;
use Coleman\Api\Database\Tables;

/** What people ask of the sales team, and what became of it. */
final class CreateLeads implements Migration
{
    public function up(Connection $connection): void
    {
        Tables::create($connection, [
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
        ]);
    }
}
