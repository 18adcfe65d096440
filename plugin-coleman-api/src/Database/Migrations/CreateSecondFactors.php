<?php

declare(strict_types=1);

namespace Coleman\Api\Database\Migrations;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\Migration;
use Coleman\Api\Database\Tables;

/** Authenticator apps of staff accounts, and their backup codes. */
final class CreateSecondFactors implements Migration
{
    public function up(Connection $connection): void
    {
        Tables::create($connection, [
            // secret: sealed (Security\Secrets). last_step: of the last code that was taken; an older one is taken no more.
            'second_factors' => '
                user_id BIGINT UNSIGNED NOT NULL,
                secret VARCHAR(500) NOT NULL,
                last_step BIGINT UNSIGNED NOT NULL,
                created_at DATETIME NOT NULL,
                PRIMARY KEY (user_id)',
            'backup_codes' => '
                user_id BIGINT UNSIGNED NOT NULL,
                code_hash VARCHAR(64) NOT NULL,
                PRIMARY KEY (user_id, code_hash)',
        ]);
    }
}
