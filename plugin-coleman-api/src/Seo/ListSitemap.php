<?php

declare(strict_types=1);

namespace Coleman\Api\Seo;

/** Pages that are few enough for one portion. */
final readonly class ListSitemap implements SitemapSource
{
    /** @param \Closure(): list<array{path: string, updated_at: string|null}> $entries */
    public function __construct(private \Closure $entries)
    {
    }

    public function pages(): array
    {
        return [] === ($this->entries)() ? [] : [1];
    }

    public function entries(int $page): array
    {
        return 1 === $page ? ($this->entries)() : [];
    }
}
