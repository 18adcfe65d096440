<?php

declare(strict_types=1);

namespace Coleman\Api\Database\Migrations;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\Migration;

/**
 * Version 39, which every site starts from.
 *
 * Frozen, as every migration is: it uses no class but those of Database, and what changes later is a migration of its own.
 */
final class Baseline implements Migration
{
    public const VERSION = 39;

    public function up(Connection $connection): void
    {
        foreach ([new CreateCatalogue(), new CreateParts(), new CreateOrders(), new CreateRentals(), new CreateFeeds(), new CreateSettings()] as $part) {
            $part->up($connection);
        }
    }
}
