<?php

declare(strict_types=1);

namespace Coleman\Api\Inventory;

use Coleman\Api\Database\Connection;

/**
 * Ids of what staff add by hand: from 90,000,001 on, in one run for all kinds, and none is given twice.
 *
 * Feeds give ids below FIRST and never this one or above; ids of eight digits fit search, sitemaps and cursors.
 */
final readonly class ManualIdAllocator
{
    public const FIRST = 90_000_000;

    public function __construct(private Connection $connection)
    {
    }

    /** @param string $kind what it is, in a word */
    public function next(string $kind): int
    {
        return self::FIRST + $this->connection->insert('hand_made_ids', ['kind' => $kind]);
    }

    public static function isOne(int $id): bool
    {
        return $id >= self::FIRST;
    }
}
