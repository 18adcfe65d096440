<?php

declare(strict_types=1);

namespace Coleman\Api\Database\Migrations;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\Migration;
use Coleman\Api\Database\Tables;

/** What the page of a machine shows beside the machine: its pictures, and what can be put on it. */
final class CreateMachineDetails implements Migration
{
    public function up(Connection $connection): void
    {
        Tables::create($connection, $this->tables());
    }

    /** @return array<string, string> */
    private function tables(): array
    {
        return [
            // alt: what is to be seen, without the machine's name, such as "Cab and controls".
            'machine_images' => '
                machine_id INT UNSIGNED NOT NULL,
                position INT NOT NULL,
                path VARCHAR(200) NOT NULL,
                alt VARCHAR(200) NOT NULL,
                PRIMARY KEY (machine_id, position)',
            'attachment_fits' => '
                equipment_category_id INT UNSIGNED NOT NULL,
                attachment_category_id INT UNSIGNED NOT NULL,
                PRIMARY KEY (equipment_category_id, attachment_category_id),
                KEY attachment (attachment_category_id)',
        ];
    }
}
