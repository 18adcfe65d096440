<?php

declare(strict_types=1);

namespace Coleman\Api\Database\Migrations;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\Migration;
use Coleman\Api\Database\Tables;

/** How the files of a feed are read, and what tells rows apart that are about one thing. */
final class ReadFeeds implements Migration
{
    public function up(Connection $connection): void
    {
        // options: JSON, Feeds\FeedOptions; NULL for the usual ones.
        Tables::addColumn($connection, 'feeds', 'options', 'TEXT NULL');
        // snapshot_at: where the chunk with the row begins in the snapshot.
        Tables::addColumn($connection, 'feed_keys', 'snapshot_at', 'BIGINT UNSIGNED NOT NULL DEFAULT 0');
    }
}
