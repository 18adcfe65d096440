<?php

declare(strict_types=1);

namespace Coleman\Blocks;

/**
 * Ids of elements, each once on a page, however often a block stands there. The first has the plain name, which links
 * from elsewhere use: `where-used`, then `where-used-2`.
 */
final class Ids
{
    /** @var array<string, int> how many there are of each name */
    private static array $given = [];

    public static function take(string $name): string
    {
        $id = self::next($name);
        self::$given[$name] = (self::$given[$name] ?? 0) + 1;

        return $id;
    }

    /** The id that the next one gets: a block in another leads to what is around it, which is printed later. */
    public static function next(string $name): string
    {
        $given = self::$given[$name] ?? 0;

        return 0 === $given ? $name : sprintf('%s-%d', $name, $given + 1);
    }
}
