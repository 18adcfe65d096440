<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Theme;

use Coleman\Tests\Integration\TestCase;

/** The templates, as the Site Editor lists them. */
final class TemplatesTest extends TestCase
{
    public function testEachHasATitleAndSaysWhatItIsFor(): void
    {
        $templates = array_filter(get_block_templates(), static fn (\WP_Block_Template $template): bool => 'theme' === $template->source);
        self::assertGreaterThan(45, count($templates));
        foreach ($templates as $template) {
            self::assertNotSame($template->slug, $template->title, $template->slug);
            self::assertTrue('landing' === $template->slug || '' !== $template->description, $template->slug);
        }
    }

    public function testAPageCanStandWithoutItsTitle(): void
    {
        self::assertSame('Landing page (no title)', wp_get_theme()->get_page_templates()['landing'] ?? '');
        self::assertStringNotContainsString('wp:post-title', get_block_template('coleman//landing')->content ?? 'wp:post-title');
    }

    public function testEachPageHasOneHeadingOfTheFirstLevel(): void
    {
        foreach (['index', 'archive', 'page', 'single'] as $slug) {
            $content = get_block_template('coleman//' . $slug)->content ?? '';
            self::assertSame(1, preg_match_all('/wp:(?:post-title|query-title|pattern) \{[^}]*(?:"level":1|news-title)/', $content), $slug);
        }
    }

    public function testNewsAreShownWithTheirPicture(): void
    {
        $pattern = static function (string $name): string {
            $content = \WP_Block_Patterns_Registry::get_instance()->get_registered($name)['content'] ?? '';

            return is_string($content) ? $content : '';
        };
        self::assertStringContainsString('<!-- wp:post-featured-image', get_block_template('coleman//single')->content ?? '');
        foreach (['index', 'archive'] as $slug) {
            $content = get_block_template('coleman//' . $slug)->content ?? '';
            self::assertStringContainsString('wp:pattern {"slug":"coleman/news"}', $content, $slug);
        }
        foreach (['coleman/news-list', 'coleman/news'] as $name) {
            self::assertStringContainsString('<!-- wp:post-featured-image', $pattern($name), $name);
        }
    }

    public function testTheFontsOfTheCanvasMayComeLate(): void
    {
        $display = static fn (): array => array_values(array_unique(array_column(array_merge(...array_values(\WP_Font_Face_Resolver::get_fonts_from_theme_json())), 'font-display')));
        wp_clean_theme_json_cache();
        self::assertSame(['optional'], $display());
        require_once ABSPATH . 'wp-admin/includes/class-wp-screen.php';
        require_once ABSPATH . 'wp-admin/includes/screen.php';
        set_current_screen('post');
        wp_clean_theme_json_cache();
        try {
            self::assertSame(['swap'], $display());
        } finally {
            unset($GLOBALS['current_screen']);
            wp_clean_theme_json_cache();
        }
    }
}
