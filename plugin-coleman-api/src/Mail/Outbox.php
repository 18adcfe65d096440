<?php

declare(strict_types=1);

namespace Coleman\Api\Mail;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\IdSteps;
use Coleman\Api\Database\LikePattern;
use Coleman\Api\Database\Tries;
use Coleman\Api\Privacy\Retained;
use Coleman\Api\Support\Clock;
use Coleman\Api\Support\Json;

/**
 * Mail that is sure to be sent: queued in the same transaction as what it tells of, tried again until it is gone.
 *
 * A mail that fails is tried again (Database\Tries); when it is dead, `coleman_mail_dead` is fired, and staff may send it
 * again. Every try of one mail carries the same Message-ID, so that a mail that was sent although the server seemed to
 * fail is one mail in the recipient's box.
 *
 * @phpstan-type Row array{id: int, kind: string, recipient: string, reply_to: string, payload: array<string, mixed>, about: string, message_id: string, state: string, attempts: int, next_at: string, created_at: string, sent_at: string|null}
 */
final class Outbox implements Retained
{
    public const WAITING = Tries::WAITING;
    public const SENT = Tries::SENT;
    public const DEAD = Tries::DEAD;
    /** Given up, and staff have seen it. */
    public const ASIDE = 'aside';

    /** Waiting after a try that failed: no state of a row, but what staff ask for. */
    public const FAILED = 'failed';

    private const OF_PERSON = '(recipient = %s OR reply_to = %s OR about = %s OR payload LIKE %s)';

    /** When the next mail is due, as a Unix time, 0 for never: so that a page knows without asking the table. */
    public const DUE_OPTION = 'coleman_outbox_due';

    /** So long one worker has a mail for itself; one that died gives it back by then. */
    private const LEASE_SECONDS = 120;

    /** Their payloads are long: far below MariaDB's packet limit. */
    private const MAILS_A_STATEMENT = 10;

    /** Fired when mail was queued: this request empties the outbox when its answer is sent. */
    public const QUEUED = 'coleman_mail_queued';

    /** What has caused the mails that are queued now, and how many seconds they wait; see holding(). */
    private string $step = '';
    private int $held = 0;

    private readonly Tries $tries;

    public function __construct(private readonly Connection $connection, private readonly Clock $clock)
    {
        $this->tries = new Tries($connection, $clock, '{outbox}', self::LEASE_SECONDS);
    }

    /**
     * Queues mails, in the transaction that is under way if there is one.
     *
     * A mail whose `once` was queued before is left out, and one to nobody: who ordered by phone may have no address.
     *
     * @return int how many were queued
     */
    public function queue(Mail ...$mails): int
    {
        $queued = 0;
        $mails = array_filter($mails, static fn (Mail $mail): bool => '' !== $mail->to);
        $now = $this->instant();
        $due = $this->instant($this->held);
        $step = $this->step;
        foreach (array_chunk($mails, self::MAILS_A_STATEMENT) as $some) {
            $queued += $this->connection->insertMissing('outbox', array_map(static function (Mail $mail) use ($now, $due, $step): array {
                $id = bin2hex(random_bytes(12));

                return [
                    'kind' => $mail->kind,
                    'recipient' => $mail->to,
                    'reply_to' => $mail->replyTo,
                    'payload' => Json::encode($mail->payload),
                    'about' => $mail->about,
                    'once' => '' === $mail->once ? $id : $mail->once,
                    'message_id' => $id,
                    'state' => self::WAITING,
                    'attempts' => 0,
                    'next_at' => $due,
                    'created_at' => $now,
                    'step' => $step,
                ];
            }, $some));
        }
        if ([] !== $mails) {
            do_action(self::QUEUED);
        }

        return $queued;
    }

    /**
     * Holds the mails that some work queues, so that it can still be taken back.
     *
     * @template Result
     * @param string $step names what causes them, see discard()
     * @param \Closure(): Result $work
     * @return Result
     */
    public function holding(string $step, int $seconds, \Closure $work): mixed
    {
        [$this->step, $this->held] = [$step, $seconds];
        try {
            return $work();
        } finally {
            [$this->step, $this->held] = ['', 0];
        }
    }

    /**
     * Deletes the held mails of a step about one thing, in the transaction that is under way.
     *
     * @return bool false where one of them has left, or is leaving
     */
    public function discard(string $step, string $about): bool
    {
        $this->connection->execute(
            'DELETE FROM {outbox} WHERE step = %s AND about = %s AND state = %s AND attempts = 0',
            [$step, $about, self::WAITING],
        );

        return null === $this->connection->value('SELECT id FROM {outbox} WHERE step = %s AND about = %s LIMIT 1', [$step, $about]);
    }

    /**
     * Takes the mail that is due first, for this worker alone; null when none is due.
     *
     * @return Row|null
     */
    public function take(): ?array
    {
        $now = $this->instant();
        foreach ($this->connection->rows(
            'SELECT * FROM {outbox} WHERE state = %s AND next_at <= %s AND (lease_until IS NULL OR lease_until < %s) ORDER BY next_at, id LIMIT 5',
            [self::WAITING, $now, $now],
        ) as $row) {
            if ($this->tries->take((int) $row['id'], (int) $row['attempts'])) {
                return ['attempts' => (int) $row['attempts'] + 1] + self::row($row);
            }
        }

        return null;
    }

    /**
     * Gives back a mail that was taken and not tried.
     *
     * @param int $attempts as take() told them
     */
    public function putBack(int $id, int $attempts): void
    {
        $this->tries->putBack($id, $attempts);
    }

    /** Whoever else has taken it meanwhile: it is there. */
    public function succeeded(int $id): void
    {
        $this->connection->execute(
            'UPDATE {outbox} SET state = %s, sent_at = %s, lease_until = NULL WHERE id = %d',
            [self::SENT, $this->instant(), $id],
        );
        $this->note($id, true, '');
    }

    /**
     * @param int $attempts tries so far, this one counted
     * @return bool false where the mail was sent, or taken by another worker, since: that one decides
     */
    public function failed(int $id, int $attempts, string $error): bool
    {
        $isOurs = $this->tries->failed($id, $attempts);
        // Servers name the recipient in their refusals; one who was erased meanwhile stays so.
        $isErased = !$isOurs && '' === ($this->byId($id)['recipient'] ?? '');
        $this->note($id, false, $isErased ? '' : $error);

        return $isOurs;
    }

    /**
     * Puts a mail back, whatever became of it, with all its tries before it.
     *
     * One that was emptied is not put back: nothing could be written from it.
     */
    public function sendAgain(int $id): void
    {
        $this->connection->execute(
            'UPDATE {outbox} SET state = %s, attempts = 0, next_at = %s, lease_until = NULL WHERE id = %d AND recipient <> %s',
            [self::WAITING, $this->instant(), $id, ''],
        );
        do_action(self::QUEUED);
    }

    /**
     * @param string $about '' for all
     * @param string $state a state, or FAILED; '' for all
     * @param int $before the smallest id of the page before; 0 begins
     * @return list<Row> newest first
     */
    public function list(string $about = '', string $state = '', int $before = 0, int $limit = 50): array
    {
        $conditions = [self::FAILED === $state ? 'attempts > 0' : '1 = 1'];
        $values = [];
        foreach (['about = %s' => $about, 'state = %s' => self::FAILED === $state ? self::WAITING : $state] as $condition => $value) {
            if ('' !== $value) {
                $conditions[] = $condition;
                $values[] = $value;
            }
        }
        if ($before > 0) {
            $conditions[] = 'id < %d';
            $values[] = $before;
        }

        return array_map(self::row(...), $this->connection->rows(
            sprintf('SELECT * FROM {outbox} WHERE %s ORDER BY id DESC LIMIT %%d', implode(' AND ', $conditions)),
            [...$values, $limit],
        ));
    }

    /** @return Row|null */
    public function byId(int $id): ?array
    {
        $row = $this->connection->row('SELECT * FROM {outbox} WHERE id = %d', [$id]);

        return null === $row ? null : self::row($row);
    }

    /**
     * @param list<int> $ids
     * @return array<int, list<array{tried_at: string, is_sent: bool, error: string}>> by mail
     */
    public function attempts(array $ids): array
    {
        $found = [];
        if ([] !== $ids) {
            foreach ($this->connection->rows(
                sprintf('SELECT * FROM {outbox_attempts} WHERE outbox_id IN (%s) ORDER BY id', Connection::placeholders($ids)),
                $ids,
            ) as $row) {
                $found[(int) $row['outbox_id']][] = ['tried_at' => (string) $row['tried_at'], 'is_sent' => (bool) (int) $row['is_sent'], 'error' => (string) $row['error']];
            }
        }

        return $found;
    }

    /** Writes down when the next mail is due. */
    public function remember(): void
    {
        $next = $this->connection->value(
            'SELECT MIN(CASE WHEN lease_until IS NULL OR lease_until < next_at THEN next_at ELSE lease_until END) FROM {outbox} WHERE state = %s',
            [self::WAITING],
        );
        $due = null === $next ? 0 : (new \DateTimeImmutable($next, new \DateTimeZone('UTC')))->getTimestamp();
        if (self::due() !== $due) {
            update_option(self::DUE_OPTION, $due, true);
        }
    }

    /** Whether a mail waits that is due by now, as far as was written down. */
    public static function isDue(Clock $clock): bool
    {
        $due = self::due();

        return $due > 0 && $due <= $clock->now()->getTimestamp();
    }

    private static function due(): int
    {
        // It is loaded with WordPress's other options; to ask for one that was never saved is a query at each request.
        $due = wp_load_alloptions()[self::DUE_OPTION] ?? 0;

        return is_numeric($due) ? (int) $due : 0;
    }

    /** How long the mail that is due first has waited, in seconds; 0 when none is due. */
    public function lag(): int
    {
        $first = $this->connection->value('SELECT MIN(next_at) FROM {outbox} WHERE state = %s', [self::WAITING]);

        return null === $first ? 0 : max(0, $this->clock->now()->getTimestamp() - (new \DateTimeImmutable($first, new \DateTimeZone('UTC')))->getTimestamp());
    }

    public function count(string $state): int
    {
        return (int) $this->connection->value('SELECT COUNT(*) FROM {outbox} WHERE state = %s', [$state]);
    }

    /** Staff have seen that a dead mail will not go; the alarm ends. */
    public function putAside(int $id): bool
    {
        return 1 === $this->connection->execute('UPDATE {outbox} SET state = %s WHERE id = %d AND state = %s', [self::ASIDE, $id, self::DEAD]);
    }

    /** The same for lists: stops counting one beyond what is shown, "more than 200". */
    public function countUpTo(string $state, int $most): int
    {
        return (int) $this->connection->value('SELECT COUNT(*) FROM (SELECT id FROM {outbox} WHERE state = %s LIMIT %d) few', [$state, $most + 1]);
    }

    /** Takes persons and contents out of mails that are done with; that there was a mail, and of what kind, stays. */
    public function eraseOlderThan(int $days): int
    {
        return $this->empty('created_at < %s', [$this->instant(-$days * DAY_IN_SECONDS)]);
    }

    /**
     * The same for the mails of one person: written to them, answered by them, about them, or with their address in it.
     *
     * @param string $about such as "customer:12"
     */
    public function forgetPerson(string $email, string $about): int
    {
        return $this->empty(self::OF_PERSON, self::person($email, $about));
    }

    /** The same for the mails of one thing, whoever they were written to. */
    public function forgetAbout(string $about): int
    {
        return $this->empty('about = %s', [$about]);
    }

    /**
     * @param int $after the largest id of the page before; 0 begins
     * @return list<Row> oldest first
     */
    public function ofPerson(string $email, string $about, int $after, int $limit): array
    {
        return array_map(self::row(...), $this->connection->rows(
            'SELECT * FROM {outbox} WHERE id > %d AND ' . self::OF_PERSON . ' ORDER BY id LIMIT %d',
            [$after, ...self::person($email, $about), $limit],
        ));
    }

    /** @return list<string> the values of OF_PERSON */
    private static function person(string $email, string $about): array
    {
        return [$email, $email, $about, LikePattern::holding('"' . $email . '"')];
    }

    /** @param list<string> $values */
    private function empty(string $condition, array $values): int
    {
        return (new IdSteps($this->connection, 'outbox'))->run("state <> %s AND recipient <> %s AND $condition", [self::WAITING, '', ...$values], function (array $ids, string $marks): int {
            // Servers name the recipient in their refusals. These first: a mail whose own turn does not come is found again.
            $this->connection->execute("UPDATE {outbox_attempts} SET error = %s WHERE error <> %s AND outbox_id IN ($marks)", ['', '', ...$ids]);

            return $this->connection->execute(
                "UPDATE {outbox} SET recipient = %s, reply_to = %s, payload = %s WHERE state <> %s AND id IN ($marks)",
                ['', '', '{}', self::WAITING, ...$ids],
            );
        });
    }

    private function note(int $id, bool $isSent, string $error): void
    {
        $this->connection->insert('outbox_attempts', [
            'outbox_id' => $id,
            'tried_at' => $this->instant(),
            'is_sent' => $isSent,
            'error' => mb_substr($error, 0, 500),
        ]);
    }

    /**
     * @param array<string, string|null> $row
     * @return Row
     */
    private static function row(array $row): array
    {
        /** @var array<string, mixed> $payload */
        $payload = Json::decode((string) $row['payload']);

        return [
            'id' => (int) $row['id'],
            'kind' => (string) $row['kind'],
            'recipient' => (string) $row['recipient'],
            'reply_to' => (string) $row['reply_to'],
            'payload' => $payload,
            'about' => (string) $row['about'],
            'message_id' => (string) $row['message_id'],
            'state' => (string) $row['state'],
            'attempts' => (int) $row['attempts'],
            'next_at' => (string) $row['next_at'],
            'created_at' => (string) $row['created_at'],
            'sent_at' => $row['sent_at'],
        ];
    }

    private function instant(int $seconds = 0): string
    {
        return $this->clock->now()->modify(sprintf('%+d seconds', $seconds))->format('Y-m-d H:i:s');
    }
}
