<?php

declare(strict_types=1);

namespace Coleman\Api\Database\Migrations;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\Migration;
use Coleman\Api\Database\Tables;

/** Old addresses and where they lead; and what the top of every page announces, which every page reads. */
final class CreateRedirects implements Migration
{
    public function up(Connection $connection): void
    {
        Tables::create($connection, [
            // source: as Redirects\SourcePath makes it, source_key: by which it is found. target: '' for what is gone.
            'redirects' => '
                id INT UNSIGNED NOT NULL AUTO_INCREMENT,
                source_key CHAR(32) NOT NULL,
                source VARCHAR(500) NOT NULL,
                target VARCHAR(1000) NOT NULL,
                status SMALLINT UNSIGNED NOT NULL,
                is_forced TINYINT NOT NULL,
                hits INT UNSIGNED NOT NULL DEFAULT 0,
                last_hit DATETIME NULL,
                PRIMARY KEY (id),
                UNIQUE KEY source_key (source_key)',
        ]);
        add_option('coleman_announcements', [], '', true);
        add_option('coleman_forced_redirects', 0, '', true);
    }
}
