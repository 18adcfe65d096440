<?php

declare(strict_types=1);

namespace Coleman\Api\Support;

/** US dollars, held as integer cents; shown with a dollar sign. */
final class Money
{
    /** "$1,234.50" */
    public static function format(int $cents): string
    {
        return ($cents < 0 ? '-' : '') . '$' . number_format(abs($cents) / 100, 2, '.', ',');
    }

    /** "$48,500": the price of a machine, with cents only when there are any. */
    /** @return int|null cents of what somebody typed, "$45,000" or "45000.50"; null for what is no amount below a billion dollars */
    public static function typed(string $text): ?int
    {
        if (1 !== preg_match('/^\$? ?(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?$/D', trim($text), $match)) {
            return null;
        }
        $dollars = str_replace(',', '', $match[1]);

        return strlen($dollars) > 9 ? null : (int) $dollars * 100 + (int) str_pad($match[2] ?? '', 2, '0');
    }

    public static function short(int $cents): string
    {
        return preg_replace('/\.00$/D', '', self::format($cents)) ?? '';
    }

    /** Dollars as the JSON number the specification's price fields carry. */
    public static function dollars(?int $cents): ?float
    {
        return null === $cents ? null : $cents / 100;
    }

    /** "1234.50", as machines read prices. */
    public static function decimal(int $cents): string
    {
        return sprintf('%s%d.%02d', $cents < 0 ? '-' : '', intdiv(abs($cents), 100), abs($cents) % 100);
    }
}
