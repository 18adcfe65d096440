<?php

declare(strict_types=1);

namespace Coleman\Api\Parts;

/** A part number without what people write differently: upper case, letters A-Z and digits only. */
final class PartKey
{
    public static function normalize(string $number): string
    {
        return preg_replace('/[^A-Z0-9]/', '', strtoupper($number)) ?? '';
    }
}
