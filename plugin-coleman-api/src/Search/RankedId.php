<?php

declare(strict_types=1);

namespace Coleman\Api\Search;

/**
 * The number of an entity in the index: its rank and its id in one, so that a posting list read in its own order
 * begins with the best and two lists are joined by one column.
 *
 * In decimal: 1 digit discontinued · 7 digits of wanted least · 9 digits id. What lies on a shelf is no part of it, or
 * every delivery would have to rewrite the lists: who ranks asks for it.
 */
final class RankedId
{
    public const FIRST_DISCONTINUED = 10_000_000_000_000_000;

    public const IDS = 1_000_000_000;

    private const MAX_WANTED = 9_999_999;

    public static function encode(int $id, int $popularity = 0, bool $discontinued = false): int
    {
        return ($discontinued ? self::FIRST_DISCONTINUED : 0)
            + (self::MAX_WANTED - min(max($popularity, 0), self::MAX_WANTED)) * self::IDS
            + $id;
    }

    public static function id(int $doc): int
    {
        return $doc % self::IDS;
    }

    public static function popularity(int $doc): int
    {
        return self::MAX_WANTED - intdiv($doc % self::FIRST_DISCONTINUED, self::IDS);
    }

    public static function isDiscontinued(int $doc): bool
    {
        return $doc >= self::FIRST_DISCONTINUED;
    }
}
