<?php

declare(strict_types=1);

namespace Coleman\Api\Database\Migrations;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\Migration;
use Coleman\Api\Database\Tables;

/** What the rental desk works with beside the requests: units in the shop, and the words that requests are found by. */
final class CreateRentalDesk implements Migration
{
    public function up(Connection $connection): void
    {
        Tables::create($connection, [
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
            'rental_words' => '
                word VARCHAR(60) NOT NULL,
                rental_id BIGINT UNSIGNED NOT NULL,
                PRIMARY KEY (word, rental_id),
                KEY of_rental (rental_id)',
        ]);
        Tables::addColumn($connection, 'rental_days', 'block_id', 'BIGINT UNSIGNED NOT NULL DEFAULT 0');
        Tables::addKeys($connection, 'rental_days', ['of_block' => 'block_id']);
        // Moved by whoever changes the unit's days: so they come one after another.
        Tables::addColumn($connection, 'rental_units', 'calendar_version', 'INT UNSIGNED NOT NULL DEFAULT 0');
    }
}
