<?php

declare(strict_types=1);

namespace Coleman\Api\Database\Migrations;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\Migration;
use Coleman\Api\Database\Tables;

/** Backorders of a part are found without reading all lines of all orders. */
final class AddBackorderKey implements Migration
{
    public function up(Connection $connection): void
    {
        Tables::addKeys($connection, 'order_lines', ['part_backordered' => 'part_id, backordered']);
    }
}
