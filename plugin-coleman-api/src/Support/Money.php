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
