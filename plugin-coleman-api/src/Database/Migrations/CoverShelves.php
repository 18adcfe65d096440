<?php

declare(strict_types=1);

namespace Coleman\Api\Database\Migrations;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\Migration;
use Coleman\Api\Database\Tables;

/**
 * Whether something lies on a shelf is answered from a key alone: search asks it of each candidate. Only SQLite keeps rows
 * elsewhere than their primary key; on MariaDB another key would be another order to lock them in.
 */
final class CoverShelves implements Migration
{
    public function up(Connection $connection): void
    {
        if ($connection->isSqlite()) {
            Tables::addKeys($connection, 'part_stock', ['shelves' => 'part_id, location_id, quantity']);
        }
    }
}
