<?php

declare(strict_types=1);

namespace Coleman\Api\Support;

/** Whole numbers as they are typed and sent: digits, where others would take "1e3" and "12.0". */
final class WholeNumber
{
    /** Of ids and quantities. */
    public const DIGITS = 9;

    /** Of amounts in cents. */
    public const CENTS_DIGITS = 12;

    /** Whether it is one, zero or more. */
    public static function isOne(string $text, int $digits = self::DIGITS): bool
    {
        return 1 === preg_match(sprintf('/^\d{1,%d}$/D', $digits), $text);
    }

    /** The same with a minus before it, if need be. */
    public static function isSigned(string $text): bool
    {
        return self::isOne(str_starts_with($text, '-') ? substr($text, 1) : $text);
    }

    /** @param string $name of the field that holds none */
    public static function fault(string $name): string
    {
        /* translators: %s: name of a field */
        return sprintf(__('%s must be a whole number.', 'coleman'), $name);
    }
}
