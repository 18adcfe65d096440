<?php

declare(strict_types=1);

namespace Coleman\Api\Health;

/**
 * Whether a cache in front of the site keeps what belongs to one person: an answer that is new each second is asked
 * for twice, by the way visitors come.
 */
final readonly class CacheProbe
{
    /** @param \Closure(string): (array{status: int, cache_control: string, body: string}|null) $fetch null where nothing answered */
    public function __construct(private \Closure $fetch)
    {
    }

    public static function overHttp(): self
    {
        return new self(static function (string $url): ?array {
            $answer = wp_remote_get($url, ['timeout' => 10, 'redirection' => 0, 'sslverify' => (bool) apply_filters('https_local_ssl_verify', false)]);
            if (is_wp_error($answer)) {
                return null;
            }
            $header = wp_remote_retrieve_header($answer, 'cache-control');

            return [
                'status' => (int) wp_remote_retrieve_response_code($answer),
                'cache_control' => is_string($header) ? $header : implode(', ', array_filter($header, is_string(...))),
                'body' => wp_remote_retrieve_body($answer),
            ];
        });
    }

    public function look(int $pauseMicroseconds = 1_100_000): Finding
    {
        $stamp = rest_url('coleman/v1/form-stamp');
        $first = ($this->fetch)($stamp);
        usleep($pauseMicroseconds);
        $second = ($this->fetch)($stamp);
        $page = ($this->fetch)(home_url('/cart'));
        if (200 !== ($first['status'] ?? 0) || 200 !== ($second['status'] ?? 0) || 200 !== ($page['status'] ?? 0)) {
            return Finding::recommended(
                __('Private pages could not be checked for caching', 'coleman'),
                __('The site could not load its own page. If the server can’t reach the site’s address, check from outside: the page /cart must have the header "Cache-Control: private, no-store".', 'coleman'),
            );
        }
        if ($first['body'] === $second['body']) {
            return Finding::critical(
                __('A cache in front of the site stores private pages', 'coleman'),
                __('A response that changes every second came back unchanged. Customers could see each other’s carts or orders. Set the cache to store only responses with "Cache-Control: public".', 'coleman'),
            );
        }
        $isPrivate = static fn (string $header): bool => str_contains($header, 'no-store');
        if (!$isPrivate($second['cache_control']) || !$isPrivate($page['cache_control'])) {
            return Finding::critical(
                __('Private pages are missing the header that keeps them out of caches', 'coleman'),
                __('The page /cart came without "Cache-Control: private, no-store". Something between WordPress and the visitor removes or changes the header.', 'coleman'),
            );
        }

        return Finding::good(
            __('Private pages are not cached', 'coleman'),
            __('Caches in front of the site don’t store carts, accounts or orders.', 'coleman'),
        );
    }
}
