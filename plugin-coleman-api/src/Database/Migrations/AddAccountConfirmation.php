<?php

declare(strict_types=1);

namespace Coleman\Api\Database\Migrations;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\Migration;
use Coleman\Api\Database\Tables;

/** Accounts whose email address has not been confirmed, and orders that staff confirm before they take stock. */
final class AddAccountConfirmation implements Migration
{
    public function up(Connection $connection): void
    {
        // When the account was registered, in UTC; NULL once its address is confirmed, so accounts of before count as confirmed.
        Tables::addColumn($connection, 'customer_accounts', 'unconfirmed_since', 'DATETIME NULL');
        Tables::addKeys($connection, 'customer_accounts', ['unconfirmed' => 'unconfirmed_since, user_id']);
        // 1 while an order waits for the desk to confirm it, and has taken no stock.
        Tables::addColumn($connection, 'orders', 'is_to_confirm', 'TINYINT NOT NULL DEFAULT 0');
        Tables::addKeys($connection, 'orders', ['to_confirm' => 'is_to_confirm, id']);
    }
}
