<?php

declare(strict_types=1);

namespace Coleman\Api\Seo;

use Coleman\Api\Content\ContentWords;
use Coleman\Api\Images\SharedPicture;
use Coleman\Api\Routing\Page;
use Coleman\Api\Routing\SitePages;

/** What engines and other sites are told of the page being shown. */
final readonly class Facts
{
    /** What links are tagged with elsewhere: the page is the same. nginx leaves the same out of its cache's key (deploy/). */
    private const TAGS = '/^(?:t|_|_locale|utm_[a-z_]+|gclid|gbraid|wbraid|dclid|gad_[a-z]+|srsltid|_gl|fbclid|msclkid|mc_[ce]id|_hsenc|_hsmi)$/D';

    /** Letters of a description. */
    private const LENGTH = 240;

    /**
     * @param string $url the page's one absolute address
     * @param string $kind of Open Graph: website, product or article
     * @param bool $isIndexed whether search engines may list the page
     */
    public function __construct(
        public string $title,
        public string $description,
        public string $url,
        public SharedPicture $image,
        public string $kind,
        public bool $isIndexed,
    ) {
    }

    /**
     * @param array<mixed> $query of the request
     * @param ContentWords $words of editors, which win over the page's own
     */
    public static function ofPage(Page $page, array $query, ContentWords $words): self
    {
        return new self(
            $words->title ?: $page->title,
            self::short($words->description ?: $page->description),
            home_url($page->canonical) . ($page->isPaged ? self::place($query) : ''),
            '' === $words->image->url ? SharedPicture::at(self::absolute($page->image)) : $words->image,
            null !== $page->entity && 1 === preg_match('/^(part|attachment)$|-detail$/', $page->name) ? 'product' : 'website',
            $page->isIndexed(),
        );
    }

    /** A page or a post that editors have written. */
    public static function ofPost(\WP_Post $post): self
    {
        $front = get_option('page_on_front');
        $isHome = 'page' === get_option('show_on_front') && is_numeric($front) && (int) $front === $post->ID;
        $text = '' === $post->post_excerpt && !$isHome ? excerpt_remove_blocks(strip_shortcodes($post->post_content)) : $post->post_excerpt;
        $words = trim(preg_replace('/\s+/u', ' ', wp_strip_all_tags($text)) ?? '');

        return new self(
            // Elsewhere the home page stands for the site: "Home" says nothing there.
            $isHome ? get_bloginfo('name') : wp_strip_all_tags(get_the_title($post)),
            '' === $post->post_password ? self::short('' === $words && $isHome ? SitePages::description() : $words) : '',
            (string) wp_get_canonical_url($post),
            SharedPicture::ofPost($post),
            'post' === $post->post_type ? 'article' : 'website',
            '' === $post->post_password,
        );
    }

    /**
     * Further on in a list other things are shown, so that page stands for itself. Filtered or sorted, it is the list
     * again in another dress, and its address is the plain one.
     *
     * @param array<mixed> $query
     */
    private static function place(array $query): string
    {
        $after = $query['after'] ?? '';
        $others = array_filter(array_keys($query), static fn (int|string $name): bool => 'after' !== $name && 1 !== preg_match(self::TAGS, (string) $name));

        return [] === $others && is_string($after) && 1 === preg_match('/^[\w.~-]{1,120}$/D', $after) ? '?after=' . $after : '';
    }

    /** As much as engines and other sites show, ended between two words. */
    private static function short(string $text): string
    {
        return mb_strlen($text) <= self::LENGTH ? $text : preg_replace('/\s+\S*$/u', '', mb_substr($text, 0, self::LENGTH)) . ' …';
    }

    /** An address that other sites can use, whether or not it came with a host. */
    public static function absolute(string $url): string
    {
        return str_starts_with($url, '/') && !str_starts_with($url, '//')
            ? preg_replace('#^(https?://[^/]+).*$#', '$1', home_url('/')) . $url
            : $url;
    }
}
