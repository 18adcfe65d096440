<?php

declare(strict_types=1);

namespace Coleman\Api\Database\Migrations;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\Migration;
use Coleman\Api\Database\Tables;

/** Who wants to be told when a part is in stock, a price is lower or a used machine comes in. */
final class CreateWatches implements Migration
{
    public function up(Connection $connection): void
    {
        Tables::create($connection, [
            // An email address that is told. secret: its links are signed with it. letter: the letter on its way, '' for none.
            // sent_day: the dealer's day on which the last one left.
            'watchers' => "
                id INT UNSIGNED NOT NULL AUTO_INCREMENT,
                email VARCHAR(190) NOT NULL,
                secret CHAR(32) NOT NULL,
                locale VARCHAR(20) NOT NULL,
                version INT UNSIGNED NOT NULL DEFAULT 0,
                letter VARCHAR(32) NOT NULL DEFAULT '',
                letter_at DATETIME NULL,
                sent_day DATE NULL,
                created_at DATETIME NOT NULL,
                PRIMARY KEY (id),
                UNIQUE KEY email (email)",
            // thing: part, machine or used (all used machines that fit `filter`). subject_key: what is watched and for what, in
            // one piece. price_cents: what the price must fall from. ended_at: since when a part that came in is told.
            'watches' => "
                id INT UNSIGNED NOT NULL AUTO_INCREMENT,
                watcher_id INT UNSIGNED NOT NULL,
                kind VARCHAR(12) NOT NULL,
                thing VARCHAR(8) NOT NULL,
                thing_id INT UNSIGNED NOT NULL,
                filter VARCHAR(1000) NOT NULL,
                subject_key CHAR(32) NOT NULL,
                title VARCHAR(250) NOT NULL,
                price_cents BIGINT NULL,
                letter VARCHAR(32) NOT NULL DEFAULT '',
                created_at DATETIME NOT NULL,
                confirmed_at DATETIME NULL,
                last_sent_at DATETIME NULL,
                ended_at DATETIME NULL,
                PRIMARY KEY (id),
                UNIQUE KEY subject (watcher_id, subject_key),
                KEY wanted (subject_key),
                KEY age (created_at)",
            // Used machines that a watch was told of.
            'watch_told' => '
                watch_id INT UNSIGNED NOT NULL,
                machine_id INT UNSIGNED NOT NULL,
                PRIMARY KEY (watch_id, machine_id)',
        ]);
    }
}
