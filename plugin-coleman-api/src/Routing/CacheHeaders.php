<?php

declare(strict_types=1);

namespace Coleman\Api\Routing;

use Coleman\Api\Support\RequestId;

/**
 * Tells shared caches what they may keep: catalog pages of visitors for a minute, and stale for
 * half of another while a fresh one is fetched; never a page with a gate, a cart or an account.
 */
final class CacheHeaders
{
    public const PUBLIC = 'public, max-age=0, s-maxage=60, stale-while-revalidate=30';

    /** Crawlers come once a day or less, and a sitemap of 2,000 pages is not made for nothing. */
    public const SITEMAP = 'public, max-age=3600';

    public const PRIVATE = 'private, no-store';

    private bool $personal = false;

    public function __construct(private readonly Router $router)
    {
    }

    public function register(): void
    {
        add_filter('wp_headers', $this->headers(...), 10, 2);
        // A page with a side effect, or of one person, must not be fetched ahead of a click.
        add_filter('wp_speculation_rules_href_exclude_paths', static fn (array $paths): array => [...$paths, '/cart*', '/customer*', '/checkout*']);
    }

    /** Whether shared caches may keep the page being shown: then nothing in it may be of one person. */
    public function isCacheable(): bool
    {
        $page = $this->router->current();

        return !$this->personal && !is_user_logged_in() && in_array($_SERVER['REQUEST_METHOD'] ?? 'GET', ['GET', 'HEAD'], true)
            && !is_404() && (null === $page || $page->cacheable) && !is_preview() && !self::isBehindPassword() && !self::isKnownVisitor();
    }

    private static function isBehindPassword(): bool
    {
        $post = is_singular() ? get_queried_object() : null;

        return $post instanceof \WP_Post && '' !== $post->post_password;
    }

    /** Who has opened a page by its password sees it in lists too; who has commented finds their name in the form. */
    private static function isKnownVisitor(): bool
    {
        return isset($_COOKIE['wp-postpass_' . COOKIEHASH]) || isset($_COOKIE['comment_author_' . COOKIEHASH]);
    }

    /**
     * For a block that shows one person's things, wherever an editor has put it: takes the page back
     * from every cache. Blocks are rendered before the page's headers leave.
     */
    public function keepPrivate(): void
    {
        $this->personal = true;
        if (!headers_sent()) {
            header('Cache-Control: ' . self::PRIVATE);
            header(sprintf('%s: %s', RequestId::HEADER, RequestId::current()));
        }
        if (!defined('DONOTCACHEPAGE')) {
            // What page caches of other plugins look at when the page is done.
            define('DONOTCACHEPAGE', true);
        }
    }

    /**
     * @param array<string, string> $headers
     * @return array<string, string>
     */
    private function headers(array $headers, \WP $request): array
    {
        $isSitemap = isset($request->query_vars['sitemap']) || isset($request->query_vars['sitemap-stylesheet']);

        $caching = $isSitemap ? self::SITEMAP : ($this->isCacheable() ? self::PUBLIC : self::PRIVATE);

        // What a shared cache keeps would name one request to all who read it.
        return (self::PRIVATE === $caching ? [RequestId::HEADER => RequestId::current()] : []) + ['Cache-Control' => $caching] + SecurityHeaders::ALL + $headers;
    }
}
