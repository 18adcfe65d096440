<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Blocks;

use Coleman\Blocks\BuildErrors;
use Coleman\Tests\Integration\TestCase;

/** A developer sees on the page that the blocks' last build failed; visitors never do. */
final class BuildErrorsTest extends TestCase
{
    private const ERROR = "blocks/cart/cart.tsx:12:6: A number before && is printed when it is 0.\n    { count && <b>{ count }</b> }";

    private string $build = '';

    /** What others print there. */
    private ?\WP_Hook $footer = null;

    protected function setUp(): void
    {
        parent::setUp();
        $this->build = get_temp_dir() . wp_unique_id('coleman-build-' . getmypid() . '-');
        wp_mkdir_p($this->build . '/views');
        $this->footer = $GLOBALS['wp_filter']['wp_footer'] ?? null;
    }

    protected function tearDown(): void
    {
        $GLOBALS['wp_filter']['wp_footer'] = $this->footer;
        @unlink($this->build . '/views/errors.txt');
        rmdir($this->build . '/views');
        rmdir($this->build);
        parent::tearDown();
    }

    private function footer(string $environment): string
    {
        unset($GLOBALS['wp_filter']['wp_footer']);
        (new BuildErrors($this->build, $environment))->register();
        ob_start();
        do_action('wp_footer');

        return (string) ob_get_clean();
    }

    public function testThePageSaysWhereAndShowsTheCode(): void
    {
        file_put_contents($this->build . '/views/errors.txt', self::ERROR);

        self::assertStringContainsString('blocks/cart/cart.tsx:12:6: A number before &amp;&amp;', $this->footer('local'));
        self::assertStringContainsString('&lt;b&gt;{ count }', $this->footer('development'));
    }

    public function testNobodyElseSeesIt(): void
    {
        file_put_contents($this->build . '/views/errors.txt', self::ERROR);

        self::assertSame('', $this->footer('production'));
        self::assertSame('', $this->footer('staging'));
    }

    public function testThereIsNothingAfterABuildThatWorked(): void
    {
        self::assertSame('', $this->footer('local'));
    }
}
