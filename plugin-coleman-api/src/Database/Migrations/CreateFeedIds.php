<?php

declare(strict_types=1);

namespace Coleman\Api\Database\Migrations;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\Migration;
use Coleman\Api\Database\Tables;

/** What feeds that take rows away must remember: the last number of each table, and which classes are on their way out. */
final class CreateFeedIds implements Migration
{
    public function up(Connection $connection): void
    {
        Tables::create($connection, [
            'feed_ids' => '
                name VARCHAR(40) NOT NULL,
                last_id INT UNSIGNED NOT NULL,
                PRIMARY KEY (name)',
        ]);
        // Since when a feed brings the class no more while units are of it: it goes with the last of them.
        Tables::addColumn($connection, 'rental_classes', 'left_at', 'DATETIME NULL');
    }
}
