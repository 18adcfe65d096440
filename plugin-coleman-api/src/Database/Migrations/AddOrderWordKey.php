<?php

declare(strict_types=1);

namespace Coleman\Api\Database\Migrations;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\Migration;
use Coleman\Api\Database\Tables;

/** Whether one order has a word is answered by a key alone, however many orders begin with that word. */
final class AddOrderWordKey implements Migration
{
    public function up(Connection $connection): void
    {
        Tables::addKeys($connection, 'order_words', ['of_order_word' => 'order_id, word']);
    }
}
