<?php

declare(strict_types=1);

namespace Coleman\Api\Mail;

use Coleman\Api\Database\DatabaseError;
use Coleman\Api\Database\Pauses;
use Coleman\Api\Support\Clock;

/**
 * Spares processes and the tries of mails while the mail server keeps everybody waiting: then one mail a minute is tried,
 * and all others stay due.
 */
final readonly class MailPause
{
    public const OPTION = 'coleman_mail_pause';

    private const SERVER = 'server';

    public function __construct(private Pauses $pauses, private Clock $clock)
    {
    }

    /** Whether a mail may be tried now, as far as this request knows. */
    public function mayTry(): bool
    {
        return $this->pauses->mayTry(self::SERVER);
    }

    /** With a mail in hand: false where another process has just begun the try of this minute. */
    public function claim(): bool
    {
        return $this->pauses->claim(self::SERVER);
    }

    /**
     * Makes a try and notes how long it took.
     *
     * @param \Closure(): void $try what it throws is thrown on
     * @throws MailRefused
     * @throws DatabaseError
     */
    public function watch(\Closure $try): void
    {
        $began = $this->clock->now();
        $isSent = false;
        try {
            $try();
            $isSent = true;
        } finally {
            $this->pauses->ended(self::SERVER, (float) $this->clock->now()->format('U.u') - (float) $began->format('U.u'), $isSent);
        }
    }

    /** For how long the server has kept mails waiting; null where it does not. */
    public function seconds(): ?int
    {
        $since = $this->pauses->since(self::SERVER);

        return null === $since ? null : max(0, $this->clock->now()->getTimestamp() - $since);
    }
}
