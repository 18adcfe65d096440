<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Blocks;

use Coleman\Api\Plugin;
use Coleman\Api\Support\SystemClock;
use Coleman\Tests\Integration\TestCase;

/** The gate prints its final state, and what is behind it does not even run for a guest. */
final class GateTest extends TestCase
{
    private const GATE = '<!-- wp:coleman/gate {"align":"wide"} --><!-- wp:paragraph --><p>behind the gate, one</p><!-- /wp:paragraph --><!-- wp:coleman-test/secret /--><!-- /wp:coleman/gate -->';

    private int $runs = 0;

    protected function setUp(): void
    {
        parent::setUp();
        register_block_type('coleman-test/secret', ['render_callback' => function (): string {
            $this->runs++;

            return '<p>behind the gate, two</p>';
        }]);
    }

    protected function tearDown(): void
    {
        unregister_block_type('coleman-test/secret');
        parent::tearDown();
    }

    public function testAGuestGetsTheSignInAndNothingElse(): void
    {
        $html = do_blocks(self::GATE);

        self::assertStringContainsString('Returning Customers', $html);
        self::assertStringNotContainsString('behind the gate', $html);
        self::assertSame(0, $this->runs);
        self::assertStringContainsString('{"signedIn":false,"checking":false}', $html);
    }

    public function testACustomerGetsTheContentInItsOrder(): void
    {
        wp_set_current_user($this->customer());
        $html = do_blocks(self::GATE);

        self::assertMatchesRegularExpression('/behind the gate, one.*behind the gate, two/s', $html);
        self::assertStringNotContainsString('Returning Customers', $html);
        self::assertSame(1, $this->runs);
        self::assertStringContainsString('{"signedIn":true,"checking":false}', $html);
    }

    public function testTheContentStandsBesideTheIslandAndNotInIt(): void
    {
        wp_set_current_user($this->customer());
        $html = do_blocks(self::GATE);

        self::assertMatchesRegularExpression('#^<div [^>]*class="[^"]*wp-block-coleman-gate[^"]*"[^>]*data-gate=""[^>]*>|^<div [^>]*data-gate=""#', $html);
        self::assertStringContainsString('<div data-coleman-island="gate" data-wake="runtime"><div class="coleman-gate__status" role="status"></div></div>', $html);
        self::assertSame(1, substr_count($html, 'wp-block-coleman-gate'));
    }

    public function testAPageWithAGateIsOfOnePersonWhereverItStands(): void
    {
        $kept = new \ReflectionProperty(Plugin::class, 'modules');
        $ofTheSite = $kept->getValue();
        try {
            // As a request begins: nothing has been shown yet.
            Plugin::modules(new SystemClock());
            self::assertTrue($this->modules()->pages->cacheHeaders()->isCacheable());
            do_blocks('<!-- wp:group --><div class="wp-block-group">' . self::GATE . '</div><!-- /wp:group -->');

            self::assertFalse($this->modules()->pages->cacheHeaders()->isCacheable());
            self::assertTrue(defined('DONOTCACHEPAGE'));
        } finally {
            // The routes that WordPress knows are of the others.
            $kept->setValue(null, $ofTheSite);
        }
    }

    public function testWordPressOwnRestApiKeepsItToo(): void
    {
        $post = wp_insert_post(['post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Gate', 'post_content' => self::GATE]);
        try {
            $response = rest_do_request(new \WP_REST_Request('GET', '/wp/v2/pages/' . $post));
            self::assertStringNotContainsString('behind the gate', (string) wp_json_encode($response->get_data()));
        } finally {
            wp_delete_post($post, true);
        }
    }

    private function customer(): int
    {
        $user = get_user_by('email', 'customer@example.com');
        self::assertInstanceOf(\WP_User::class, $user);

        return $user->ID;
    }
}
