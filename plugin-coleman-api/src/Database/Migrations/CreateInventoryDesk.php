<?php

declare(strict_types=1);

namespace Coleman\Api\Database\Migrations;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\Migration;
use Coleman\Api\Database\Tables;

/** What staff change by hand: which fields no feed may overwrite, who changed what, and versions between two desks. */
final class CreateInventoryDesk implements Migration
{
    public function up(Connection $connection): void
    {
        Tables::create($connection, $this->tables());
        foreach (['machines', 'rental_classes', 'rental_units', 'locations', 'salesmen'] as $table) {
            // Counted up by whoever writes the row: a desk or a feed.
            Tables::addColumn($connection, $table, 'version', 'INT UNSIGNED NOT NULL DEFAULT 0');
            Tables::addColumn($connection, $table, 'updated_at', 'DATETIME NULL');
        }
        // 0 while a unit is not for rent: in the shop, or about to be sold.
        Tables::addColumn($connection, 'rental_units', 'is_active', 'TINYINT NOT NULL DEFAULT 1');
    }

    /** @return array<string, string> */
    private function tables(): array
    {
        return [
            // kind: see Inventory\ItemKind. field: a column, "pictures" or "zipcodes"; "*" keeps the whole row.
            'kept_fields' => '
                kind VARCHAR(12) NOT NULL,
                item_id INT UNSIGNED NOT NULL,
                field VARCHAR(40) NOT NULL,
                PRIMARY KEY (kind, item_id, field)',
            // One row for each thing made by hand, of whatever kind; Inventory\HandMadeIds makes ids of theirs.
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
            // Permalinks that a salesman had before: they lead to the one of today.
            'salesman_slugs' => '
                slug VARCHAR(80) NOT NULL,
                salesman_id INT UNSIGNED NOT NULL,
                PRIMARY KEY (slug),
                KEY salesman (salesman_id)',
        ];
    }
}
