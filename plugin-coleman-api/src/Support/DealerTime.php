<?php

declare(strict_types=1);

namespace Coleman\Api\Support;

/** The time that the branches' clocks show, whatever WordPress is set to: all of them stand in one zone. */
final class DealerTime
{
    private const ZONE = 'America/Chicago';

    public static function zone(): \DateTimeZone
    {
        return new \DateTimeZone(self::ZONE);
    }

    public static function now(Clock $clock): \DateTimeImmutable
    {
        return $clock->now()->setTimezone(self::zone());
    }

    /** The branches' day, `YYYY-MM-DD`. */
    public static function today(Clock $clock): string
    {
        return self::now($clock)->format('Y-m-d');
    }
}
