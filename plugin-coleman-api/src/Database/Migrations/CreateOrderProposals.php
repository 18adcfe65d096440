<?php

declare(strict_types=1);

namespace Coleman\Api\Database\Migrations;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\Migration;
use Coleman\Api\Database\Tables;

/** Changes of orders that cost more, until the customer has said yes or no. */
final class CreateOrderProposals implements Migration
{
    public function up(Connection $connection): void
    {
        Tables::create($connection, [
            // edit: Orders\Edit\OrderEdit as JSON. changes: its sentences. from_cents: what the order cost when it was proposed.
            'order_proposals' => '
                order_id BIGINT UNSIGNED NOT NULL,
                edit MEDIUMTEXT NOT NULL,
                changes MEDIUMTEXT NOT NULL,
                from_cents BIGINT NOT NULL,
                total_cents BIGINT NOT NULL,
                proposed_at DATETIME NOT NULL,
                PRIMARY KEY (order_id)',
        ]);
    }
}
