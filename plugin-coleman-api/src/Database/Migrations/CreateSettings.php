<?php

declare(strict_types=1);

namespace Coleman\Api\Database\Migrations;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\Migration;

/** Options that every page reads exist from the start: WordPress asks the database each time for one that is missing. Part of Baseline. */
final class CreateSettings implements Migration
{
    public function up(Connection $connection): void
    {
        add_option('coleman_images', ['cdn_host' => '', 'dev_host' => ''], '', true);
        add_option('coleman_limits', [], '', true);
        add_option('coleman_impressions_one_in', 1, '', true);
        add_option('coleman_part_stream', ['script' => '', 'brands' => []], '', true);
        // add_option keeps the first value when two processes race.
        add_option('coleman_cart_secret', bin2hex(random_bytes(16)), '', true);
        add_option('coleman_api_token', bin2hex(random_bytes(16)), '', true);
    }
}
