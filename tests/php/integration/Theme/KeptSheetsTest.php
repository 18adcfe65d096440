<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Theme;

use Coleman\Tests\Integration\SavedHooks;
use Coleman\Tests\Integration\TestCase;
use Coleman\Theme\KeptSheets;

/** The sheets of WordPress's blocks are those that it registers itself. */
final class KeptSheetsTest extends TestCase
{
    use SavedHooks;

    private const CORE = 'register_core_block_style_handles';

    private mixed $styles = null;

    private mixed $query = null;

    protected function setUp(): void
    {
        parent::setUp();
        $this->styles = $GLOBALS['wp_styles'] ?? null;
        $this->saveHooks('init', 'block_type_metadata', 'should_load_separate_core_block_assets', 'wp_is_rest_endpoint');
        // As on a page of a block theme, whatever another test has left.
        [$this->query, $GLOBALS['wp_query']] = [$GLOBALS['wp_query'] ?? null, new \WP_Query()];
        unset($GLOBALS['current_screen']);
        add_filter('wp_is_rest_endpoint', '__return_false');
        add_filter('should_load_separate_core_block_assets', '__return_true');
        delete_transient('coleman_sheets');
    }

    protected function tearDown(): void
    {
        $this->restoreHooks();
        $GLOBALS['wp_styles'] = $this->styles;
        $GLOBALS['wp_query'] = $this->query;
        delete_transient('coleman_sheets');
        parent::tearDown();
    }

    public function testTheyAreThoseOfWordPress(): void
    {
        $made = $this->registered(isKept: false);
        self::assertGreaterThan(200, count($made));
        self::assertEquals($made, $this->registered(), 'the first time');
        self::assertEquals($made, $this->registered(), 'kept');
        $asked = did_filter('block_type_metadata');
        $this->registered();
        self::assertSame($asked, did_filter('block_type_metadata'), 'WordPress looks at its blocks no more');
    }

    public function testAnotherVersionOfWordPressFindsItsOwn(): void
    {
        $made = $this->registered();
        $kept = get_transient('coleman_sheets');
        set_transient('coleman_sheets', base64_encode((string) gzdeflate(serialize(['key' => '1 7.0 .min', 'files' => ['wp-block-old' => 'old/style.css']]))));
        self::assertEquals($made, $this->registered());
        self::assertSame($kept, get_transient('coleman_sheets'));
    }

    public function testWhatAnotherPluginSaysOfABlockIsHeard(): void
    {
        $this->registered();
        add_filter('block_type_metadata', static fn (array $metadata): array => 'core/quote' === $metadata['name'] ? ['style' => 'their-quote'] + $metadata : $metadata);
        $sheets = $this->registered();
        self::assertArrayHasKey('their-quote', $sheets);
        self::assertArrayNotHasKey('wp-block-quote', $sheets);
    }

    public function testWordPressRegistersThoseOfOtherDirectionsItself(): void
    {
        $this->registered();
        $GLOBALS['wp_locale']->text_direction = 'rtl';
        try {
            self::assertEquals($this->registered(isKept: false), $this->registered());
        } finally {
            $GLOBALS['wp_locale']->text_direction = 'ltr';
        }
    }

    public function testNoneAreRegisteredWhereOneSheetHasAll(): void
    {
        $this->registered();
        add_filter('should_load_separate_core_block_assets', '__return_false', 11);

        self::assertSame([], $this->registered());
    }

    /** @return array<string, \_WP_Dependency> what a new request registers */
    private function registered(bool $isKept = true): array
    {
        $GLOBALS['wp_styles'] = new \WP_Styles();
        $known = wp_styles()->registered;
        remove_all_actions('init');
        add_action('init', self::CORE, 9);
        if ($isKept) {
            KeptSheets::register();
        }
        $GLOBALS['wp_filter']['init']->do_action(['']);

        return array_diff_key(wp_styles()->registered, $known);
    }
}
