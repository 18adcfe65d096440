<?php

declare(strict_types=1);

namespace Coleman\Tests;

use Coleman\Api\Support\Clock;

/** A clock that stands until it is moved. */
final class FixedClock implements Clock
{
    private \DateTimeImmutable $now;

    public function __construct(string $instant)
    {
        $this->now = new \DateTimeImmutable($instant, new \DateTimeZone('UTC'));
    }

    public function now(): \DateTimeImmutable
    {
        return $this->now;
    }

    public function advance(int $seconds): void
    {
        $this->now = $this->now->modify(sprintf('+%d seconds', $seconds));
    }
}
