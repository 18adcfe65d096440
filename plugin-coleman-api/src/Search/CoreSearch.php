<?php

declare(strict_types=1);

namespace Coleman\Api\Search;

/** What WordPress itself calls a search, `/?s=`, is answered by ours. */
final readonly class CoreSearch
{
    public function register(): void
    {
        add_action('template_redirect', static function (): void {
            if (is_search() && !is_feed()) {
                wp_safe_redirect(home_url(SearchPath::build(get_search_query(false)) ?? '/search/'), 301);
                exit;
            }
        }, 1);
    }
}
