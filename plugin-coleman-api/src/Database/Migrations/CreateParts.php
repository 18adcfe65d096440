<?php

declare(strict_types=1);

namespace Coleman\Api\Database\Migrations;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\Migration;
use Coleman\Api\Database\Tables;
use Coleman\Api\Parts\Part;

/** The parts catalogue, and the placeholder part that stands for what is not in it. */
final class CreateParts implements Migration
{
    public function up(Connection $connection): void
    {
        Tables::create($connection, $this->tables());
        if (null === $connection->row('SELECT id FROM {parts} WHERE id = %d', [Part::PLACEHOLDER_ID])) {
            $connection->insert('parts', [
                'id' => Part::PLACEHOLDER_ID,
                'part_number' => 'SPECIAL-ORDER',
                'part_key' => 'SPECIALORDER',
                'vendor_id' => 0,
                'vendor_name' => 'Coleman Equipment',
                'parts_url_description' => '',
                'description' => 'Special order part',
                'long_description' => 'A part that is not in our catalogue. Tell us its number and we will contact you with price and delivery.',
                'category_id' => 0,
                'image' => '',
                'price_cents' => null,
                'list_price_cents' => null,
                'lead_time' => 'Special order',
                'discontinued' => 0,
                'pickup_only' => 0,
                'case_qty_required' => 0,
                'case_qty' => 1,
                'popularity' => 0,
            ]);
        }
    }

    /** @return array<string, string> */
    private function tables(): array
    {
        return [
            'part_categories' => '
                id INT UNSIGNED NOT NULL,
                slug VARCHAR(80) NOT NULL,
                name VARCHAR(120) NOT NULL,
                image VARCHAR(200) NOT NULL,
                position INT NOT NULL,
                PRIMARY KEY (id),
                UNIQUE KEY slug (slug)',
            // part_key: upper case, A-Z and 0-9 only. price_cents NULL: price unknown. lead_time: shown when nothing is in stock.
            'parts' => '
                id INT UNSIGNED NOT NULL,
                part_number VARCHAR(60) NOT NULL,
                part_key VARCHAR(60) NOT NULL,
                vendor_id INT UNSIGNED NOT NULL,
                vendor_name VARCHAR(100) NOT NULL,
                parts_url_description VARCHAR(100) NOT NULL,
                description VARCHAR(250) NOT NULL,
                long_description TEXT NOT NULL,
                category_id INT UNSIGNED NOT NULL,
                image VARCHAR(200) NOT NULL,
                price_cents BIGINT NULL,
                list_price_cents BIGINT NULL,
                lead_time VARCHAR(60) NOT NULL,
                discontinued TINYINT NOT NULL,
                pickup_only TINYINT NOT NULL,
                case_qty_required TINYINT NOT NULL,
                case_qty INT UNSIGNED NOT NULL,
                popularity INT UNSIGNED NOT NULL,
                PRIMARY KEY (id),
                KEY part_key (part_key),
                KEY part_number (part_number),
                KEY listing (category_id, popularity, id),
                KEY popular (popularity, id)',
            'part_stock' => '
                part_id INT UNSIGNED NOT NULL,
                location_id INT UNSIGNED NOT NULL,
                quantity INT NOT NULL,
                version INT UNSIGNED NOT NULL DEFAULT 0,
                PRIMARY KEY (part_id, location_id)',
            // kind: straight, alternate or kit; factor: how many of the new one replace one old one.
            'part_supersessions' => '
                from_part_id INT UNSIGNED NOT NULL,
                to_part_id INT UNSIGNED NOT NULL,
                kind VARCHAR(10) NOT NULL,
                factor INT UNSIGNED NOT NULL,
                PRIMARY KEY (from_part_id, to_part_id),
                KEY replacement (to_part_id)',
        ];
    }
}
