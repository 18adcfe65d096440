<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Database;

use Coleman\Api\Database\CronLeader;
use Coleman\Api\Database\Lease;
use Coleman\Tests\FixedClock;
use Coleman\Tests\Integration\TestCase;

/** Of several machines one does the work, and the next one when it falls silent. */
final class LeaseTest extends TestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        $this->modules()->foundation->connection()->execute('DELETE FROM {leases}');
    }

    public function testOneMachineHasItAsLongAsItSaysSo(): void
    {
        $first = $this->lease('web1', '2026-11-24 12:00:00');
        self::assertTrue($first->take());
        self::assertTrue($first->take());
        self::assertFalse($this->lease('web2', '2026-11-24 12:02:29')->take());
        // It says so again.
        self::assertTrue($this->lease('web1', '2026-11-24 12:02:29')->take());
        self::assertFalse($this->lease('web2', '2026-11-24 12:04:58')->take());
    }

    public function testAnotherMachineHasItAfterASilence(): void
    {
        self::assertTrue($this->lease('web1', '2026-11-24 12:00:00')->take());
        self::assertTrue($this->lease('web2', '2026-11-24 12:02:30')->take());
        self::assertFalse($this->lease('web1', '2026-11-24 12:02:31')->take());
    }

    public function testCronOfAnotherMachineFindsNothingToDo(): void
    {
        $jobs = fn (string $node): mixed => (new CronLeader(fn (): Lease => $this->lease($node, '2026-11-24 12:00:00')))->jobs(null);
        self::assertNull($jobs('web1'));
        self::assertSame([], $jobs('web2'));
        self::assertNull($jobs('web1'));
    }

    public function testWithoutADatabaseNobodyHasIt(): void
    {
        $site = OtherSite::open('lease_');
        $log = ini_set('error_log', '/dev/null');
        try {
            // Its tables are not there.
            self::assertSame([], $site->modules->foundation->cronLeader()->jobs(null));
        } finally {
            ini_set('error_log', (string) $log);
            $site->close();
        }
    }

    private function lease(string $holder, string $now): Lease
    {
        return new Lease($this->modules()->foundation->connection(), new FixedClock($now), CronLeader::NAME, $holder, CronLeader::SECONDS);
    }
}
