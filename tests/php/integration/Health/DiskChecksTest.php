<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Health;

use Coleman\Api\Health\DiskChecks;
use PHPUnit\Framework\TestCase;

/** @group any-database */
final class DiskChecksTest extends TestCase
{
    /**
     * @dataProvider disks
     *
     * @param array<string, float|false> $left
     */
    public function testTheFullestDiskDecides(string $status, array $left, string $named, string $notNamed): void
    {
        $finding = (new DiskChecks(array_keys($left), static fn (string $folder): float|false => $left[$folder]))->room();
        self::assertSame($status, $finding->status);
        self::assertStringContainsString($named, $finding->text);
        self::assertStringNotContainsString($notNamed, $finding->text);
    }

    /** @return iterable<string, array{string, array<string, float|false>, string, string}> */
    public static function disks(): iterable
    {
        yield 'room everywhere' => ['good', ['/a' => 500.0 * MB_IN_BYTES, '/b' => 9e12], 'have room', '/a'];
        yield 'one is low' => ['recommended', ['/a' => 500.0 * MB_IN_BYTES - 1, '/b' => 9e12], '/a: 500 MB left', '/b'];
        yield 'just not full' => ['recommended', ['/a' => 50.0 * MB_IN_BYTES], '/a: 50 MB left', '/b'];
        yield 'one is full' => ['critical', ['/a' => 200.0 * MB_IN_BYTES, '/b' => 50.0 * MB_IN_BYTES - 1], '/b: 50 MB left', '/c'];
        yield 'nothing is left' => ['critical', ['/a' => 0.0], '/a: 0 B left', '/b'];
        yield 'nobody can say' => ['good', ['/a' => false], 'have room', '/a'];
    }

    public function testItLooksAtUploadsAndTemporaryFiles(): void
    {
        $ofSite = DiskChecks::ofSite();
        $folders = (new \ReflectionProperty($ofSite, 'folders'))->getValue($ofSite);
        self::assertIsArray($folders);
        self::assertContains(wp_upload_dir(null, false)['basedir'], $folders);
        self::assertContains(sys_get_temp_dir(), $folders);
        self::assertContains($ofSite->room()->status, ['good', 'recommended', 'critical']);
    }
}
