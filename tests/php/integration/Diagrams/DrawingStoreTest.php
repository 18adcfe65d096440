<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Diagrams;

use Coleman\Api\Diagrams\DrawingStore;
use Coleman\Api\Images\OriginalStore;
use Coleman\Api\Images\PictureDecoder;
use Coleman\Api\Images\PictureRefused;
use Coleman\Tests\Integration\Pictures\UploadedFiles;
use Coleman\Tests\Integration\TestCase;

/**
 * A drawing passes the same checks as a picture, but no GIF is one.
 *
 * @group any-database
 */
final class DrawingStoreTest extends TestCase
{
    public function testOfEachHostileFileItsPixelsAreTakenOrNothing(): void
    {
        $folder = get_temp_dir() . 'coleman-drawings-' . getmypid();
        $originals = new OriginalStore($folder . '/private', 'secret');
        $store = new DrawingStore($folder . '/public', $originals, new PictureDecoder());
        $faults = [];
        foreach (UploadedFiles::hostile() as $name => [$bytes, $expected]) {
            $expected = str_starts_with($bytes, 'GIF8') ? 'PNG, JPEG or WebP' : $expected;
            try {
                $drawing = $store->put($bytes);
                $published = (string) file_get_contents($folder . '/public' . substr($drawing['figure'], strlen('uploads')));
                $faults[$name] = [$drawing['width'], $drawing['height']] === $expected && !str_contains($published, 'coleman-was-here') ? '' : 'it was taken';
            } catch (PictureRefused $refusal) {
                $faults[$name] = is_string($expected) && str_contains($refusal->getMessage(), $expected) ? '' : $refusal->getMessage();
            }
        }
        $store->destroy();
        $originals->destroy();
        self::assertSame(['.', '..', 'public'], scandir($folder), 'what is removed leaves nothing');
        rmdir($folder . '/public');
        rmdir($folder);
        self::assertGreaterThanOrEqual(30, count($faults));
        self::assertSame([], array_filter($faults));
    }

    public function testLinesLoseNothing(): void
    {
        $folder = get_temp_dir() . 'coleman-drawings-' . getmypid();
        $originals = new OriginalStore($folder . '/private', 'secret');
        $store = new DrawingStore($folder . '/public', $originals, new PictureDecoder());
        $paper = imagecreatetruecolor(300, 200) ?: self::fail();
        imagefill($paper, 0, 0, 0xFFFFFF);
        for ($line = 0; $line < 60; $line++) {
            imageline($paper, ($line * 37) % 300, ($line * 53) % 200, ($line * 71) % 300, ($line * 29) % 200, ($line * 0x12345) % 0xFFFFFF);
        }
        ob_start();
        imagepng($paper);
        $published = imagecreatefromwebp($folder . '/public' . substr($store->put((string) ob_get_clean())['figure'], strlen('uploads'))) ?: self::fail();
        $others = 0;
        for ($pixel = 0; $pixel < 300 * 200; $pixel++) {
            $others += (int) (imagecolorat($paper, $pixel % 300, intdiv($pixel, 300)) !== imagecolorat($published, $pixel % 300, intdiv($pixel, 300)));
        }
        self::assertSame(0, $others);
        $store->destroy();
        $originals->destroy();
        rmdir($folder . '/public');
        rmdir($folder);
    }
}
