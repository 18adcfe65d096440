<?php

declare(strict_types=1);

namespace Coleman\Api\Support;

/** ZIP codes as people type them. The twin of `tidy` is src/rules/zip-code.ts; both run tests/seed/vectors/zip-code.json. */
final class ZipCode
{
    /**
     * Without spaces, and with a hyphen before the four digits of ZIP+4: "66 012" is 66012.
     *
     * @return string what is no ZIP code, only without the spaces around it
     */
    public static function tidy(string $text): string
    {
        $digits = preg_replace('/\s+/u', '', $text);

        return null !== $digits && 1 === preg_match('/^([0-9]{5})(?:[-‐‑–—]?([0-9]{4}))?$/Du', $digits, $match)
            ? implode('-', array_slice($match, 1))
            : trim($text);
    }

    /** The first five digits; '' of what is no ZIP code. */
    public static function five(string $text): string
    {
        return 1 === preg_match('/^([0-9]{5})(-[0-9]{4})?$/D', self::tidy($text), $match) ? $match[1] : '';
    }
}
