<?php

declare(strict_types=1);

namespace Coleman\Api\Database\Migrations;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\Migration;
use Coleman\Api\Database\Tables;

/** How much a customer may owe on account, and in how many days an invoice is to be paid. */
final class AddCreditTerms implements Migration
{
    public function up(Connection $connection): void
    {
        // NULL: no limit.
        Tables::addColumn($connection, 'customer_accounts', 'credit_limit_cents', 'BIGINT NULL');
        Tables::addColumn($connection, 'customer_accounts', 'terms_days', 'SMALLINT UNSIGNED NOT NULL DEFAULT 0');
    }
}
