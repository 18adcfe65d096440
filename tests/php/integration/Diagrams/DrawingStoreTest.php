<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Diagrams;

use Coleman\Api\Diagrams\DrawingStore;
use Coleman\Api\Images\PictureDecoder;
use Coleman\Api\Images\PictureRefused;
use Coleman\Tests\Integration\Pictures\UploadedFiles;
use Coleman\Tests\Integration\TestCase;

/** A drawing passes the same checks as a picture, but no GIF is one. */
final class DrawingStoreTest extends TestCase
{
    public function testOfEachHostileFileItsPixelsAreTakenOrNothing(): void
    {
        $folder = get_temp_dir() . 'coleman-drawings-' . getmypid();
        $store = new DrawingStore($folder, new PictureDecoder());
        $faults = [];
        foreach (UploadedFiles::hostile() as $name => [$bytes, $expected]) {
            $expected = str_starts_with($bytes, 'GIF8') ? 'PNG, JPEG or WebP' : $expected;
            try {
                $drawing = $store->put($bytes);
                $file = $folder . substr($drawing['figure'], strlen('uploads'));
                $published = (string) file_get_contents($file);
                unlink($file);
                rmdir(dirname($file));
                $faults[$name] = [$drawing['width'], $drawing['height']] === $expected && !str_contains($published, 'coleman-was-here') ? '' : 'it was taken';
            } catch (PictureRefused $refusal) {
                $faults[$name] = is_string($expected) && str_contains($refusal->getMessage(), $expected) ? '' : $refusal->getMessage();
            }
        }
        rmdir($folder . '/coleman-diagrams');
        rmdir($folder);
        self::assertGreaterThanOrEqual(30, count($faults));
        self::assertSame([], array_filter($faults));
    }
}
