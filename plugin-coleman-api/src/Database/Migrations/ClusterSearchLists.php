<?php

declare(strict_types=1);

namespace Coleman\Api\Database\Migrations;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\Migration;

/** An import writes more rows to these than to all other tables, and a row is hardly more than its key. */
final class ClusterSearchLists implements Migration
{
    public function up(Connection $connection): void
    {
        foreach (['search_postings', 'search_suffixes'] as $table) {
            $connection->clusterByKey($table);
        }
    }
}
