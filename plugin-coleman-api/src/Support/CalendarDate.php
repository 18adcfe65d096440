<?php

declare(strict_types=1);

namespace Coleman\Api\Support;

/** Dates of the calendar as `YYYY-MM-DD`: the one reader of whatever a request, a form or a desk screen names as a day. */
final readonly class CalendarDate
{
    /** Whether a day of this name exists: `2026-02-28` does, `2026-02-31`, `2026-2-3` and `0000-00-00` do not. */
    public static function exists(string $text): bool
    {
        return 1 === preg_match('/^([1-9]\d{3})-(\d{2})-(\d{2})$/D', $text, $part)
            && checkdate((int) $part[2], (int) $part[3], (int) $part[1]);
    }

    /** Midnight in UTC of a day that exists; null for anything else. */
    public static function parse(string $text): ?\DateTimeImmutable
    {
        return self::exists($text) ? new \DateTimeImmutable($text, new \DateTimeZone('UTC')) : null;
    }
}
