<?php

declare(strict_types=1);

namespace Coleman\Api\Search;

/** Pages and posts that anyone may read, whoever asks: published, without a password. */
final readonly class PublicPosts
{
    private const TYPES = ['page', 'post'];

    /** @return list<int> ids after `$after`, ascending; a site has few enough pages to read all their ids */
    public function ids(int $after, int $limit): array
    {
        /** @var list<int> $ids */
        $ids = (new \WP_Query(['fields' => 'ids', 'posts_per_page' => -1, 'orderby' => 'ID', 'order' => 'ASC'] + self::query()))->posts;

        return array_slice(array_values(array_filter($ids, static fn (int $id): bool => $id > $after)), 0, $limit);
    }

    /**
     * @param list<int> $ids
     * @return array<int, \WP_Post> by id, in the order asked; what may not be read is absent
     */
    public function byIds(array $ids): array
    {
        if ([] === $ids) {
            return [];
        }
        /** @var list<\WP_Post> $found */
        $found = (new \WP_Query(['post__in' => $ids, 'posts_per_page' => count($ids), 'orderby' => 'none'] + self::query()))->posts;
        $posts = array_column($found, null, 'ID');
        $inOrder = [];
        // Not by the query: a function of SQLite takes 127 values.
        foreach ($ids as $id) {
            if (isset($posts[$id])) {
                $inOrder[$id] = $posts[$id];
            }
        }

        return $inOrder;
    }

    /** The post's address, from the site's own. */
    public static function path(\WP_Post $post): string
    {
        $url = (string) get_permalink($post);
        $home = untrailingslashit(home_url());

        return str_starts_with($url, $home . '/') ? substr($url, strlen($home)) : $url;
    }

    /** What a reader sees of a text of WordPress, on one line. */
    public static function plain(string $text): string
    {
        $text = wp_strip_all_tags(strip_shortcodes(preg_replace('/<[^>]*>/', '$0 ', $text) ?? ''));

        return trim(preg_replace('/\s+/u', ' ', html_entity_decode($text, ENT_QUOTES | ENT_HTML5, 'UTF-8')) ?? '');
    }

    /** @return array<string, mixed> */
    private static function query(): array
    {
        return [
            'post_type' => self::TYPES,
            'post_status' => 'publish',
            'has_password' => false,
            'no_found_rows' => true,
            'ignore_sticky_posts' => true,
            'update_post_meta_cache' => false,
            'update_post_term_cache' => false,
        ];
    }
}
