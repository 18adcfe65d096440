<?php

declare(strict_types=1);

namespace Coleman\Api\Support;

/** Lines of a CSV file for a spreadsheet. */
final class Csv
{
    /** Says to spreadsheets that letters are UTF-8; without it they guess. */
    public const MARK = "\xEF\xBB\xBF";

    /** @param list<string|int> $cells */
    public static function line(array $cells): string
    {
        return implode(',', array_map(static function (string|int $cell): string {
            $text = is_int($cell) ? (string) $cell : self::asText($cell);

            return 1 === preg_match('/[",\r\n]/', $text) ? '"' . str_replace('"', '""', $text) . '"' : $text;
        }, $cells)) . "\r\n";
    }

    /** A spreadsheet would take "=…" for a formula: an apostrophe says that it is text. */
    public static function asText(string $text): string
    {
        return (string) preg_replace("/^'*[=+\\-@\\t\\r]/", "'$0", $text);
    }

    /** What asText() was given. */
    public static function asWritten(string $text): string
    {
        return (string) preg_replace("/^'('*[=+\\-@\\t\\r])/", '$1', $text);
    }

    /** Cents as "1234.50", which spreadsheets can add up. */
    public static function money(?int $cents): string
    {
        return null === $cents ? '' : sprintf('%d.%02d', intdiv($cents, 100), abs($cents % 100));
    }
}
