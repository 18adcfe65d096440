<?php

declare(strict_types=1);

namespace Coleman\Api\Http;

/**
 * The network a request comes from: the address, or its /64 for IPv6, where one household has many.
 * A forwarded address is believed only from the proxies named in the constant COLEMAN_TRUSTED_PROXIES.
 */
final class Network
{
    public static function ofRequest(): string
    {
        $address = self::text('REMOTE_ADDR');
        $trusted = defined('COLEMAN_TRUSTED_PROXIES') ? (array) constant('COLEMAN_TRUSTED_PROXIES') : [];
        if (in_array($address, $trusted, true)) {
            $forwarded = array_map('trim', explode(',', self::text('HTTP_X_FORWARDED_FOR')));
            // The last address was written by our own proxy; those before it by anyone.
            $last = end($forwarded);
            if (false !== filter_var($last, FILTER_VALIDATE_IP)) {
                $address = $last;
            }
        }
        // An IPv4 visitor, as a server that listens on IPv6 alone tells of them: else all of them were one network.
        $address = preg_replace('/^::ffff:(?=\d+\.\d+\.)/i', '', $address) ?? $address;
        $packed = @inet_pton($address);
        if (false !== $packed && 16 === strlen($packed)) {
            return bin2hex(substr($packed, 0, 8)) . '/64';
        }

        return '' === $address ? 'unknown' : $address;
    }

    private static function text(string $key): string
    {
        $value = $_SERVER[$key] ?? '';

        return is_string($value) ? $value : '';
    }
}
