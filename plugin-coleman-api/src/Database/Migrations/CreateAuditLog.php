<?php

declare(strict_types=1);

namespace Coleman\Api\Database\Migrations;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\Migration;
use Coleman\Api\Database\Tables;

/** Who of the staff did what that others answer for. */
final class CreateAuditLog implements Migration
{
    public function up(Connection $connection): void
    {
        Tables::create($connection, [
            // Appended to, and deleted by age; never changed. old_values and new_values: JSON, without secrets.
            'audit_log' => '
                id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
                kind VARCHAR(20) NOT NULL,
                about VARCHAR(60) NOT NULL,
                user_id BIGINT UNSIGNED NOT NULL,
                old_values MEDIUMTEXT NOT NULL,
                new_values MEDIUMTEXT NOT NULL,
                happened_at DATETIME NOT NULL,
                PRIMARY KEY (id),
                KEY of_kind (kind, id),
                KEY of_user (user_id, id),
                KEY age (happened_at)',
        ]);
    }
}
