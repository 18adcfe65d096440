<?php

declare(strict_types=1);

namespace Coleman\Api\Forms;

use Coleman\Api\Database\Connection;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Http\BotCheck;
use Coleman\Api\Http\Idempotency;
use Coleman\Api\Http\Network;
use Coleman\Api\Http\RateLimiter;
use Coleman\Api\Http\Reply;
use Coleman\Api\Support\EmailHash;

/**
 * Everything that stands around what people write to a desk, for the call and the form alike: no files, how often,
 * whether a person does, and that what is sent twice is one.
 */
final readonly class PublicFormGuard
{
    /** What a form is sent with that is not of the inquiry. */
    private const ABOUT_THE_FORM = ['coleman_action', 'idempotency_key'];

    /** In characters: 128 bits in hexadecimal digits, as our pages make them. */
    private const UNGUESSABLE = 32;

    public function __construct(private Idempotency $idempotency, private BotCheck $botCheck, private RateLimiter $limiter)
    {
    }

    /**
     * @template T
     * @param string $form names what is sent
     * @param array<string, mixed> $fields as they came, those of BotCheck among them
     * @param string $key names the form over its retries; '' where the body alone tells one from another
     * @param \Closure(): T $read checks the fields; who mistypes is not counted
     * @param \Closure(T): string $email that was typed
     * @param \Closure(T, bool, Connection): Reply $keep runs in a transaction; told whether it is known that a person's browser sent it
     * @throws ApiError 400 for files or a key that is none, 403 coleman_bot_check_failed, 422 coleman_idempotency_key_reused, 429 coleman_rate_limited
     */
    public function take(string $form, array $fields, string $key, \Closure $read, \Closure $email, \Closure $keep): Reply
    {
        self::refuseFiles();
        $body = array_diff_key($fields, array_flip(self::ABOUT_THE_FORM));
        $caller = self::caller($key);
        $request = $read();
        // Who only asks again for an answer that was lost is not counted, and needs no new proof.
        $stored = $this->idempotency->stored($caller, $form, $key, $body);
        if (null !== $stored) {
            return $stored;
        }
        $this->limiter->demand("forms:{$form}:" . self::caller(''), 'forms');
        $isPerson = $this->botCheck->check($body);
        if (!$isPerson) {
            $this->limiter->demand("forms_unverified:{$form}:" . self::caller(''), 'forms_unverified');
        }
        $this->limiter->demand("forms_email:{$form}:" . EmailHash::of($email($request)), 'forms_email');

        return $this->idempotency->first($caller, $form, $key, $body, static fn (Connection $connection): Reply => $keep($request, $isPerson, $connection));
    }

    /**
     * Who sends it. A key that nobody guesses names its form by itself: a phone may have changed its network between
     * two tries.
     */
    private static function caller(string $key): string
    {
        $user = get_current_user_id();

        return match (true) {
            $user > 0 => "user:{$user}",
            strlen($key) >= self::UNGUESSABLE => 'guest',
            default => 'network:' . Network::ofRequest(),
        };
    }

    private static function refuseFiles(): void
    {
        if ([] !== $_FILES) {
            throw ApiError::invalid(array_fill_keys(array_map(strval(...), array_keys($_FILES)), __('You can’t send files with this form.', 'coleman')));
        }
    }
}
