<?php

declare(strict_types=1);

namespace Coleman\Api\Customers;

use Coleman\Api\Http\ApiError;
use Coleman\Api\Http\BotCheck;
use Coleman\Api\Http\Idempotency;
use Coleman\Api\Http\Network;
use Coleman\Api\Http\RateLimiter;

/** A stranger becomes a customer: told from a program, counted, registered, signed in. */
final readonly class SignUp
{
    public function __construct(
        private AccountRegistration $registration,
        private SignIn $signIn,
        private BotCheck $botCheck,
        private RateLimiter $limiter,
    ) {
    }

    /**
     * @param array<mixed> $fields of Registration, `redirect`, and those of BotCheck
     * @param string $key that the browser made for this form, so that it may be sent again; '' for none
     * @return string path to go to
     * @throws ApiError 400 with fields, 403 coleman_bot_check_failed, 409 coleman_email_exists, 429 coleman_rate_limited
     */
    public function signUp(array $fields, string $key = ''): string
    {
        Idempotency::refuseMalformed($key);
        $this->botCheck->check($fields);
        // Who mistypes is not counted.
        $this->registration->check($fields);
        $this->limiter->demand('register:' . Network::ofRequest(), 'register');
        $this->registration->register($fields, $key);
        $text = static fn (string $name): string => is_string($fields[$name] ?? null) ? $fields[$name] : '';
        $this->signIn->signIn($text('email'), $text('password'));

        return SafeRedirect::path($text('redirect'));
    }
}
