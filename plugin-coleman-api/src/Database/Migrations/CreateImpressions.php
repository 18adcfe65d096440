<?php

declare(strict_types=1);

namespace Coleman\Api\Database\Migrations;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\Migration;
use Coleman\Api\Database\Tables;
use Coleman\Api\Parts\Impressions;
use Coleman\Api\Parts\PartStream;

/** How often parts are seen; and the keys by which the list of a family is filtered and put in order. */
final class CreateImpressions implements Migration
{
    public function up(Connection $connection): void
    {
        Tables::create($connection, [
            // seen_on: the dealer's date. Nothing of who saw it.
            'part_impressions' => '
                part_id INT UNSIGNED NOT NULL,
                seen_on CHAR(10) NOT NULL,
                views INT UNSIGNED NOT NULL,
                PRIMARY KEY (part_id, seen_on),
                KEY seen_on (seen_on)',
        ]);
        Tables::addKeys($connection, 'parts', [
            'listing_maker' => 'category_id, vendor_id, popularity, id',
            'listing_price' => 'category_id, price_cents, id',
            'listing_maker_price' => 'category_id, vendor_id, price_cents, id',
        ]);
        add_option(Impressions::OPTION, 1, '', true);
        add_option(PartStream::OPTION, ['script' => '', 'brands' => []], '', true);
    }
}
