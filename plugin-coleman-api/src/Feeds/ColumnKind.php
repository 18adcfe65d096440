<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds;

use Coleman\Api\Support\Text;

/** What stands in a column of a feed, and how the texts of feeds are read as that. */
enum ColumnKind
{
    /** One line. */
    case Text;
    /** Several lines. */
    case Prose;
    case WholeNumber;
    /** A number that is rounded to a whole one: hours on a meter, horsepower. */
    case Measure;
    /** US dollars, read as cents. */
    case Money;
    /** The same, where nothing, 0 and words such as "Call" mean price on request. */
    case Price;
    case YesNo;

    private const YES = ['1', 'y', 'yes', 'true', 't', 'x'];
    private const NO = ['', '0', 'n', 'no', 'false', 'f'];

    private const WHOLE = '(?:\d{1,9}|\d{1,3}(?:,\d{3}){1,2})';

    /**
     * @return string|int|bool|null the value; null where there is none, or where a price is on request
     * @throws InvalidValue
     */
    public function read(string $text, int $longest, CellRules $rules = new CellRules()): string|int|bool|null
    {
        $text = self::trimmed($text);
        if ('' !== $text && ('=' === $text[0] || '#' === $text[0]) && (self::Text === $this || self::Prose === $this)) {
            $text = SpreadsheetCell::text($text);
        }

        return match ($this) {
            self::Text => self::text(self::isPlain($text) ? $text : (string) preg_replace('/\s+/u', ' ', $text), $longest),
            self::Prose => self::text(str_replace(["\r\n", "\r"], "\n", $text), $longest),
            self::WholeNumber => self::number($text),
            self::Measure => self::rounded($text),
            self::Money => self::cents($text),
            self::Price => self::price($text, $rules),
            self::YesNo => match (true) {
                in_array(strtolower($text), self::YES, true) => true,
                in_array(strtolower($text), self::NO, true) => false,
                default => throw new InvalidValue(__('Enter yes or no.', 'coleman')),
            },
        };
    }

    private static function text(string $text, int $longest): string
    {
        if (strlen($text) <= $longest && self::isPlain($text)) {
            return $text;
        }
        if (!Text::isClean($text)) {
            throw new InvalidValue(__('It contains characters that aren’t valid text.', 'coleman'));
        }
        if (mb_strlen($text) > $longest) {
            /* translators: %d: number of characters */
            throw new InvalidValue(sprintf(__('It is longer than %d characters.', 'coleman'), $longest));
        }

        return $text;
    }

    private static function number(string $text): ?int
    {
        if ('' === $text) {
            return null;
        }
        // Spreadsheets write 1,200 and 12.0.
        if (1 !== preg_match('/^' . self::WHOLE . '(?:\.0*)?$/D', $text)) {
            throw new InvalidValue(__('Enter a whole number.', 'coleman'));
        }

        return (int) str_replace(',', '', $text);
    }

    /** "2500.5" is 2501. */
    private static function rounded(string $text): ?int
    {
        if ('' === $text) {
            return null;
        }
        if (1 !== preg_match('/^(' . self::WHOLE . ')?(?:\.(\d*))?$/D', $text, $found) || 1 !== preg_match('/\d/', $text)) {
            throw new InvalidValue(__('Enter a number.', 'coleman'));
        }

        return (int) str_replace(',', '', $found[1] ?? '') + (($found[2] ?? '') >= '5' ? 1 : 0);
    }

    private static function price(string $text, CellRules $rules): ?int
    {
        $cents = $rules->isOnRequest($text) ? null : self::cents($text);

        return 0 === $cents && !$rules->zeroIsPrice ? null : $cents;
    }

    /**
     * A point is the decimal point, and commas stand between thousands: 1,234.50. The other way round it is read only
     * where it can be nothing else, as in 1.234,50. More than two decimals are rounded, halves up.
     */
    private static function cents(string $text): ?int
    {
        if ('' === $text) {
            return null;
        }
        $amount = (string) preg_replace('/^(?:US ?\$|USD|\$)\s*|\s*(?:USD|\$)$/iu', '', $text);
        if (1 === preg_match('/^(\d{1,3}(?:\.\d{3}){1,2}),(\d\d)$/D', $amount, $found)) {
            $amount = str_replace('.', '', $found[1]) . '.' . $found[2];
        }
        if (1 !== preg_match('/^(' . self::WHOLE . ')?(?:\.(\d{0,8}))?$/D', $amount, $found) || 1 !== preg_match('/\d/', $amount)) {
            throw new InvalidValue(__('Enter an amount in US dollars, such as 1,234.50.', 'coleman'));
        }
        $decimals = str_pad($found[2] ?? '', 3, '0');
        $cents = 100 * (int) str_replace(',', '', $found[1] ?? '') + (int) substr($decimals, 0, 2) + ($decimals[2] >= '5' ? 1 : 0);
        if (0 === $cents && 1 === preg_match('/[1-9]/', $amount)) {
            throw new InvalidValue(__('Enter at least one cent.', 'coleman'));
        }

        return $cents;
    }

    /** Whether it holds visible ASCII and single spaces, as most cells do: a quick look spares them the slower ones. */
    private static function isPlain(string $text): bool
    {
        return ctype_print($text) && !str_contains($text, '  ');
    }

    /** Without spaces around it, and the spaces that do not break. */
    private static function trimmed(string $text): string
    {
        // Where both ends are visible ASCII there is nothing to take away.
        if ('' === $text || (ctype_graph($text[0]) && ctype_graph($text[-1]))) {
            return $text;
        }

        return preg_replace('/^[\s\x00\x{A0}\x{2007}\x{202F}\x{FEFF}]+|[\s\x00\x{A0}\x{2007}\x{202F}\x{FEFF}]+$/Du', '', $text) ?? trim($text);
    }
}
