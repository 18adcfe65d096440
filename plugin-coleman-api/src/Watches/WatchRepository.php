<?php

declare(strict_types=1);

namespace Coleman\Api\Watches;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\IdSteps;
use Coleman\Api\Support\Clock;
use Coleman\Api\Support\DealerTime;

/** The tables `watchers`, `watches` and `watch_told`: who is told of what. */
final readonly class WatchRepository
{
    /** A letter that has not left by then never will: the outbox has given it up. */
    private const LOST_HOURS = 48;

    /** So long a watch that was answered is kept, so that asking again finds it. */
    private const ENDED_DAYS = 30;

    public function __construct(private Connection $connection, private Clock $clock)
    {
    }

    /** The one of an address, made where there is none. */
    public function obtain(string $email, string $locale): Watcher
    {
        $this->connection->insertMissing('watchers', [[
            'email' => $email,
            'secret' => bin2hex(random_bytes(16)),
            'locale' => $locale,
            'created_at' => $this->instant(),
        ]]);
        // Whoever asks at the same time waits here, so that the count of watches is right.
        $this->connection->execute('UPDATE {watchers} SET version = version + 1, locale = %s WHERE email = %s', [$locale, $email]);

        return $this->watcher('email = %s', $email) ?? throw new \LogicException('A row that was written is gone.');
    }

    public function byId(int $id): ?Watcher
    {
        return $this->watcher('id = %d', $id);
    }

    public function byEmail(string $email): ?Watcher
    {
        return $this->watcher('email = %s', $email);
    }

    /** @return list<Watch> of an address, those that wait to be confirmed and those that are told; the newest first */
    public function ofWatcher(int $watcherId): array
    {
        return array_map(Watch::stored(...), $this->connection->rows(
            'SELECT * FROM {watches} WHERE watcher_id = %d AND ended_at IS NULL AND (confirmed_at IS NOT NULL OR created_at > %s) ORDER BY id DESC',
            [$watcherId, $this->instant(-WatchSettings::UNCONFIRMED_DAYS * DAY_IN_SECONDS)],
        ));
    }

    /**
     * Begins a watch, or goes on with one of the same subject.
     *
     * @return bool false where the address has as many as it may
     */
    public function add(Watcher $watcher, WatchSubject $subject, bool $isConfirmed): bool
    {
        $watches = $this->ofWatcher($watcher->id);
        $now = $this->instant();
        $key = $subject->key();
        $row = $this->connection->row('SELECT * FROM {watches} WHERE watcher_id = %d AND subject_key = %s', [$watcher->id, $key]);
        $kept = null === $row ? null : Watch::stored($row);
        $isLive = null !== $kept && array_any($watches, static fn (Watch $one): bool => $one->id === $kept->id);
        if ($isLive && $kept->isConfirmed) {
            return true;
        }
        if (!$isLive && count($watches) >= WatchSettings::MOST_WATCHES) {
            return false;
        }
        if (null !== $kept) {
            $this->connection->execute('DELETE FROM {watches} WHERE id = %d', [$kept->id]);
            $this->connection->execute('DELETE FROM {watch_told} WHERE watch_id = %d', [$kept->id]);
        }
        $this->connection->insert('watches', [
            'watcher_id' => $watcher->id,
            'kind' => $subject->kind->value,
            'thing' => $subject->thing,
            'thing_id' => $subject->id,
            'filter' => $subject->filter,
            'subject_key' => $key,
            'title' => mb_substr($subject->title, 0, 250),
            'price_cents' => $subject->priceCents,
            'created_at' => $now,
            'confirmed_at' => $isConfirmed ? $now : null,
        ]);

        return true;
    }

    /** @return int how many watches of an address are told from now on that were not */
    public function confirm(int $watcherId): int
    {
        return $this->connection->execute(
            'UPDATE {watches} SET confirmed_at = %s WHERE watcher_id = %d AND confirmed_at IS NULL AND created_at > %s',
            [$this->instant(), $watcherId, $this->instant(-WatchSettings::UNCONFIRMED_DAYS * DAY_IN_SECONDS)],
        );
    }

    /** @param int $watchId one of the address's; 0 for all */
    public function stop(int $watcherId, int $watchId = 0): int
    {
        return 0 === $watchId
            ? $this->drop('watcher_id = %d', [$watcherId])
            : $this->drop('watcher_id = %d AND id = %d', [$watcherId, $watchId]);
    }

    /**
     * What may be told now: confirmed, not ended, of addresses that have had no letter today and have none on its way.
     *
     * @param int $after the largest watcher of the page before; 0 begins
     * @return array<int, non-empty-list<Watch>> by watcher
     */
    public function due(int $after, int $limit): array
    {
        $watchers = array_map(static fn (array $row): int => (int) $row['id'], $this->connection->rows(
            'SELECT w.id FROM {watchers} w WHERE w.id > %d AND ' . self::FREE . ' AND EXISTS (SELECT 1 FROM {watches} a WHERE a.watcher_id = w.id AND a.confirmed_at IS NOT NULL AND a.ended_at IS NULL) ORDER BY w.id LIMIT %d',
            [$after, ...$this->free(), $limit],
        ));
        $due = [];
        foreach ([] === $watchers ? [] : $this->connection->rows(
            sprintf('SELECT * FROM {watches} WHERE watcher_id IN (%s) AND confirmed_at IS NOT NULL AND ended_at IS NULL ORDER BY watcher_id, id', Connection::placeholders($watchers)),
            $watchers,
        ) as $row) {
            $due[(int) $row['watcher_id']][] = Watch::stored($row);
        }

        return $due;
    }

    /** An address whose last letter has left, and not today. */
    private const FREE = '(w.letter = %s OR w.letter_at < %s) AND (w.sent_day IS NULL OR w.sent_day <> %s)';

    /** @return list<string> the values of FREE */
    private function free(): array
    {
        return ['', $this->instant(-self::LOST_HOURS * HOUR_IN_SECONDS), DealerTime::today($this->clock)];
    }

    /**
     * Puts watches into a letter.
     *
     * @param non-empty-list<int> $watchIds
     * @return bool false where another letter was quicker, or has left today
     */
    public function begin(int $watcherId, string $letter, array $watchIds): bool
    {
        // UPDATE knows no alias on both engines.
        if (1 !== $this->connection->execute(
            'UPDATE {watchers} SET letter = %s, letter_at = %s, version = version + 1 WHERE id = %d AND ' . str_replace('w.', '', self::FREE),
            [$letter, $this->instant(), $watcherId, ...$this->free()],
        )) {
            return false;
        }
        $this->connection->execute("UPDATE {watches} SET letter = '' WHERE watcher_id = %d AND letter <> ''", [$watcherId]);
        $this->connection->execute(
            sprintf('UPDATE {watches} SET letter = %%s WHERE watcher_id = %%d AND id IN (%s)', Connection::placeholders($watchIds)),
            [$letter, $watcherId, ...$watchIds],
        );

        return true;
    }

    /** @return list<Watch> what a letter on its way may still tell */
    public function inLetter(int $watcherId, string $letter): array
    {
        return array_map(Watch::stored(...), $this->connection->rows(
            'SELECT * FROM {watches} WHERE watcher_id = %d AND letter = %s AND confirmed_at IS NOT NULL AND ended_at IS NULL ORDER BY id',
            [$watcherId, $letter],
        ));
    }

    /** Nothing of a letter was so any more: it is not sent, and the next may go out. */
    public function cancel(int $watcherId, string $letter): void
    {
        $this->connection->execute('UPDATE {watchers} SET letter = %s, version = version + 1 WHERE id = %d AND letter = %s', ['', $watcherId, $letter]);
        $this->connection->execute('UPDATE {watches} SET letter = %s WHERE watcher_id = %d AND letter = %s', ['', $watcherId, $letter]);
    }

    /**
     * A letter has left.
     *
     * @param list<int> $ended watches that were told what they waited for
     * @param array<int, int> $prices cents that were told, by watch
     * @param array<int, list<int>> $machines that were told of, by watch
     */
    public function sent(int $watcherId, string $letter, array $ended, array $prices, array $machines): void
    {
        $now = $this->instant();
        $told = [...$ended, ...array_keys($prices), ...array_keys($machines)];
        $this->connection->execute(
            'UPDATE {watchers} SET letter = %s, sent_day = %s, version = version + 1 WHERE id = %d AND letter = %s',
            ['', DealerTime::today($this->clock), $watcherId, $letter],
        );
        if ([] !== $told) {
            $this->connection->execute(
                sprintf('UPDATE {watches} SET last_sent_at = %%s WHERE watcher_id = %%d AND id IN (%s)', Connection::placeholders($told)),
                [$now, $watcherId, ...$told],
            );
        }
        foreach ($ended as $id) {
            $this->connection->execute('UPDATE {watches} SET ended_at = %s WHERE id = %d', [$now, $id]);
        }
        foreach ($prices as $id => $cents) {
            $this->connection->execute('UPDATE {watches} SET price_cents = %d WHERE id = %d', [$cents, $id]);
        }
        foreach ($machines as $id => $some) {
            $this->connection->insertMissing('watch_told', array_map(static fn (int $machine): array => ['watch_id' => $id, 'machine_id' => $machine], $some));
        }
        $this->connection->execute('UPDATE {watches} SET letter = %s WHERE watcher_id = %d AND letter = %s', ['', $watcherId, $letter]);
    }

    /**
     * @param list<int> $watchIds
     * @return array<int, array<int, true>> machines that each was told of, by watch
     */
    public function told(array $watchIds): array
    {
        $told = [];
        foreach ([] === $watchIds ? [] : $this->connection->rows(
            sprintf('SELECT watch_id, machine_id FROM {watch_told} WHERE watch_id IN (%s)', Connection::placeholders($watchIds)),
            $watchIds,
        ) as $row) {
            $told[(int) $row['watch_id']][(int) $row['machine_id']] = true;
        }

        return $told;
    }

    /** Forgets what was never confirmed, was told long ago, or has gone on for a year, and addresses without any. */
    public function purgeExpired(): void
    {
        $now = $this->clock->now();
        $this->drop('confirmed_at IS NULL AND created_at <= %s', [$this->instant(-WatchSettings::UNCONFIRMED_DAYS * DAY_IN_SECONDS)]);
        $this->drop('ended_at <= %s', [$this->instant(-self::ENDED_DAYS * DAY_IN_SECONDS)]);
        $this->drop('created_at <= %s', [$now->modify(sprintf('-%d months', WatchSettings::MONTHS))->format('Y-m-d H:i:s')]);
        // Not those that had a letter today: a second would not be known for one.
        $this->connection->execute(
            'DELETE FROM {watchers} WHERE (sent_day IS NULL OR sent_day <> %s) AND NOT EXISTS (SELECT 1 FROM {watches} a WHERE a.watcher_id = {watchers}.id)',
            [DealerTime::today($this->clock)],
        );
    }

    /** @return bool whether there was anything of this address */
    public function forget(string $email): bool
    {
        $watcher = $this->byEmail($email);
        if (null === $watcher) {
            return false;
        }
        $this->stop($watcher->id);
        $this->connection->execute('DELETE FROM {watchers} WHERE id = %d', [$watcher->id]);

        return true;
    }

    /**
     * @param list<string|int> $values
     * @return int how many watches
     */
    private function drop(string $condition, array $values): int
    {
        return (new IdSteps($this->connection, 'watches'))->delete($condition, $values, ['watch_told' => 'watch_id']);
    }

    private function watcher(string $condition, string|int $value): ?Watcher
    {
        $row = $this->connection->row('SELECT * FROM {watchers} WHERE ' . $condition, [$value]);

        return null === $row ? null : Watcher::stored($row);
    }

    private function instant(int $seconds = 0): string
    {
        return $this->clock->now()->modify(sprintf('%+d seconds', $seconds))->setTimezone(new \DateTimeZone('UTC'))->format('Y-m-d H:i:s');
    }
}
