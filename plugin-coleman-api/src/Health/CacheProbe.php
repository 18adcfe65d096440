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
                __('Whether private answers are cached could not be looked at', 'coleman'),
                __('The site could not ask itself for a page. If its own address cannot be reached from the server, look from outside: the page /cart must carry "Cache-Control: private, no-store".', 'coleman'),
            );
        }
        if ($first['body'] === $second['body']) {
            return Finding::critical(
                __('A cache in front of the site keeps private answers', 'coleman'),
                __('An answer that is new each second came twice the same. One customer could be shown the cart or the order of another. Let the cache keep only what says "Cache-Control: public".', 'coleman'),
            );
        }
        $isPrivate = static fn (string $header): bool => str_contains($header, 'no-store');
        if (!$isPrivate($second['cache_control']) || !$isPrivate($page['cache_control'])) {
            return Finding::critical(
                __('Private pages lose the header that keeps them out of caches', 'coleman'),
                __('The page /cart came without "Cache-Control: private, no-store". Something between WordPress and the visitor takes it away or writes another.', 'coleman'),
            );
        }

        return Finding::good(
            __('Private answers are not cached', 'coleman'),
            __('Carts, accounts and orders go past every cache in front of the site.', 'coleman'),
        );
    }
}
