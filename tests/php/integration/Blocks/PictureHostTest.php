<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Blocks;

use Coleman\Api\Composition\Modules;
use Coleman\Api\Images\ImageSettings;
use Coleman\Api\Plugin;
use Coleman\Api\Support\Json;
use Coleman\Tests\Integration\TestCase;

/** What a page tells the browser of the host of its pictures, for when that does not answer. */
final class PictureHostTest extends TestCase
{
    private Modules $before;

    protected function setUp(): void
    {
        parent::setUp();
        $this->before = Plugin::modules();
    }

    protected function tearDown(): void
    {
        delete_option(ImageSettings::OPTION);
        // The very same: what hangs in WordPress already works with them.
        (new \ReflectionClass(Plugin::class))->setStaticPropertyValue('modules', $this->before);
        parent::tearDown();
    }

    public function testAPageWhosePicturesComeFromAHostSaysWhereTheyAreOnTheSiteItself(): void
    {
        self::assertStringNotContainsString('coleman-picture-host', $this->footer(''));
        $footer = $this->footer('http://127.0.0.1:9');
        self::assertSame(1, preg_match('@<script type="application/json" id="coleman-picture-host">(.*?)</script>@', $footer, $found));
        self::assertEquals(Plugin::services()->images()->local(), Json::decode($found[1] ?? ''));
        self::assertStringContainsString('^http://127\.0\.0\.1:9/optimized/(thumbnail|medium|full)/', stripslashes($found[1] ?? ''));
    }

    private function footer(string $host): string
    {
        update_option(ImageSettings::OPTION, ['dev_host' => $host] + ImageSettings::DEFAULTS);
        Plugin::modules($this->modules()->foundation->clock);
        do_blocks('<!-- wp:coleman/copyright /-->');
        remove_action('wp_footer', 'the_block_template_skip_link');
        ob_start();
        do_action('wp_footer');

        return (string) ob_get_clean();
    }
}
