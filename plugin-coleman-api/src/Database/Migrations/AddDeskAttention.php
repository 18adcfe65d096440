<?php

declare(strict_types=1);

namespace Coleman\Api\Database\Migrations;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\Migration;
use Coleman\Api\Database\Tables;

/** Orders that somebody of the desk has to look at, and steps for many orders that can be taken back for a minute. */
final class AddDeskAttention implements Migration
{
    public function up(Connection $connection): void
    {
        // attention: an Orders\Attention, '' for none. attention_no counts what has come in, so that nobody clears what was not seen.
        Tables::addColumn($connection, 'orders', 'attention', "VARCHAR(20) NOT NULL DEFAULT ''");
        Tables::addColumn($connection, 'orders', 'attention_no', 'INT UNSIGNED NOT NULL DEFAULT 0');
        Tables::addKeys($connection, 'orders', ['attention' => 'attention, id']);
        // step: the key of the step in desk_steps that has caused a mail; '' for none.
        Tables::addColumn($connection, 'outbox', 'step', "VARCHAR(32) NOT NULL DEFAULT ''");
        Tables::addKeys($connection, 'outbox', ['step' => 'step']);
        Tables::create($connection, [
            // changes: JSON, by order the state before and the version after.
            'desk_steps' => '
                step VARCHAR(32) NOT NULL,
                user_id BIGINT UNSIGNED NOT NULL,
                changes TEXT NOT NULL,
                until_at DATETIME NOT NULL,
                PRIMARY KEY (step),
                KEY expiry (until_at)',
        ]);
    }
}
