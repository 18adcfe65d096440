<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Theme;

use Coleman\Tests\Integration\TestCase;

use function Coleman\Theme\prime_options;

/** What pages do not ask the database for. */
final class QueriesTest extends TestCase
{
    public function testNoPageAsksWhetherScriptsCanBeCompressed(): void
    {
        delete_site_option('can_compress_scripts');
        wp_cache_flush();
        wp_load_alloptions();
        $before = get_num_queries();

        self::assertSame(0, get_site_option('can_compress_scripts'));
        self::assertSame($before, get_num_queries());
    }

    public function testThePageToSignInDoes(): void
    {
        update_site_option('can_compress_scripts', 1);
        $GLOBALS['wp_actions']['login_init'] = 1;
        try {
            self::assertSame('1', (string) get_site_option('can_compress_scripts'));
        } finally {
            unset($GLOBALS['wp_actions']['login_init']);
            delete_site_option('can_compress_scripts');
        }
    }

    public function testPatternsAndLogoAreReadInOneStatement(): void
    {
        $logo = get_option('site_logo');
        delete_option('site_logo');
        // Writes the list, should it have run out.
        wp_get_theme()->get_block_patterns();
        wp_cache_flush();
        wp_load_alloptions();
        $before = get_num_queries();
        try {
            prime_options();
            self::assertSame($before + 1, get_num_queries());

            self::assertFalse(get_option('site_logo'));
            self::assertNotSame([], wp_get_theme()->get_block_patterns());
            self::assertSame($before + 1, get_num_queries());
        } finally {
            false === $logo || update_option('site_logo', $logo);
        }
    }
}
