<?php

declare(strict_types=1);

namespace Coleman\Api\Database\Migrations;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\Migration;

/** The index keeps no note of what lies on a shelf: every entry of a part that has one is written anew, by the worker. */
final class RankByDemand implements Migration
{
    public function up(Connection $connection): void
    {
        $connection->execute(
            'INSERT INTO {search_queue} (kind, entity_id, doc, added_at)
                SELECT 1, p.id, p.discontinued * 10000000000000000 + CASE WHEN p.popularity > 9999999 THEN 0 ELSE 9999999 - p.popularity END * 1000000000 + p.id, %s FROM {parts} p
                WHERE p.id IN (SELECT d.entity_id FROM {search_documents} d WHERE d.kind = 1)',
            [gmdate('Y-m-d H:i:s')],
        );
    }
}
