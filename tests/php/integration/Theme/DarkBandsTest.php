<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Theme;

use Coleman\Tests\Integration\TestCase;

use const Coleman\Theme\DARK_GROUNDS;

/** Styles for blocks in dark bands are on pages that have one, and on no other. */
final class DarkBandsTest extends TestCase
{
    private const LIST = '<!-- wp:coleman/machine-list {"condition":"used","count":2} /-->';

    protected function tearDown(): void
    {
        wp_dequeue_style('coleman-dark-bands');
        wp_deregister_style('coleman-dark-bands');
        parent::tearDown();
    }

    /** @return iterable<string, array{string}> */
    public static function darkBands(): iterable
    {
        yield 'group' => [self::group('steel', self::LIST)];
        yield 'column' => ['<!-- wp:columns --><div class="wp-block-columns"><!-- wp:column {"backgroundColor":"pine"} --><div class="wp-block-column has-pine-background-color has-background">' . self::LIST . '</div><!-- /wp:column --></div><!-- /wp:columns -->'];
        yield 'cover' => ['<!-- wp:cover {"overlayColor":"ink"} --><div class="wp-block-cover"><div class="wp-block-cover__inner-container">' . self::LIST . '</div></div><!-- /wp:cover -->'];
    }

    /** @dataProvider darkBands */
    public function testABlockInADarkBandGetsAGroundOfItsOwn(string $content): void
    {
        do_blocks(self::main($content));

        self::assertTrue(wp_style_is('coleman-dark-bands'));
    }

    /** @return iterable<string, array{string}> */
    public static function otherPages(): iterable
    {
        yield 'a light band' => [self::main(self::group('concrete', self::LIST))];
        yield 'a dark band of words' => [self::main(self::group('steel', '<!-- wp:paragraph --><p>x</p><!-- /wp:paragraph -->') . self::LIST)];
        yield 'the search, which has a ground' => [self::main(self::group('steel', '<!-- wp:coleman/site-search /-->'))];
        yield 'a light cover' => [self::main('<!-- wp:cover {"isDark":false} --><div class="wp-block-cover is-light">' . self::LIST . '</div><!-- /wp:cover -->')];
        yield 'header and footer' => ['<!-- wp:template-part {"slug":"header","theme":"coleman"} /-->' . self::main(self::LIST) . '<!-- wp:template-part {"slug":"footer","theme":"coleman"} /-->'];
    }

    /** @dataProvider otherPages */
    public function testOtherPagesCarryNoStylesForIt(string $content): void
    {
        do_blocks($content);

        self::assertFalse(wp_style_is('coleman-dark-bands'));
    }

    public function testTheStylesNameEveryDarkColor(): void
    {
        $css = (string) file_get_contents(get_theme_file_path('assets/dark-bands.css'));
        preg_match_all('/\.has-([a-z-]+)-background-color/', $css, $found);

        self::assertSame(DARK_GROUNDS, $found[1]);
    }

    private static function group(string $color, string $content): string
    {
        return sprintf('<!-- wp:group {"backgroundColor":"%1$s"} --><div class="wp-block-group has-%1$s-background-color has-background">%2$s</div><!-- /wp:group -->', $color, $content);
    }

    private static function main(string $content): string
    {
        return '<!-- wp:group {"tagName":"main"} --><main class="wp-block-group">' . $content . '</main><!-- /wp:group -->';
    }
}
