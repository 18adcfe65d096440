<?php

declare(strict_types=1);

namespace Coleman\Api\Database\Migrations;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\Migration;
use Coleman\Api\Database\Tables;

/** Feeds, their runs, and what each of them brought. Part of Baseline. */
final class CreateFeeds implements Migration
{
    public function up(Connection $connection): void
    {
        Tables::create($connection, $this->tables());
        if (null === $connection->row('SELECT id FROM {feed_state} WHERE id = 1')) {
            $connection->insert('feed_state', ['id' => 1, 'run_id' => 0, 'beat_at' => '2000-01-01 00:00:00', 'version' => 0]);
        }
    }

    /** @return array<string, string> columns and keys by table */
    private function tables(): array
    {
        return [
            // mapping: JSON of our column by the file's. constants: JSON of texts by our column. is_full: what a run does not bring has vanished.
            // removal: Feeds\Removal, '' for the kind's own. expected_hours: NULL for a feed that nobody waits for.
            // silent_at, same_at: since when it is told that nothing came, or the same file again; NULL while all is well.
            // options: JSON, Feeds\FeedOptions; NULL for the usual ones.
            'feeds' => "
                id INT UNSIGNED NOT NULL AUTO_INCREMENT,
                name VARCHAR(60) NOT NULL,
                kind VARCHAR(20) NOT NULL,
                is_full TINYINT NOT NULL,
                mapping TEXT NOT NULL,
                constants TEXT NOT NULL,
                created_at DATETIME NOT NULL,
                removal VARCHAR(12) NOT NULL DEFAULT '',
                expected_hours INT UNSIGNED NULL,
                frozen_at DATETIME NULL,
                silent_at DATETIME NULL,
                same_at DATETIME NULL,
                options TEXT NULL,
                PRIMARY KEY (id),
                UNIQUE KEY name (name)",
            // state: see Feeds\RunState. progress: bytes of the snapshot that were compared, or applied. counts, samples: JSON.
            // moved_at: when the run last made progress. undoes: the run that this one undoes.
            // *_bytes: lengths of the files: the snapshot, faults, old values, changes and missing things.
            'feed_runs' => "
                id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
                feed_id INT UNSIGNED NOT NULL,
                state VARCHAR(12) NOT NULL,
                source_name VARCHAR(200) NOT NULL,
                is_dry TINYINT NOT NULL,
                is_forced TINYINT NOT NULL,
                records INT UNSIGNED NOT NULL,
                progress BIGINT UNSIGNED NOT NULL,
                snapshot_bytes BIGINT UNSIGNED NOT NULL,
                faults_bytes BIGINT UNSIGNED NOT NULL,
                counts TEXT NOT NULL,
                samples MEDIUMTEXT NOT NULL,
                about TEXT NOT NULL,
                message TEXT NOT NULL,
                started_by BIGINT UNSIGNED NOT NULL,
                created_at DATETIME NOT NULL,
                finished_at DATETIME NULL,
                moved_at DATETIME NULL,
                undoes BIGINT UNSIGNED NOT NULL DEFAULT 0,
                source_hash VARCHAR(64) NOT NULL DEFAULT '',
                journal_bytes BIGINT UNSIGNED NOT NULL DEFAULT 0,
                changes_bytes BIGINT UNSIGNED NOT NULL DEFAULT 0,
                missing_bytes BIGINT UNSIGNED NOT NULL DEFAULT 0,
                PRIMARY KEY (id),
                KEY of_feed (feed_id, id),
                KEY state (state)",
            // What a feed has brought. item_key: a hash of what the feed knows the thing by. ref: what the site knows it by.
            // missing_run: the run since which full files lack the thing; 0 while they bring it.
            'feed_items' => '
                feed_id INT UNSIGNED NOT NULL,
                item_key CHAR(32) NOT NULL,
                ref VARCHAR(60) NOT NULL,
                run_id BIGINT UNSIGNED NOT NULL,
                missing_run BIGINT UNSIGNED NOT NULL DEFAULT 0,
                PRIMARY KEY (feed_id, item_key),
                KEY brought (feed_id, run_id, ref),
                KEY ref (ref, feed_id)',
            // The rows of a run while it is read: the second of two about one thing is a fault.
            // ref: what the site knows the thing by, where the feed had called it otherwise before.
            // snapshot_at: where the chunk with the row begins in the snapshot.
            'feed_keys' => "
                run_id BIGINT UNSIGNED NOT NULL,
                item_key CHAR(32) NOT NULL,
                line INT UNSIGNED NOT NULL,
                ref VARCHAR(60) NOT NULL DEFAULT '',
                snapshot_at BIGINT UNSIGNED NOT NULL DEFAULT 0,
                PRIMARY KEY (run_id, item_key),
                KEY ref (run_id, ref)",
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
            // One row: whose turn it is. Who has not been heard of for a while has lost it.
            'feed_state' => '
                id INT UNSIGNED NOT NULL,
                run_id BIGINT UNSIGNED NOT NULL,
                beat_at DATETIME NOT NULL,
                version INT UNSIGNED NOT NULL,
                PRIMARY KEY (id)',
            // The last id that was given in each table that feeds write.
            'feed_ids' => '
                name VARCHAR(40) NOT NULL,
                last_id INT UNSIGNED NOT NULL,
                PRIMARY KEY (name)',
        ];
    }
}
