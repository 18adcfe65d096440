<?php

declare(strict_types=1);

namespace Coleman\Api\Support;

/** Telephone numbers as forms write them, ###-###-####, and which can be dialed; twin of src/forms/phone. */
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

    /**
     * Whether it can be dialed: ten digits of the United States, of which neither the area code nor the exchange begins
     * with 0 or 1, or with a + and a country's code 8 to 15. Each may have an extension, and words after it: "after 5 pm",
     * "or" and another one. Both languages run tests/seed/vectors/phone-whole.json.
     */
    public static function isWhole(string $text): bool
    {
        $plain = preg_replace(['/[\x{00A0}\x{2007}\x{202F}\t]/u', '/[‐-―−]/u'], [' ', '-'], $text);
        if (null === $plain || mb_strlen($plain) > self::MAX_LENGTH) {
            return false;
        }
        $number = preg_replace("/(?:[ ,;]*(?:extension|ext\\.?|x|#)[ .:]*\\d{1,6})?(?:[ ,;(]+\\p{L}{2}[\\p{L}\\d .,;:()'’\\/-]*)?$/Diu", '', trim($plain, ' ')) ?? '';
        if (1 !== preg_match('/^\(?\+?[\d ().\/-]+$/D', $number)) {
            return false;
        }
        $digits = preg_replace('/\D/', '', $number) ?? '';

        return 1 === preg_match(1 === preg_match('/^\(?\+ *[^1 ]/', $number) ? '/^[2-9]\d{7,14}$/D' : '/^1?[2-9]\d\d[2-9]\d{6}$/D', $digits);
    }

    /**
     * What is said at the field of a number that cannot be dialed.
     *
     * @param string $before the number that was kept until now: it may stay as it is
     * @return array<string, string> by the field; none of a number that can be dialed, and of none
     */
    public static function faults(string $field, string $text, string $before = ''): array
    {
        $isFine = in_array(trim($text), ['', trim($before)], true) || self::isWhole($text);

        return $isFine ? [] : [$field => __('Enter a 10-digit phone number, area code first. Outside the US, start with + and the country code.', 'coleman')];
    }

    private static function nationalDigits(string $text): string
    {
        $digits = preg_replace('/\D/', '', $text) ?? '';
        $hasCode = 1 === preg_match('/^\s*\+\s*1/', $text) || (strlen($digits) > self::LONGEST && str_starts_with($digits, '1'));

        return $hasCode ? substr($digits, 1) : $digits;
    }
}
