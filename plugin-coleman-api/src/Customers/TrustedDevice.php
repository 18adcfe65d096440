<?php

declare(strict_types=1);

namespace Coleman\Api\Customers;

use Coleman\Api\Support\Clock;

/**
 * Which accounts have signed in on this device: a signed cookie for each, set at sign-in.
 *
 * It opens nothing. It only gives the device a count of its own where tries are counted, so that whoever guesses
 * elsewhere cannot lock the owner out. Its name does not tell which account it is for.
 */
final readonly class TrustedDevice
{
    /** A device that has not been signed in on for so long is a stranger again. */
    public const LIFE_DAYS = 365;

    private const PREFIX = 'coleman_device_';

    public function __construct(private string $secret, private Clock $clock)
    {
    }

    /** The device's own id as far as this account is concerned; null on a device the account has not signed in on. */
    public function idFor(int $userId): ?string
    {
        $cookie = $_COOKIE[$this->name($userId)] ?? null;
        if (!is_string($cookie) || 1 !== preg_match('/^([0-9a-f]{32})\.(\d{1,12})\.([0-9a-f]{32})$/D', $cookie, $match)) {
            return null;
        }
        $isOurs = hash_equals($this->sign($userId, $match[1], (int) $match[2]), $match[3]);

        return $isOurs && (int) $match[2] > $this->clock->now()->getTimestamp() ? $match[1] : null;
    }

    /** Remembers the account on this device, or for longer; the id stays, and so does what was counted under it. */
    public function remember(int $userId): void
    {
        $id = $this->idFor($userId) ?? bin2hex(random_bytes(16));
        $until = $this->clock->now()->getTimestamp() + self::LIFE_DAYS * DAY_IN_SECONDS;
        $value = sprintf('%s.%d.%s', $id, $until, $this->sign($userId, $id, $until));
        $_COOKIE[$this->name($userId)] = $value;
        if (!headers_sent()) {
            setcookie($this->name($userId), $value, [
                'expires' => $until,
                'path' => '/',
                'secure' => is_ssl(),
                'httponly' => true,
                'samesite' => 'Lax',
            ]);
        }
    }

    /**
     * Whose session has ended in this browser, as name() has it: the cookie that WordPress does not take anymore tells,
     * else the only account that has signed in here. '' where several may be meant.
     */
    public function lastName(): string
    {
        $session = wp_parse_auth_cookie('', 'logged_in');
        $user = is_array($session) ? get_user_by('login', $session['username']) : false;
        if (false !== $user) {
            return $this->name($user->ID);
        }
        $names = array_values(array_filter(array_map(strval(...), array_keys($_COOKIE)), static fn (string $name): bool => str_starts_with($name, self::PREFIX)));

        return 1 === count($names) ? $names[0] : '';
    }

    /** What an account is called on devices. It does not tell which one it is. */
    public function name(int $userId): string
    {
        return self::PREFIX . substr(hash_hmac('sha256', 'account:' . $userId, $this->secret), 0, 12);
    }

    private function sign(int $userId, string $id, int $until): string
    {
        return substr(hash_hmac('sha256', sprintf('device:%d:%s:%d', $userId, $id, $until), $this->secret), 0, 32);
    }
}
