<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Blocks;

use Coleman\Blocks\FirstPaint;
use Coleman\Tests\Integration\TestCase;

/** What a page fetches before it is first seen: the first block's sheet and picture; later blocks bring their own. */
final class FirstPaintTest extends TestCase
{
    private const COVER = '<!-- wp:cover --><div class="wp-block-cover"><img class="wp-block-cover__image-background" alt="" src="/hero.svg"></div><!-- /wp:cover -->';

    private const GRID = '<!-- wp:coleman/equipment-grid /-->';

    private const USED = '<!-- wp:coleman/machine-list /-->';

    private const PLAIN = '<!-- wp:coleman/machine-list {"facets":[],"showSort":false,"showMore":false,"showCompare":false} /-->';

    /** @var array<string, \WP_Hook> */
    private array $filters;

    private int $heads;

    /** @var array<string> */
    private array $done;

    protected function setUp(): void
    {
        parent::setUp();
        $names = ['pre_render_block', 'render_block', 'template_redirect', 'wp_head', 'wp_footer'];
        $this->filters = array_intersect_key($GLOBALS['wp_filter'], array_flip($names));
        $this->heads = did_action('wp_head');
        $this->done = wp_styles()->done;
        foreach ($names as $name) {
            $GLOBALS['wp_filter'][$name] = new \WP_Hook();
        }
        // A page of its own, whose head has not been printed.
        $GLOBALS['wp_actions']['wp_head'] = 0;
        (new FirstPaint())->start();
    }

    protected function tearDown(): void
    {
        $GLOBALS['wp_filter'] = $this->filters + $GLOBALS['wp_filter'];
        $GLOBALS['wp_actions']['wp_head'] = $this->heads;
        wp_styles()->done = $this->done;
        wp_dequeue_style('coleman-machine-list-tools');
        parent::tearDown();
    }

    public function testTheFirstBlocksSheetIsForTheHeadAndALaterOneStandsBeforeItsBlock(): void
    {
        $html = do_blocks(self::GRID . self::USED);

        self::assertStringNotContainsString('/equipment-grid/style-', $html);
        self::assertMatchesRegularExpression('~<link rel="stylesheet" href="/[^"]*/blocks/machine-list/style-tools\.css[^"]*"><div [^>]*wp-block-coleman-machine-list~', $html);
        self::head();
        $late = self::styleOf('machine-list');
        self::assertContains($late, wp_styles()->done, 'the head must not have it again');
        self::assertNotContains(self::styleOf('equipment-grid'), wp_styles()->done);
    }

    public function testToolsOfABlockHaveTheirSheetBehindItsOwnWhereTheyAreShownAlone(): void
    {
        $sheets = static function (string $html): array {
            preg_match_all('~<link [^>]*/blocks/machine-list/style-(\w+)\.css~', $html, $found);

            return $found[1];
        };

        self::assertSame(['plain'], $sheets(do_blocks(self::COVER . self::PLAIN)));
        self::assertSame(['plain', 'plain', 'tools'], $sheets(do_blocks(self::PLAIN . self::USED)));
    }

    public function testABlockInABlockHasItsSheetBeforeItself(): void
    {
        wp_set_current_user(0);
        $html = do_blocks(self::COVER . '<!-- wp:coleman/gate /-->');

        self::assertMatchesRegularExpression('~<div class="coleman-gate__content"><link [^>]*/blocks/sign-in/style-index\.css[^>]*><div [^>]*wp-block-coleman-sign-in~', $html);
    }

    public function testACoverIsTheFirstBlockAndItsPictureIsAskedForFirst(): void
    {
        $html = do_blocks(self::COVER . self::GRID);

        self::assertStringContainsString('/blocks/equipment-grid/style-', $html);
        self::assertStringContainsString('<link rel="preload" as="image" fetchpriority="high" href="/hero.svg">', self::head());
    }

    public function testAPageWithoutAPictureAsksForNone(): void
    {
        do_blocks('<!-- wp:paragraph --><p>x</p><!-- /wp:paragraph --><!-- wp:coleman/copyright /-->');

        self::assertStringNotContainsString('preload', self::head());
    }

    public function testWhatIsRenderedAfterTheHeadKeepsWordPresssWay(): void
    {
        do_blocks(self::COVER);
        self::head();

        self::assertStringNotContainsString('<link', do_blocks(self::USED));
    }

    public function testCallsGetBlocksAsTheyAre(): void
    {
        foreach (['pre_render_block', 'render_block'] as $name) {
            $GLOBALS['wp_filter'][$name] = new \WP_Hook();
        }
        (new FirstPaint())->register();

        self::assertStringNotContainsString('<link', do_blocks(self::COVER . self::GRID . self::USED));
    }

    private static function styleOf(string $name): string
    {
        $handles = \WP_Block_Type_Registry::get_instance()->get_registered('coleman/' . $name)->style_handles ?? [];

        return array_values(array_diff($handles, ['coleman-blocks-container']))[0] ?? '';
    }

    private static function head(): string
    {
        ob_start();
        do_action('wp_head');

        return (string) ob_get_clean();
    }
}
