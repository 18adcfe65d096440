<?php

declare(strict_types=1);

namespace Coleman\Api\Database\Migrations;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\Migration;
use Coleman\Api\Database\Tables;

/** Several people under one account, with its orders and addresses. */
final class CreateSharedAccounts implements Migration
{
    public function up(Connection $connection): void
    {
        Tables::create($connection, [
            // An account that several people share. owner_id: WordPress's user whose terms and exemption count.
            // version: raised by each change of its people, which are thereby made one after another.
            'shared_accounts' => '
                id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
                owner_id BIGINT UNSIGNED NOT NULL,
                version INT UNSIGNED NOT NULL DEFAULT 0,
                founded_at DATETIME NOT NULL,
                PRIMARY KEY (id),
                UNIQUE KEY owner (owner_id)',
            // Who belongs to a shared account, its owner too: a person is in one at most. role: buyer or viewer; the owner is a buyer.
            'account_people' => '
                user_id BIGINT UNSIGNED NOT NULL,
                account_id BIGINT UNSIGNED NOT NULL,
                role VARCHAR(10) NOT NULL,
                joined_at DATETIME NOT NULL,
                PRIMARY KEY (user_id),
                KEY account (account_id, user_id)',
            // Open invitations; one that is accepted or revoked is deleted. owner_id: who invites, whose account need not be shared yet.
            // token_hash: of the key in the letter's link.
            'account_invitations' => '
                id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
                owner_id BIGINT UNSIGNED NOT NULL,
                email VARCHAR(190) NOT NULL,
                role VARCHAR(10) NOT NULL,
                token_hash CHAR(64) NOT NULL,
                invited_at DATETIME NOT NULL,
                expires_at DATETIME NOT NULL,
                PRIMARY KEY (id),
                UNIQUE KEY invited (owner_id, email),
                UNIQUE KEY token (token_hash),
                KEY age (expires_at)',
        ]);
        // The shared account that an order or an address belongs to; 0 for a person's own.
        Tables::addColumn($connection, 'orders', 'account_id', 'BIGINT UNSIGNED NOT NULL DEFAULT 0');
        Tables::addKeys($connection, 'orders', ['account' => 'account_id, id']);
        Tables::addColumn($connection, 'customer_addresses', 'account_id', 'BIGINT UNSIGNED NOT NULL DEFAULT 0');
        Tables::addKeys($connection, 'customer_addresses', ['account' => 'account_id, id']);
    }
}
