<?php

declare(strict_types=1);

namespace Coleman\Api\Database\Migrations;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\Migration;
use Coleman\Api\Database\Tables;

/** What a run has brought is found by what the site knows it by, whatever the file has called it. */
final class KeyFeedItems implements Migration
{
    public function up(Connection $connection): void
    {
        Tables::changeKeys($connection, 'feed_items', ['brought' => 'feed_id, run_id, ref']);
    }
}
