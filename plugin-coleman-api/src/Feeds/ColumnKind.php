<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds;

use Coleman\Api\Text;

/** What stands in a column of a feed, and how the texts of feeds are read as that. */
enum ColumnKind
{
    /** One line. */
    case Text;
    /** Several lines. */
    case Prose;
    case WholeNumber;
    /** US dollars, read as cents; nothing means that it is not known. */
    case Money;
    case YesNo;

    private const YES = ['1', 'y', 'yes', 'true', 't', 'x'];
    private const NO = ['', '0', 'n', 'no', 'false', 'f'];

    /**
     * @return string|int|bool|null the value; null where there is none
     * @throws BadValue
     */
    public function read(string $text, int $longest): string|int|bool|null
    {
        $text = trim($text, " \t\n\r\0\x0B\u{A0}");

        return match ($this) {
            self::Text => self::text((string) preg_replace('/\s+/u', ' ', $text), $longest),
            self::Prose => self::text(str_replace(["\r\n", "\r"], "\n", $text), $longest),
            self::WholeNumber => self::number($text),
            self::Money => self::cents($text),
            self::YesNo => match (true) {
                in_array(strtolower($text), self::YES, true) => true,
                in_array(strtolower($text), self::NO, true) => false,
                default => throw new BadValue(__('This is neither yes nor no.', 'coleman')),
            },
        };
    }

    private static function text(string $text, int $longest): string
    {
        if (!Text::isClean($text)) {
            throw new BadValue(__('It holds characters that are no text.', 'coleman'));
        }
        if (mb_strlen($text) > $longest) {
            /* translators: %d: number of characters */
            throw new BadValue(sprintf(__('It is longer than %d characters.', 'coleman'), $longest));
        }

        return $text;
    }

    private static function number(string $text): ?int
    {
        if ('' === $text) {
            return null;
        }
        // Spreadsheets write 1,200 and 12.0.
        if (1 !== preg_match('/^(?:\d{1,9}|\d{1,3}(?:,\d{3}){1,2})(?:\.0+)?$/D', $text)) {
            throw new BadValue(__('This is no whole number.', 'coleman'));
        }

        return (int) str_replace(',', '', $text);
    }

    private static function cents(string $text): ?int
    {
        if ('' === $text) {
            return null;
        }
        if (1 !== preg_match('/^(?:USD ?|\$ ?)?(\d{1,9}|\d{1,3}(?:,\d{3}){1,2})(?:\.(\d{1,2})0*)?$/D', $text, $found)) {
            throw new BadValue(__('This is no amount of money.', 'coleman'));
        }

        return 100 * (int) str_replace(',', '', $found[1]) + (int) str_pad($found[2] ?? '', 2, '0');
    }
}
