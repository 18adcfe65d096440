<?php

declare(strict_types=1);

namespace Coleman\Blocks;

/** Telephone numbers as links. */
final class Telephone
{
    /** The number as it is dialled. */
    public static function url(string $phone): string
    {
        return 'tel:' . preg_replace('/[^0-9+]/', '', $phone);
    }
}
