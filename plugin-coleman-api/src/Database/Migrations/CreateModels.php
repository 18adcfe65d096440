<?php

declare(strict_types=1);

namespace Coleman\Api\Database\Migrations;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\Migration;
use Coleman\Api\Database\Tables;

/** The parts books: models, their diagrams, the numbered rows of each, and where the numbers stand in the picture. */
final class CreateModels implements Migration
{
    public function up(Connection $connection): void
    {
        Tables::create($connection, [
            // rewrite: how the address names the model, NULL where its id does. serial_prefix: what serial numbers of the
            // model begin with; serial_plate: where on the machine they stand.
            'models' => '
                id INT UNSIGNED NOT NULL,
                rewrite VARCHAR(120) NULL,
                brand_id INT UNSIGNED NOT NULL,
                category_id INT UNSIGNED NOT NULL,
                name VARCHAR(120) NOT NULL,
                image VARCHAR(200) NOT NULL,
                year_from SMALLINT UNSIGNED NULL,
                year_to SMALLINT UNSIGNED NULL,
                serial_prefix VARCHAR(40) NOT NULL,
                serial_plate VARCHAR(200) NOT NULL,
                updated_at DATETIME NULL,
                PRIMARY KEY (id),
                UNIQUE KEY rewrite (rewrite),
                KEY listing (category_id, brand_id, id),
                KEY brand (brand_id, id)',
            // figure: path of the picture, width by height as it was drawn. callouts: how many rows it has.
            'model_assemblies' => '
                id INT UNSIGNED NOT NULL,
                model_id INT UNSIGNED NOT NULL,
                category_slug VARCHAR(80) NOT NULL,
                category_name VARCHAR(120) NOT NULL,
                slug VARCHAR(120) NOT NULL,
                name VARCHAR(200) NOT NULL,
                position INT UNSIGNED NOT NULL,
                figure VARCHAR(200) NOT NULL,
                width SMALLINT UNSIGNED NOT NULL,
                height SMALLINT UNSIGNED NOT NULL,
                callouts SMALLINT UNSIGNED NOT NULL,
                updated_at DATETIME NULL,
                PRIMARY KEY (id),
                UNIQUE KEY address (model_id, slug),
                KEY listing (model_id, position, id)',
            // part_id NULL: not sold separately, description says what it is. Serial numbers are the counting part, both
            // included; empty is open.
            'model_callouts' => '
                id INT UNSIGNED NOT NULL,
                assembly_id INT UNSIGNED NOT NULL,
                position INT UNSIGNED NOT NULL,
                ref VARCHAR(12) NOT NULL,
                part_id INT UNSIGNED NULL,
                description VARCHAR(250) NOT NULL,
                quantity SMALLINT UNSIGNED NOT NULL,
                serial_from VARCHAR(40) NOT NULL,
                serial_to VARCHAR(40) NOT NULL,
                note VARCHAR(250) NOT NULL,
                PRIMARY KEY (id),
                KEY listing (assembly_id, position),
                KEY used (part_id, assembly_id)',
            // Of a number in the picture, not of a row: rows of different serial numbers share it. Ten-thousandths of the
            // picture, so that both engines keep the same digits.
            'model_hotspots' => '
                assembly_id INT UNSIGNED NOT NULL,
                position INT UNSIGNED NOT NULL,
                ref VARCHAR(12) NOT NULL,
                x SMALLINT UNSIGNED NOT NULL,
                y SMALLINT UNSIGNED NOT NULL,
                w SMALLINT UNSIGNED NOT NULL,
                h SMALLINT UNSIGNED NOT NULL,
                PRIMARY KEY (assembly_id, position)',
        ]);
    }
}
