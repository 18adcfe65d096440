<?php

declare(strict_types=1);

namespace Coleman\Api\Customers;

use Coleman\Api\Http\Limits;
use Coleman\Api\Http\Network;
use Coleman\Api\Http\RateLimiter;

/**
 * Stops password guessing at every door that goes through wp_authenticate(), before a hash is computed.
 *
 * An early WP_Error alone would be ignored by core's own callbacks, which would hash all the same;
 * so for a limited request they are taken off.
 */
final readonly class SignInLimit
{
    public const CODE = 'coleman_rate_limited';

    public function __construct(private RateLimiter $limiter)
    {
    }

    public function register(): void
    {
        add_filter('authenticate', $this->check(...), 1, 3);
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
        $account = $this->account($login);
        if (
            $this->limiter->take($this->pair($account), Limits::get('login_account_network'))
            && $this->limiter->take('login:' . $account, Limits::get('login_account'))
        ) {
            return $user;
        }
        remove_filter('authenticate', 'wp_authenticate_username_password', 20);
        remove_filter('authenticate', 'wp_authenticate_email_password', 20);
        remove_filter('authenticate', 'wp_authenticate_application_password', 20);

        return new \WP_Error(self::CODE, __('Too many tries. Please wait a few minutes and try again.', 'coleman'));
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
        return 'login:' . $account . ':' . Network::of($_SERVER);
    }
}
