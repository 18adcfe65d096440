<?php

declare(strict_types=1);

namespace Coleman\Api\Database\Migrations;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\Migration;
use Coleman\Api\Database\Tables;

/** Of some attachments, the categories of machines that they fit: fewer than others of their own category do. */
final class AddAttachmentFits implements Migration
{
    public function up(Connection $connection): void
    {
        Tables::create($connection, [
            // An attachment without a row fits what its category fits.
            'attachment_only_fits' => '
                attachment_id INT UNSIGNED NOT NULL,
                equipment_category_id INT UNSIGNED NOT NULL,
                PRIMARY KEY (attachment_id, equipment_category_id)',
        ]);
    }
}
