<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Theme;

use Coleman\Tests\Integration\SavedHooks;
use Coleman\Tests\Integration\TestCase;
use Coleman\Theme\KeptStyles;

/** What pages keep of theme.json is what WordPress would make of it now. */
final class KeptStylesTest extends TestCase
{
    use SavedHooks;

    private mixed $styles = null;

    protected function setUp(): void
    {
        parent::setUp();
        $this->saveHooks('wp_enqueue_scripts', 'render_block', 'wp_theme_json_data_theme', 'wp_theme_json_get_style_nodes', 'wp_head');
        $this->styles = $GLOBALS['wp_styles'] ?? null;
        delete_transient('coleman_styles');
        wp_clean_theme_json_cache();
    }

    protected function tearDown(): void
    {
        foreach (get_posts(['post_type' => 'wp_global_styles', 'post_status' => 'any', 'numberposts' => -1]) as $post) {
            wp_delete_post($post->ID, true);
        }
        $this->restoreHooks();
        $GLOBALS['wp_styles'] = $this->styles;
        delete_transient('coleman_styles');
        delete_option('coleman_styles_turn');
        wp_clean_theme_json_cache();
        wp_set_current_user(0);
        parent::tearDown();
    }

    public function testAPageGetsTheSameFromWhatIsKept(): void
    {
        $asked = $this->sheetOfAPage();
        $made = [$this->sheetOfAPage(), \WP_Theme_JSON_Resolver::get_merged_data()->get_raw_data(), wp_get_global_settings(), wp_get_global_styles()];
        self::assertIsString(get_transient('coleman_styles'));

        self::assertStringContainsString('--wp--preset--color--signal', $asked);
        self::assertSame($asked, $made[0]);
        wp_clean_theme_json_cache();
        self::assertSame([\WP_Theme_JSON_Resolver::get_merged_data()->get_raw_data(), wp_get_global_settings(), wp_get_global_styles()], array_slice($made, 1));
    }

    public function testWhatIsKeptIsWhatPagesGet(): void
    {
        $this->sheetOfAPage();
        $reads = 0;
        add_filter('wp_theme_json_data_theme', static function (mixed $data) use (&$reads): mixed {
            ++$reads;

            return $data;
        });
        // In place of the theme's own, so that no hook of another is seen.
        remove_all_filters('wp_theme_json_data_theme', 1);
        $hook = $GLOBALS['wp_filter']['wp_theme_json_data_theme'] ?? null;
        self::assertInstanceOf(\WP_Hook::class, $hook);
        $hook->callbacks[10] = array_slice($hook->callbacks[10], -1);

        $this->sheetOfAPage();

        self::assertSame(0, $reads);
    }

    public function testAnEditOfGlobalStylesShowsAtOnce(): void
    {
        $this->sheetOfAPage();
        // Else WordPress does not note of which theme the styles are.
        wp_set_current_user(1);
        $id = \WP_Theme_JSON_Resolver::get_user_global_styles_post_id();
        foreach (['#123456', '#654321'] as $color) {
            wp_update_post(['ID' => $id, 'post_content' => wp_slash((string) wp_json_encode([
                'version' => 3,
                'isGlobalStylesUserThemeJSON' => true,
                'styles' => ['color' => ['background' => $color], 'css' => '.mine{color:' . $color . '}'],
            ]))]);

            self::assertStringContainsString("background-color: {$color}", $this->sheetOfAPage(), 'made');
            $kept = $this->sheetOfAPage();
            self::assertStringContainsString("background-color: {$color}", $kept);
            self::assertStringContainsString(".mine{color:{$color}", str_replace(' ', '', $kept));
        }
        wp_delete_post($id, true);
        self::assertStringNotContainsString('#654321', $this->sheetOfAPage());
    }

    public function testNothingIsKeptWhileAnotherPluginChangesIt(): void
    {
        add_filter('wp_theme_json_data_theme', static fn (\WP_Theme_JSON_Data $data): \WP_Theme_JSON_Data => $data->update_with(['version' => 3, 'styles' => ['css' => '.theirs{}']]));

        self::assertStringContainsString('.theirs', $this->sheetOfAPage());
        self::assertFalse(get_transient('coleman_styles'));
    }

    public function testAnotherBlockMakesItAnew(): void
    {
        $this->sheetOfAPage();
        $before = get_transient('coleman_styles');
        register_block_type('tests/colored', ['supports' => ['__experimentalStyle' => ['color' => ['text' => '#abcdef']]]]);
        try {
            $sheet = $this->sheetOfAPage();
            self::assertNotSame($before, get_transient('coleman_styles'));
            self::assertSame($sheet, $this->sheetOfAPage());
            self::assertStringContainsString('#abcdef', $sheet);
        } finally {
            unregister_block_type('tests/colored');
        }
    }

    public function testDuotoneOfABlockIsKept(): void
    {
        $this->sheetOfAPage();
        $this->sheetOfAPage(static function (): void {
            $html = do_blocks('<!-- wp:image {"style":{"color":{"duotone":["#000000","#ffffff"]}}} --><figure class="wp-block-image"><img src="/a.png" alt=""/></figure><!-- /wp:image -->');
            self::assertStringContainsString('wp-duotone-', $html);
        });
    }

    /**
     * @param (\Closure(): void)|null $meanwhile before its sheets are asked for
     * @return string what a page of a new request prints of Global Styles
     */
    private function sheetOfAPage(?\Closure $meanwhile = null): string
    {
        $this->restoreHooks(['wp_theme_json_data_theme']);
        $GLOBALS['wp_styles'] = null;
        wp_clean_theme_json_cache();
        KeptStyles::begin();
        null === $meanwhile || $meanwhile();
        wp_get_global_settings();
        do_action('wp_enqueue_scripts');
        $printed = wp_styles()->get_data('global-styles', 'after');

        return implode("\n", array_filter(is_array($printed) ? $printed : [], is_string(...)));
    }
}
