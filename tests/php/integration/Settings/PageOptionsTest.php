<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Settings;

use Coleman\Api\Composition\PageOptions;
use Coleman\Api\Http\Bots\BotSettings;
use Coleman\Api\Locations\MapSettings;
use Coleman\Api\Routing\ScriptPolicy;
use Coleman\Tests\Integration\TestCase;

/** Settings that pages of other themes and plugins ask for, too: no statement of their own. */
final class PageOptionsTest extends TestCase
{
    private const NAMES = [BotSettings::OPTION, MapSettings::OPTION, ScriptPolicy::OPTION];

    private mixed $language = false;

    protected function setUp(): void
    {
        parent::setUp();
        $this->language = wp_load_alloptions()['WPLANG'] ?? false;
        array_map(delete_option(...), self::NAMES);
    }

    protected function tearDown(): void
    {
        array_map(delete_option(...), self::NAMES);
        false === $this->language ? delete_option('WPLANG') : update_option('WPLANG', $this->language);
        parent::tearDown();
    }

    public function testWhatNobodyHasSavedIsLoadedWithAllOptions(): void
    {
        PageOptions::make();
        wp_cache_flush();
        wp_load_alloptions();
        $before = get_num_queries();

        self::assertSame('enforce', ScriptPolicy::mode());
        self::assertSame(BotSettings::DEFAULTS, BotSettings::stored());
        self::assertSame(MapSettings::DEFAULTS['tile_url'], MapSettings::ofSite()->tileUrl);
        self::assertSame($before, get_num_queries());
    }

    public function testNoPageAsksForTheLanguageOfASiteInEnglish(): void
    {
        delete_option('WPLANG');
        PageOptions::make();
        wp_cache_flush();
        wp_load_alloptions();
        $before = get_num_queries();

        self::assertSame('', get_option('WPLANG'));
        self::assertSame($before, get_num_queries());
        self::assertSame('en_US', get_locale());
    }

    public function testALanguageOfAnotherPlaceIsNotHidden(): void
    {
        delete_option('WPLANG');
        $GLOBALS['wp_local_package'] = 'es_ES';
        try {
            PageOptions::make();
            self::assertArrayNotHasKey('WPLANG', wp_load_alloptions());
        } finally {
            unset($GLOBALS['wp_local_package']);
        }
    }

    public function testWhatWasSavedStays(): void
    {
        update_option('WPLANG', 'es_US');
        update_option(ScriptPolicy::OPTION, ['mode' => 'report', 'hosts' => '']);
        PageOptions::make();

        self::assertSame('report', ScriptPolicy::mode());
        self::assertSame('es_US', get_option('WPLANG'));
    }

    public function testWordPressShowsTheDefaults(): void
    {
        PageOptions::make();
        wp_set_current_user(1);
        $settings = rest_do_request(new \WP_REST_Request('GET', '/wp/v2/settings'))->get_data();

        self::assertIsArray($settings);
        self::assertSame(['mode' => 'enforce', 'hosts' => ''], $settings[ScriptPolicy::OPTION] ?? null);
    }
}
