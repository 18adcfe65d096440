<?php

declare(strict_types=1);

namespace Coleman\Api\Routing;

/** One row of the table of pages: a pattern over the raw path without its final slash, and who resolves a match. */
final readonly class PageRoute
{
    /** @param \Closure(array<string>): (Page|Redirect|null) $resolve gets the pattern's groups; null is 404 */
    public function __construct(public string $pattern, public \Closure $resolve)
    {
    }
}
