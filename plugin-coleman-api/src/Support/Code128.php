<?php

declare(strict_types=1);

namespace Coleman\Api\Support;

/**
 * Barcodes that every scanner of a counter reads: Code 128 (ISO/IEC 15417), code sets B and C. Set B holds printable
 * ASCII; runs of digits go in pairs by set C, which makes them half as long.
 */
final class Code128
{
    private const START_B = 104;
    private const START_C = 105;
    private const TO_B = 100;
    private const TO_C = 99;
    private const STOP = 106;

    /** Widths of the narrowest bar in mm: what is drawn where there is room, and the least that scanners of a counter read. */
    private const MODULE = 0.3;
    private const LEAST_MODULE = 0.25;

    /** Modules of white that scanners need on either side. */
    private const QUIET = 10;

    /** So long a run of digits must be to be worth a change of the set: at an end, and in the middle. */
    private const RUN_AT_END = 4;
    private const RUN_WITHIN = 6;

    /** Widths of bars and spaces in turn, by code. */
    private const PATTERNS = [
        '212222', '222122', '222221', '121223', '121322', '131222', '122213', '122312', '132212', '221213', '221312', '231212',
        '112232', '122132', '122231', '113222', '123122', '123221', '223211', '221132', '221231', '213212', '223112', '312131',
        '311222', '321122', '321221', '312212', '322112', '322211', '212123', '212321', '232121', '111323', '131123', '131321',
        '112313', '132113', '132311', '211313', '231113', '231311', '112133', '112331', '132131', '113123', '113321', '133121',
        '313121', '211331', '231131', '213113', '213311', '213131', '311123', '311321', '331121', '312113', '312311', '332111',
        '314111', '221411', '431111', '111224', '111422', '121124', '121421', '141122', '141221', '112214', '112412', '122114',
        '122411', '142112', '142211', '241211', '221114', '413111', '241112', '134111', '111242', '121142', '121241', '114212',
        '124112', '124211', '411212', '421112', '421211', '212141', '214121', '412121', '111143', '111341', '131141', '114113',
        '114311', '411113', '411311', '113141', '114131', '311141', '411131', '211412', '211214', '211232', '2331112',
    ];

    /**
     * The codes of a text, from the start to the stop, with the check character.
     *
     * @return list<int> empty where there is nothing to encode, or a character that is not printable ASCII
     */
    public static function codes(string $text): array
    {
        if (1 !== preg_match('/^[ -~]+$/D', $text)) {
            return [];
        }
        $codes = [];
        foreach (self::runs($text) as [$run, $isPairs]) {
            $codes[] = match (true) {
                [] === $codes => $isPairs ? self::START_C : self::START_B,
                default => $isPairs ? self::TO_C : self::TO_B,
            };
            array_push($codes, ...($isPairs ? array_map(intval(...), str_split($run, 2)) : array_map(static fn (string $one): int => ord($one) - 32, str_split($run))));
        }
        $sum = $codes[0];
        foreach ($codes as $place => $code) {
            $sum += $place * $code;
        }

        return [...$codes, $sum % 103, self::STOP];
    }

    /**
     * The barcode as inline SVG.
     *
     * @param int $height in mm
     * @param int $widest in mm, with the white on either side
     * @return string '' where the text cannot be encoded, or is too long to be scanned in so much room
     */
    public static function svg(string $text, int $height = 9, int $widest = 100): string
    {
        $bars = '';
        $at = self::QUIET;
        foreach (self::codes($text) as $code) {
            foreach (str_split(self::PATTERNS[$code]) as $index => $width) {
                if (0 === $index % 2) {
                    $bars .= sprintf('M%d 0h%dv1h-%dz', $at, $width, $width);
                }
                $at += (int) $width;
            }
        }
        if ('' === $bars) {
            return '';
        }
        $at += self::QUIET;
        $module = min(self::MODULE, $widest / $at);
        if ($module < self::LEAST_MODULE) {
            return '';
        }

        return sprintf(
            '<svg class="barcode" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %1$d 1" width="%2$smm" height="%3$dmm" preserveAspectRatio="none" shape-rendering="crispEdges" aria-hidden="true"><path d="%4$s"/></svg>',
            $at,
            number_format($at * $module, 1, '.', ''),
            $height,
            $bars,
        );
    }

    /** @return list<array{string, bool}> pieces of the text, and whether each is pairs of digits */
    private static function runs(string $text): array
    {
        $runs = [];
        $plain = '';
        $length = strlen($text);
        for ($at = 0; $at < $length;) {
            $digits = strspn($text, '0123456789', $at);
            $isAtEnd = 0 === $at || $at + $digits === $length;
            if ($digits < ($isAtEnd ? self::RUN_AT_END : self::RUN_WITHIN)) {
                $step = max(1, $digits);
                $plain .= substr($text, $at, $step);
                $at += $step;
                continue;
            }
            // An odd digit stays with what stands before; at the beginning, with what comes after.
            if (1 === $digits % 2 && 0 !== $at) {
                $plain .= $text[$at++];
            }
            if ('' !== $plain) {
                $runs[] = [$plain, false];
                $plain = '';
            }
            $pairs = $digits - $digits % 2;
            $runs[] = [substr($text, $at, $pairs), true];
            $at += $pairs;
        }

        return '' === $plain ? $runs : [...$runs, [$plain, false]];
    }
}
