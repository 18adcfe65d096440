<?php

declare(strict_types=1);

namespace Coleman\Api\Database\Migrations;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\Migration;
use Coleman\Api\Database\Tables;

/** What staff note of people who have no account. */
final class CreateCallerNotes implements Migration
{
    public function up(Connection $connection): void
    {
        Tables::create($connection, [
            // Of an email address, in small letters, or of the digits of a phone number where no address is known.
            'caller_notes' => '
                id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
                email VARCHAR(190) NOT NULL,
                phone VARCHAR(40) NOT NULL,
                actor_id BIGINT UNSIGNED NOT NULL,
                text TEXT NOT NULL,
                noted_at DATETIME NOT NULL,
                PRIMARY KEY (id),
                KEY of_email (email, id),
                KEY of_phone (phone, id),
                KEY age (noted_at)',
        ]);
    }
}
