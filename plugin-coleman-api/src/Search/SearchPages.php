<?php

declare(strict_types=1);

namespace Coleman\Api\Search;

use Coleman\Api\Routing\PageRoute;
use Coleman\Api\Routing\Redirect;

/** The pages of search (specification, section 2). */
final readonly class SearchPages
{
    /** @return list<PageRoute> */
    public function routes(): array
    {
        return [
            new PageRoute('/search', $this->byQuery(...)),
        ];
    }

    /**
     * `/search/?q=` is what the form without JavaScript sends; the path is where a search lives,
     * but for texts that cannot ride in one: those are answered here by WordPress's search.
     */
    private function byQuery(): ?Redirect
    {
        $path = SearchPath::of(SearchPath::asked());

        return null === $path || str_contains($path, '?') ? null : new Redirect($path, 302, false);
    }
}
