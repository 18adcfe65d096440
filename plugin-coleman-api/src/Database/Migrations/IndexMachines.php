<?php

declare(strict_types=1);

namespace Coleman\Api\Database\Migrations;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\Migration;
use Coleman\Api\Database\Tables;

/**
 * All that lists of machines are chosen, counted and sorted by, in one index: they are found without reading a machine,
 * whose description and specifications make its row long.
 */
final class IndexMachines implements Migration
{
    public function up(Connection $connection): void
    {
        Tables::addKeys($connection, 'machines', [
            'lists' => 'machine_condition, sold_at, category_id, brand_id, location_id, price_cents, model_year, meter_hours, horsepower, created_at',
        ]);
    }
}
