<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Theme;

use Coleman\Tests\Integration\TestCase;

/** Header, footer and home page are made of blocks that editors know, and freeze nothing when they are saved. */
final class FrameTest extends TestCase
{
    /** @var list<int> posts of a test */
    private array $made = [];

    protected function tearDown(): void
    {
        array_map(static fn (int $id): mixed => wp_delete_post($id, true), $this->made);
        delete_option('site_logo');
        delete_option('site_icon');
        delete_option('coleman_pages');
        wp_dequeue_style('wp-block-navigation');
        wp_styles()->add_data('wp-block-navigation', 'coleman_needed', false);
        parent::tearDown();
    }

    /**
     * @testWith ["coleman/header"]
     *           ["coleman/footer"]
     *           ["coleman/home"]
     */
    public function testAPatternFreezesNothing(string $slug): void
    {
        $content = self::pattern($slug);

        self::assertStringNotContainsString('wp:html', $content);
        self::assertStringNotContainsString((string) wp_parse_url(home_url(), PHP_URL_HOST), $content);
        self::assertDoesNotMatchRegularExpression('/\b20\d\d\b/', $content, 'a year');
        foreach (self::names(parse_blocks($content)) as $name) {
            self::assertNotNull(\WP_Block_Type_Registry::get_instance()->get_registered($name), $name);
        }
    }

    public function testTheFooterNeedsNoneOfCoresMenus(): void
    {
        $html = do_blocks(self::pattern('coleman/footer'));

        self::assertStringContainsString('<nav class="site-footer__links', $html);
        self::assertStringContainsString('aria-label="Footer: Parts"', $html);
        self::assertStringContainsString('<span class="wp-block-navigation-item__label">Sales team</span>', $html);
        self::assertStringContainsString('href="/equipment/used/"', $html);
        self::assertStringContainsString('href="/order-lookup"', $html);
        self::assertStringContainsString('href="/parts/model/"', $html);
        self::assertFalse(wp_style_is('wp-block-navigation', 'enqueued'));
        self::assertNotContains('@wordpress/block-library/navigation/view', wp_script_modules()->get_queue());
    }

    public function testAMenuThatOpensKeepsItsSheet(): void
    {
        $opens = '<!-- wp:navigation {"overlayMenu":"never"} --><!-- wp:navigation-submenu {"label":"More","url":"/a/"} --><!-- wp:navigation-link {"label":"B","url":"/b/"} /--><!-- /wp:navigation-submenu --><!-- /wp:navigation -->';
        do_blocks($opens . self::pattern('coleman/footer'));

        self::assertTrue(wp_style_is('wp-block-navigation', 'enqueued'));
    }

    public function testTheFooterLinksToWhatTheDealerHasPublished(): void
    {
        $slugs = ['returns' => 'publish', 'terms' => 'draft'];
        foreach ($slugs as $slug => $status) {
            $there = get_page_by_path($slug);
            null === $there || wp_update_post(['ID' => $there->ID, 'post_name' => $slug . '-before']);
            $this->made[] = wp_insert_post(['post_type' => 'page', 'post_status' => $status, 'post_name' => $slug, 'post_title' => 'Our -- ' . $slug]);
        }
        try {
            $html = do_blocks(self::pattern('coleman/footer'));
            self::assertStringContainsString('href="/returns/"', $html);
            self::assertStringContainsString('Our -- returns', $html);
            self::assertStringNotContainsString('Our -- terms', $html);
        } finally {
            // Their slugs are free only after that.
            array_map(static fn (int $id): mixed => wp_delete_post($id, true), $this->made);
            foreach (array_keys($slugs) as $slug) {
                $there = get_page_by_path($slug . '-before');
                null === $there || wp_update_post(['ID' => $there->ID, 'post_name' => $slug]);
            }
        }
    }

    /**
     * @testWith ["coleman/footer"]
     *           ["coleman/footer-checkout"]
     */
    public function testTheFooterLinksToThePagesThatAreChosen(string $pattern): void
    {
        $privacyBefore = get_option('wp_page_for_privacy_policy');
        foreach (['how-we-sell', 'your-data'] as $slug) {
            $this->made[] = wp_insert_post(['post_type' => 'page', 'post_status' => 'publish', 'post_name' => $slug, 'post_title' => 'Ours: ' . $slug]);
        }
        [$terms, $privacy] = $this->made;
        $links = static function () use ($pattern): array {
            preg_match_all('#href="(/(?:terms|how-we-sell|privacy|your-data)/)"#', do_blocks(self::pattern($pattern)), $found);

            return $found[1];
        };
        try {
            self::assertSame(['/terms/', '/privacy/'], $links());
            update_option('coleman_pages', ['terms' => $terms], true);
            update_option('wp_page_for_privacy_policy', $privacy);
            self::assertSame(['/how-we-sell/', '/your-data/'], $links());
            wp_update_post(['ID' => $terms, 'post_status' => 'draft']);
            wp_update_post(['ID' => $privacy, 'post_status' => 'draft']);
            self::assertSame(['/privacy/'], $links(), 'WordPress itself begins with a draft of the policy');
            wp_trash_post($terms);
            self::assertSame(['/terms/', '/privacy/'], $links());
        } finally {
            update_option('wp_page_for_privacy_policy', $privacyBefore);
        }
    }

    public function testTheCopyrightLineHasThisYearAndTheSitesTitle(): void
    {
        $line = sprintf('© %s %s', wp_date('Y'), get_bloginfo('name'));
        self::assertStringContainsString($line, do_blocks('<!-- wp:coleman/copyright /-->'));
        self::assertStringContainsString('Since 1961, ' . wp_date('Y'), do_blocks('<!-- wp:coleman/copyright {"text":"Since 1961, {year}"} /-->'));
    }

    public function testTheLogoIsTheOneChosenElseOurs(): void
    {
        self::assertMatchesRegularExpression('#<div class="wp-block-site-logo"><img src="[^"]*/logo-mark\.svg" width="48" height="48" alt=""#', do_blocks(self::pattern('coleman/header')));

        $file = wp_upload_bits('dealer-logo.png', null, (string) base64_decode('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', true));
        $logo = wp_insert_attachment(['post_mime_type' => 'image/png', 'post_title' => 'Logo', 'post_status' => 'inherit'], $file['file']);
        $this->made[] = $logo;
        wp_update_attachment_metadata($logo, ['width' => 96, 'height' => 96, 'file' => _wp_relative_upload_path($file['file'])]);
        update_option('site_logo', $logo);

        $html = do_blocks(self::pattern('coleman/header'));
        self::assertStringContainsString('dealer-logo', $html);
        self::assertStringNotContainsString('logo-mark.svg', $html);
    }

    public function testThereIsOneIconTheOneChosenElseOurs(): void
    {
        $icons = static function (): array {
            ob_start();
            do_action('wp_head');
            preg_match_all('#<link rel="icon"[^>]* href="([^"]*)"#', (string) ob_get_clean(), $found);

            return $found[1];
        };
        self::assertSame([get_theme_file_uri('assets/favicon.svg')], $icons());

        $file = wp_upload_bits('dealer-icon.png', null, (string) base64_decode('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', true));
        $icon = wp_insert_attachment(['post_mime_type' => 'image/png', 'post_title' => 'Icon', 'post_status' => 'inherit'], $file['file']);
        $this->made[] = $icon;
        wp_update_attachment_metadata($icon, ['width' => 512, 'height' => 512, 'file' => _wp_relative_upload_path($file['file'])]);
        update_option('site_icon', $icon);

        self::assertNotSame([], $icons());
        foreach ($icons() as $address) {
            self::assertStringContainsString('dealer-icon', $address);
        }
    }

    public function testTheHomePageBeginsWithAPictureThatEditorsCanChange(): void
    {
        $cover = parse_blocks(self::pattern('coleman/home'))[0];

        self::assertSame('core/cover', $cover['blockName']);
        self::assertStringContainsString('<img class="wp-block-cover__image-background"', $cover['innerHTML']);
        self::assertStringNotContainsString('url(', (string) file_get_contents(get_theme_file_path('assets/site.css')), 'no picture that nobody can change');
        $html = wp_filter_content_tags(do_blocks(self::pattern('coleman/home')), 'template');
        self::assertSame(1, preg_match('/<img [^>]*hero\.svg[^>]*>/', $html, $image));
        foreach (['width="1600"', 'height="640"'] as $attribute) {
            self::assertStringContainsString($attribute, $image[0]);
        }
        self::assertStringNotContainsString('loading="lazy"', $image[0]);
    }

    private static function pattern(string $slug): string
    {
        self::assertTrue(\WP_Block_Patterns_Registry::get_instance()->is_registered($slug), $slug);
        // WordPress reads the file once a request.
        ob_start();
        require get_theme_file_path('patterns/' . basename($slug) . '.php');

        return (string) ob_get_clean();
    }

    /**
     * @param array<array<mixed>> $blocks
     * @return list<string>
     */
    private static function names(array $blocks): array
    {
        $names = [];
        foreach ($blocks as $block) {
            if (is_string($block['blockName'] ?? null)) {
                $inner = is_array($block['innerBlocks'] ?? null) ? $block['innerBlocks'] : [];
                /** @var array<array<mixed>> $inner */
                array_push($names, $block['blockName'], ...self::names($inner));
            }
        }

        return $names;
    }
}
