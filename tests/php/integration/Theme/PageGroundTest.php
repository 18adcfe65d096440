<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Theme;

use Coleman\Api\Support\Json;
use Coleman\Tests\Integration\TestCase;

use const Coleman\Theme\GROUNDS;

use function Coleman\Theme\page_colors;
use function Coleman\Theme\page_ground_css;

use const Coleman\Theme\WORDS_ON;

/** What is read of the page's colors; tests/e2e/page-ground.spec.ts looks at pages. */
final class PageGroundTest extends TestCase
{
    protected function tearDown(): void
    {
        wp_clean_theme_json_cache();
        parent::tearDown();
    }

    public function testThePagesColorsAreReadInTheSheetThatWordPressPrints(): void
    {
        self::assertSame(['chalk', 'ink'], page_colors(self::sheet()));

        $choose = static fn (\WP_Theme_JSON_Data $data): \WP_Theme_JSON_Data => $data->update_with(['version' => 3, 'styles' => ['color' => ['background' => 'var:preset|color|steel', 'text' => 'var:preset|color|on-steel-muted']]]);
        add_filter('wp_theme_json_data_user', $choose);
        $chosen = page_colors(self::sheet());
        remove_filter('wp_theme_json_data_user', $choose);

        self::assertSame(['steel', 'on-steel-muted'], $chosen);
    }

    public function testEveryColorOfThePaletteIsKnown(): void
    {
        /** @var array{settings: array{color: array{palette: list<array{slug: string}>}}} $theme */
        $theme = Json::decodeFile(get_theme_file_path('theme.json'));

        self::assertEqualsCanonicalizing(array_column($theme['settings']['color']['palette'], 'slug'), [...GROUNDS, ...array_keys(WORDS_ON)]);
    }

    public function testAColorThatTheEditorHasChosenForWordsStays(): void
    {
        self::assertSame('', page_ground_css('concrete', 'ink'));
        self::assertSame('', page_ground_css('', ''));
        self::assertStringContainsString('--wp--preset--color--ink:var(--wp--preset--color--chalk);', page_ground_css('ink', 'ink'));
        self::assertStringContainsString('--wp--preset--color--ink:var(--wp--preset--color--on-steel-muted);', page_ground_css('steel', 'on-steel-muted'));
        // It is no color of itself.
        self::assertStringNotContainsString('--wp--preset--color--amber:var(--wp--preset--color--amber)', page_ground_css('steel', 'amber'));
    }

    private static function sheet(): string
    {
        wp_clean_theme_json_cache();

        return wp_get_global_stylesheet();
    }
}
