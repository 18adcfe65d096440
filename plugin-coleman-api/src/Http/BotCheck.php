<?php

declare(strict_types=1);

namespace Coleman\Api\Http;

use Coleman\Api\Clock;

/**
 * Tells people from programs on forms that strangers fill in, without a puzzle for anyone.
 *
 * Always: a field that people do not see, and a signed stamp that says when the form was begun. With JavaScript a
 * proof of work beside it (the widget ALTCHA). A post without stamp or proof is a browser without JavaScript: it is
 * taken, marked unverified, and limited more tightly; a wrong one is refused. Who is signed in is never asked.
 */
final readonly class BotCheck
{
    /** The field that people do not see: whatever is in it was put there by a program. */
    public const HONEYPOT = 'website';
    public const STAMP = 'form_stamp';
    public const PROOF = 'altcha';

    /** What says who sends a form, not what is in it. */
    public const FIELDS = [self::HONEYPOT, self::STAMP, self::PROOF];

    /** The dealer's `{least_seconds, hardest}`. */
    public const OPTION = 'coleman_bot_check';

    public const LEAST_SECONDS = 2;
    private const MOST_SECONDS = DAY_IN_SECONDS;

    /** The work of a proof: some 50,000 hashes, a fraction of a second on a phone. */
    public const HARDEST = 100_000;

    /**
     * @param int $leastSeconds no person fills in a form faster
     * @param int $hardest the most hashes that a proof asks for
     */
    public function __construct(
        private string $secret,
        private Clock $clock,
        private RateLimiter $limiter,
        private int $leastSeconds = self::LEAST_SECONDS,
        private int $hardest = self::HARDEST,
    ) {
    }

    /** @return array{least_seconds: int, hardest: int} what the dealer has set */
    public static function settings(): array
    {
        $option = get_option(self::OPTION, []);
        $number = static fn (string $name, int $default): int => is_array($option) && is_int($option[$name] ?? null) ? $option[$name] : $default;

        return ['least_seconds' => $number('least_seconds', self::LEAST_SECONDS), 'hardest' => max(1, $number('hardest', self::HARDEST))];
    }

    /** What says when a form was begun. */
    public function stamp(): string
    {
        $time = (string) $this->clock->now()->getTimestamp();

        return $time . '.' . $this->sign('stamp:' . $time);
    }

    /**
     * A puzzle for the browser, in ALTCHA's terms: which number makes this hash?
     *
     * @return array{algorithm: string, challenge: string, maxnumber: int, salt: string, signature: string}
     */
    public function challenge(): array
    {
        $salt = bin2hex(random_bytes(8)) . '?expires=' . ($this->clock->now()->getTimestamp() + self::MOST_SECONDS);
        $challenge = hash('sha256', $salt . random_int(1, $this->hardest));

        return [
            'algorithm' => 'SHA-256',
            'challenge' => $challenge,
            'maxnumber' => $this->hardest,
            'salt' => $salt,
            'signature' => hash_hmac('sha256', $challenge, $this->secret),
        ];
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
        $isProven = $this->isProven($text(self::PROOF));
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
        return $age <= self::MOST_SECONDS;
    }

    private function isProven(string $proof): bool
    {
        if ('' === $proof) {
            return false;
        }
        $decoded = json_decode((string) base64_decode($proof, true), true);
        $read = static fn (string $name): string => is_array($decoded) && is_scalar($decoded[$name] ?? null) ? (string) $decoded[$name] : '';
        $isOurs = hash_equals(hash_hmac('sha256', $read('challenge'), $this->secret), $read('signature'));
        $isSolved = hash_equals(hash('sha256', $read('salt') . $read('number')), $read('challenge'));
        if (!$isOurs || !$isSolved) {
            throw self::failed();
        }
        if (1 !== preg_match('/\?expires=(\d+)$/D', $read('salt'), $match) || (int) $match[1] < $this->clock->now()->getTimestamp()) {
            return false;
        }

        // A proof is good for one form.
        return $this->limiter->take('proof:' . substr($read('challenge'), 0, 64), new Limit(1, self::MOST_SECONDS));
    }

    private function sign(string $text): string
    {
        return hash_hmac('sha256', $text, $this->secret);
    }

    private static function failed(): ApiError
    {
        return new ApiError('coleman_bot_check_failed', __('We could not make sure that a person sent this. Please try again in a few seconds.', 'coleman'), 403);
    }
}
