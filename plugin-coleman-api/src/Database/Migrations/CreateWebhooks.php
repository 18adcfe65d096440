<?php

declare(strict_types=1);

namespace Coleman\Api\Database\Migrations;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\Migration;
use Coleman\Api\Database\Tables;

/** Addresses of other systems that are told what happens, what they are told, and each try. */
final class CreateWebhooks implements Migration
{
    public function up(Connection $connection): void
    {
        Tables::create($connection, [
            // secret: sealed (Security\Secrets). events: JSON list of Hooks\Outgoing::EVENTS.
            // marks_sent: whether an order that it has taken counts as sent to the dealer's system.
            'webhooks' => '
                id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
                url VARCHAR(500) NOT NULL,
                events TEXT NOT NULL,
                secret VARCHAR(500) NOT NULL,
                is_paused TINYINT NOT NULL DEFAULT 0,
                marks_sent TINYINT NOT NULL DEFAULT 0,
                version BIGINT UNSIGNED NOT NULL DEFAULT 1,
                created_at DATETIME NOT NULL,
                created_by BIGINT UNSIGNED NOT NULL,
                PRIMARY KEY (id)',
            // event_id: the same for all addresses that are told of one event, and for each try. state: waiting, sent or dead.
            'webhook_deliveries' => "
                id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
                webhook_id BIGINT UNSIGNED NOT NULL,
                event VARCHAR(30) NOT NULL,
                event_id VARCHAR(40) NOT NULL,
                about VARCHAR(60) NOT NULL,
                email VARCHAR(190) NOT NULL DEFAULT '',
                body MEDIUMTEXT NOT NULL,
                state VARCHAR(10) NOT NULL,
                attempts INT UNSIGNED NOT NULL DEFAULT 0,
                next_at DATETIME NOT NULL,
                lease_until DATETIME NULL,
                created_at DATETIME NOT NULL,
                PRIMARY KEY (id),
                UNIQUE KEY once (webhook_id, event_id),
                KEY due (state, next_at),
                KEY of_webhook (webhook_id, state, id),
                KEY of_person (email),
                KEY age (created_at)",
            'webhook_attempts' => "
                id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
                delivery_id BIGINT UNSIGNED NOT NULL,
                tried_at DATETIME NOT NULL,
                status SMALLINT UNSIGNED NOT NULL,
                ms INT UNSIGNED NOT NULL,
                answer VARCHAR(500) NOT NULL DEFAULT '',
                fault VARCHAR(500) NOT NULL DEFAULT '',
                PRIMARY KEY (id),
                KEY of_delivery (delivery_id, id)",
        ]);
    }
}
