<?php

declare(strict_types=1);

namespace Coleman\Api\Customers;

use Coleman\Api\Database\DatabaseError;
use Coleman\Api\Http\Limits;
use Coleman\Api\Http\Network;
use Coleman\Api\Http\RateLimiter;
use Coleman\Api\Support\EmailHash;

/**
 * Counts tries to sign in, whichever door they come through.
 *
 * An account from one network, an account from anywhere, and one network through any account: each has its limit. A
 * device that has signed in to the account before has a count of its own instead, which guessing elsewhere cannot
 * use up. What was right was no guess, and is not counted.
 */
final class SignInCounter
{
    /** @var list<string> what the try under way was counted in */
    private array $counted = [];

    public function __construct(private readonly RateLimiter $limiter, private readonly TrustedDevice $devices)
    {
    }

    /**
     * Counts a try; false when it is one too many.
     *
     * @param string $login as typed: name or email address
     * @throws DatabaseError when it could not be counted
     */
    public function take(string $login): bool
    {
        $user = self::userOf($login);
        $this->counted = [];
        $device = false === $user ? null : $this->devices->idFor($user->ID);
        if (null !== $device) {
            return $this->count('login-device:' . $device, 'login_device');
        }
        $account = self::account($user, $login);

        return $this->count(self::pair($account), 'login_account_network')
            && $this->count('login:' . $account, 'login_account')
            && $this->count('login-network:' . Network::ofRequest(), 'login_network');
    }

    /** The try was right. */
    public function refund(): void
    {
        foreach ($this->counted as $bucket) {
            $this->limiter->refund($bucket);
        }
        $this->counted = [];
    }

    /** Somebody has signed in: from here, they begin anew; and from now on the device is known. */
    public function welcome(\WP_User $user): void
    {
        $this->counted = [];
        $device = $this->devices->idFor($user->ID);
        $this->limiter->reset(null === $device ? self::pair(self::account($user, $user->user_email)) : 'login-device:' . $device);
        $this->devices->remember($user->ID);
    }

    private function count(string $bucket, string $limit): bool
    {
        $isPermitted = $this->limiter->take($bucket, Limits::get($limit));
        if ($isPermitted) {
            $this->counted[] = $bucket;
        }

        return $isPermitted;
    }

    private static function userOf(string $login): \WP_User|false
    {
        $login = trim($login);

        return is_email($login) ? get_user_by('email', $login) : get_user_by('login', $login);
    }

    /** One bucket for an account, whichever of its names is typed. */
    private static function account(\WP_User|false $user, string $login): string
    {
        return EmailHash::of(false === $user ? $login : $user->user_email);
    }

    private static function pair(string $account): string
    {
        return 'login:' . $account . ':' . Network::ofRequest();
    }
}
