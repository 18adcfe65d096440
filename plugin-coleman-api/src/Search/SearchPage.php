<?php

declare(strict_types=1);

namespace Coleman\Api\Search;

/** What a page of search results is about, for its blocks. */
final readonly class SearchPage
{
    public const SITE = 'site';
    public const PARTS = 'parts';

    /**
     * @param string $text as it was typed, quotes stripped; empty for the page that only asks
     * @param string $from the box it was typed into: SITE or PARTS
     */
    public function __construct(public string $text, public string $from)
    {
    }
}
