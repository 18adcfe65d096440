<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Theme;

use Coleman\Tests\Integration\TestCase;

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
}
