<?php

declare(strict_types=1);

namespace Coleman\Tests\Unit;

use Coleman\Api\Support\Instant;
use PHPUnit\Framework\TestCase;

/** How the API writes instants. */
final class InstantTest extends TestCase
{
    /** @return array<string, array{string}> */
    public function times(): array
    {
        return ['in winter' => ['2026-11-24 15:30:00'], 'in summer' => ['2026-07-01 00:00:59']];
    }

    /** @dataProvider times */
    public function testWritesWhatIsStoredAndWhatIsAnInstantAlike(string $stored): void
    {
        $instant = new \DateTimeImmutable($stored, new \DateTimeZone('UTC'));

        self::assertSame(Instant::stored($stored), Instant::text($instant));
        self::assertSame(Instant::stored($stored), Instant::text($instant->setTimezone(new \DateTimeZone('America/Chicago'))));
        self::assertEquals($instant, new \DateTimeImmutable(Instant::stored($stored)));
        self::assertStringEndsWith('Z', Instant::stored($stored));
    }
}
