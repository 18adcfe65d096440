<?php

declare(strict_types=1);

namespace Coleman\Api\Http\Bots;

/** Who is asked whether a form was filled in by a person. */
enum Service: string
{
    /** This site itself: the browser does a little arithmetic. */
    case Altcha = 'altcha';
    /** Google's, version 3: a score, never a puzzle. */
    case Recaptcha = 'recaptcha';
    /** Cloudflare's. */
    case Turnstile = 'turnstile';

    public function label(): string
    {
        return match ($this) {
            self::Altcha => __('This site (ALTCHA)', 'coleman'),
            self::Recaptcha => __('Google reCAPTCHA v3', 'coleman'),
            self::Turnstile => __('Cloudflare Turnstile', 'coleman'),
        };
    }

    /** Where a token is asked about; '' where nobody else is. */
    public function address(): string
    {
        return match ($this) {
            self::Altcha => '',
            self::Recaptcha => 'https://www.google.com/recaptcha/api/siteverify',
            self::Turnstile => 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
        };
    }

    /** @return list<string> where the script comes from that visitors load, with what it loads itself */
    public function scriptHosts(): array
    {
        return match ($this) {
            self::Altcha => [],
            self::Recaptcha => ['https://www.google.com', 'https://www.gstatic.com'],
            self::Turnstile => ['https://challenges.cloudflare.com'],
        };
    }
}
