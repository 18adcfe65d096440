<?php

declare(strict_types=1);

namespace Coleman\Api\Database\Migrations;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\Migration;
use Coleman\Api\Database\Tables;

/**
 * When what a page shows last changed, in UTC: the `lastmod` of sitemaps. Whoever writes a row sets it; NULL is not known.
 */
final class AddUpdateTimes implements Migration
{
    public function up(Connection $connection): void
    {
        foreach (['parts', 'machines', 'attachments'] as $table) {
            Tables::addColumn($connection, $table, 'updated_at', 'DATETIME NULL');
        }
        // Tells the newest part of a family without looking at the others.
        Tables::addKeys($connection, 'parts', ['fresh' => 'category_id, updated_at']);
        $connection->execute('UPDATE {machines} SET updated_at = COALESCE(sold_at, created_at) WHERE updated_at IS NULL');
    }
}
