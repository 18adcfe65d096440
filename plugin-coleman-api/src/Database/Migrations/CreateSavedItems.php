<?php

declare(strict_types=1);

namespace Coleman\Api\Database\Migrations;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\Migration;
use Coleman\Api\Database\Tables;

/** What is saved for later, what became of lines when two carts met, and prices that the parts desk has named. */
final class CreateSavedItems implements Migration
{
    public function up(Connection $connection): void
    {
        // note: what happened to the line at sign-in, a Cart\CartNote, told until the next write.
        // custom_price_cents: of a line that somebody with the right to price has put in; else NULL.
        Tables::addColumn($connection, 'cart_items', 'note', "VARCHAR(10) NOT NULL DEFAULT ''");
        Tables::addColumn($connection, 'cart_items', 'custom_price_cents', 'BIGINT NULL');
        // A table of its own: what is saved can by no oversight be counted, reserved or ordered.
        Tables::create($connection, ['saved_items' => "
            id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
            cart_id BIGINT UNSIGNED NOT NULL,
            part_id INT UNSIGNED NOT NULL,
            custom_key CHAR(32) NOT NULL,
            customer_part_number VARCHAR(60) NOT NULL,
            customer_part_description VARCHAR(250) NOT NULL,
            quantity INT UNSIGNED NOT NULL,
            seen_price_cents BIGINT NULL,
            note VARCHAR(10) NOT NULL DEFAULT '',
            custom_price_cents BIGINT NULL,
            PRIMARY KEY (id),
            UNIQUE KEY line (cart_id, part_id, custom_key)"]);
    }
}
