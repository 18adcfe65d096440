<?php

declare(strict_types=1);

namespace Coleman\Api\Database\Migrations;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\Migration;
use Coleman\Api\Database\Tables;

/** What keeps a bad file from doing harm: things that are only missing, held prices, undo, feeds that are late or frozen. */
final class GuardFeeds implements Migration
{
    public function up(Connection $connection): void
    {
        // removal: Feeds\Removal, '' for the kind's own. expected_hours: NULL for a feed that nobody waits for.
        // silent_at, same_at: since when it is told that nothing came, or the same file again; NULL while all is well.
        Tables::addColumn($connection, 'feeds', 'removal', "VARCHAR(12) NOT NULL DEFAULT ''");
        Tables::addColumn($connection, 'feeds', 'expected_hours', 'INT UNSIGNED NULL');
        Tables::addColumn($connection, 'feeds', 'frozen_at', 'DATETIME NULL');
        Tables::addColumn($connection, 'feeds', 'silent_at', 'DATETIME NULL');
        Tables::addColumn($connection, 'feeds', 'same_at', 'DATETIME NULL');
        // undoes: the run that this one undoes. *_bytes: lengths of the files of old values, of changes and of missing things.
        Tables::addColumn($connection, 'feed_runs', 'undoes', 'BIGINT UNSIGNED NOT NULL DEFAULT 0');
        Tables::addColumn($connection, 'feed_runs', 'source_hash', "VARCHAR(64) NOT NULL DEFAULT ''");
        foreach (['journal_bytes', 'changes_bytes', 'missing_bytes'] as $column) {
            Tables::addColumn($connection, 'feed_runs', $column, 'BIGINT UNSIGNED NOT NULL DEFAULT 0');
        }
        // The run since which full files lack the thing; 0 while they bring it.
        Tables::addColumn($connection, 'feed_items', 'missing_run', 'BIGINT UNSIGNED NOT NULL DEFAULT 0');
        // What the site knows the thing by, where the feed had called it otherwise before.
        Tables::addColumn($connection, 'feed_keys', 'ref', "VARCHAR(60) NOT NULL DEFAULT ''");
        Tables::addKeys($connection, 'feed_keys', ['ref' => 'run_id, ref']);
        Tables::create($connection, [
            // Prices that moved too far to be taken in unseen. answer: '', approved or rejected. old_cents, new_cents: of the field.
            'feed_held' => "
                id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
                feed_id INT UNSIGNED NOT NULL,
                run_id BIGINT UNSIGNED NOT NULL,
                ref VARCHAR(60) NOT NULL,
                field VARCHAR(40) NOT NULL,
                name VARCHAR(200) NOT NULL,
                old_cents BIGINT NOT NULL,
                new_cents BIGINT NOT NULL,
                answer VARCHAR(10) NOT NULL DEFAULT '',
                answered_by BIGINT UNSIGNED NOT NULL DEFAULT 0,
                answered_at DATETIME NULL,
                created_at DATETIME NOT NULL,
                PRIMARY KEY (id),
                UNIQUE KEY thing (feed_id, ref, field),
                KEY waiting (answer, id),
                KEY run (run_id, answer)",
        ]);
    }
}
