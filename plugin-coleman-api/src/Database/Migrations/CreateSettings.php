<?php

declare(strict_types=1);

namespace Coleman\Api\Database\Migrations;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\Migration;
use Coleman\Api\Http\Limits;
use Coleman\Api\Images\ImageUrls;
use Coleman\Api\Secrets;

/** Options that every page reads exist from the start: WordPress asks the database for a missing one each time. */
final class CreateSettings implements Migration
{
    public function up(Connection $connection): void
    {
        add_option(ImageUrls::OPTION, ['cdn_host' => '', 'dev_host' => ''], '', true);
        add_option(Limits::OPTION, [], '', true);
        Secrets::cartKey();
        Secrets::siteToken();
    }
}
