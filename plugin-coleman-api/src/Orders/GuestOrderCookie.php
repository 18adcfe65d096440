<?php

declare(strict_types=1);

namespace Coleman\Api\Orders;

use Coleman\Api\Support\Clock;

/**
 * Remembers that this browser has shown the email of a guest's order, so that no address has to carry it: a signed
 * cookie for each order. Together with the key in the link it opens the order; alone it opens nothing.
 */
final readonly class GuestOrderCookie
{
    /** The cookie ends with the browser's session, and after so many seconds in any case. */
    public const LIFE_SECONDS = DAY_IN_SECONDS;

    private const PREFIX = 'coleman_order_';

    /** One browser keeps so many, the newest: web servers refuse whoever sends too many cookies. Older orders ask for the email again. */
    private const MAX = 8;

    public function __construct(private string $secret, private Clock $clock)
    {
    }

    /** Whether this browser has shown the email of the order that this key belongs to. */
    public function opens(int $id, string $key): bool
    {
        $cookie = $_COOKIE[self::PREFIX . $id] ?? null;
        if (!is_string($cookie) || 1 !== preg_match('/^(\d{1,12})\.([0-9a-f]{64})$/D', $cookie, $match)) {
            return false;
        }

        return hash_equals($this->sign($id, $key, (int) $match[1]), $match[2]) && (int) $match[1] > $this->clock->now()->getTimestamp();
    }

    /** After the email was shown, or the order placed, in this browser. */
    public function grant(int $id, string $key): void
    {
        $until = $this->clock->now()->getTimestamp() + self::LIFE_SECONDS;
        $value = sprintf('%d.%s', $until, $this->sign($id, $key, $until));
        $_COOKIE[self::PREFIX . $id] = $value;
        self::send(self::PREFIX . $id, $value, 0);
        foreach (self::tooManyBeside(self::PREFIX . $id) as $name) {
            unset($_COOKIE[$name]);
            self::send($name, '', 1);
        }
    }

    /** @return list<string> the oldest, beyond those that are kept */
    private static function tooManyBeside(string $kept): array
    {
        $ends = [];
        foreach ($_COOKIE as $name => $value) {
            if ($kept !== $name && 1 === preg_match(sprintf('/^%s\d+$/D', self::PREFIX), (string) $name)) {
                $ends[(string) $name] = is_string($value) ? (int) $value : 0;
            }
        }
        arsort($ends);

        return array_keys(array_slice($ends, self::MAX - 1));
    }

    /** @param int $expires 0 for the end of the session, 1 to delete it */
    private static function send(string $name, string $value, int $expires): void
    {
        if (!headers_sent()) {
            setcookie($name, $value, [
                'expires' => $expires,
                'path' => '/',
                'secure' => is_ssl(),
                'httponly' => true,
                // Sent along when a mail or the payment page leads here.
                'samesite' => 'Lax',
            ]);
        }
    }

    private function sign(int $id, string $key, int $until): string
    {
        return hash_hmac('sha256', sprintf('order:%d:%s:%d', $id, $key, $until), $this->secret);
    }
}
