<?php

declare(strict_types=1);

namespace Coleman\Api\Routing;

/** The home page and the cart. */
final readonly class SitePages
{
    /** @return list<PageRoute> */
    public function routes(): array
    {
        return [
            new PageRoute('', $this->home(...)),
            PageRoute::to(Page::personal('cart', '/cart', __('Cart', 'coleman'))),
            PageRoute::to(Page::personal('cart-quote', '/cart/quote', __('Parts quote', 'coleman'))),
        ];
    }

    /**
     * With a static front page set in wp-admin the address is WordPress's own, and so is one that asks for a post, a
     * preview or a search of it: `/?page_id=3&preview=true`.
     */
    private function home(): ?Page
    {
        /** @var \WP $wp */
        global $wp;
        $asksWordPress = [] !== array_intersect_key($_GET, array_flip($wp->public_query_vars));

        return $asksWordPress || 'page' === get_option('show_on_front')
            ? null
            : new Page('home', 'home', '/', get_bloginfo('name'), self::description());
    }

    /** What the home page says of the site in search engines, until an editor's page says something else. */
    public static function description(): string
    {
        return __('New, used and rental equipment, attachments and parts at four branches around Kansas City.', 'coleman');
    }
}
