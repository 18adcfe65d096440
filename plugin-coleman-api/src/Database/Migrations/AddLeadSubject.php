<?php

declare(strict_types=1);

namespace Coleman\Api\Database\Migrations;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\Migration;
use Coleman\Api\Database\Tables;

/** An inquiry may be about other things than a machine. */
final class AddLeadSubject implements Migration
{
    public function up(Connection $connection): void
    {
        Tables::addColumn($connection, 'leads', 'about_kind', "VARCHAR(12) NOT NULL DEFAULT ''");
        Tables::addColumn($connection, 'leads', 'about_id', 'INT UNSIGNED NOT NULL DEFAULT 0');
    }
}
