<?php

declare(strict_types=1);

namespace Coleman\Api\Orders;

use Coleman\Api\Clock;

/**
 * Remembers that this browser has shown the email of a guest's order, so that no address has to carry it: a signed
 * cookie for each order. Together with the key in the link it opens the order; alone it opens nothing.
 */
final readonly class GuestOrderCookie
{
    /** The cookie ends with the browser's session, and after so many seconds in any case. */
    public const LIFE_SECONDS = DAY_IN_SECONDS;

    private const PREFIX = 'coleman_order_';

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
    public function grant(Order $order): void
    {
        $until = $this->clock->now()->getTimestamp() + self::LIFE_SECONDS;
        $value = sprintf('%d.%s', $until, $this->sign($order->id, $order->key, $until));
        $_COOKIE[self::PREFIX . $order->id] = $value;
        if (!headers_sent()) {
            setcookie(self::PREFIX . $order->id, $value, [
                'expires' => 0,
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
