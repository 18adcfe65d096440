<?php

declare(strict_types=1);

namespace Coleman\Api\Customers;

use Coleman\Api\Database\DatabaseError;
use Coleman\Api\Http\Limits;
use Coleman\Api\Http\Network;
use Coleman\Api\Http\RateLimiter;

/**
 * Stops password guessing at every door that goes through wp_authenticate(), before a hash is computed.
 *
 * An early WP_Error alone would be ignored by core's own callbacks, which would hash all the same;
 * so for a limited try they are taken off. For a permitted one only the callback that fits what was
 * typed stays: core would hash a wrong password twice where the login is an e-mail address.
 */
final class SignInLimit
{
    public const CODE = 'coleman_rate_limited';

    public const UNAVAILABLE = 'coleman_try_again';

    private const CORE = ['wp_authenticate_username_password', 'wp_authenticate_email_password', 'wp_authenticate_application_password'];

    /** @var list<string> core's callbacks that are off for the try under way */
    private array $removed = [];

    public function __construct(private readonly RateLimiter $limiter)
    {
    }

    public function register(): void
    {
        add_filter('authenticate', $this->check(...), 1, 3);
        add_filter('authenticate', $this->restore(...), PHP_INT_MAX);
        add_action('wp_login', fn (string $login, \WP_User $user) => $this->forget($user), 10, 2);
    }

    public function seconds(): int
    {
        return Limits::get('login_account_network')->seconds;
    }

    private function check(mixed $user, string $login, string $password): mixed
    {
        if ('' === $login || '' === $password) {
            return $user;
        }
        try {
            $isPermitted = $this->isPermitted($login);
        } catch (DatabaseError $fault) {
            // Who cannot be counted cannot come in.
            error_log('coleman: ' . $fault->getMessage());
            $this->remove(...self::CORE);

            return new \WP_Error(self::UNAVAILABLE, __('We could not sign you in just now. Please try again in a moment.', 'coleman'));
        }
        if ($isPermitted) {
            $this->remove(false === get_user_by('email', $login) ? 'wp_authenticate_email_password' : 'wp_authenticate_username_password');

            return $user;
        }
        $this->remove(...self::CORE);

        return new \WP_Error(self::CODE, __('Too many tries. Please wait a few minutes and try again.', 'coleman'));
    }

    /** An account from here, an account from anywhere, and from here any account: each has its limit. */
    private function isPermitted(string $login): bool
    {
        $account = $this->account($login);

        return $this->limiter->take($this->pair($account), Limits::get('login_account_network'))
            && $this->limiter->take('login:' . $account, Limits::get('login_account'))
            && $this->limiter->take('login-network:' . Network::ofRequest(), Limits::get('login_network'));
    }

    private function remove(string ...$callbacks): void
    {
        foreach ($callbacks as $callback) {
            if (remove_filter('authenticate', $callback, 20)) {
                $this->removed[] = $callback;
            }
        }
    }

    /** One request may hold several tries (XML-RPC's multicall): each begins with core's callbacks in place. */
    private function restore(mixed $user): mixed
    {
        foreach ($this->removed as $callback) {
            if (is_callable($callback)) {
                add_filter('authenticate', $callback, 20, 3);
            }
        }
        $this->removed = [];

        return $user;
    }

    /** Who has signed in is not guessing. */
    private function forget(\WP_User $user): void
    {
        $this->limiter->forget($this->pair($this->account($user->user_email)));
    }

    /** One bucket for an account, whichever of its names is typed. */
    private function account(string $login): string
    {
        $login = strtolower(trim($login));
        $user = is_email($login) ? get_user_by('email', $login) : get_user_by('login', $login);

        return substr(hash('sha256', false === $user ? $login : strtolower($user->user_email)), 0, 32);
    }

    private function pair(string $account): string
    {
        return 'login:' . $account . ':' . Network::ofRequest();
    }
}
