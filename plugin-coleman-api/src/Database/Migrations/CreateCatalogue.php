<?php

declare(strict_types=1);

namespace Coleman\Api\Database\Migrations;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\Migration;
use Coleman\Api\Database\Tables;

/** Branches, brands, people, machines, attachments and what staff change of them by hand. Part of Baseline. */
final class CreateCatalogue implements Migration
{
    public function up(Connection $connection): void
    {
        Tables::create($connection, $this->tables());
    }

    /** @return array<string, string> columns and keys by table */
    private function tables(): array
    {
        return [
            // hours: JSON list of {days: [1..7, Monday first], opens: "07:30", closes: "17:30"};
            // special_hours: JSON list of {date, opens?, closes?, note?}, no times meaning closed.
            'locations' => '
                id INT UNSIGNED NOT NULL,
                slug VARCHAR(60) NOT NULL,
                territory VARCHAR(60) NOT NULL,
                city VARCHAR(100) NOT NULL,
                state CHAR(2) NOT NULL,
                address VARCHAR(200) NOT NULL,
                postal_code VARCHAR(10) NOT NULL,
                phone_number VARCHAR(20) NOT NULL,
                latitude DOUBLE NOT NULL,
                longitude DOUBLE NOT NULL,
                hours_text VARCHAR(500) NOT NULL,
                hours TEXT NOT NULL,
                special_hours TEXT NOT NULL,
                position INT NOT NULL,
                version INT UNSIGNED NOT NULL DEFAULT 0,
                updated_at DATETIME NULL,
                PRIMARY KEY (id),
                UNIQUE KEY slug (slug)',
            'brands' => '
                id INT UNSIGNED NOT NULL,
                slug VARCHAR(60) NOT NULL,
                name VARCHAR(100) NOT NULL,
                position INT NOT NULL,
                PRIMARY KEY (id),
                UNIQUE KEY slug (slug)',
            // used_category_id is 0 where the dealer never takes such machines in.
            'equipment_categories' => '
                id INT UNSIGNED NOT NULL,
                slug VARCHAR(80) NOT NULL,
                name VARCHAR(120) NOT NULL,
                image VARCHAR(200) NOT NULL,
                old_site_parts_link VARCHAR(300) NOT NULL,
                used_category_id INT UNSIGNED NOT NULL,
                used_slug VARCHAR(80) NOT NULL,
                position INT NOT NULL,
                PRIMARY KEY (id),
                UNIQUE KEY slug (slug)',
            // One row is one physical machine; machine_condition is "new" or "used"; specs: JSON list of {label, value}.
            // lists: all that lists are filtered, counted and sorted by. A machine's row is long, so lists never read it.
            'machines' => '
                id INT UNSIGNED NOT NULL,
                machine_condition VARCHAR(4) NOT NULL,
                category_id INT UNSIGNED NOT NULL,
                brand_id INT UNSIGNED NOT NULL,
                location_id INT UNSIGNED NOT NULL,
                model VARCHAR(100) NOT NULL,
                stock_number VARCHAR(40) NOT NULL,
                serial_number VARCHAR(60) NOT NULL,
                model_year INT NULL,
                meter_hours INT NULL,
                horsepower INT NULL,
                price_cents BIGINT NULL,
                image VARCHAR(200) NOT NULL,
                description TEXT NOT NULL,
                specs TEXT NOT NULL,
                sold_at DATETIME NULL,
                created_at DATETIME NOT NULL,
                updated_at DATETIME NULL,
                version INT UNSIGNED NOT NULL DEFAULT 0,
                PRIMARY KEY (id),
                UNIQUE KEY stock_number (stock_number),
                KEY listing (machine_condition, category_id, location_id, brand_id),
                KEY branch (machine_condition, location_id),
                KEY lists (machine_condition, sold_at, category_id, brand_id, location_id, price_cents, model_year, meter_hours, horsepower, created_at)',
            // alt: what is to be seen, without the machine's name, such as "Cab and controls".
            'machine_images' => '
                machine_id INT UNSIGNED NOT NULL,
                position INT NOT NULL,
                path VARCHAR(200) NOT NULL,
                alt VARCHAR(200) NOT NULL,
                PRIMARY KEY (machine_id, position)',
            'attachment_categories' => '
                id INT UNSIGNED NOT NULL,
                slug VARCHAR(80) NOT NULL,
                name VARCHAR(120) NOT NULL,
                image VARCHAR(200) NOT NULL,
                position INT NOT NULL,
                PRIMARY KEY (id),
                UNIQUE KEY slug (slug)',
            // kind: "attachment" (powered, skid) or "implement" (towed, 3-point).
            'attachments' => '
                id INT UNSIGNED NOT NULL,
                category_id INT UNSIGNED NOT NULL,
                brand_id INT UNSIGNED NOT NULL,
                kind VARCHAR(12) NOT NULL,
                model VARCHAR(100) NOT NULL,
                name VARCHAR(200) NOT NULL,
                image VARCHAR(200) NOT NULL,
                description TEXT NOT NULL,
                specs TEXT NOT NULL,
                price_cents BIGINT NULL,
                daily_cents BIGINT NULL,
                weekly_cents BIGINT NULL,
                monthly_cents BIGINT NULL,
                updated_at DATETIME NULL,
                PRIMARY KEY (id),
                KEY category (category_id),
                KEY brand (brand_id)',
            'attachment_stock' => '
                attachment_id INT UNSIGNED NOT NULL,
                location_id INT UNSIGNED NOT NULL,
                PRIMARY KEY (attachment_id, location_id),
                KEY branch (location_id)',
            'attachment_fits' => '
                equipment_category_id INT UNSIGNED NOT NULL,
                attachment_category_id INT UNSIGNED NOT NULL,
                PRIMARY KEY (equipment_category_id, attachment_category_id),
                KEY attachment (attachment_category_id)',
            'salesmen' => '
                id INT UNSIGNED NOT NULL,
                slug VARCHAR(80) NOT NULL,
                name VARCHAR(120) NOT NULL,
                job_title VARCHAR(120) NOT NULL,
                email VARCHAR(190) NOT NULL,
                phone VARCHAR(20) NOT NULL,
                picture VARCHAR(200) NOT NULL,
                territory VARCHAR(120) NOT NULL,
                location_id INT UNSIGNED NOT NULL,
                position INT NOT NULL,
                version INT UNSIGNED NOT NULL DEFAULT 0,
                updated_at DATETIME NULL,
                PRIMARY KEY (id),
                UNIQUE KEY slug (slug),
                KEY branch (location_id)',
            'salesman_zipcodes' => '
                salesman_id INT UNSIGNED NOT NULL,
                zipcode CHAR(5) NOT NULL,
                PRIMARY KEY (salesman_id, zipcode),
                KEY zipcode (zipcode)',
            // Permalinks that a salesman had before: they lead to the one of today.
            'salesman_slugs' => '
                slug VARCHAR(80) NOT NULL,
                salesman_id INT UNSIGNED NOT NULL,
                PRIMARY KEY (slug),
                KEY salesman (salesman_id)',
            // kind: see Inventory\ItemKind. field: a column, "pictures" or "zipcodes"; "*" keeps the whole row.
            'kept_fields' => '
                kind VARCHAR(12) NOT NULL,
                item_id INT UNSIGNED NOT NULL,
                field VARCHAR(40) NOT NULL,
                PRIMARY KEY (kind, item_id, field)',
            // One row for each thing made by hand, of whatever kind; Inventory\ManualIdAllocator makes ids of theirs.
            'hand_made_ids' => '
                id INT UNSIGNED NOT NULL AUTO_INCREMENT,
                kind VARCHAR(12) NOT NULL,
                PRIMARY KEY (id)',
            // Appended to, never changed. what: added, changed or removed. detail: {"text"}, a sentence a line.
            'inventory_events' => '
                id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
                kind VARCHAR(12) NOT NULL,
                item_id INT UNSIGNED NOT NULL,
                what VARCHAR(12) NOT NULL,
                actor_id BIGINT UNSIGNED NOT NULL,
                detail TEXT NOT NULL,
                happened_at DATETIME NOT NULL,
                PRIMARY KEY (id),
                KEY item (kind, item_id, id)',
        ];
    }
}
