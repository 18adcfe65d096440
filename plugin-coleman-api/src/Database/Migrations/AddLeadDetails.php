<?php

declare(strict_types=1);

namespace Coleman\Api\Database\Migrations;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\Migration;
use Coleman\Api\Database\Tables;

/** What forms of some kinds ask beside, as JSON by the fields' names ('' for nothing); and what payments are estimated with, which pages of machines read. */
final class AddLeadDetails implements Migration
{
    public function up(Connection $connection): void
    {
        Tables::addColumn($connection, 'leads', 'details', "VARCHAR(1000) NOT NULL DEFAULT ''");
        add_option('coleman_financing', ['rate' => 0, 'terms' => [36, 48, 60, 72], 'down_percent' => 10_000, 'minimum_cents' => 500_000, 'is_shown' => false], '', true);
    }
}
