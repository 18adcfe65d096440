<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Http;

use Coleman\Api\Http\Limit;
use Coleman\Api\Http\RateLimiter;
use Coleman\Tests\FixedClock;
use Coleman\Tests\Integration\TestCase;

final class RateLimiterTest extends TestCase
{
    public function testLetsExactlyTheAllowedNumberPass(): void
    {
        $limiter = new RateLimiter($this->modules()->foundation->connection(), new FixedClock('2026-06-01 12:00:00'));
        $passed = 0;
        for ($i = 0; $i < 20; $i++) {
            $passed += (int) $limiter->take('b', new Limit(7, 10));
        }

        self::assertSame(7, $passed);
    }

    public function testTheWindowSlides(): void
    {
        $clock = new FixedClock('2026-06-01 12:00:00');
        $limiter = new RateLimiter($this->modules()->foundation->connection(), $clock);
        $limit = new Limit(10, 10);
        for ($i = 0; $i < 10; $i++) {
            $limiter->take('b', $limit);
        }
        $clock->advance(11);
        $passed = 0;
        for ($i = 0; $i < 20; $i++) {
            $passed += (int) $limiter->take('b', $limit);
        }
        // Nine tenths of the full window before still weigh: one or two pass, not ten more.
        self::assertGreaterThanOrEqual(1, $passed);
        self::assertLessThanOrEqual(2, $passed);
        $clock->advance(30);
        self::assertTrue($limiter->take('b', $limit));
    }

    public function testATryIsTakenBackOnceAndNeverBelowNone(): void
    {
        $limiter = new RateLimiter($this->modules()->foundation->connection(), new FixedClock('2026-06-01 12:00:00'));
        $limit = new Limit(2, 10);
        $limiter->refund('b');
        self::assertTrue($limiter->take('b', $limit));
        self::assertTrue($limiter->take('b', $limit));
        self::assertFalse($limiter->take('b', $limit));
        $limiter->refund('b');
        self::assertTrue($limiter->take('b', $limit));
        self::assertFalse($limiter->take('b', $limit));

        for ($i = 0; $i < 5; $i++) {
            $limiter->refund('b');
        }
        self::assertTrue($limiter->take('b', $limit));
        self::assertTrue($limiter->take('b', $limit));
        self::assertFalse($limiter->take('b', $limit));
    }

    /** Of two requests at once the later may be the first to write, and clocks of two servers differ. */
    public function testATryFromBeforeTheWindowBeganCounts(): void
    {
        $clock = new FixedClock('2026-06-01 12:00:00');
        $limiter = new RateLimiter($this->modules()->foundation->connection(), $clock);
        self::assertTrue($limiter->take('b', new Limit(2, 10)));
        $clock->advance(-1);
        self::assertTrue($limiter->take('b', new Limit(2, 10)));
        self::assertFalse($limiter->take('b', new Limit(2, 10)));
    }

    public function testBucketsAreApart(): void
    {
        $limiter = new RateLimiter($this->modules()->foundation->connection(), new FixedClock('2026-06-01 12:00:00'));
        self::assertTrue($limiter->take('a', new Limit(1, 10)));
        self::assertTrue($limiter->take('b', new Limit(1, 10)));
        self::assertFalse($limiter->take('a', new Limit(1, 10)));
        $limiter->reset('a');
        self::assertTrue($limiter->take('a', new Limit(1, 10)));
    }

    public function testZeroMeansNoLimit(): void
    {
        $limiter = new RateLimiter($this->modules()->foundation->connection(), new FixedClock('2026-06-01 12:00:00'));
        self::assertTrue($limiter->take('a', new Limit(0, 10)));
        self::assertSame(0, $this->rows('rate_limits'));
    }
}
