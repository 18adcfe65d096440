<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Blocks;

use Coleman\Blocks\BlockSheets;
use Coleman\Blocks\PageBlockTypes;
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

    /** Where nobody has set a width, a list or grid has that of the page and not the narrow one of words. */
    public function testListsAndGridsAreWideUntilAnEditorSaysOtherwise(): void
    {
        $wide = [
            'attachment-categories', 'attachment-list', 'branch-lot', 'comparison', 'equipment-grid', 'featured-products',
            'location-hours', 'machine-list', 'model-finder', 'part-families', 'part-list', 'parts-stream',
            'recently-viewed', 'rental-categories', 'rental-list', 'sales-team', 'used-categories',
        ];
        foreach ($wide as $name) {
            /** @var array<string, array{default?: mixed}> $attributes */
            $attributes = \WP_Block_Type_Registry::get_instance()->get_registered('coleman/' . $name)->attributes ?? [];
            self::assertSame('wide', $attributes['align']['default'] ?? '', $name);
        }
        self::assertStringContainsString('alignwide', do_blocks('<!-- wp:coleman/rental-categories /-->'));
        // As the editor saves "None".
        $narrow = do_blocks('<!-- wp:coleman/rental-categories {"align":""} /-->');
        self::assertStringContainsString('wp-block-coleman-rental-categories', $narrow);
        self::assertStringNotContainsString('alignwide', $narrow);
    }

    /** Pages register blocks in a quicker way than wp-admin and REST calls do. */
    public function testBlocksOfAPageRenderAsWordPressWouldRegisterThem(): void
    {
        $folder = WP_PLUGIN_DIR . '/coleman-blocks/blocks';
        $manifest = dirname($folder) . '/blocks-manifest.php';
        /** @var array<string, array{name: non-falsy-string, style?: string|list<string>}> $blocks */
        $blocks = require $manifest;
        $registry = \WP_Block_Type_Registry::get_instance();
        $before = $registry->get_all_registered();
        $adapt = static fn (array $settings, array $metadata): array => ['skip_inner_blocks' => 'coleman/gate' === $metadata['name']] + $settings;
        $take = static function () use ($registry, $blocks): array {
            $found = array_map(static fn (array $block): ?\WP_Block_Type => $registry->get_registered($block['name']), $blocks);
            array_map(static fn (array $block): mixed => $registry->unregister($block['name']), $blocks);

            return $found;
        };
        $styles = wp_styles();
        try {
            $take();
            $GLOBALS['wp_styles'] = new \WP_Styles();
            $sheets = (new BlockSheets(dirname($folder), dirname($folder) . '/coleman-blocks.php'))->register($blocks);
            (new PageBlockTypes($folder))->register($blocks, $adapt, $sheets);
            $quick = $take();
            add_filter('block_type_metadata_settings', $adapt, 10, 2);
            wp_register_block_types_from_metadata_collection($folder, $manifest);
            remove_filter('block_type_metadata_settings', $adapt);
            $full = $take();
        } finally {
            $GLOBALS['wp_styles'] = $styles;
            array_map(static fn (array $block): mixed => $registry->register($before[$block['name']]), $blocks);
        }

        self::assertGreaterThan(70, count($blocks));
        // What editors read, and what WordPress asks for when a block is put into a page.
        $ofEditors = array_flip(['title', 'category', 'icon', 'description', 'keywords', 'parent', 'allowed_blocks', 'example', 'editor_script_handles', 'editor_style_handles', 'textdomain']);
        foreach ($full as $name => $type) {
            $made = $quick[$name];
            self::assertNotNull($type, $name);
            self::assertNotNull($made, $name);
            $this->assertSameBut($ofEditors, $type, $made, $name);
            self::assertIsCallable($made->render_callback, $name);
        }
    }

    /** @param array<string, int> $except properties */
    private function assertSameBut(array $except, \WP_Block_Type $expected, \WP_Block_Type $type, string $name): void
    {
        $facts = static function (\WP_Block_Type $of) use ($except): array {
            $all = array_diff_key((array) $of, $except, ['render_callback' => 1]);
            ksort($all);

            return $all;
        };
        self::assertSame($facts($expected), $facts($type), $name);
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
