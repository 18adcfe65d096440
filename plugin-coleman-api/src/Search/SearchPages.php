<?php

declare(strict_types=1);

namespace Coleman\Api\Search;

use Coleman\Api\Routing\Page;
use Coleman\Api\Routing\PageRoute;
use Coleman\Api\Routing\Redirect;

/** The pages of search. Anyone may keep them, no search engine lists them. */
final readonly class SearchPages
{
    /** Query of a part's page that was reached by its number: what was typed, for the way back to all results. */
    public const SEARCHED = 'searched';

    /** @param \Closure(): SearchService $search made only when a page of search is asked for */
    public function __construct(private \Closure $search)
    {
    }

    /** @return list<PageRoute> */
    public function routes(): array
    {
        return [
            new PageRoute('/search', $this->byQuery(...)),
            new PageRoute('/search/(.+)', $this->byPath(...)),
        ];
    }

    /**
     * `/search/?q=` is what the form without JavaScript sends; the path is where a search lives, but for texts that
     * cannot ride in one: those stay here. Without a text it is the page that only asks.
     */
    private function byQuery(): Page|Redirect
    {
        $text = SearchText::parse(SearchPath::asked())->text;
        $path = SearchPath::build($text);
        $part = $this->onlyPart($text);
        if (null !== $part) {
            return $part;
        }
        if (null === $path || str_contains($path, '?')) {
            return $this->page('/search/', $text);
        }

        return new Redirect($path . (SearchPage::PARTS === self::from() ? '?from=parts' : ''), 302, false);
    }

    /**
     * The text is decoded once: a plus is a plus.
     *
     * @param array<string> $groups
     */
    private function byPath(array $groups): Page|Redirect
    {
        $text = SearchText::parse(rawurldecode($groups[1]))->text;
        $path = SearchPath::build($text) ?? '/search/';

        return match (true) {
            '/search/' === $path => new Redirect($path, 302, false),
            str_contains($path, '?') => new Redirect($path . (SearchPage::PARTS === self::from() ? '&from=parts' : ''), 301, false),
            default => $this->onlyPart($text) ?? $this->page($path, $text),
        };
    }

    /** Who types exactly one part's number into the parts box wants that part. */
    private function onlyPart(string $text): ?Redirect
    {
        $url = '' !== $text && SearchPage::PARTS === self::from() ? ($this->search)()->exactPart($text) : null;

        return null === $url ? null : new Redirect($url . '?' . self::SEARCHED . '=' . rawurlencode($text), 302, false);
    }

    private function page(string $path, string $text): Page
    {
        return new Page(
            'search',
            'search-catalogue',
            $path,
            /* translators: %s: what was looked for */
            '' === $text ? __('Search', 'coleman') : sprintf(__('Search results for %s', 'coleman'), $text),
            entity: new SearchPage($text, self::from()),
            indexed: false,
        );
    }

    private static function from(): string
    {
        return SearchPage::PARTS === ($_GET['from'] ?? '') ? SearchPage::PARTS : SearchPage::SITE;
    }
}
