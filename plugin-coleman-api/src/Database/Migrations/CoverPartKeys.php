<?php

declare(strict_types=1);

namespace Coleman\Api\Database\Migrations;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\Migration;
use Coleman\Api\Database\Tables;

/** A number's beginning is answered from the key alone: hundreds of parts are put in order, and their rows lie anywhere. */
final class CoverPartKeys implements Migration
{
    public function up(Connection $connection): void
    {
        Tables::changeKeys($connection, 'parts', ['part_key' => 'part_key, id, discontinued, on_shelf']);
    }
}
