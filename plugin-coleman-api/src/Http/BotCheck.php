<?php

declare(strict_types=1);

namespace Coleman\Api\Http;

use Coleman\Api\Http\Bots\BotSettings;
use Coleman\Api\Http\Bots\Verifier;
use Coleman\Api\Support\Clock;

/**
 * Tells people from programs on forms that strangers fill in, without a puzzle for anyone.
 *
 * Always: a field that people do not see, and a signed stamp that says when the form was begun. With JavaScript a
 * proof beside it, of work done by the browser (ALTCHA) or by a service that the dealer has chosen (Bots\Service). A
 * post without stamp or proof is a browser without JavaScript: it is taken, marked unverified, and limited more
 * tightly; a wrong one is refused. Who is signed in is never asked.
 */
final readonly class BotCheck
{
    /** The field that people do not see: whatever is in it was put there by a program. */
    public const HONEYPOT = 'website';
    public const STAMP = 'form_stamp';
    /** Whatever service is asked, its proof is sent by this name. */
    public const PROOF = 'altcha';

    /** What says who sends a form, not what is in it. */
    public const FIELDS = [self::HONEYPOT, self::STAMP, self::PROOF];

    /** So long a stamp, and a puzzle, are good for. */
    public const MAX_SECONDS = DAY_IN_SECONDS;

    /** @param int $leastSeconds no person fills in a form faster */
    public function __construct(
        private string $secret,
        private Clock $clock,
        private RateLimiter $limiter,
        private Verifier $verifier,
        private int $leastSeconds = BotSettings::DEFAULTS['least_seconds'],
    ) {
    }

    /**
     * What a form of strangers is sent with, and what its browser has to do for it.
     *
     * @return array{form_stamp: string, least_seconds: int, service: string, site_key: string, challenge: array{algorithm: string, challenge: string, maxnumber: int, salt: string, signature: string}|null} schema/form-stamp.json
     */
    public function begin(): array
    {
        $time = (string) $this->clock->now()->getTimestamp();

        return ['form_stamp' => $time . '.' . $this->sign('stamp:' . $time), 'least_seconds' => $this->leastSeconds] + $this->verifier->task();
    }

    /**
     * @param array<mixed> $fields of the form
     * @return bool whether it is known that a person's browser sent it
     * @throws ApiError 403 coleman_bot_check_failed, 429 coleman_rate_limited
     */
    public function check(array $fields): bool
    {
        if (is_user_logged_in()) {
            return true;
        }
        $text = static fn (string $name): string => is_string($fields[$name] ?? null) ? $fields[$name] : '';
        if ('' !== trim($text(self::HONEYPOT))) {
            throw self::failed();
        }
        $isStamped = $this->isStamped($text(self::STAMP));
        $isProven = '' !== $text(self::PROOF) && $this->verifier->verify($text(self::PROOF));
        if ($isStamped && $isProven) {
            return true;
        }
        $this->limiter->demand('unverified:' . Network::ofRequest(), 'unverified');

        return false;
    }

    private function isStamped(string $stamp): bool
    {
        if ('' === $stamp) {
            return false;
        }
        if (1 !== preg_match('/^(\d{1,12})\.([0-9a-f]{64})$/D', $stamp, $match) || !hash_equals($this->sign('stamp:' . $match[1]), $match[2])) {
            throw self::failed();
        }
        $age = $this->clock->now()->getTimestamp() - (int) $match[1];
        if ($age < $this->leastSeconds) {
            throw self::failed();
        }

        // Who left the form open overnight is no program.
        return $age <= self::MAX_SECONDS;
    }

    private function sign(string $text): string
    {
        return hash_hmac('sha256', $text, $this->secret);
    }

    /** The refusal of what a program sent. */
    public static function failed(): ApiError
    {
        return new ApiError('coleman_bot_check_failed', __('We couldn’t verify that you’re human. Please try again in a few seconds.', 'coleman'), 403);
    }
}
