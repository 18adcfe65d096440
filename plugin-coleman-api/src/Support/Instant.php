<?php

declare(strict_types=1);

namespace Coleman\Api\Support;

/** Instants as the API writes them: ISO 8601 in UTC, such as `2026-11-24T15:30:00Z`. */
final class Instant
{
    /** @param string $column A time from the database, in UTC: `2026-11-24 15:30:00` */
    public static function stored(string $column): string
    {
        return str_replace(' ', 'T', $column) . 'Z';
    }

    public static function text(\DateTimeImmutable $instant): string
    {
        return $instant->setTimezone(new \DateTimeZone('UTC'))->format('Y-m-d\TH:i:s\Z');
    }
}
