<?php

declare(strict_types=1);

namespace Coleman\Api\Support;

/** Names as they stand in URLs: "Lee's Summit" is lees-summit, `3/8" bolt` is 3-8-bolt. */
final class Slug
{
    /** Where WordPress would drop half of a letter. */
    private const LETTERS = ['ß' => 'ss', 'ẞ' => 'ss'];

    public static function from(string $name): string
    {
        $ascii = remove_accents(strtr($name, self::LETTERS));
        $plain = preg_replace('/[\'’`"]+/u', '', strtolower($ascii)) ?? '';
        $slug = trim(preg_replace('/[^a-z0-9]+/', '-', $plain) ?? '', '-');

        return '' === $slug ? 'item' : $slug;
    }
}
