<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds;

/** What spreadsheets put in the place of what was typed: formulas, errors, and numbers made into dates or shortened. */
final class SpreadsheetCell
{
    /** "12-Mar" was 3-12 or 12-3, "Mar-85" was 3-85, "3/12/2026" was 3-12-2026, "1.5E+05" was 150000 or 15E4. */
    private const SPOILT_CODE = '~^(?:(\d(?:[.,]\d+)?[Ee]\+\d{2,3})|\d{1,2}-(?:' . self::MONTHS . ')(?:-\d\d(?:\d\d)?)?|(?:' . self::MONTHS . ')-\d\d|\d{1,2}/\d{1,2}/\d{4})$~D';

    private const MONTHS = 'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec';

    /**
     * @param string $text that begins with = or #
     * @return string the text; of ="00123", which keeps a spreadsheet from dropping zeros, what stands in it
     * @throws InvalidValue if it is a formula or an error
     */
    public static function text(string $text): string
    {
        if (1 === preg_match('/^="((?:[^"]|"")*)"$/D', $text, $found)) {
            return str_replace('""', '"', $found[1]);
        }
        if (1 === preg_match('/^=[^=\s]/', $text)) {
            throw new InvalidValue(__('This is a formula. In the spreadsheet, copy the column and paste it as values.', 'coleman'));
        }
        if (1 === preg_match('{^#(?:N/A|DIV/0!|NAME\?|GETTING_DATA|[A-Z]{3,9}!|#+)$}D', $text)) {
            throw new InvalidValue(__('This is an error message of the spreadsheet. Correct the cell there.', 'coleman'));
        }

        return $text;
    }

    /** @throws InvalidValue if a spreadsheet made something else of a part number, stock number or the like */
    public static function checkCode(string $text): void
    {
        if (1 === preg_match(self::SPOILT_CODE, $text, $found)) {
            throw new InvalidValue(
                isset($found[1])
                ? __('A spreadsheet shortened this number. Format the column as text there, then enter the number again.', 'coleman')
                : __('A spreadsheet made a date of this number. Format the column as text there, then enter the number again.', 'coleman'),
            );
        }
    }
}
