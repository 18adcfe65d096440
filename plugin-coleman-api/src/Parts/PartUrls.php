<?php

declare(strict_types=1);

namespace Coleman\Api\Parts;

use Coleman\Api\Support\Slug;

/**
 * The two shapes of a part's address.
 *
 * A number travels in the path piece by piece, "/" left as it is. A number that would leave an empty
 * or dots-only piece cannot (servers normalize such paths away), so that part uses its id.
 */
final class PartUrls
{
    public static function path(int $id, string $number, string $description, string $urlDescription): string
    {
        if ('' !== $urlDescription && self::fitsInPath($number)) {
            return sprintf(
                '/parts/details/%s/%s/%s',
                Slug::from($urlDescription),
                Slug::from($description),
                implode('/', array_map('rawurlencode', explode('/', $number))),
            );
        }

        return sprintf('/parts/details/%s-%d', Slug::from($description), $id);
    }

    /** The page of a family of parts. */
    public static function category(int $id, string $name): string
    {
        return sprintf('/parts/category/%s-%d', Slug::from($name), $id);
    }

    public static function fitsInPath(string $number): bool
    {
        foreach (explode('/', $number) as $piece) {
            if ('' === trim($piece) || '' === trim($piece, '.')) {
                return false;
            }
        }

        return true;
    }
}
