<?php

declare(strict_types=1);

namespace Coleman\Api\Database\Migrations;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\Migration;
use Coleman\Api\Database\Tables;

/** Which parts of a maker, or of a family, need a picture most is one range of a key. */
final class AddImageNeedKeys implements Migration
{
    public function up(Connection $connection): void
    {
        Tables::addKeys($connection, 'parts', ['image_need_vendor' => 'vendor_id, image_need, id', 'image_need_category' => 'category_id, image_need, id']);
    }
}
