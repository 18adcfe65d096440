<?php

declare(strict_types=1);

namespace Coleman\Api\Database\Migrations;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\Migration;
use Coleman\Api\Database\Tables;

/** The days on which a unit is out or being made ready: of two rentals that want one day, the second is refused by the key. */
final class CreateRentals implements Migration
{
    public function up(Connection $connection): void
    {
        Tables::create($connection, [
            'rental_days' => '
                unit_id INT UNSIGNED NOT NULL,
                day DATE NOT NULL,
                rental_id BIGINT UNSIGNED NOT NULL,
                PRIMARY KEY (unit_id, day),
                KEY of_rental (rental_id)',
        ]);
    }
}
