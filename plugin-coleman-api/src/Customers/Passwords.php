<?php

declare(strict_types=1);

namespace Coleman\Api\Customers;

use Coleman\Api\Http\ApiError;
use Coleman\Api\Http\Limits;
use Coleman\Api\Http\RateLimiter;
use Coleman\Api\Mail\Mail;
use Coleman\Api\Mail\Outbox;
use Coleman\Api\Support\EmailHash;

/**
 * A forgotten password.
 *
 * Whoever asks is answered the same, and in the same time, whether the address is known or not: what is queued is a
 * mail to that address, and only when it is written is it looked up whether there is anything to write.
 */
final readonly class Passwords
{
    public function __construct(private Outbox $outbox, private RateLimiter $limiter, private AccountRepository $accounts)
    {
    }

    /** @throws ApiError 400 for what is no address */
    public function forgot(string $email): void
    {
        $email = trim($email);
        $errors = AccountRegistration::emailErrors($email);
        if ([] !== $errors) {
            throw ApiError::invalid($errors);
        }
        // Beyond the limit it says the same, and sends nothing.
        if ($this->limiter->take('forgot:' . EmailHash::of($email), Limits::get('password_mail'))) {
            $this->outbox->queue(new Mail('password-reset', $email, ['email' => $email], 'password'));
        }
    }

    /**
     * @param string $login and $key from the mail
     * @throws ApiError 400 with fields, 403 coleman_reset_key_invalid
     */
    public function reset(string $login, string $key, string $password): void
    {
        $user = self::userOf($login, $key);
        if (null === $user) {
            throw new ApiError('coleman_reset_key_invalid', __('This link was already used or has expired. Please request a new one.', 'coleman'), 403);
        }
        $errors = AccountRegistration::passwordErrors($password, 'password', [$user->user_email, $user->display_name]);
        if ([] !== $errors) {
            throw ApiError::invalid($errors);
        }
        // Ends every session, and makes the key worthless.
        reset_password($user, $password);
        // The key came by mail: who has it reads what is sent to that address.
        $this->accounts->confirm($user->ID);
        $this->outbox->queue(new Mail('password-changed', $user->user_email, [], sprintf('customer:%d', $user->ID)));
    }

    public static function isValid(string $login, string $key): bool
    {
        return null !== self::userOf($login, $key);
    }

    /** WordPress complains of a name of which nothing is left once it is cleaned. */
    private static function userOf(string $login, string $key): ?\WP_User
    {
        $user = '' === sanitize_user($login) ? null : check_password_reset_key($key, $login);

        return $user instanceof \WP_User ? $user : null;
    }
}
