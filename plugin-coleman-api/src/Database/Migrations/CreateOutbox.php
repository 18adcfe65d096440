<?php

declare(strict_types=1);

namespace Coleman\Api\Database\Migrations;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\Migration;
use Coleman\Api\Database\Tables;

/** Mail that waits to be sent, what came of each try, and answers kept for repeated requests. */
final class CreateOutbox implements Migration
{
    public function up(Connection $connection): void
    {
        Tables::create($connection, $this->tables());
    }

    /** @return array<string, string> */
    private function tables(): array
    {
        return [
            // state: waiting, sent or dead. payload: JSON, what the letter of this kind is written from.
            // once: at most one mail with this name is ever queued; about: what it belongs to, "order:12".
            'outbox' => '
                id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
                kind VARCHAR(60) NOT NULL,
                recipient VARCHAR(190) NOT NULL,
                reply_to VARCHAR(190) NOT NULL,
                payload MEDIUMTEXT NOT NULL,
                about VARCHAR(60) NOT NULL,
                once VARCHAR(120) NOT NULL,
                message_id VARCHAR(120) NOT NULL,
                state VARCHAR(10) NOT NULL,
                attempts INT UNSIGNED NOT NULL,
                next_at DATETIME NOT NULL,
                lease_until DATETIME NULL,
                created_at DATETIME NOT NULL,
                sent_at DATETIME NULL,
                PRIMARY KEY (id),
                UNIQUE KEY once (once),
                KEY due (state, next_at),
                KEY about (about)',
            'outbox_attempts' => '
                id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
                outbox_id BIGINT UNSIGNED NOT NULL,
                tried_at DATETIME NOT NULL,
                is_sent TINYINT NOT NULL,
                error VARCHAR(500) NOT NULL,
                PRIMARY KEY (id),
                KEY mail (outbox_id)',
            // caller_key: SHA-256 over caller, route and the key they sent.
            'idempotency_keys' => '
                caller_key CHAR(64) NOT NULL,
                body_hash CHAR(64) NOT NULL,
                status INT UNSIGNED NOT NULL,
                answer MEDIUMTEXT NOT NULL,
                expires_at DATETIME NOT NULL,
                PRIMARY KEY (caller_key),
                KEY expiry (expires_at)',
        ];
    }
}
