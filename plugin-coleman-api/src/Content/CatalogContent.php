<?php

declare(strict_types=1);

namespace Coleman\Api\Content;

use Coleman\Api\Images\SharedPicture;
use Coleman\Api\Routing\Page;

/** What editors have written for pages that come from data: a category, a brand, a model, a family, a branch, a machine. */
final class CatalogContent
{
    /** WordPress has no longer names for post types than 20 letters. */
    public const POST_TYPE = 'coleman_content';

    /** Path of the page that shows it, as the page's canonical address has it. */
    public const PATH = 'coleman_path';

    /** The page's title in search engines and browser tabs; empty for its own. */
    public const SEO_TITLE = 'coleman_seo_title';

    /** Of one page: more would be a mistake. */
    private const MOST = 10;

    /** @var array<string, list<\WP_Post>> */
    private array $found = [];

    /**
     * The published content of a page, oldest first.
     *
     * @return list<\WP_Post>
     */
    public function of(?Page $page): array
    {
        // None can be attached to a page of one person (CatalogContentType): such pages are not asked for.
        if (null === $page || !$page->isIndexed()) {
            return [];
        }

        return $this->found[$page->canonical] ??= array_values(get_posts([
            'post_type' => self::POST_TYPE,
            'post_status' => 'publish',
            'has_password' => false,
            'meta_key' => self::PATH,
            'meta_value' => $page->canonical,
            'orderby' => ['date' => 'ASC', 'ID' => 'ASC'],
            'numberposts' => self::MOST,
            'update_post_term_cache' => false,
        ]));
    }

    /** What search engines and other sites are told instead of the page's own words. */
    public function words(?Page $page): ContentWords
    {
        $words = new ContentWords();
        foreach ($this->of($page) as $post) {
            $title = get_post_meta($post->ID, self::SEO_TITLE, true);
            $words = $words->orElse(new ContentWords(
                is_string($title) ? trim($title) : '',
                trim(wp_strip_all_tags($post->post_excerpt)),
                SharedPicture::ofPost($post),
            ));
        }

        return $words;
    }
}
