<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Blocks;

use Coleman\Tests\Integration\TestCase;

/** How the built blocks are made known to WordPress. */
final class RegistrationTest extends TestCase
{
    private const EDITOR_SCRIPT = 'coleman-blocks-editor';

    public function testABlocksStylesAreItsOwnAndItsEditorScriptIsThatOfAll(): void
    {
        $ours = array_filter(
            \WP_Block_Type_Registry::get_instance()->get_all_registered(),
            static fn (\WP_Block_Type $type): bool => str_starts_with($type->name, 'coleman/'),
        );

        self::assertNotSame([], $ours);
        foreach ($ours as $type) {
            self::assertSame([self::EDITOR_SCRIPT], $type->editor_script_handles, $type->name);
            self::assertNotSame([], $type->style_handles, $type->name);
        }
    }

    public function testTheFramesBlocksShareOneSheetWhoseNameChangesWithItsContent(): void
    {
        $styles = wp_styles();
        $frame = $styles->registered['coleman-blocks-frame'] ?? null;

        self::assertNotNull($frame);
        self::assertIsString($frame->src);
        self::assertMatchesRegularExpression('~/frame\.[0-9a-f]{8}\.css$~', $frame->src);
        self::assertNull($frame->ver);
        foreach (['site-search', 'mega-menu', 'menu-panel', 'user-bar', 'location-hours', 'cart-modal', 'notifications', 'copyright'] as $name) {
            $handles = \WP_Block_Type_Registry::get_instance()->get_registered('coleman/' . $name)->style_handles ?? [];
            $own = array_values(array_diff($handles, ['coleman-blocks-container']));
            self::assertCount(1, $own, $name);
            self::assertFalse($styles->registered[$own[0]]->src, $name);
            self::assertContains('coleman-blocks-frame', $styles->registered[$own[0]]->deps, $name);
        }
        self::assertIsString($styles->registered['coleman-part-style-2']->src ?? $styles->registered['coleman-part-style']->src ?? null);
    }

    public function testABlockThatRepeatsMuchOfTheFrameHasASheetOfTheRest(): void
    {
        $style = static function (string $name): \_WP_Dependency {
            $handles = \WP_Block_Type_Registry::get_instance()->get_registered('coleman/' . $name)->style_handles ?? [];
            $own = array_values(array_diff($handles, ['coleman-blocks-container']))[0] ?? '';
            self::assertArrayHasKey($own, wp_styles()->registered, $name);

            return wp_styles()->registered[$own];
        };
        foreach (['salesman' => true, 'equipment-grid' => false] as $name => $showsBranches) {
            $found = $style($name);
            // The path alone: WordPress takes the address away once it has printed the sheet into a page.
            self::assertIsString($found->extra['path']);
            self::assertStringEndsWith("/{$name}/style-rest.css", $found->extra['path']);
            self::assertFileExists($found->extra['path']);
            self::assertContains('coleman-blocks-frame', $found->deps);
            self::assertSame($showsBranches, in_array('coleman-blocks-branches', $found->deps, true), $name);
        }
        self::assertStringEndsWith('/part/style-index.css', (string) $style('part')->extra['path']);
    }

    public function testTheThemesSheetIsOneFileWithTheFramesUntilItIsChanged(): void
    {
        $theme = wp_styles();
        $frame = $theme->registered['coleman-blocks-frame'];
        $ofFrame = $frame->src;
        $theme->remove('coleman-site');
        wp_register_style('coleman-site', get_theme_file_uri('assets/site.css'), [], '1');
        $elsewhere = static fn (string $path, string $file): string => 'assets/site.css' === $file ? __FILE__ : $path;
        try {
            add_filter('theme_file_path', $elsewhere, 10, 2);
            do_action('wp_enqueue_scripts');
            self::assertStringEndsWith('/themes/coleman/assets/site.css', (string) $theme->registered['coleman-site']->src);
            self::assertSame($ofFrame, $frame->src);
            remove_filter('theme_file_path', $elsewhere);
            do_action('wp_enqueue_scripts');
            self::assertMatchesRegularExpression('~/site\.[0-9a-f]{8}\.css$~', (string) $theme->registered['coleman-site']->src);
            self::assertFalse($frame->src);
        } finally {
            $frame->src = $ofFrame;
            remove_filter('theme_file_path', $elsewhere);
        }
    }

    public function testAVisitorsRequestRegistersNoEditorScript(): void
    {
        self::assertFalse(wp_script_is(self::EDITOR_SCRIPT, 'registered'));
    }

    public function testTranslationsOfOurScriptsAreReadBesideTheBlocks(): void
    {
        $file = static function (string $handle, string $domain): string {
            $found = apply_filters('load_script_translation_file', '/nowhere/theirs.json', $handle, $domain);
            self::assertIsString($found);

            return $found;
        };

        self::assertStringEndsWith('/languages/coleman-en_US.json', $file(self::EDITOR_SCRIPT, 'coleman'));
        self::assertSame('/nowhere/theirs.json', $file(self::EDITOR_SCRIPT, 'default'));
        self::assertSame('/nowhere/theirs.json', $file('wp-blocks', 'coleman'));
    }
}
