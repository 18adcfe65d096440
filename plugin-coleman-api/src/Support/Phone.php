<?php

declare(strict_types=1);

namespace Coleman\Api\Support;

/** Telephone numbers as forms write them, ###-###-####; twin of src/forms/phone. */
final class Phone
{
    /** With a country's code and an extension. */
    public const MAX_LENGTH = 40;

    private const LONGEST = 10;

    /** Under the mask, as far as it has been typed. */
    public static function masked(string $text): string
    {
        $digits = substr(self::nationalDigits($text), 0, self::LONGEST);

        return implode('-', array_filter([substr($digits, 0, 3), substr($digits, 3, 3), substr($digits, 6)], static fn (string $part): bool => '' !== $part));
    }

    /**
     * As it is kept: under the mask where it is one whole number of the United States, else as it was typed. Without
     * JavaScript there is no mask, and an extension or a number from abroad is worth more than a tidy field.
     */
    public static function kept(string $text): string
    {
        $isOurs = 1 === preg_match('/^(?!\s*\+(?!\s*1))[\d\s().+-]*$/D', $text) && self::LONGEST === strlen(self::nationalDigits($text));

        return $isOurs ? self::masked($text) : trim($text);
    }

    private static function nationalDigits(string $text): string
    {
        $digits = preg_replace('/\D/', '', $text) ?? '';
        $hasCode = 1 === preg_match('/^\s*\+\s*1/', $text) || (strlen($digits) > self::LONGEST && str_starts_with($digits, '1'));

        return $hasCode ? substr($digits, 1) : $digits;
    }
}
