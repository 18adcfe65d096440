<?php

declare(strict_types=1);

namespace Coleman\Api\Images;

/** Numbers within bytes of a stranger: what is not there is 0. */
final class Bytes
{
    /** @param 1|2|4 $length */
    public static function number(string $bytes, int $at, int $length, bool $isLittle = false): int
    {
        $piece = substr($bytes, $at, $length);
        if ($at < 0 || strlen($piece) < $length) {
            return 0;
        }
        $number = 0;
        foreach (str_split($isLittle ? strrev($piece) : $piece) as $byte) {
            $number = $number << 8 | ord($byte);
        }

        return $number;
    }
}
