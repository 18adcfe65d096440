<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Blocks;

use Coleman\Blocks\BlockSheets;
use Coleman\Tests\Integration\TestCase;

/** The sheets of blocks are those that WordPress would register for their block.json. */
final class BlockSheetsTest extends TestCase
{
    private const PLUGIN = WP_PLUGIN_DIR . '/coleman-blocks';

    private mixed $styles = null;

    protected function setUp(): void
    {
        parent::setUp();
        $this->styles = $GLOBALS['wp_styles'] ?? null;
    }

    protected function tearDown(): void
    {
        $GLOBALS['wp_styles'] = $this->styles;
        parent::tearDown();
    }

    public function testTheyAreThoseOfWordPress(): void
    {
        $blocks = self::blocks();
        $before = $this->registered(static function () use ($blocks): void {
            foreach ($blocks as $name => $metadata) {
                foreach (array_keys((array) ($metadata['style'] ?? [])) as $index) {
                    register_block_style_handle(['file' => wp_normalize_path((string) realpath(self::PLUGIN . "/blocks/{$name}/block.json"))] + $metadata, 'style', $index);
                }
            }
        });

        $after = $this->registered(fn () => self::assertCount(count($blocks), (array) $this->sheets()));

        self::assertGreaterThan(50, count($after));
        self::assertEquals($before, $after);
        foreach ($after as $handle => $style) {
            self::assertFileExists((string) ($style->extra['path'] ?? ''), $handle);
        }
    }

    public function testWordPressRegistersThoseOfOtherDirectionsItself(): void
    {
        $GLOBALS['wp_locale']->text_direction = 'rtl';
        try {
            self::assertSame([], $this->registered(fn () => self::assertNull($this->sheets())));
        } finally {
            $GLOBALS['wp_locale']->text_direction = 'ltr';
        }
    }

    /** @return array<string, array{name: non-falsy-string, style?: string|list<string>}> metadata by folder */
    private static function blocks(): array
    {
        return require self::PLUGIN . '/blocks-manifest.php';
    }

    /** @return array<string, list<string>>|null */
    private function sheets(): ?array
    {
        return (new BlockSheets(self::PLUGIN, self::PLUGIN . '/coleman-blocks.php'))->register(self::blocks());
    }

    /**
     * @param \Closure(): void $register
     * @return array<string, \_WP_Dependency> the styles that it has added to WordPress's own
     */
    private function registered(\Closure $register): array
    {
        $GLOBALS['wp_styles'] = new \WP_Styles();
        $known = wp_styles()->registered;
        $register();

        return array_diff_key(wp_styles()->registered, $known);
    }
}
