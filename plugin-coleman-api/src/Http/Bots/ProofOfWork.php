<?php

declare(strict_types=1);

namespace Coleman\Api\Http\Bots;

use Coleman\Api\Http\BotCheck;
use Coleman\Api\Http\Limit;
use Coleman\Api\Http\RateLimiter;
use Coleman\Api\Support\Clock;

/** A puzzle for the browser, in ALTCHA's terms: which number makes this hash? No third party learns of the visitor. */
final readonly class ProofOfWork implements Verifier
{
    /**
     * @param string $secret signs the puzzles
     * @param int $hardest the most hashes that a proof asks for
     */
    public function __construct(private string $secret, private Clock $clock, private RateLimiter $limiter, private int $hardest)
    {
    }

    public function task(): array
    {
        $salt = bin2hex(random_bytes(8)) . '?expires=' . ($this->clock->now()->getTimestamp() + BotCheck::MAX_SECONDS);
        $challenge = hash('sha256', $salt . random_int(1, $this->hardest));

        return [
            'service' => Service::Altcha->value,
            'site_key' => '',
            'challenge' => [
                'algorithm' => 'SHA-256',
                'challenge' => $challenge,
                'maxnumber' => $this->hardest,
                'salt' => $salt,
                'signature' => hash_hmac('sha256', $challenge, $this->secret),
            ],
        ];
    }

    public function verify(string $proof): bool
    {
        $decoded = json_decode((string) base64_decode($proof, true), true);
        $read = static fn (string $name): string => is_array($decoded) && is_scalar($decoded[$name] ?? null) ? (string) $decoded[$name] : '';
        $isOurs = hash_equals(hash_hmac('sha256', $read('challenge'), $this->secret), $read('signature'));
        $isSolved = hash_equals(hash('sha256', $read('salt') . $read('number')), $read('challenge'));
        if (!$isOurs || !$isSolved) {
            throw BotCheck::failed();
        }
        if (1 !== preg_match('/\?expires=(\d+)$/D', $read('salt'), $match) || (int) $match[1] < $this->clock->now()->getTimestamp()) {
            return false;
        }

        // A proof is good for one form.
        return $this->limiter->take('proof:' . substr($read('challenge'), 0, 64), new Limit(1, BotCheck::MAX_SECONDS));
    }
}
