<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Theme;

use Coleman\Tests\Integration\TestCase;

/** The theme's patterns, as editors insert them. What the editor makes of them is tests/e2e/patterns.spec.ts's. */
final class PatternsTest extends TestCase
{
    /** For editors alone. */
    private const SILENT = ['coleman/editors-note'];

    public function testEachIsFoundBySomeoneWhoLooksForIt(): void
    {
        $offered = self::offered();
        self::assertGreaterThanOrEqual(16, count($offered));
        $categories = array_column(\WP_Block_Pattern_Categories_Registry::get_instance()->get_all_registered(), 'label', 'name');
        foreach ($offered as $name => $pattern) {
            self::assertNotSame('', $pattern['title'], $name);
            self::assertGreaterThan(20, strlen($pattern['description'] ?? ''), $name);
            self::assertNotSame([], $pattern['keywords'] ?? [], $name);
            self::assertNotSame([], $pattern['categories'] ?? [], $name);
            self::assertSame([], array_diff($pattern['categories'], array_keys($categories)), $name);
            self::assertSame(in_array('coleman-pages', $pattern['categories'], true), ['page'] === ($pattern['postTypes'] ?? []), "{$name}: offered to who begins a page");
        }
    }

    public function testEachBlockIsKnownAndPrintsSomething(): void
    {
        $registry = \WP_Block_Type_Registry::get_instance();
        foreach (self::patterns() as $name => $pattern) {
            foreach (self::flat(parse_blocks($pattern['content'])) as $block) {
                if (null === $block['blockName']) {
                    self::assertSame('', trim($block['innerHTML']), "{$name}: words outside of blocks");
                    continue;
                }
                self::assertTrue($registry->is_registered($block['blockName']), "{$name}: {$block['blockName']}");
                if (!in_array($block['blockName'], self::SILENT, true) && str_starts_with($block['blockName'], 'coleman/') && isset(self::offered()[$name])) {
                    self::assertNotSame('', trim(render_block($block)), "{$name}: {$block['blockName']} is empty");
                }
            }
        }
    }

    public function testWhatIsSavedHasNoAddressOfThisSite(): void
    {
        $host = wp_parse_url(home_url(), PHP_URL_HOST);
        self::assertIsString($host);
        foreach (self::offered() as $name => $pattern) {
            self::assertStringNotContainsString($host, $pattern['content'], $name);
        }
    }

    public function testAPageHasOneTitle(): void
    {
        foreach (self::offered() as $name => $pattern) {
            self::assertLessThanOrEqual(1, substr_count(do_blocks($pattern['content']), '<h1'), $name);
        }
    }

    public function testVisitorsDoNotGetTheNotes(): void
    {
        $terms = self::patterns()['coleman/terms']['content'];
        self::assertStringContainsString('lawyer', $terms);
        self::assertStringNotContainsString('lawyer', do_blocks($terms));
        self::assertStringNotContainsString('lawyer', wp_strip_all_tags($terms));
    }

    /** @return array<string, array<string, mixed>> those that the inserter offers, but for the parts of a template */
    private static function offered(): array
    {
        return array_filter(
            self::patterns(),
            static fn (array $pattern): bool => false !== ($pattern['inserter'] ?? true) && !str_starts_with($pattern['blockTypes'][0] ?? '', 'core/template-part/'),
        );
    }

    /** @return array<string, array<string, mixed>> */
    private static function patterns(): array
    {
        return array_filter(
            array_column(\WP_Block_Patterns_Registry::get_instance()->get_all_registered(), null, 'name'),
            static fn (string $name): bool => str_starts_with($name, 'coleman/'),
            ARRAY_FILTER_USE_KEY,
        );
    }

    /**
     * @param array<mixed> $blocks
     * @return list<array<string, mixed>>
     */
    private static function flat(array $blocks): array
    {
        return array_merge([], ...array_map(static fn (array $block): array => [$block, ...self::flat($block['innerBlocks'])], $blocks));
    }
}
