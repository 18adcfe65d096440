<?php

declare(strict_types=1);

namespace Coleman\Blocks;

/** Telephone numbers as links. Twin of src/rules/telephone.ts; both run tests/seed/vectors/telephone-url.json. */
final class Telephone
{
    private const WITH_EXTENSION = '/^(.*\d.*?)(?:x|ext\.?|extension|#)\s*(\d+)\s*$/isD';

    /** The address that dials a number. */
    public static function url(string $phone): string
    {
        preg_match(self::WITH_EXTENSION, $phone, $match);
        $extension = $match[2] ?? '';

        return 'tel:' . preg_replace('/[^0-9+]/', '', $match[1] ?? $phone) . ('' === $extension ? '' : ';ext=' . $extension);
    }
}
