<?php

declare(strict_types=1);

namespace Coleman\Api\Seo;

/** The addresses of one kind of pages, in portions that a sitemap may hold. */
interface SitemapSource
{
    /** @return list<int> the numbers of the portions that hold something, from 1; there may be gaps */
    public function pages(): array;

    /** @return list<array{path: string, updated_at: string|null}> a portion, and when each page last changed in UTC, if known; empty when there is no such portion */
    public function entries(int $page): array;
}
