<?php

declare(strict_types=1);

namespace Coleman\Api\Models;

/**
 * Whether a machine's serial number lies within a serial break. The same rule lives in src/rules/serial-number.ts.
 *
 * What counts up in a serial number are the digits at its end. The model's prefix may be typed or left out, and so may
 * dashes and spaces.
 */
final class SerialNumber
{
    /** The counting part without leading zeros; '' when there is none, and then everything may fit. */
    public static function sequence(string $serial, string $prefix = ''): string
    {
        $key = self::key($serial);
        $start = self::key($prefix);
        if ('' !== $start && strlen($key) > strlen($start) && str_starts_with($key, $start)) {
            $key = substr($key, strlen($start));
        }
        if (1 !== preg_match('/\d+$/D', $key, $match)) {
            return '';
        }
        $digits = ltrim($match[0], '0');

        return '' === $digits ? '0' : $digits;
    }

    /**
     * @param string $from the first serial number, '' for none
     * @param string $to the last one, '' for none
     */
    public static function fits(string $serial, string $prefix, string $from, string $to): bool
    {
        $sequence = self::sequence($serial, $prefix);
        $first = self::sequence($from, $prefix);
        $last = self::sequence($to, $prefix);

        return '' === $sequence
            || (('' === $first || self::compare($sequence, $first) >= 0) && ('' === $last || self::compare($sequence, $last) <= 0));
    }

    /** Digits of any length, as numbers. */
    private static function compare(string $one, string $other): int
    {
        return [strlen($one), $one] <=> [strlen($other), $other];
    }

    private static function key(string $text): string
    {
        return preg_replace('/[^A-Z0-9]/', '', strtoupper($text)) ?? '';
    }
}
