<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Theme;

use Coleman\Tests\Integration\SavedHooks;
use Coleman\Tests\Integration\TestCase;

/** A page has one link to its content, where the template says where that is and where WordPress has to find it. */
final class SkipLinkTest extends TestCase
{
    use SavedHooks;

    private mixed $template = null;

    protected function setUp(): void
    {
        parent::setUp();
        $this->saveHooks('wp_footer', 'wp_enqueue_scripts', 'wp_body_open');
        // As at the beginning of a page; WordPress takes the first one off.
        add_action('wp_footer', 'the_block_template_skip_link');
        add_action('wp_enqueue_scripts', 'wp_enqueue_block_template_skip_link');
        $this->template = $GLOBALS['_wp_current_template_content'] ?? null;
    }

    protected function tearDown(): void
    {
        $this->restoreHooks();
        $GLOBALS['_wp_current_template_content'] = $this->template;
        parent::tearDown();
    }

    /**
     * @testWith ["<!-- wp:group {\"tagName\":\"main\",\"anchor\":\"content\"} --><main id=\"content\" class=\"wp-block-group\"></main><!-- /wp:group -->", "content"]
     *           ["<!-- wp:group {\"tagName\":\"main\",\"anchor\":\"my-words\"} --><main class=\"wp-block-group\" id=\"my-words\"></main><!-- /wp:group -->", "my-words"]
     *           ["<!-- wp:group {\"tagName\":\"main\"} --><main class=\"wp-block-group\"></main><!-- /wp:group -->", "wp--skip-link--target"]
     *           ["<!-- wp:html --><main data-id=\"no\"></main><!-- /wp:html -->", "wp--skip-link--target"]
     */
    public function testItLeadsToTheContent(string $template, string $id): void
    {
        $page = self::page($template);

        self::assertSame(1, substr_count($page, 'id="wp-skip-link"'), $page);
        self::assertStringContainsString('<a class="skip-link screen-reader-text" id="wp-skip-link" href="#' . $id . '">Skip to content</a>', $page);
        self::assertSame(1, preg_match('/<main\b[^>]* id="' . $id . '"/', $page), $page);
        self::assertLessThan(strpos($page, '<main'), strpos($page, 'wp-skip-link'));
    }

    public function testEveryTemplateOfTheThemeSaysWhereItsContentIs(): void
    {
        $files = glob(get_theme_file_path('templates/*.html')) ?: [];
        self::assertGreaterThan(50, count($files));
        foreach ($files as $file) {
            self::assertSame(1, preg_match('/<main id="content"/', (string) file_get_contents($file)), $file);
        }
    }

    public function testThereIsNoneWithoutContent(): void
    {
        self::assertStringNotContainsString('wp-skip-link', self::page('<!-- wp:paragraph --><p>Words.</p><!-- /wp:paragraph -->'));
    }

    /**
     * @testWith ["wp_footer", "the_block_template_skip_link"]
     *           ["wp_enqueue_scripts", "wp_enqueue_block_template_skip_link"]
     */
    public function testThereIsNoneWhereAPluginHasTakenItAway(string $hook, string $function): void
    {
        remove_action($hook, $function);

        self::assertStringNotContainsString('wp-skip-link', self::page('<!-- wp:group {"tagName":"main"} --><main id="content" class="wp-block-group"></main><!-- /wp:group -->'));
    }

    /** What WordPress prints of a page's body. */
    private static function page(string $template): string
    {
        $GLOBALS['_wp_current_template_content'] = $template;
        apply_filters('template_include', ABSPATH . WPINC . '/template-canvas.php');
        $html = get_the_block_template_html();
        ob_start();
        wp_body_open();

        return ob_get_clean() . $html;
    }
}
