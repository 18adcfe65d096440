<?php

declare(strict_types=1);

namespace Coleman\Api\Database\Migrations;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\Migration;
use Coleman\Api\Database\Tables;

/** Customers' own lists of parts. */
final class CreatePartLists implements Migration
{
    public function up(Connection $connection): void
    {
        Tables::create($connection, [
            // slot: 1 to 20, so that nobody has more lists; NULL once a list is deleted. share_key: NULL while it is not shared.
            'part_lists' => '
                id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
                user_id BIGINT UNSIGNED NOT NULL,
                slot SMALLINT UNSIGNED NULL,
                name VARCHAR(80) NOT NULL,
                share_key CHAR(32) NULL,
                version INT UNSIGNED NOT NULL DEFAULT 0,
                row_count INT UNSIGNED NOT NULL DEFAULT 0,
                changed_at DATETIME NOT NULL,
                deleted_at DATETIME NULL,
                PRIMARY KEY (id),
                UNIQUE KEY slot (user_id, slot),
                UNIQUE KEY share_key (share_key),
                KEY deleted_at (deleted_at)',
            'part_list_rows' => "
                id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
                list_id BIGINT UNSIGNED NOT NULL,
                part_id INT UNSIGNED NOT NULL,
                custom_key CHAR(32) NOT NULL,
                customer_part_number VARCHAR(60) NOT NULL,
                customer_part_description VARCHAR(250) NOT NULL,
                quantity INT UNSIGNED NOT NULL,
                note VARCHAR(200) NOT NULL DEFAULT '',
                PRIMARY KEY (id),
                UNIQUE KEY line (list_id, part_id, custom_key),
                KEY part_id (part_id)",
        ]);
    }
}
