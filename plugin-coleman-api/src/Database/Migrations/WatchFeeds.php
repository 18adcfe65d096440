<?php

declare(strict_types=1);

namespace Coleman\Api\Database\Migrations;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\Migration;
use Coleman\Api\Database\Tables;

/** Since when a run of a feed has not moved, and since when an entry of the search index has waited. */
final class WatchFeeds implements Migration
{
    /**
     * A row for each time that somebody has changed what an entry is about, in the transaction that changed it.
     * doc: its place in the index (Search\Doc), about; the queue is drained in this order.
     */
    private const QUEUE = '
        id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
        kind TINYINT NOT NULL,
        entity_id INT UNSIGNED NOT NULL,
        doc BIGINT NOT NULL,
        added_at DATETIME NOT NULL,
        PRIMARY KEY (id),
        KEY doc (doc)';

    public function up(Connection $connection): void
    {
        Tables::addColumn($connection, 'feed_runs', 'moved_at', 'DATETIME NULL');
        $connection->execute('UPDATE {feed_runs} SET moved_at = COALESCE(finished_at, created_at) WHERE moved_at IS NULL');
        $this->numberTheQueue($connection);
    }

    /** What waits goes through a table of its own: whoever is killed here leaves it in one of the two. */
    private function numberTheQueue(Connection $connection): void
    {
        Tables::create($connection, ['search_queue' => self::QUEUE, 'search_queue_kept' => self::QUEUE]);
        if ([] === $connection->translatedRows('SHOW COLUMNS FROM {search_queue} LIKE %s', ['added_at'])) {
            $connection->execute('INSERT INTO {search_queue_kept} (kind, entity_id, doc, added_at) SELECT kind, entity_id, entity_id, %s FROM {search_queue}', [gmdate('Y-m-d H:i:s')]);
            $connection->execute('DROP TABLE {search_queue}');
            Tables::create($connection, ['search_queue' => self::QUEUE]);
        }
        $connection->execute('INSERT INTO {search_queue} (kind, entity_id, doc, added_at) SELECT kind, entity_id, doc, added_at FROM {search_queue_kept}');
        $connection->execute('DROP TABLE {search_queue_kept}');
    }
}
