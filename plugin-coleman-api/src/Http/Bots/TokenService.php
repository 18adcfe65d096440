<?php

declare(strict_types=1);

namespace Coleman\Api\Http\Bots;

use Coleman\Api\Http\BotCheck;

/**
 * Asks reCAPTCHA or Turnstile about the token that their script gave the visitor's browser.
 *
 * Only a token that they call wrong refuses a form. Whatever else comes back (no answer, a secret that is not theirs)
 * is trouble of ours: the form is taken unverified, and Site Health tells of it.
 */
final readonly class TokenService implements Verifier
{
    /** What went wrong last, for Site Health: a transient of a day. */
    private const TROUBLE = 'coleman_bot_check_trouble';

    /** While it is there nobody is asked: one visitor has waited in vain, the next need not. */
    private const AWAY = 'coleman_bot_check_away';

    private const TIMEOUT_SECONDS = 3;

    /** reCAPTCHA's score from 0, a program, to 1. Below it the form is taken as unverified. */
    private const MIN_SCORE = 0.5;

    /** Of the reasons to say no, those that are about the token. */
    private const WRONG = ['missing-input-response', 'invalid-input-response', 'timeout-or-duplicate'];

    public function __construct(private Service $service, private string $siteKey, private string $secret)
    {
    }

    public function task(): array
    {
        return ['service' => $this->service->value, 'site_key' => $this->siteKey, 'challenge' => null];
    }

    public function verify(string $proof): bool
    {
        if (false !== get_transient(self::AWAY)) {
            return false;
        }
        $answer = wp_remote_post($this->service->address(), [
            'timeout' => self::TIMEOUT_SECONDS,
            'redirection' => 0,
            'body' => ['secret' => $this->secret, 'response' => $proof],
        ]);
        $said = is_wp_error($answer) ? null : json_decode(wp_remote_retrieve_body($answer), true);
        if (is_wp_error($answer) || !is_array($said) || !is_bool($said['success'] ?? null)) {
            set_transient(self::AWAY, 1, MINUTE_IN_SECONDS);
            self::keep(is_wp_error($answer) ? $answer->get_error_message() : sprintf('HTTP %d', (int) wp_remote_retrieve_response_code($answer)));

            return false;
        }
        if ($said['success']) {
            return !is_numeric($said['score'] ?? null) || (float) $said['score'] >= self::MIN_SCORE;
        }
        $reasons = array_filter(is_array($said['error-codes'] ?? null) ? $said['error-codes'] : [], is_string(...));
        if ([] !== array_intersect($reasons, self::WRONG)) {
            throw BotCheck::failed();
        }
        self::keep(implode(', ', $reasons));

        return false;
    }

    /** What went wrong in the last day, as the service or the connection said it; '' for nothing. */
    public static function trouble(): string
    {
        $trouble = get_transient(self::TROUBLE);

        return is_string($trouble) ? $trouble : '';
    }

    public static function forgetTrouble(): void
    {
        delete_transient(self::TROUBLE);
        delete_transient(self::AWAY);
    }

    private static function keep(string $trouble): void
    {
        set_transient(self::TROUBLE, $trouble, DAY_IN_SECONDS);
    }
}
