<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Health;

use Coleman\Api\Health\BackupChecks;
use Coleman\Tests\FixedClock;
use Coleman\Tests\TemporaryFolder;
use PHPUnit\Framework\TestCase;

/** @group any-database */
final class BackupChecksTest extends TestCase
{
    /**
     * @dataProvider ages
     *
     * @param array<string, int> $seconds since each kind went well
     */
    public function testTheAgeOfTheLastBackupDecides(string $status, array $seconds, string $said): void
    {
        $folder = new TemporaryFolder('backups');
        $clock = new FixedClock('2026-03-01 12:00:00');
        try {
            foreach ($seconds as $kind => $age) {
                touch($folder->path . '/' . $kind, $clock->now()->getTimestamp() - $age);
            }
            $finding = (new BackupChecks($folder->path, $clock))->age();
        } finally {
            $folder->remove();
        }
        self::assertSame($status, $finding->status);
        self::assertStringContainsString($said, $finding->label . "\n" . $finding->text);
    }

    /** @return iterable<string, array{string, array<string, int>, string}> */
    public static function ages(): iterable
    {
        yield 'none here' => ['good', [], 'another program or machine'];
        yield 'both' => ['good', ['full' => 30 * HOUR_IN_SECONDS, 'logs' => 20 * MINUTE_IN_SECONDS], 'have been copied since'];
        yield 'no binary log' => ['good', ['full' => 60], 'writes no binary log'];
        yield 'old' => ['critical', ['full' => 30 * HOUR_IN_SECONDS + 1, 'logs' => 60], 'is 30 hours old'];
        yield 'logs stopped' => ['recommended', ['full' => 60, 'logs' => 20 * MINUTE_IN_SECONDS + 1], 'for 20 minutes'];
    }
}
