<?php

declare(strict_types=1);

namespace Coleman\Api\Database\Migrations;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\Migration;
use Coleman\Api\Database\Tables;

/** Where a part lies at a branch, as the dealer's feed calls it: "A-12-3". */
final class AddStockBins implements Migration
{
    public function up(Connection $connection): void
    {
        Tables::addColumn($connection, 'part_stock', 'bin', "VARCHAR(40) NOT NULL DEFAULT ''");
    }
}
