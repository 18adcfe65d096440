<?php

declare(strict_types=1);

namespace Coleman\Api\Integrations;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\IdSteps;
use Coleman\Api\Database\Tries;
use Coleman\Api\Privacy\Retained;
use Coleman\Api\Support\Clock;

/**
 * What is sent to other systems, queued in the transaction that it tells of and tried again as mail is (Database\Tries).
 * When it is dead, staff may send it again.
 *
 * @phpstan-type Row array{id: int, webhook_id: int, event: string, event_id: string, about: string, body: string, state: string, attempts: int, next_at: string, created_at: string}
 * @phpstan-type Attempt array{tried_at: string, status: int, ms: int, answer: string, fault: string}
 */
final readonly class DeliveryRepository implements Retained
{
    public const WAITING = Tries::WAITING;
    public const SENT = Tries::SENT;
    public const DEAD = Tries::DEAD;

    /** Number of tries that a test counts as: it is not tried again. */
    public const TEST = 0;

    /** So long one worker has a delivery for itself; one that died gives it back by then. */
    private const LEASE_SECONDS = 60;

    private Tries $tries;

    public function __construct(private Connection $connection, private Clock $clock)
    {
        $this->tries = new Tries($connection, $clock, '{webhook_deliveries}', self::LEASE_SECONDS);
    }

    /**
     * @param list<int> $webhookIds
     * @param string $email of the person it tells of; '' for none
     */
    public function queue(array $webhookIds, string $event, string $eventId, string $about, string $email, string $body): void
    {
        $now = $this->instant();
        $this->connection->insertMissing('webhook_deliveries', array_map(static fn (int $webhookId): array => [
            'webhook_id' => $webhookId,
            'event' => $event,
            'event_id' => $eventId,
            'about' => $about,
            'email' => mb_strtolower($email),
            'body' => $body,
            'state' => self::WAITING,
            'next_at' => $now,
            'created_at' => $now,
        ], $webhookIds));
    }

    /**
     * Takes what is due first, for this worker alone. What is meant for an address that is paused waits.
     *
     * @param list<int> $except webhooks that did not answer a moment ago, or are spared
     * @return Row|null
     */
    public function take(array $except): ?array
    {
        $now = $this->instant();
        $others = [] === $except ? '' : sprintf(' AND d.webhook_id NOT IN (%s)', Connection::placeholders($except));
        foreach ($this->connection->rows(
            'SELECT d.* FROM {webhook_deliveries} d JOIN {webhooks} w ON w.id = d.webhook_id WHERE d.state = %s AND d.next_at <= %s AND (d.lease_until IS NULL OR d.lease_until < %s) AND w.is_paused = 0' . $others . ' ORDER BY d.next_at, d.id LIMIT 5',
            [self::WAITING, $now, $now, ...$except],
        ) as $row) {
            if ($this->tries->take((int) $row['id'], (int) $row['attempts'])) {
                return ['attempts' => (int) $row['attempts'] + 1] + self::row($row);
            }
        }

        return null;
    }

    /**
     * Gives back one that was taken and not tried.
     *
     * @param int $attempts as take() told them
     */
    public function putBack(int $id, int $attempts): void
    {
        $this->tries->putBack($id, $attempts);
    }

    /**
     * Notes what came of a try.
     *
     * @param int $attempts tries so far, this one counted; TEST
     * @return bool false where it failed, and was sent or taken by another worker since: that one decides
     */
    public function tried(int $id, int $attempts, Answer|DeliveryFailed $outcome): bool
    {
        if ($outcome instanceof Answer && $outcome->isTaken()) {
            $isOurs = true;
            $this->connection->execute(
                'UPDATE {webhook_deliveries} SET state = %s, next_at = %s, lease_until = NULL WHERE id = %d',
                [self::SENT, $this->instant(), $id],
            );
        } else {
            $isOurs = $this->tries->failed($id, $attempts);
        }
        $this->connection->insert('webhook_attempts', [
            'delivery_id' => $id,
            'tried_at' => $this->instant(),
            'status' => $outcome instanceof Answer ? $outcome->status : 0,
            'ms' => $outcome->ms,
            'answer' => $outcome instanceof Answer ? self::plain($outcome->text) : '',
            'fault' => $outcome instanceof Answer ? '' : self::plain($outcome->getMessage()),
        ]);

        return $isOurs;
    }

    /** Puts one back, whatever became of it, with all its tries before it; its body and its event id stay as they were. */
    public function sendAgain(int $id): void
    {
        $this->connection->execute(
            'UPDATE {webhook_deliveries} SET state = %s, attempts = 0, next_at = %s, lease_until = NULL WHERE id = %d AND body <> %s',
            [self::WAITING, $this->instant(), $id, ''],
        );
    }

    /**
     * @param int $webhookId 0 for all
     * @param string $state '' for all
     * @param int $before the smallest id of the page before; 0 begins
     * @return list<Row> newest first
     */
    public function list(int $webhookId, string $state, int $before, int $limit): array
    {
        $conditions = ['1 = 1'];
        $values = [];
        foreach (['webhook_id = %d' => $webhookId, 'state = %s' => $state, 'id < %d' => $before] as $condition => $value) {
            if (0 !== $value && '' !== $value) {
                $conditions[] = $condition;
                $values[] = $value;
            }
        }

        return array_map(self::row(...), $this->connection->rows(
            sprintf('SELECT * FROM {webhook_deliveries} WHERE %s ORDER BY id DESC LIMIT %%d', implode(' AND ', $conditions)),
            [...$values, $limit],
        ));
    }

    /** @return Row|null */
    public function byId(int $id): ?array
    {
        $row = $this->connection->row('SELECT * FROM {webhook_deliveries} WHERE id = %d', [$id]);

        return null === $row ? null : self::row($row);
    }

    /**
     * @param list<int> $ids
     * @return array<int, list<Attempt>> by delivery, oldest first
     */
    public function attempts(array $ids): array
    {
        $found = [];
        foreach ([] === $ids ? [] : $this->connection->rows(sprintf('SELECT * FROM {webhook_attempts} WHERE delivery_id IN (%s) ORDER BY id', Connection::placeholders($ids)), $ids) as $row) {
            $found[(int) $row['delivery_id']][] = [
                'tried_at' => (string) $row['tried_at'],
                'status' => (int) $row['status'],
                'ms' => (int) $row['ms'],
                'answer' => (string) $row['answer'],
                'fault' => (string) $row['fault'],
            ];
        }

        return $found;
    }

    /** @return array<int, array<string, int>> how many wait and how many were given up, by webhook and state */
    public function counts(): array
    {
        $counts = [];
        foreach ($this->connection->rows('SELECT webhook_id, state, COUNT(*) AS n FROM {webhook_deliveries} WHERE state <> %s GROUP BY webhook_id, state', [self::SENT]) as $row) {
            $counts[(int) $row['webhook_id']][(string) $row['state']] = (int) $row['n'];
        }

        return $counts;
    }

    public function removeOf(int $webhookId): void
    {
        $this->remove('webhook_id = %d', [$webhookId]);
    }

    /** What was sent or given up leaves, with its tries. */
    public function eraseOlderThan(int $days): int
    {
        return $this->remove('state <> %s AND created_at < %s', [self::WAITING, $this->instant(-$days * DAY_IN_SECONDS)]);
    }

    /**
     * @param int $after the largest id of the page before; 0 begins
     * @return list<Row> oldest first
     */
    public function ofPerson(string $email, int $after, int $limit): array
    {
        return array_map(self::row(...), '' === $email ? [] : $this->connection->rows(
            'SELECT * FROM {webhook_deliveries} WHERE email = %s AND id > %d ORDER BY id LIMIT %d',
            [mb_strtolower($email), $after, $limit],
        ));
    }

    /** Takes a person out of what was sent or given up; that something was told, and when, stays. */
    public function forgetPerson(string $email): int
    {
        if ('' === $email) {
            return 0;
        }

        return $this->steps()->run('email = %s AND state <> %s', [mb_strtolower($email), self::WAITING], function (array $ids, string $marks): int {
            $this->connection->execute("UPDATE {webhook_attempts} SET answer = %s WHERE answer <> %s AND delivery_id IN ($marks)", ['', '', ...$ids]);

            return $this->connection->execute("UPDATE {webhook_deliveries} SET email = %s, body = %s WHERE state <> %s AND id IN ($marks)", ['', '', self::WAITING, ...$ids]);
        });
    }

    /** @param list<string|int> $values */
    private function remove(string $condition, array $values): int
    {
        return $this->steps()->delete($condition, $values, ['webhook_attempts' => 'delivery_id']);
    }

    private function steps(): IdSteps
    {
        return new IdSteps($this->connection, 'webhook_deliveries');
    }

    /** The beginning of a text that may be anything. */
    private static function plain(string $text): string
    {
        return mb_substr((string) preg_replace('/[^\P{C}\n\t]+/u', ' ', mb_scrub($text, 'UTF-8')), 0, 500);
    }

    /**
     * @param array<string, string|null> $row
     * @return Row
     */
    private static function row(array $row): array
    {
        return [
            'id' => (int) $row['id'],
            'webhook_id' => (int) $row['webhook_id'],
            'event' => (string) $row['event'],
            'event_id' => (string) $row['event_id'],
            'about' => (string) $row['about'],
            'body' => (string) $row['body'],
            'state' => (string) $row['state'],
            'attempts' => (int) $row['attempts'],
            'next_at' => (string) $row['next_at'],
            'created_at' => (string) $row['created_at'],
        ];
    }

    private function instant(int $seconds = 0): string
    {
        return $this->clock->now()->modify(sprintf('%+d seconds', $seconds))->format('Y-m-d H:i:s');
    }
}
