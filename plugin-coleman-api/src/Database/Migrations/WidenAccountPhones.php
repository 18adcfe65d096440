<?php

declare(strict_types=1);

namespace Coleman\Api\Database\Migrations;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\Migration;
use Coleman\Api\Database\Tables;

/** Room for a phone number with an extension, as orders, inquiries and rentals have. */
final class WidenAccountPhones implements Migration
{
    public function up(Connection $connection): void
    {
        Tables::changeColumn($connection, 'customer_accounts', 'phone', 'varchar(40)', 'NOT NULL');
    }
}
