<?php

declare(strict_types=1);

namespace Coleman\Api\Locations;

/** The branch that a page is about. */
final class BranchFromUrl
{
    private const SLUGS = ['bonner-springs', 'lees-summit', 'smithville', 'easton'];

    /** The slug of the branch, when the URL holds "new-" and one of the slugs. Such a page has no location bar. */
    public static function slug(string $url): ?string
    {
        return str_contains($url, 'new-')
            ? array_find(self::SLUGS, static fn (string $slug): bool => str_contains($url, $slug))
            : null;
    }
}
