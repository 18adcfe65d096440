<?php

declare(strict_types=1);

namespace Coleman\Api\Database\Migrations;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\Migration;
use Coleman\Api\Database\Tables;

/** What search finds by, beside the parts' own index on part_key; docs/search.md describes the tables. */
final class CreateSearch implements Migration
{
    public function up(Connection $connection): void
    {
        Tables::create($connection, $this->tables());
        if (null === $connection->row('SELECT id FROM {search_state} WHERE id = 1')) {
            $connection->insert('search_state', ['id' => 1, 'version' => 0]);
        }
    }

    /** @return array<string, string> */
    private function tables(): array
    {
        return [
            // kind: see Search\Kind. uses: the number of entities with the word.
            'search_words' => '
                id INT UNSIGNED NOT NULL AUTO_INCREMENT,
                kind TINYINT NOT NULL,
                word VARCHAR(40) NOT NULL,
                uses INT NOT NULL,
                PRIMARY KEY (id),
                UNIQUE KEY word (word, kind)',
            // doc: rank and entity in one number, the best the smallest (Search\Doc). place: 0 title, 1 maker or family, 2 text.
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
        ];
    }
}
