<?php

declare(strict_types=1);

namespace Coleman\Api;

/** Random values made once per site and kept in the options table. */
final class Secrets
{
    /** The key that signs guest carts; a new one empties them all. */
    public static function cartKey(): string
    {
        return self::option('coleman_cart_secret');
    }

    /** The site's public API token. */
    public static function siteToken(): string
    {
        return self::option('coleman_api_token');
    }

    /** The key that signs which accounts have signed in on a device; a new one makes all devices strangers. */
    public static function deviceKey(): string
    {
        return self::option('coleman_device_secret');
    }

    /** The key that signs the stamps and puzzles of forms. */
    public static function formKey(): string
    {
        return self::option('coleman_form_secret');
    }

    private static function option(string $name): string
    {
        $value = get_option($name, '');
        if (is_string($value) && '' !== $value) {
            return $value;
        }
        // add_option keeps the first of two that race; what is stored counts.
        add_option($name, bin2hex(random_bytes(16)), '', true);
        $stored = get_option($name, '');

        return is_string($stored) ? $stored : '';
    }
}
