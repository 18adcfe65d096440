<?php

declare(strict_types=1);

namespace Coleman\Api\Database\Migrations;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\Migration;
use Coleman\Api\Database\Tables;

/** What staff have said that people mean, what was searched for in vain, and other makers' numbers of parts. */
final class CreateSearchMeanings implements Migration
{
    public function up(Connection $connection): void
    {
        Tables::create($connection, [
            // typed: JSON list of what people type. meant: what we call it. is_two_way: each of them is found by each other.
            'search_synonyms' => '
                id INT UNSIGNED NOT NULL AUTO_INCREMENT,
                typed TEXT NOT NULL,
                meant VARCHAR(200) NOT NULL,
                is_two_way TINYINT NOT NULL,
                uses INT UNSIGNED NOT NULL DEFAULT 0,
                last_used DATETIME NULL,
                version INT UNSIGNED NOT NULL DEFAULT 1,
                changed_by BIGINT UNSIGNED NOT NULL,
                changed_at DATETIME NOT NULL,
                PRIMARY KEY (id)',
            // The same, as a search asks for it: the words as typed, and each word that is meant.
            // rule: synonym and which of its meanings, "12:0". words: how many words the meaning has.
            'search_meanings' => '
                typed VARCHAR(130) NOT NULL,
                rule VARCHAR(20) NOT NULL,
                word VARCHAR(40) NOT NULL,
                words TINYINT NOT NULL,
                synonym_id INT UNSIGNED NOT NULL,
                PRIMARY KEY (typed, rule, word),
                KEY synonym (synonym_id)',
            // A row for each text and day.
            'search_misses' => '
                id INT UNSIGNED NOT NULL AUTO_INCREMENT,
                day DATE NOT NULL,
                text_key CHAR(32) NOT NULL,
                text VARCHAR(80) NOT NULL,
                hits INT UNSIGNED NOT NULL,
                PRIMARY KEY (id),
                UNIQUE KEY text (day, text_key)',
            // number_key, maker_key: in capital letters and digits only. is_by_hand: no feed takes it away.
            'part_interchanges' => '
                number_key VARCHAR(60) NOT NULL,
                maker_key VARCHAR(60) NOT NULL,
                part_id INT UNSIGNED NOT NULL,
                number VARCHAR(60) NOT NULL,
                maker VARCHAR(100) NOT NULL,
                note VARCHAR(200) NOT NULL,
                is_by_hand TINYINT NOT NULL DEFAULT 0,
                PRIMARY KEY (number_key, maker_key, part_id),
                KEY part (part_id)',
        ]);
    }
}
