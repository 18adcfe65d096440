<?php

declare(strict_types=1);

namespace Coleman\Api\Database\Migrations;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\Migration;
use Coleman\Api\Database\Tables;

/** When a line was promised for, why, and in which words: written once, when the order is placed. */
final class KeepPromises implements Migration
{
    public function up(Connection $connection): void
    {
        Tables::addColumn($connection, 'order_lines', 'promised_on', 'DATE NULL');
        Tables::addColumn($connection, 'order_lines', 'promise_reason', "VARCHAR(20) NOT NULL DEFAULT ''");
        Tables::addColumn($connection, 'order_lines', 'promise_words', 'TEXT NULL');
        // What was promised lately, for the figure of the desk.
        Tables::addKeys($connection, 'order_lines', ['promised' => 'promised_on, order_id']);
    }
}
