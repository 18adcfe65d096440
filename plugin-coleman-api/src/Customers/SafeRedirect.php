<?php

declare(strict_types=1);

namespace Coleman\Api\Customers;

/**
 * Where a sign-in may lead: a path of this site, else My Account.
 * src/rules/redirect.ts is its twin; both run tests/seed/vectors/redirect.json.
 */
final class SafeRedirect
{
    public const FALLBACK = '/customer';

    public static function path(string $wanted): string
    {
        // A browser drops tabs and line breaks and reads "\" as "/", so such texts are refused whole.
        if (
            1 !== preg_match('#^/(?![/\\\\])[^\\\\\x00-\x20\x7f]*$#D', $wanted)
            || 1 === preg_match('#^/(%2f|%5c|%0[9ad])#i', $wanted)
            || str_starts_with($wanted, '/customer/log')
            || strlen($wanted) > 2000
        ) {
            return self::FALLBACK;
        }

        return $wanted;
    }
}
