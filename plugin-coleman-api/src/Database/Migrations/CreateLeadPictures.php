<?php

declare(strict_types=1);

namespace Coleman\Api\Database\Migrations;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\Migration;
use Coleman\Api\Database\Tables;

/** Pictures that customers send with an inquiry. The files lie outside the web root. */
final class CreateLeadPictures implements Migration
{
    public function up(Connection $connection): void
    {
        Tables::create($connection, [
            // token: names it to who sent it. digest: of the file as it was sent. lead_id: 0 until the inquiry is sent.
            // file: of the folder "inquiries" of the originals, without its ending.
            'lead_pictures' => '
                id INT UNSIGNED NOT NULL AUTO_INCREMENT,
                token CHAR(32) NOT NULL,
                digest CHAR(32) NOT NULL,
                lead_id INT UNSIGNED NOT NULL DEFAULT 0,
                position INT UNSIGNED NOT NULL DEFAULT 0,
                file CHAR(24) NOT NULL,
                width INT UNSIGNED NOT NULL,
                height INT UNSIGNED NOT NULL,
                created_at DATETIME NOT NULL,
                PRIMARY KEY (id),
                UNIQUE KEY token (token),
                UNIQUE KEY file (file),
                KEY inquiry (lead_id, created_at)',
        ]);
    }
}
