<?php

declare(strict_types=1);

namespace Coleman\Api\SecondFactor;

/** Codes of authenticator apps: RFC 6238 with SHA-1, 30 seconds and six digits, which all apps know. */
final class Totp
{
    private const SECONDS = 30;

    private const DIGITS = 6;

    /** Steps before and after now that are taken: clocks differ, and people type. */
    private const SLACK = 1;

    private const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

    /** @return string 160 random bits in base 32, as apps want it */
    public static function newSecret(): string
    {
        $secret = '';
        foreach (str_split(random_bytes(32)) as $byte) {
            $secret .= self::ALPHABET[ord($byte) & 31];
        }

        return $secret;
    }

    /** @return int|null the step that the code is of; null for a wrong one */
    public static function step(string $secret, string $code, int $now): ?int
    {
        $code = (string) preg_replace('/\s+/', '', $code);
        $current = intdiv($now, self::SECONDS);
        $found = null;
        // All of them, so that it takes the same time for each.
        for ($step = $current - self::SLACK; $step <= $current + self::SLACK; $step++) {
            if (hash_equals(self::code($secret, $step), $code)) {
                $found = $step;
            }
        }

        return $found;
    }

    /** @param int $digits more than six are only for the examples of the RFC */
    public static function code(string $secret, int $step, int $digits = self::DIGITS): string
    {
        $hash = hash_hmac('sha1', pack('J', $step), self::bytes($secret), true);
        $offset = ord($hash[19]) & 15;
        $number = (ord($hash[$offset]) & 127) << 24 | ord($hash[$offset + 1]) << 16 | ord($hash[$offset + 2]) << 8 | ord($hash[$offset + 3]);

        return str_pad((string) ($number % 10 ** $digits), $digits, '0', STR_PAD_LEFT);
    }

    /** What an app reads from a link. */
    public static function uri(string $secret, string $account, string $site): string
    {
        return sprintf('otpauth://totp/%s:%s?secret=%s&issuer=%s', rawurlencode($site), rawurlencode($account), $secret, rawurlencode($site));
    }

    private static function bytes(string $secret): string
    {
        $bits = '';
        foreach (str_split($secret) as $letter) {
            $bits .= str_pad(decbin((int) strpos(self::ALPHABET, $letter)), 5, '0', STR_PAD_LEFT);
        }

        return implode('', array_map(static fn (string $byte): string => 8 === strlen($byte) ? chr((int) bindec($byte)) : '', str_split($bits, 8)));
    }
}
