<?php

declare(strict_types=1);

namespace Coleman\Api\Database\Migrations;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\Migration;
use Coleman\Api\Database\Tables;

/** The parts catalog, the parts books and the search index. Part of Baseline. */
final class CreateParts implements Migration
{
    private const PLACEHOLDER_ID = 714940;

    public function up(Connection $connection): void
    {
        Tables::create($connection, $this->tables());
        $this->addRows($connection);
        // Search asks of each candidate whether it is in stock. On MariaDB the primary key answers that, and another key
        // would be another order to lock rows in.
        if ($connection->isSqlite()) {
            Tables::addKeys($connection, 'part_stock', ['shelves' => 'part_id, location_id, quantity']);
        }
    }

    /** The placeholder part, which stands for what is not in the catalog; its tally; the one row of the search index. */
    private function addRows(Connection $connection): void
    {
        if (null === $connection->row('SELECT id FROM {parts} WHERE id = %d', [self::PLACEHOLDER_ID])) {
            $connection->insert('parts', [
                'id' => self::PLACEHOLDER_ID,
                'part_number' => 'SPECIAL-ORDER',
                'part_key' => 'SPECIALORDER',
                'vendor_id' => 0,
                'vendor_name' => 'Coleman Equipment',
                'parts_url_description' => '',
                'description' => 'Special order part',
                'long_description' => 'A part that is not in our catalogue. Tell us its number and we will contact you with price and delivery.',
                'category_id' => 0,
                'image' => '',
                'price_cents' => null,
                'list_price_cents' => null,
                'lead_time' => 'Special order',
                'discontinued' => 0,
                'pickup_only' => 0,
                'case_qty_required' => 0,
                'case_qty' => 1,
                'popularity' => 0,
            ]);
        }
        if (null === $connection->row('SELECT parts FROM {part_tallies} WHERE category_id = 0 AND vendor_id = 0')) {
            $connection->insert('part_tallies', ['category_id' => 0, 'vendor_id' => 0, 'vendor_name' => 'Coleman Equipment', 'parts' => 1, 'on_shelf' => 0]);
        }
        if (null === $connection->row('SELECT id FROM {search_state} WHERE id = 1')) {
            $connection->insert('search_state', ['id' => 1, 'version' => 0]);
        }
    }

    /** @return array<string, string> columns and keys by table */
    private function tables(): array
    {
        return [
            'part_categories' => '
                id INT UNSIGNED NOT NULL,
                slug VARCHAR(80) NOT NULL,
                name VARCHAR(120) NOT NULL,
                image VARCHAR(200) NOT NULL,
                position INT NOT NULL,
                PRIMARY KEY (id),
                UNIQUE KEY slug (slug)',
            // part_key: upper case, A-Z and 0-9 only. price_cents NULL: price unknown. lead_time: shown when nothing is in stock.
            // updated_at: UTC, set by whoever writes the row; NULL is not known. on_shelf: 1 when a branch has one; Parts\PartCounts writes it.
            // The flags stand before what is sorted by, so that each choice of them is one range. part_key answers a number's beginning alone.
            'parts' => "
                id INT UNSIGNED NOT NULL,
                part_number VARCHAR(60) NOT NULL,
                part_key VARCHAR(60) NOT NULL,
                vendor_id INT UNSIGNED NOT NULL,
                vendor_name VARCHAR(100) NOT NULL,
                parts_url_description VARCHAR(100) NOT NULL,
                description VARCHAR(250) NOT NULL,
                long_description TEXT NOT NULL,
                category_id INT UNSIGNED NOT NULL,
                image VARCHAR(200) NOT NULL,
                price_cents BIGINT NULL,
                list_price_cents BIGINT NULL,
                lead_time VARCHAR(60) NOT NULL,
                discontinued TINYINT NOT NULL,
                pickup_only TINYINT NOT NULL,
                case_qty_required TINYINT NOT NULL,
                case_qty INT UNSIGNED NOT NULL,
                popularity INT UNSIGNED NOT NULL,
                updated_at DATETIME NULL,
                weight_class VARCHAR(10) NOT NULL DEFAULT 'small',
                core_cents BIGINT NOT NULL DEFAULT 0,
                oversize_cents BIGINT NOT NULL DEFAULT 0,
                on_shelf TINYINT NOT NULL DEFAULT 0,
                PRIMARY KEY (id),
                KEY part_number (part_number),
                KEY fresh (category_id, updated_at),
                KEY listing (category_id, discontinued, on_shelf, popularity, id),
                KEY listing_maker (category_id, vendor_id, discontinued, on_shelf, popularity, id),
                KEY listing_price (category_id, discontinued, on_shelf, price_cents, id),
                KEY listing_maker_price (category_id, vendor_id, discontinued, on_shelf, price_cents, id),
                KEY popular (discontinued, popularity, id),
                KEY part_key (part_key, id, discontinued, on_shelf)",
            // quantity: what may be sold. counted: what the dealer's system says, NULL until the shelf is written next or reconciled
            // (docs/stock.md); outstanding: what orders hold that it does not know of yet.
            // booking_hours and is_available: how the system behaves that counted last. run_id: the feed run, 0 by hand.
            'part_stock' => '
                part_id INT UNSIGNED NOT NULL,
                location_id INT UNSIGNED NOT NULL,
                quantity INT NOT NULL,
                version INT UNSIGNED NOT NULL DEFAULT 0,
                counted INT NULL,
                counted_at DATETIME NULL,
                outstanding INT NOT NULL DEFAULT 0,
                booking_hours SMALLINT UNSIGNED NULL,
                is_available TINYINT NOT NULL DEFAULT 0,
                run_id BIGINT UNSIGNED NOT NULL DEFAULT 0,
                PRIMARY KEY (part_id, location_id)',
            // Counts by hand, never changed. pieces: what was counted; pieces_before: what could be sold before.
            'stock_counts' => '
                id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
                part_id INT UNSIGNED NOT NULL,
                location_id INT UNSIGNED NOT NULL,
                pieces INT NOT NULL,
                pieces_before INT NOT NULL,
                reason VARCHAR(250) NOT NULL,
                user_id BIGINT UNSIGNED NOT NULL,
                counted_at DATETIME NOT NULL,
                PRIMARY KEY (id),
                KEY shelf (part_id, location_id, id)',
            // kind: straight, alternate or kit; factor: how many of the new one replace one old one.
            'part_supersessions' => '
                from_part_id INT UNSIGNED NOT NULL,
                to_part_id INT UNSIGNED NOT NULL,
                kind VARCHAR(10) NOT NULL,
                factor INT UNSIGNED NOT NULL,
                PRIMARY KEY (from_part_id, to_part_id),
                KEY replacement (to_part_id)',
            // parts: of a family and maker; on_shelf: how many of these lie on a shelf. Signed, as all that is only ever added to.
            'part_tallies' => '
                category_id INT UNSIGNED NOT NULL,
                vendor_id INT UNSIGNED NOT NULL,
                vendor_name VARCHAR(100) NOT NULL,
                parts INT NOT NULL,
                on_shelf INT NOT NULL,
                PRIMARY KEY (category_id, vendor_id)',
            // seen_on: the dealer's date. Nothing of who saw it.
            'part_impressions' => '
                part_id INT UNSIGNED NOT NULL,
                seen_on CHAR(10) NOT NULL,
                views INT UNSIGNED NOT NULL,
                PRIMARY KEY (part_id, seen_on),
                KEY seen_on (seen_on)',
            // rewrite: how the address names the model, NULL where its id does. serial_prefix: what serial numbers of the
            // model begin with; serial_plate: where on the machine they stand.
            'models' => "
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
                feed_key CHAR(32) NOT NULL DEFAULT '',
                PRIMARY KEY (id),
                UNIQUE KEY rewrite (rewrite),
                KEY listing (category_id, brand_id, id),
                KEY brand (brand_id, id),
                KEY feed_key (feed_key)",
            // figure: path of the picture, width by height as it was drawn. callouts: how many rows it has.
            'model_assemblies' => "
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
                feed_key CHAR(32) NOT NULL DEFAULT '',
                PRIMARY KEY (id),
                UNIQUE KEY address (model_id, slug),
                KEY listing (model_id, position, id),
                KEY feed_key (feed_key)",
            // part_id NULL: not sold separately, description says what it is. Serial numbers are the counting part, both
            // included; empty is open.
            // feed_key: see Models\BookKeys; the same in models and model_assemblies.
            'model_callouts' => "
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
                feed_key CHAR(32) NOT NULL DEFAULT '',
                PRIMARY KEY (id),
                KEY listing (assembly_id, position),
                KEY used (part_id, assembly_id),
                KEY feed_key (feed_key)",
            // Of a number in the picture, not of a row: rows of different serial numbers share it. Ten-thousandths of the
            // picture, so that both engines keep the same digits.
            // callout_id: the row that gave the place. Rows of one number may each name its place: it is shown once.
            'model_hotspots' => '
                assembly_id INT UNSIGNED NOT NULL,
                position INT UNSIGNED NOT NULL,
                ref VARCHAR(12) NOT NULL,
                x SMALLINT UNSIGNED NOT NULL,
                y SMALLINT UNSIGNED NOT NULL,
                w SMALLINT UNSIGNED NOT NULL,
                h SMALLINT UNSIGNED NOT NULL,
                callout_id INT UNSIGNED NOT NULL DEFAULT 0,
                PRIMARY KEY (assembly_id, position),
                KEY callout (callout_id)',
            // kind: see Search\Kind. uses: the number of entities with the word.
            'search_words' => '
                id INT UNSIGNED NOT NULL AUTO_INCREMENT,
                kind TINYINT NOT NULL,
                word VARCHAR(40) NOT NULL,
                uses INT NOT NULL,
                PRIMARY KEY (id),
                UNIQUE KEY word (word, kind)',
            // doc: rank and entity in one number, the best the smallest (Search\RankedId). place: 0 title, 1 maker or family, 2 text.
            // All columns are in the key, so that SQLite answers from it alone, as MariaDB does.
            'search_postings' => '
                word_id INT UNSIGNED NOT NULL,
                doc BIGINT NOT NULL,
                place TINYINT NOT NULL,
                PRIMARY KEY (word_id, doc, place)',
            // The ends of part keys, cut to 16 characters: "contains" is a range over them. The whole key is in parts.
            'search_suffixes' => '
                suffix VARCHAR(16) NOT NULL,
                doc BIGINT NOT NULL,
                PRIMARY KEY (suffix, doc)',
            // What of an entity stands in the tables above. words: JSON of place by word id.
            'search_documents' => '
                kind TINYINT NOT NULL,
                entity_id INT UNSIGNED NOT NULL,
                doc BIGINT NOT NULL,
                number_key VARCHAR(60) NOT NULL,
                loose_key VARCHAR(60) NOT NULL,
                words TEXT NOT NULL,
                PRIMARY KEY (kind, entity_id),
                KEY loose (loose_key)',
            // One row: those who write the index take turns by it.
            'search_state' => '
                id INT UNSIGNED NOT NULL,
                version INT UNSIGNED NOT NULL,
                PRIMARY KEY (id)',
            // A row for each time somebody changed what an entry is about, written in the same transaction.
            // doc: its place in the index (Search\RankedId), about; the queue is drained in this order.
            'search_queue' => '
                id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
                kind TINYINT NOT NULL,
                entity_id INT UNSIGNED NOT NULL,
                doc BIGINT NOT NULL,
                added_at DATETIME NOT NULL,
                PRIMARY KEY (id),
                KEY doc (doc)',
        ];
    }
}
