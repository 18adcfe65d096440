<?php

declare(strict_types=1);

namespace Coleman\Api\Customers;

use Coleman\Api\Http\ApiError;
use Coleman\Api\Http\Limit;
use Coleman\Api\Http\RateLimiter;
use Coleman\Api\Locations\VisitorPlace;
use Coleman\Api\Support\EmailHash;
use Coleman\Api\Support\Phone;
use Coleman\Api\Support\Text;

/** New customers: the form "Create an account". */
final readonly class AccountRegistration
{
    public const MIN_PASSWORD = 8;

    /** How long one try may hold up another of the same email, should it die. */
    private const TURN_SECONDS = 10;

    /** The user's meta that holds the hash of the key they were made with. */
    private const MADE_BY = 'coleman_registered_by';

    public function __construct(private AccountRepository $accounts, private Profiles $profiles, private VisitorPlace $place, private RateLimiter $limiter)
    {
    }

    /**
     * @param array<mixed> $fields email, password, first_name, last_name, company, phone
     * @throws ApiError 400 with fields
     */
    public function check(array $fields): void
    {
        $text = self::reader($fields);
        $errors = self::nameErrors($text('first_name'), $text('last_name'))
            + self::emailErrors($text('email'))
            + self::passwordErrors(is_string($fields['password'] ?? null) ? $fields['password'] : '', 'password', [$text('email'), $text('first_name') . ' ' . $text('last_name')]);
        foreach (['company' => 120, 'phone' => Phone::MAX_LENGTH] as $name => $limit) {
            if (mb_strlen($text($name)) > $limit || !Text::isClean($text($name))) {
                $errors[$name] = __('Enter shorter, plain text.', 'coleman');
            }
        }
        $errors += Phone::faults('phone', $text('phone'));
        if ([] !== $errors) {
            throw ApiError::invalid($errors);
        }
    }

    /**
     * @param array<mixed> $fields as for check()
     * @param string $key that the browser made for this form: sent again with it, it is answered as the first time
     * @return int the user's id
     * @throws ApiError 400 with fields, 409 coleman_email_exists, coleman_in_progress
     */
    public function register(array $fields, string $key = ''): int
    {
        $this->check($fields);
        $text = self::reader($fields);
        $email = $text('email');
        $password = is_string($fields['password'] ?? null) ? $fields['password'] : '';
        // WordPress looks whether an email is there and then writes it: of two at once only one may look.
        $turn = 'registering:' . EmailHash::of($email);
        if (!$this->limiter->take($turn, new Limit(1, self::TURN_SECONDS))) {
            throw new ApiError('coleman_in_progress', __('We’re already working on it. Please wait a moment and try again.', 'coleman'), 409);
        }
        try {
            $user = email_exists($email);
            if (false === $user) {
                return $this->write($email, $password, $text, $key);
            }
            $made = get_user_meta($user, self::MADE_BY, true);
            if ('' === $key || !is_string($made) || !hash_equals($made, hash('sha256', $key))) {
                throw self::taken();
            }
            if ([] === (new \WP_User($user))->roles) {
                $this->finish($user, $text);
            }

            return $user;
        } finally {
            $this->limiter->reset($turn);
        }
    }

    /**
     * @param array<mixed> $fields
     * @return \Closure(string): string a field, without the spaces around it
     */
    private static function reader(array $fields): \Closure
    {
        return static fn (string $name): string => is_string($fields[$name] ?? null) ? trim($fields[$name]) : '';
    }

    /** @param \Closure(string): string $text of a field */
    private function write(string $email, string $password, \Closure $text, string $key): int
    {
        $user = wp_insert_user([
            // The login is nobody's business: customers sign in by email.
            'user_login' => 'c' . bin2hex(random_bytes(8)),
            'user_nicename' => 'c' . bin2hex(random_bytes(8)),
            'user_email' => $email,
            'user_pass' => $password,
            'first_name' => $text('first_name'),
            'last_name' => $text('last_name'),
            'display_name' => $text('first_name'),
            // Given by finish(): who has no role is not confirmed, should this request die in between.
            'role' => '',
            'meta_input' => '' === $key ? [] : [self::MADE_BY => hash('sha256', $key)],
        ]);
        if ($user instanceof \WP_Error) {
            throw 'existing_user_email' === $user->get_error_code() ? self::taken() : new ApiError('coleman_try_again', __('We couldn’t save that. Please try again in a moment.', 'coleman'), 503);
        }
        $this->finish($user, $text);

        return $user;
    }

    /** @param \Closure(string): string $text of a field */
    private function finish(int $userId, \Closure $text): void
    {
        $this->accounts->leaveUnconfirmed($userId);
        // The branch that was chosen before goes along.
        $branch = $this->place->branchId();
        if ('' !== $text('company') . $text('phone') || 0 !== $branch) {
            $this->accounts->saveContact($userId, Phone::kept($text('phone')), $text('company'), $branch);
        }
        (new \WP_User($userId))->set_role(CustomerRole::ROLE);
        $this->profiles->welcome($userId);
    }

    /** @return array<string, string> */
    public static function nameErrors(string $first, string $last): array
    {
        $errors = [];
        foreach (['first_name' => [$first, __('First Name is required.', 'coleman')], 'last_name' => [$last, __('Last Name is required.', 'coleman')]] as $name => [$value, $sentence]) {
            if ('' === $value) {
                $errors[$name] = $sentence;
            } elseif (mb_strlen($value) > 60 || !Text::isClean($value)) {
                $errors[$name] = __('Enter shorter, plain text.', 'coleman');
            }
        }

        return $errors;
    }

    /** @return array<string, string> */
    public static function emailErrors(string $email): array
    {
        return match (true) {
            '' === $email => ['email' => __('Email Address is required.', 'coleman')],
            false === is_email($email) || strlen($email) > 100 => ['email' => __('Invalid email address provided.', 'coleman')],
            default => [],
        };
    }

    /**
     * @param list<string> $own names and email addresses of whose password it is
     * @return array<string, string>
     */
    public static function passwordErrors(string $password, string $field, array $own = []): array
    {
        return match (true) {
            '' === $password => [$field => __('Password is required.', 'coleman')],
            mb_strlen($password) < self::MIN_PASSWORD => [$field => sprintf(
                /* translators: %d: number of characters */
                __('Use at least %d characters for your password.', 'coleman'),
                self::MIN_PASSWORD,
            )],
            strlen($password) > 4_096 => [$field => __('Enter shorter, plain text.', 'coleman')],
            WeakPassword::is($password, $own) => [$field => __('This password is easy to guess. Use a few words that don’t belong together.', 'coleman')],
            default => [],
        };
    }

    /** @param string $field that the email was typed into */
    public static function taken(string $field = 'email'): ApiError
    {
        $sentence = __('This email address already has an account. Please sign in or reset your password.', 'coleman');

        return new ApiError('coleman_email_exists', $sentence, 409, [$field => $sentence]);
    }
}
