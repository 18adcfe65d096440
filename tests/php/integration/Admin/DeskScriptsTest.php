<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Admin;

use Coleman\Api\Admin\BackOffice;
use Coleman\Tests\Integration\TestCase;

final class DeskScriptsTest extends TestCase
{
    /** The largest file of the back office: with one address a browser fetches it once for all screens. */
    public function testWhatScreensShareHasOneAddress(): void
    {
        $addresses = [];
        foreach (['customers', 'feeds', 'inventory', 'leads', 'mail', 'orders', 'rentals'] as $screen) {
            [$scripts, $styles] = $this->enqueued($screen);
            foreach ([$scripts, $styles] as $files) {
                self::assertContains('coleman-desk-tables', $files->registered['coleman-desk-' . $screen]->deps ?? [], $screen);
                $shared = $files->registered['coleman-desk-tables'];
                self::assertIsString($shared->src);
                self::assertIsString($shared->ver);
                $addresses[] = $shared->src . '?ver=' . $shared->ver;
                self::assertNotSame($shared->ver, $files->registered['coleman-desk-' . $screen]->ver, $screen);
            }
        }
        self::assertCount(2, array_unique($addresses));
    }

    public function testAScreenThatNobodyBuiltBringsNothing(): void
    {
        [$scripts, $styles] = $this->enqueued('nothing');
        self::assertSame([], preg_grep('/^coleman-desk-/', [...$scripts->queue, ...$styles->queue]));
    }

    /** @return array{\WP_Scripts, \WP_Styles} as the screen finds them */
    private function enqueued(string $screen): array
    {
        unset($GLOBALS['wp_scripts'], $GLOBALS['wp_styles']);
        do_action(BackOffice::ENQUEUE, $screen);

        return [wp_scripts(), wp_styles()];
    }
}
