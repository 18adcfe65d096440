<?php

declare(strict_types=1);

namespace Coleman\Api\Customers;

use Coleman\Api\Http\ApiError;
use Coleman\Api\Mail\Mail;
use Coleman\Api\Mail\Outbox;
use Coleman\Api\Text;

/** New customers (specification, section 2: New Customers, Create an account). */
final readonly class Registration
{
    public const LEAST_PASSWORD = 8;

    public function __construct(private Accounts $accounts, private Outbox $outbox)
    {
    }

    /**
     * @param array<mixed> $fields email, password, first_name, last_name, company, phone
     * @return int the user's id
     * @throws ApiError 400 with fields, 409 coleman_email_exists
     */
    public function register(array $fields): int
    {
        $text = static fn (string $name): string => is_string($fields[$name] ?? null) ? trim($fields[$name]) : '';
        $password = is_string($fields['password'] ?? null) ? $fields['password'] : '';
        $email = $text('email');
        $errors = self::nameErrors($text('first_name'), $text('last_name')) + self::emailErrors($email) + self::passwordErrors($password, 'password');
        foreach (['company' => 120, 'phone' => 20] as $name => $limit) {
            if (mb_strlen($text($name)) > $limit || !Text::isClean($text($name))) {
                $errors[$name] = __('This is too long, or no text.', 'coleman');
            }
        }
        if ([] !== $errors) {
            throw ApiError::invalid($errors);
        }
        if (false !== email_exists($email)) {
            throw self::taken();
        }
        $user = wp_insert_user([
            // The login is nobody's business: customers sign in by e-mail.
            'user_login' => 'c' . bin2hex(random_bytes(8)),
            'user_nicename' => 'c' . bin2hex(random_bytes(8)),
            'user_email' => $email,
            'user_pass' => $password,
            'first_name' => $text('first_name'),
            'last_name' => $text('last_name'),
            'display_name' => $text('first_name'),
            'role' => Customers::ROLE,
        ]);
        if ($user instanceof \WP_Error) {
            throw 'existing_user_email' === $user->get_error_code() ? self::taken() : new ApiError('coleman_try_again', __('We could not save that just now. Please try again in a moment.', 'coleman'), 503);
        }
        if ('' !== $text('company') . $text('phone')) {
            $this->accounts->saveContact($user, $text('phone'), $text('company'), 0);
        }
        $this->outbox->queue(new Mail('welcome', $email, ['name' => $text('first_name'), 'url' => home_url('/customer')], sprintf('customer:%d', $user), sprintf('customer:%d:welcome', $user)));

        return $user;
    }

    /** @return array<string, string> */
    public static function nameErrors(string $first, string $last): array
    {
        $errors = [];
        foreach (['first_name' => [$first, __('First Name is required.', 'coleman')], 'last_name' => [$last, __('Last Name is required.', 'coleman')]] as $name => [$value, $sentence]) {
            if ('' === $value) {
                $errors[$name] = $sentence;
            } elseif (mb_strlen($value) > 60 || !Text::isClean($value)) {
                $errors[$name] = __('This is too long, or no text.', 'coleman');
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

    /** @return array<string, string> */
    public static function passwordErrors(string $password, string $field): array
    {
        return match (true) {
            '' === $password => [$field => __('Password is required.', 'coleman')],
            mb_strlen($password) < self::LEAST_PASSWORD => [$field => sprintf(
                /* translators: %d: number of characters */
                __('A password needs %d characters or more.', 'coleman'),
                self::LEAST_PASSWORD,
            )],
            strlen($password) > 4_096 => [$field => __('This is too long, or no text.', 'coleman')],
            default => [],
        };
    }

    public static function taken(): ApiError
    {
        $sentence = __('There is an account with this email address already. Please sign in, or ask for a new password.', 'coleman');

        return new ApiError('coleman_email_exists', $sentence, 409, ['email' => $sentence]);
    }
}
