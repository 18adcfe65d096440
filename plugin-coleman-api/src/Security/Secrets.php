<?php

declare(strict_types=1);

namespace Coleman\Api\Security;

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

    /** The key that signs which guests' orders a browser may open; a new one asks them for the email again. */
    public static function orderKey(): string
    {
        return self::option('coleman_order_secret');
    }

    /** The key that signs the stamps and puzzles of forms. */
    public static function formKey(): string
    {
        return self::option('coleman_form_secret');
    }

    /** The key that names the files of feeds, so that nobody guesses them. */
    public static function feedKey(): string
    {
        return self::option('coleman_feed_secret');
    }

    /** The key that signs the links of letters that tell of something; a new one makes those that were sent useless. */
    public static function watchKey(): string
    {
        return self::option('coleman_watch_secret');
    }

    /** A text that is stored and must be read again, such as a mail server's password, so that the database alone does not tell it. */
    public static function seal(string $text): string
    {
        $nonce = random_bytes(SODIUM_CRYPTO_SECRETBOX_NONCEBYTES);

        return base64_encode($nonce . sodium_crypto_secretbox($text, $nonce, self::sealKeys()[0]));
    }

    /** What was sealed; null when the site's keys in wp-config.php are others since. */
    public static function unseal(string $sealed): ?string
    {
        $bytes = base64_decode($sealed, true);
        if (false === $bytes || strlen($bytes) <= SODIUM_CRYPTO_SECRETBOX_NONCEBYTES) {
            return null;
        }
        [$nonce, $box] = [substr($bytes, 0, SODIUM_CRYPTO_SECRETBOX_NONCEBYTES), substr($bytes, SODIUM_CRYPTO_SECRETBOX_NONCEBYTES)];
        foreach (self::sealKeys() as $key) {
            $text = sodium_crypto_secretbox_open($box, $nonce, $key);
            if (false !== $text) {
                return $text;
            }
        }

        return null;
    }

    /**
     * Values of an option that are sealed, sealed anew with the key of today.
     *
     * @param string $option an array, or the value itself where $names is ['']
     * @param list<string> $names of the sealed values
     * @return array{resealed: int, unreadable: int} a value that no key reads stays as it is
     */
    public static function resealOption(string $option, array $names): array
    {
        $stored = get_option($option, []);
        $values = is_array($stored) ? $stored : ['' => $stored];
        $count = ['resealed' => 0, 'unreadable' => 0];
        foreach ($names as $name) {
            $value = $values[$name] ?? '';
            if (is_string($value) && '' !== $value) {
                $text = self::unseal($value);
                $count[null === $text ? 'unreadable' : 'resealed']++;
                $values[$name] = null === $text ? $value : self::seal($text);
            }
        }
        if ($count['resealed'] > 0) {
            update_option($option, is_array($stored) ? $values : $values['']);
        }

        return $count;
    }

    /**
     * COLEMAN_SEAL_KEY of the server, else WordPress's keys in wp-config.php; behind it the ones that may have sealed before.
     * Neither is in the database, unless wp-config.php has no keys: then WordPress keeps its own there (Site Health tells).
     *
     * @return non-empty-list<string> the first one seals
     */
    private static function sealKeys(): array
    {
        $keys = array_filter([ServerSecret::get('COLEMAN_SEAL_KEY'), ...explode(' ', ServerSecret::get('COLEMAN_SEAL_KEY_OLD')), wp_salt('secure_auth')]);

        return array_values(array_map(static fn (string $key): string => hash('sha256', 'coleman-seal' . $key, true), $keys)) ?: [hash('sha256', 'coleman-seal', true)];
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
