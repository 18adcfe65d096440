<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Routing;

use Coleman\Api\Routing\CacheHeaders;
use Coleman\Tests\Integration\TestCase;

/** What a shared cache may keep of WordPress's own pages. */
final class CacheHeadersTest extends TestCase
{
    /** Apart from the site's own, which a block of another test may have made private. */
    private function isCacheable(): bool
    {
        return (new CacheHeaders($this->modules()->pages->router()))->isCacheable();
    }

    protected function tearDown(): void
    {
        unset($_COOKIE['wp-postpass_' . COOKIEHASH], $_COOKIE['comment_author_' . COOKIEHASH]);
        /** @var \WP_Query $wp_query */
        global $wp_query;
        $wp_query->init();
        parent::tearDown();
    }

    public function testAPlainPageIsForEveryone(): void
    {
        self::assertTrue($this->isCacheable());
    }

    /** @testWith ["wp-postpass_"]
     *            ["comment_author_"]
     */
    public function testWhoHasGivenAPasswordOrANameSeesPagesOfTheirOwn(string $cookie): void
    {
        $_COOKIE[$cookie . COOKIEHASH] = 'x';

        self::assertFalse($this->isCacheable());
    }

    public function testAPageBehindAPasswordIsNotKept(): void
    {
        /** @var \WP_Query $wp_query */
        global $wp_query;
        $wp_query->is_single = true;
        $wp_query->is_singular = true;
        $wp_query->queried_object = new \WP_Post((object) ['ID' => 5, 'post_password' => 'secret']);

        self::assertFalse($this->isCacheable());
    }
}
