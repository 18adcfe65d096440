<?php

declare(strict_types=1);

namespace Coleman\Blocks;

/** Pages that editors write about terms, returns and privacy, for the forms. Only what is published is linked. */
final class LegalPages
{
    /** The page chosen under Settings → Privacy; '' without one. */
    public static function privacy(): string
    {
        return wp_make_link_relative(get_privacy_policy_url());
    }

    /** @return string path of the page with this slug; '' without one */
    public static function path(string $slug): string
    {
        $page = get_page_by_path($slug);

        return null === $page || 'publish' !== $page->post_status ? '' : wp_make_link_relative((string) get_permalink($page));
    }
}
