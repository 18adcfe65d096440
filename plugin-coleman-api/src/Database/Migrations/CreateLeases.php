<?php

declare(strict_types=1);

namespace Coleman\Api\Database\Migrations;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\Migration;
use Coleman\Api\Database\Tables;

/** Which of several machines does the work that one of them does. */
final class CreateLeases implements Migration
{
    public function up(Connection $connection): void
    {
        Tables::create($connection, [
            // name: of the work. holder: the machine that does it, until it has not said so for a while.
            'leases' => "
                name VARCHAR(40) NOT NULL,
                holder VARCHAR(64) NOT NULL DEFAULT '',
                until_at DATETIME NOT NULL,
                version BIGINT UNSIGNED NOT NULL DEFAULT 0,
                PRIMARY KEY (name)",
        ]);
        // The machine whose process works on the run of feed_state.
        Tables::addColumn($connection, 'feed_state', 'holder', "VARCHAR(64) NOT NULL DEFAULT ''");
    }
}
