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

    /** A day as visitors read it, such as Nov 24, 2026. */
    public static function date(\DateTimeInterface $instant): string
    {
        /* translators: a date as PHP writes it, https://www.php.net/manual/datetime.format.php */
        return (string) wp_date(__('M j, Y', 'coleman'), $instant->getTimestamp(), self::zone());
    }

    /** The branches' day, `YYYY-MM-DD`. */
    public static function today(Clock $clock): string
    {
        return self::now($clock)->format('Y-m-d');
    }
}
