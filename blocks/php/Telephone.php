<?php

declare(strict_types=1);

namespace Coleman\Blocks;

/** Telephone numbers as links. The same rule lives in src/rules/telephone.ts. */
final class Telephone
{
    /** The address that dials a number. */
    public static function url(string $phone): string
    {
        return 'tel:' . preg_replace('/[^0-9+]/', '', $phone);
    }
}
