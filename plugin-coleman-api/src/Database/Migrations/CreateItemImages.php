<?php

declare(strict_types=1);

namespace Coleman\Api\Database\Migrations;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\Migration;
use Coleman\Api\Database\Tables;
use Coleman\Api\Database\Transaction;

/** Pictures of everything in one table, what staff did with them, and files on their way. */
final class CreateItemImages implements Migration
{
    /** No picture, never seen, none in stock: see Images\ImageNeed. */
    private const NEED = 20_000_000_000_000;

    public function up(Connection $connection): void
    {
        Tables::create($connection, $this->tables());
        // What is missing most, the highest first; Images\ImageNeed makes it. By maker and family too, each a range.
        Tables::addColumn($connection, 'parts', 'image_need', sprintf('BIGINT NOT NULL DEFAULT %d', self::NEED));
        Tables::addKeys($connection, 'parts', ['image_need' => 'image_need, id', 'image_need_listing' => 'category_id, vendor_id, image_need, id']);
        $this->copyMachineImages($connection);
    }

    /** @return array<string, string> columns and keys by table */
    private function tables(): array
    {
        return [
            // kind: see Images\ImageKind. Shown: by hand first, then by position. focus: thousandths.
            // feed_position: the place by which a feed knows the picture, NULL of all others.
            // is_edited: staff have described a picture of a feed. is_hidden: no visitor sees it.
            'item_images' => "
                id INT UNSIGNED NOT NULL AUTO_INCREMENT,
                kind VARCHAR(24) NOT NULL,
                item_id INT UNSIGNED NOT NULL,
                position INT NOT NULL,
                path VARCHAR(200) NOT NULL,
                alt VARCHAR(200) NOT NULL DEFAULT '',
                focus_x SMALLINT UNSIGNED NOT NULL DEFAULT 500,
                focus_y SMALLINT UNSIGNED NOT NULL DEFAULT 500,
                is_by_hand TINYINT NOT NULL DEFAULT 0,
                is_hidden TINYINT NOT NULL DEFAULT 0,
                feed_position INT NULL,
                is_edited TINYINT NOT NULL DEFAULT 0,
                PRIMARY KEY (id),
                UNIQUE KEY place (item_id, kind, feed_position),
                KEY path (path)",
            // One row for each thing that ever had a picture. drawing: what stood in its place before.
            'image_sets' => "
                kind VARCHAR(24) NOT NULL,
                item_id INT UNSIGNED NOT NULL,
                version INT UNSIGNED NOT NULL,
                drawing VARCHAR(200) NOT NULL DEFAULT '',
                PRIMARY KEY (kind, item_id)",
            // Appended to. detail: {"text"}, a sentence a line. rows_before: JSON of the pictures as they were; '' when that
            // cannot be brought back. undone_at: when somebody brought it back.
            'image_changes' => '
                id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
                kind VARCHAR(24) NOT NULL,
                item_id INT UNSIGNED NOT NULL,
                actor_id BIGINT UNSIGNED NOT NULL,
                detail TEXT NOT NULL,
                rows_before MEDIUMTEXT NOT NULL,
                happened_at DATETIME NOT NULL,
                undone_at DATETIME NULL,
                PRIMARY KEY (id),
                KEY item (kind, item_id, id),
                KEY happened_at (happened_at)',
            // Files on their way. image_id: what came of it, 0 while nothing did.
            'image_uploads' => "
                id INT UNSIGNED NOT NULL AUTO_INCREMENT,
                user_id BIGINT UNSIGNED NOT NULL,
                name VARCHAR(200) NOT NULL,
                size INT UNSIGNED NOT NULL,
                kind VARCHAR(24) NOT NULL DEFAULT '',
                item_id INT UNSIGNED NOT NULL DEFAULT 0,
                image_id INT UNSIGNED NOT NULL DEFAULT 0,
                moved_at DATETIME NOT NULL,
                PRIMARY KEY (id),
                KEY moved_at (moved_at)",
        ];
    }

    /**
     * The pictures of a machine whose pictures staff keep are by hand. The old table stays for the version before.
     *
     * All at once, so that a step that is run again after a crash finds all or nothing.
     */
    private function copyMachineImages(Connection $connection): void
    {
        if (null !== $connection->value("SELECT id FROM {item_images} WHERE kind = 'machine' LIMIT 1")) {
            return;
        }
        (new Transaction($connection))->run(static function (Connection $connection): void {
            $kept = array_column($connection->rows("SELECT item_id FROM {kept_fields} WHERE kind = 'machine' AND field IN ('pictures', '*')"), 'item_id', 'item_id');
            $connection->insertMany('item_images', array_map(static function (array $row) use ($kept): array {
                $isByHand = isset($kept[$row['machine_id']]);

                return [
                    'kind' => 'machine',
                    'item_id' => $row['machine_id'],
                    'position' => $row['position'],
                    'path' => $row['path'],
                    'alt' => $row['alt'],
                    'is_by_hand' => (int) $isByHand,
                    'feed_position' => $isByHand ? null : $row['position'],
                ];
            }, $connection->rows('SELECT machine_id, position, path, alt FROM {machine_images} ORDER BY machine_id, position')));
        });
    }
}
