<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Admin;

use Coleman\Api\Admin\BackOffice;
use Coleman\Tests\Integration\TestCase;

final class DeskScriptsTest extends TestCase
{
    private const WITH_PICTURES = ['inventory', 'other-pictures', 'part-pictures', 'used-pictures'];

    private const WITH_TABLES = [...self::WITH_PICTURES, 'customers', 'feeds', 'leads', 'mail', 'orders', 'rentals'];

    /** Files of the back office that a browser fetches once for all screens, by the screens that need them. */
    private const SHARED = ['tables' => self::WITH_TABLES, 'shared' => [...self::WITH_TABLES, 'settings', 'stock'], 'pictures' => self::WITH_PICTURES];

    public function testWhatScreensShareHasOneAddress(): void
    {
        foreach (self::SHARED as $part => $screens) {
            $addresses = [];
            foreach ($screens as $screen) {
                [$scripts, $styles] = $this->enqueued($screen);
                foreach ([$scripts, $styles] as $files) {
                    // The screens of pictures have no styles but those that they share.
                    $own = $files->registered['coleman-desk-' . $screen] ?? null;
                    self::assertTrue(null !== $own || in_array($screen, self::WITH_PICTURES, true), $screen);
                    self::assertContains('coleman-desk-' . $part, $own->deps ?? $files->queue, $screen);
                    $shared = $files->registered['coleman-desk-' . $part];
                    self::assertIsString($shared->src);
                    self::assertIsString($shared->ver);
                    $addresses[] = $shared->src . '?ver=' . $shared->ver;
                    self::assertNotSame($shared->ver, $own?->ver, $screen);
                }
            }
            self::assertCount(2, array_unique($addresses), $part);
        }
    }

    public function testOurStylesComeAfterThoseOfTables(): void
    {
        foreach (self::WITH_TABLES as $screen) {
            [, $styles] = $this->enqueued($screen);
            self::assertContains('coleman-desk-tables', $styles->registered['coleman-desk-shared']->deps ?? [], $screen);
        }
    }

    public function testAScreenThatNobodyBuiltBringsNothing(): void
    {
        [$scripts, $styles] = $this->enqueued('nothing');
        self::assertSame([], preg_grep('/^coleman-desk-/', [...$scripts->queue, ...$styles->queue]));
    }

    /** @return array{\WP_Scripts, \WP_Styles} as the screen finds them */
    private function enqueued(string $screen): array
    {
        [$scripts, $styles] = [wp_scripts(), wp_styles()];
        try {
            unset($GLOBALS['wp_scripts'], $GLOBALS['wp_styles']);
            do_action(BackOffice::ENQUEUE, $screen);

            return [wp_scripts(), wp_styles()];
        } finally {
            // What blocks have registered stays there for other tests.
            [$GLOBALS['wp_scripts'], $GLOBALS['wp_styles']] = [$scripts, $styles];
        }
    }
}
