<?php

declare(strict_types=1);

namespace Coleman\Api\Database\Migrations;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\Migration;
use Coleman\Api\Database\Tables;

/** Parts books that staff make by hand: what they work on, and what visitors see. */
final class AddDiagramWorkshop implements Migration
{
    private const FLAG = 'TINYINT NOT NULL DEFAULT 0';

    public function up(Connection $connection): void
    {
        // is_draft: visitors do not see it yet. is_by_hand: feeds do not change it.
        foreach (['models', 'model_assemblies'] as $table) {
            Tables::addColumn($connection, $table, 'is_draft', self::FLAG);
            Tables::addColumn($connection, $table, 'is_by_hand', self::FLAG);
            Tables::addColumn($connection, $table, 'version', 'INT UNSIGNED NOT NULL DEFAULT 1');
        }
        // feed_values: what a feed says of a diagram that was set by hand, as JSON. has_feed_news: it says something new.
        Tables::addColumn($connection, 'model_assemblies', 'feed_values', 'TEXT NULL');
        Tables::addColumn($connection, 'model_assemblies', 'has_feed_news', self::FLAG);
        // is_aside: of a feed, while others that were set by hand are shown.
        Tables::addColumn($connection, 'model_callouts', 'is_aside', self::FLAG);
        Tables::addColumn($connection, 'model_hotspots', 'is_aside', self::FLAG);
        Tables::create($connection, [
            // version: counts the saves. content: Diagrams\DiagramContent as JSON.
            'assembly_drafts' => '
                assembly_id INT UNSIGNED NOT NULL,
                version INT UNSIGNED NOT NULL,
                content MEDIUMTEXT NOT NULL,
                saved_by BIGINT UNSIGNED NOT NULL,
                saved_at DATETIME NOT NULL,
                PRIMARY KEY (assembly_id)',
            // before_content: what visitors saw before, as JSON; empty where they saw nothing, or what a feed had brought.
            'assembly_publications' => '
                id INT UNSIGNED NOT NULL AUTO_INCREMENT,
                assembly_id INT UNSIGNED NOT NULL,
                what VARCHAR(20) NOT NULL,
                was_draft TINYINT NOT NULL,
                was_by_hand TINYINT NOT NULL,
                before_content MEDIUMTEXT NOT NULL,
                actor_id BIGINT UNSIGNED NOT NULL,
                happened_at DATETIME NOT NULL,
                PRIMARY KEY (id),
                KEY history (assembly_id, id)',
        ]);
    }
}
