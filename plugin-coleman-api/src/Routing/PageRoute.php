<?php

declare(strict_types=1);

namespace Coleman\Api\Routing;

/** One row of the table of pages: a pattern over the raw path without its final slash, and who resolves a match. */
final readonly class PageRoute
{
    /**
     * @param \Closure(array<string>): (Page|Redirect|null) $resolve gets the pattern's groups; null is 404
     * @param Page|null $page the one that a fixed address leads to, whatever the database holds
     */
    public function __construct(public string $pattern, public \Closure $resolve, public ?Page $page = null)
    {
    }

    public static function to(Page $page): self
    {
        return new self(preg_quote(rtrim($page->canonical, '/'), '@'), static fn (): Page => $page, $page);
    }

    /**
     * The id at the end of a path's last piece, `{name}-{id}` or the id alone; null when there is none.
     *
     * @param string $piece still percent-encoded
     */
    public static function id(string $piece): ?int
    {
        return 1 === preg_match('/(?:^|-)(\d{1,9})$/', rawurldecode($piece), $match) ? (int) $match[1] : null;
    }
}
