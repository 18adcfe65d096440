<?php

declare(strict_types=1);

namespace Coleman\Api\Database\Migrations;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\Migration;
use Coleman\Api\Database\Tables;

/** Whether something lies on a shelf is answered from a key alone: search asks it of each candidate. */
final class CoverShelves implements Migration
{
    public function up(Connection $connection): void
    {
        Tables::addKeys($connection, 'part_stock', ['shelves' => 'part_id, quantity']);
    }
}
