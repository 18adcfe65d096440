<?php

/** Steps of an upgrade that the planted one takes: they bring back what `upgrade.php age` has taken off tables that are in use. */

declare(strict_types=1);

namespace Coleman\Tests\Faults;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\Migration;
use Coleman\Api\Database\Tables;

final class AddColumns implements Migration
{
    /** The last ones of their tables, which get them back where they were. */
    public const COLUMNS = [
        'feeds' => [
            'removal' => "VARCHAR(12) NOT NULL DEFAULT ''",
            'expected_hours' => 'INT UNSIGNED NULL',
            'frozen_at' => 'DATETIME NULL',
            'silent_at' => 'DATETIME NULL',
            'same_at' => 'DATETIME NULL',
            'options' => 'TEXT NULL',
        ],
        'feed_runs' => [
            'undoes' => 'BIGINT UNSIGNED NOT NULL DEFAULT 0',
            'source_hash' => "VARCHAR(64) NOT NULL DEFAULT ''",
            'journal_bytes' => 'BIGINT UNSIGNED NOT NULL DEFAULT 0',
            'changes_bytes' => 'BIGINT UNSIGNED NOT NULL DEFAULT 0',
            'missing_bytes' => 'BIGINT UNSIGNED NOT NULL DEFAULT 0',
        ],
        'feed_items' => ['missing_run' => 'BIGINT UNSIGNED NOT NULL DEFAULT 0'],
        'part_stock' => [
            'counted' => 'INT NULL',
            'counted_at' => 'DATETIME NULL',
            'outstanding' => 'INT NOT NULL DEFAULT 0',
            'booking_hours' => 'SMALLINT UNSIGNED NULL',
            'is_available' => 'TINYINT NOT NULL DEFAULT 0',
            'run_id' => 'BIGINT UNSIGNED NOT NULL DEFAULT 0',
        ],
        'order_stock' => [
            'line_id' => 'BIGINT UNSIGNED NOT NULL DEFAULT 0',
            'fulfilment_id' => 'BIGINT UNSIGNED NOT NULL DEFAULT 0',
            'moved_to' => 'INT UNSIGNED NOT NULL DEFAULT 0',
            'left_at' => 'DATETIME NULL',
            'known_at' => 'DATETIME NULL',
            'ended_at' => 'DATETIME NULL',
        ],
        'order_lines' => [
            'promised_on' => 'DATE NULL',
            'promise_reason' => "VARCHAR(20) NOT NULL DEFAULT ''",
            'promise_words' => 'TEXT NULL',
        ],
        'orders' => ['sent_to_dealer_at' => 'DATETIME NULL', 'is_to_confirm' => 'TINYINT NOT NULL DEFAULT 0'],
        'customer_accounts' => ['unconfirmed_since' => 'DATETIME NULL'],
    ];

    public function up(Connection $connection): void
    {
        foreach (self::COLUMNS as $table => $columns) {
            foreach ($columns as $column => $definition) {
                Tables::addColumn($connection, $table, $column, $definition);
            }
        }
    }
}

final class AddKeys implements Migration
{
    /** The last ones of their tables. */
    public const KEYS = [
        'order_stock' => ['shelf' => 'part_id, ended_at, known_at', 'fulfilment' => 'fulfilment_id'],
        'order_lines' => ['promised' => 'promised_on, order_id'],
        'orders' => ['to_confirm' => 'is_to_confirm, id'],
        'customer_accounts' => ['unconfirmed' => 'unconfirmed_since, user_id'],
    ];

    public function up(Connection $connection): void
    {
        foreach (self::KEYS as $table => $keys) {
            Tables::addKeys($connection, $table, $keys);
        }
    }
}
