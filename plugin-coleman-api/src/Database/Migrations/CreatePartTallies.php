<?php

declare(strict_types=1);

namespace Coleman\Api\Database\Migrations;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\Migration;
use Coleman\Api\Database\Tables;
use Coleman\Api\Database\Transaction;
use Coleman\Api\Parts\PartRecount;

/** What the lists of parts are narrowed down by, in the keys they are read by; and how many parts there are of what. */
final class CreatePartTallies implements Migration
{
    public function up(Connection $connection): void
    {
        Tables::create($connection, [
            // parts: of a family and maker; on_shelf: how many of these lie on a shelf. Signed, as all that is only ever added to.
            'part_tallies' => '
                category_id INT UNSIGNED NOT NULL,
                vendor_id INT UNSIGNED NOT NULL,
                vendor_name VARCHAR(100) NOT NULL,
                parts INT NOT NULL,
                on_shelf INT NOT NULL,
                PRIMARY KEY (category_id, vendor_id)',
        ]);
        // 1 when a branch has one on the shelf; Parts\PartTallies writes it.
        Tables::addColumn($connection, 'parts', 'on_shelf', 'TINYINT NOT NULL DEFAULT 0');
        // With both flags before what is sorted by, each choice of them is a range of its own.
        Tables::changeKeys($connection, 'parts', [
            'listing' => 'category_id, discontinued, on_shelf, popularity, id',
            'listing_maker' => 'category_id, vendor_id, discontinued, on_shelf, popularity, id',
            'listing_price' => 'category_id, discontinued, on_shelf, price_cents, id',
            'listing_maker_price' => 'category_id, vendor_id, discontinued, on_shelf, price_cents, id',
            'popular' => 'discontinued, popularity, id',
        ]);
        $transaction = new Transaction($connection);
        (new PartRecount($connection))->run(static fn (callable $step): int => $transaction->run($step));
    }
}
