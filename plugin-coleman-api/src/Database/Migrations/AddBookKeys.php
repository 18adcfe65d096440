<?php

declare(strict_types=1);

namespace Coleman\Api\Database\Migrations;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\Migration;
use Coleman\Api\Database\Tables;
use Coleman\Api\Models\BookKeys;

/** By what feeds find models, diagrams and rows again, and whose the places of numbers are. */
final class AddBookKeys implements Migration
{
    public function up(Connection $connection): void
    {
        // See Models\BookKeys.
        foreach (['models', 'model_assemblies', 'model_callouts'] as $table) {
            Tables::addColumn($connection, $table, 'feed_key', "CHAR(32) NOT NULL DEFAULT ''");
            Tables::addKeys($connection, $table, ['feed_key' => 'feed_key']);
        }
        // The row that says so. Rows of one number may each name its place: it is shown once.
        Tables::addColumn($connection, 'model_hotspots', 'callout_id', 'INT UNSIGNED NOT NULL DEFAULT 0');
        Tables::addKeys($connection, 'model_hotspots', ['callout' => 'callout_id']);
        (new BookKeys($connection))->fillIn();
    }
}
