<?php

declare(strict_types=1);

namespace Coleman\Api\Mail;

use Coleman\Api\Database\DatabaseError;
use Coleman\Api\Database\Tries;
use Coleman\Api\Security\StagingGuard;
use Coleman\Api\Support\Clock;
use Coleman\Api\Support\Log;

/**
 * Empties the outbox: by WordPress's cron each minute, by `coleman work`, and after the answer of a request has been
 * sent when that request has queued a mail or one is due, so that mail leaves where cron never runs.
 *
 * @phpstan-import-type Row from Outbox
 */
final readonly class OutboxWorker
{
    /** WordPress's cron fires it each minute. */
    public const HOOK = 'coleman_outbox';

    /** @param \Closure(): list<LateLetter> $late letters that are settled when they leave */
    public function __construct(private Outbox $outbox, private EmailTemplates $templates, private Sender $sender, private MailPause $pause, private ?\Closure $late = null)
    {
    }

    /** @param \Closure(): self $worker made when there is something to send */
    public static function register(\Closure $worker, Clock $clock): void
    {
        add_action('shutdown', static function () use ($worker, $clock): void {
            if (did_action(Outbox::QUEUED) > 0 || Outbox::isDue($clock)) {
                $worker()->afterTheAnswer();
            }
        }, 100);
    }

    /**
     * @param int $limit the most mails to try
     * @param float $seconds no further mail is begun after so long
     * @return int how many were sent
     */
    public function work(int $limit, float $seconds): int
    {
        if (StagingGuard::holdsMail()) {
            return 0;
        }
        // Mail speaks the site's language, whatever that of the person whose request sends it.
        $isOther = switch_to_locale(get_locale());
        try {
            return $this->sendSome($limit, $seconds);
        } finally {
            $isOther && restore_previous_locale();
        }
    }

    private function sendSome(int $limit, float $seconds): int
    {
        $end = microtime(true) + $seconds;
        $sent = 0;
        for ($count = 0; $count < $limit && microtime(true) < $end; $count++) {
            // Only whoever has a mail makes the one try of a minute; nothing is spent on a look at an empty outbox.
            $mail = $this->pause->mayTry() ? $this->outbox->take() : null;
            if (null === $mail) {
                break;
            }
            if (!$this->pause->claim()) {
                $this->outbox->putBack($mail['id'], $mail['attempts']);
                break;
            }
            try {
                $late = array_find(null === $this->late ? [] : ($this->late)(), static fn (LateLetter $one): bool => $one->kind() === $mail['kind']);
                $payload = null === $late ? $mail['payload'] : $late->asOfNow($mail['payload']);
                if (null === $payload || !$this->send($payload, $mail)) {
                    $this->outbox->succeeded($mail['id']);
                    continue;
                }
                // Before the outbox knows: a crash in between leaves a letter that is found to have left.
                $late?->sent($payload);
                $this->outbox->succeeded($mail['id']);
                $sent++;
            } catch (DatabaseError $fault) {
                throw $fault;
            } catch (\Throwable $fault) {
                if ($this->outbox->failed($mail['id'], $mail['attempts'], $fault->getMessage()) && !isset(Tries::RETRIES[$mail['attempts'] - 1])) {
                    /** A mail that could not be sent in six tries; staff should know. */
                    do_action('coleman_mail_dead', $mail['id'], $mail['kind'], $mail['about']);
                }
            }
        }
        $this->outbox->remember();

        return $sent;
    }

    /**
     * @param array<string, mixed> $payload as it is now; `locale` is the language of the letter, `unsubscribe` see Sender
     * @param Row $mail
     * @return bool false where there turned out to be nothing to write
     */
    private function send(array $payload, array $mail): bool
    {
        $locale = is_string($payload['locale'] ?? null) ? $payload['locale'] : '';
        $isOther = '' !== $locale && switch_to_locale($locale);
        try {
            $letter = $this->templates->write($mail['kind'], $payload);
            if (null === $letter) {
                return false;
            }
            $signature = EmailFooter::text();
            $text = EmailText::render($letter, $signature);
            $html = EmailHtml::render($letter, get_bloginfo('name'), $signature, get_bloginfo('language'));
            $unsubscribe = is_string($payload['unsubscribe'] ?? null) ? $payload['unsubscribe'] : '';
            $this->pause->watch(fn () => $this->sender->send($mail['recipient'], $mail['reply_to'], $mail['message_id'], $letter->subject, $text, $html, $unsubscribe));

            return true;
        } finally {
            $isOther && restore_previous_locale();
        }
    }

    private function afterTheAnswer(): void
    {
        try {
            if (function_exists('fastcgi_finish_request')) {
                fastcgi_finish_request();
                $this->work(20, 20.0);
            } else {
                // Here the visitor waits: no more than a breath.
                $this->work(5, 2.0);
            }
        } catch (DatabaseError $fault) {
            Log::error('the outbox could not be emptied: ' . $fault->getMessage());
        }
    }
}
