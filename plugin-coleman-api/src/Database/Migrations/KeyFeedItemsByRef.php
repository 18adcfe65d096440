<?php

declare(strict_types=1);

namespace Coleman\Api\Database\Migrations;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\Migration;
use Coleman\Api\Database\Tables;

/** Which feeds bring a thing is found by what the site knows it by, in all feeds at once. */
final class KeyFeedItemsByRef implements Migration
{
    public function up(Connection $connection): void
    {
        Tables::addKeys($connection, 'feed_items', ['ref' => 'ref, feed_id']);
    }
}
