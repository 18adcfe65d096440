<?php

declare(strict_types=1);

namespace Coleman\Blocks;

/** The way to a page that WordPress keeps: its parent pages, or the list of news that it belongs to. */
final class PageTrail
{
    /**
     * Of the page that is shown.
     *
     * @return array{trail: list<array{label: string, url: string}>, current: string}|null null where nothing stands above it
     */
    public static function find(): ?array
    {
        $id = get_queried_object_id();
        $news = self::news();

        return match (true) {
            is_front_page() => null,
            is_home() => ['trail' => [], 'current' => $news[0]['label'] ?? __('News', 'coleman')],
            is_page() && $id > 0 => ['trail' => array_map(self::step(...), array_reverse(get_post_ancestors($id))), 'current' => self::title($id)],
            is_singular() && $id > 0 => ['trail' => $news, 'current' => self::title($id)],
            is_archive() => ['trail' => $news, 'current' => self::archive()],
            default => null,
        };
    }

    /** @return list<array{label: string, url: string}> the page that lists news, where one was chosen */
    private static function news(): array
    {
        $id = get_option('page_for_posts');

        return is_numeric($id) && (int) $id > 0 ? [self::step((int) $id)] : [];
    }

    /** @return array{label: string, url: string} */
    private static function step(int $id): array
    {
        return ['label' => self::title($id), 'url' => wp_make_link_relative((string) get_permalink($id))];
    }

    /** Its name alone, without "Category:". */
    private static function archive(): string
    {
        add_filter('get_the_archive_title_prefix', '__return_empty_string');
        try {
            return self::plain(get_the_archive_title());
        } finally {
            remove_filter('get_the_archive_title_prefix', '__return_empty_string');
        }
    }

    private static function title(int $id): string
    {
        return self::plain(get_the_title($id));
    }

    /** What WordPress gives as HTML: the view escapes it itself. */
    private static function plain(string $html): string
    {
        return html_entity_decode(wp_strip_all_tags($html), ENT_QUOTES | ENT_HTML5, 'UTF-8');
    }
}
