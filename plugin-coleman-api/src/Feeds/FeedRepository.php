<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds;

use Coleman\Api\Database\Connection;
use Coleman\Api\Support\Clock;
use Coleman\Api\Support\Json;
use Coleman\Api\Support\Node;

/** Feeds and their runs, and whose turn it is to work on one. */
final readonly class FeedRepository
{
    /** Who has not been heard of for so many seconds is taken for dead, where LEASE in wp-config.php says nothing else. */
    private const SILENCE = 120;

    private const LEASE = 'COLEMAN_FEED_LEASE';

    private const RUNS = 'SELECT r.*, f.name, f.kind, f.is_full, f.mapping, f.constants, f.removal, f.expected_hours, f.frozen_at, f.silent_at, f.same_at, f.options FROM {feed_runs} r JOIN {feeds} f ON f.id = r.feed_id';

    public function __construct(private Connection $connection, private Clock $clock)
    {
    }

    public function named(string $name): ?Feed
    {
        return self::feed($this->connection->row('SELECT * FROM {feeds} WHERE name = %s', [$name]));
    }

    /** @return list<Feed> */
    public function feeds(): array
    {
        return array_values(array_filter(array_map(self::feed(...), $this->connection->rows('SELECT * FROM {feeds} ORDER BY name'))));
    }

    /**
     * Makes a feed, or gives the one of this name what is new about it.
     *
     * @param array<string, string> $mapping
     * @param array<string, string> $constants
     * @param Removal|null $removal null as it has been, a new feed: as is usual for its kind
     * @param FeedOptions|null $options null as they have been
     */
    public function put(string $name, string $kind, bool $isFull, array $mapping, array $constants, ?Removal $removal = null, ?FeedOptions $options = null): Feed
    {
        $known = $this->named($name);
        $removal ??= $known->removal ?? Removal::ofKind($kind);
        $options ??= $known->options ?? new FeedOptions();
        if (null === $known) {
            $id = $this->connection->insert('feeds', ['name' => $name, 'kind' => $kind, 'is_full' => $isFull, 'mapping' => Json::encode((object) $mapping), 'constants' => Json::encode((object) $constants), 'removal' => self::stored($removal, $kind), 'options' => Json::encode($options->toArray()), 'created_at' => $this->now()]);

            return new Feed($id, $name, $kind, $isFull, $mapping, $constants, $removal, options: $options);
        }
        $this->connection->execute('UPDATE {feeds} SET is_full = %d, mapping = %s, constants = %s, removal = %s, options = %s WHERE id = %d', [$isFull, Json::encode((object) $mapping), Json::encode((object) $constants), self::stored($removal, $known->kind), Json::encode($options->toArray()), $known->id]);

        return $known->with(['isFull' => $isFull, 'mapping' => $mapping, 'constants' => $constants, 'removal' => $removal, 'options' => $options]);
    }

    /** Writes how a feed is watched: removal, how often it is expected, whether it is frozen, what was told of it. */
    public function watch(Feed $feed): Feed
    {
        $moment = static fn (string $utc): ?string => '' === $utc ? null : $utc;
        $this->connection->execute(
            'UPDATE {feeds} SET removal = %s, expected_hours = %d, frozen_at = %s, silent_at = %s, same_at = %s WHERE id = %d',
            [self::stored($feed->removal, $feed->kind), $feed->expectedHours, $moment($feed->frozenAt), $moment($feed->silentAt), $moment($feed->sameAt), $feed->id],
        );

        return $feed;
    }

    /** What is usual for a kind is kept as '', and follows what later versions take for usual. */
    private static function stored(Removal $removal, string $kind): string
    {
        return $removal === Removal::ofKind($kind) ? '' : $removal->value;
    }

    public function start(NewRun $new): FeedRun
    {
        $id = $this->connection->insert('feed_runs', [
            'feed_id' => $new->feed->id,
            'state' => $new->state->value,
            'source_name' => mb_substr($new->sourceName, 0, 200),
            'is_dry' => $new->isDry,
            'is_forced' => $new->isForced,
            'records' => 0,
            'progress' => 0,
            'snapshot_bytes' => $new->snapshotBytes,
            'faults_bytes' => 0,
            'counts' => '{}',
            'samples' => '{}',
            'about' => Json::encode((object) $new->about),
            'message' => '',
            'undoes' => $new->undoes,
            'started_by' => $new->userId,
            'created_at' => $this->now(),
            'moved_at' => $this->now(),
        ]);

        return $this->run($id) ?? throw new \LogicException('A run that was just written is there.');
    }

    public function run(int $id): ?FeedRun
    {
        return $this->present($this->connection->row(self::RUNS . ' WHERE r.id = %d', [$id]));
    }

    /**
     * @param int $before only older ones than this; 0 begins with the newest
     * @return list<FeedRun> newest first
     */
    public function runs(int $limit, int $feedId = 0, int $before = 0): array
    {
        $where = array_filter(['r.feed_id = %d' => $feedId, 'r.id < %d' => $before]);

        return $this->presentAll(
            self::RUNS . ([] === $where ? '' : ' WHERE ' . implode(' AND ', array_keys($where))) . ' ORDER BY r.id DESC LIMIT %d',
            [...array_values($where), $limit],
        );
    }

    /** @return array<int, FeedRun> the last run of each feed, by feed */
    public function lastRuns(): array
    {
        return array_column(array_map(
            static fn (FeedRun $run): array => [$run->feed->id, $run],
            $this->presentAll(self::RUNS . ' WHERE r.id IN (SELECT MAX(id) FROM {feed_runs} GROUP BY feed_id)'),
        ), 1, 0);
    }

    /** @return list<FeedRun> that wait for somebody, or have failed, and began before a moment (UTC, Y-m-d H:i:s) */
    public function waitingSince(string $before): array
    {
        return $this->presentAll(
            self::RUNS . ' WHERE r.state IN (%s, %s, %s) AND r.created_at < %s ORDER BY r.id LIMIT 200',
            [RunState::Receiving->value, RunState::Compared->value, RunState::Failed->value, $before],
        );
    }

    /** Waits for whoever decides about a run of this feed, and lets others wait. The first statement of a transaction. */
    public function takeDecision(int $feedId): void
    {
        $this->connection->execute('UPDATE {feeds} SET kind = kind WHERE id = %d', [$feedId]);
    }

    /** Whether a run of this feed other than this one is under way. */
    public function isBusy(int $feedId, int $except = 0): bool
    {
        return null !== $this->connection->value(
            sprintf('SELECT id FROM {feed_runs} WHERE feed_id = %%d AND id <> %%d AND state IN (%s) LIMIT 1', Connection::placeholders(RunState::underWay(), '%s')),
            [$feedId, $except, ...RunState::underWay()],
        );
    }

    /** Whether a later run of its feed has been taken in, or begun to be. */
    public function isOutdated(FeedRun $run): bool
    {
        return null !== $this->connection->value(
            'SELECT id FROM {feed_runs} WHERE feed_id = %d AND id > %d AND undoes = 0 AND state IN (%s, %s, %s, %s) LIMIT 1',
            [$run->feed->id, $run->id, RunState::Applying->value, RunState::Vanishing->value, RunState::Indexing->value, RunState::Applied->value],
        );
    }

    /**
     * Lets a run go on to another state, if it is still as it was read: of two who decide one does. Where the state stays,
     * `about` says what makes the difference. In a transaction where there is any.
     *
     * @param array<string, int> $about to note about it
     */
    public function move(FeedRun $run, RunState $to, array $about = []): bool
    {
        if ([] === $about) {
            return 1 === $this->connection->execute('UPDATE {feed_runs} SET state = %s WHERE id = %d AND state = %s', [$to->value, $run->id, $run->state->value]);
        }
        $stored = (string) $this->connection->value('SELECT about FROM {feed_runs} WHERE id = %d', [$run->id]);
        $now = Json::decode($stored);
        foreach (array_keys($about) as $name) {
            if (($now[$name] ?? null) !== ($run->about[$name] ?? null)) {
                return false;
            }
        }

        return 1 === $this->connection->execute(
            'UPDATE {feed_runs} SET state = %s, about = %s WHERE id = %d AND state = %s AND about = %s',
            [$to->value, Json::encode((object) ($about + $now)), $run->id, $run->state->value, $stored],
        );
    }

    /** @return list<FeedRun> that somebody has to go on with, oldest first */
    public function underWay(): array
    {
        $states = RunState::underWay();

        return $this->presentAll(self::RUNS . sprintf(' WHERE r.state IN (%s) ORDER BY r.id', Connection::placeholders($states, '%s')), $states);
    }

    /**
     * The run that has not moved for longest.
     *
     * @param non-empty-list<string> $states one of which it is in
     * @param int $seconds that it has stood there at least
     */
    public function standing(array $states, int $seconds): ?FeedRun
    {
        return $this->present($this->connection->row(
            self::RUNS . sprintf(' WHERE r.state IN (%s) AND r.moved_at < %%s ORDER BY r.moved_at, r.id LIMIT 1', Connection::placeholders($states, '%s')),
            [...$states, $this->ago($seconds)],
        ));
    }

    /**
     * Runs of the very same file that came shortly before: such a file says nothing new about what is missing.
     *
     * @return list<int>
     */
    public function sameFileShortlyBefore(FeedRun $run, int $hours): array
    {
        $since = (new \DateTimeImmutable($run->createdAt . ' UTC'))->modify(sprintf('-%d hours', $hours))->format('Y-m-d H:i:s');

        return '' === $run->sourceHash ? [] : self::ids($this->connection->rows(
            'SELECT id FROM {feed_runs} WHERE feed_id = %d AND id < %d AND source_hash = %s AND created_at > %s',
            [$run->feed->id, $run->id, $run->sourceHash, $since],
        ));
    }

    /** When the last file of a feed came, that was no trial; '' where none has. */
    public function lastArrival(int $feedId): string
    {
        return (string) $this->connection->value('SELECT MAX(created_at) FROM {feed_runs} WHERE feed_id = %d AND undoes = 0 AND is_dry = 0 AND state <> %s', [$feedId, RunState::Receiving->value]);
    }

    /** @return string|null since when every file of a feed is the very same one; null where the last two differ, or there are no two */
    public function sameFileSince(int $feedId): ?string
    {
        $runs = $this->connection->rows(
            "SELECT source_hash, created_at FROM {feed_runs} WHERE feed_id = %d AND undoes = 0 AND is_dry = 0 AND source_hash <> '' ORDER BY id DESC LIMIT 200",
            [$feedId],
        );
        $since = null;
        foreach ($runs as $index => $run) {
            if ($run['source_hash'] !== $runs[0]['source_hash']) {
                break;
            }
            $since = 0 === $index ? null : (string) $run['created_at'];
        }

        return $since;
    }

    /** How many runs are held. */
    public function heldRuns(): int
    {
        return (int) $this->connection->value('SELECT COUNT(*) FROM {feed_runs} WHERE state = %s', [RunState::Held->value]);
    }

    /** Notes that another run has put back what this one had changed. */
    public function turnUndone(int $runId): void
    {
        $this->connection->execute('UPDATE {feed_runs} SET state = %s WHERE id = %d AND state = %s', [RunState::Undone->value, $runId, RunState::Applied->value]);
    }

    /** Notes that what a run had changed was not put back after all. */
    public function turnApplied(int $runId): void
    {
        $this->connection->execute('UPDATE {feed_runs} SET state = %s WHERE id = %d AND state = %s', [RunState::Applied->value, $runId, RunState::Undone->value]);
    }

    /** Notes why a run does not move; it stays where it is. */
    public function note(int $runId, string $message): void
    {
        $this->connection->execute('UPDATE {feed_runs} SET message = %s WHERE id = %d', [$message, $runId]);
    }

    /** The run of the feed that was applied last before another. */
    public function appliedBefore(FeedRun $run): ?FeedRun
    {
        return $this->present($this->connection->row(
            self::RUNS . ' WHERE r.feed_id = %d AND r.state = %s AND r.undoes = 0 AND r.id < %d ORDER BY r.id DESC LIMIT 1',
            [$run->feed->id, RunState::Applied->value, $run->id],
        ));
    }

    /** @return list<int> ids of the last runs of a feed that were applied, newest first */
    public function lastApplied(int $feedId, int $limit): array
    {
        return self::ids($this->connection->rows('SELECT id FROM {feed_runs} WHERE feed_id = %d AND state = %s AND undoes = 0 ORDER BY id DESC LIMIT %d', [$feedId, RunState::Applied->value, $limit]));
    }

    /** @return array<int, array{state: RunState, age: int}> state and seconds since it last moved, by id, of those of the runs that are there */
    public function stateOf(int ...$runs): array
    {
        $states = [];
        foreach (array_chunk($runs, 500) as $chunk) {
            foreach ($this->connection->rows(sprintf('SELECT id, state, COALESCE(moved_at, created_at) AS moved FROM {feed_runs} WHERE id IN (%s)', Connection::placeholders($chunk)), $chunk) as $row) {
                $states[(int) $row['id']] = ['state' => RunState::from((string) $row['state']), 'age' => $this->clock->now()->getTimestamp() - (int) strtotime($row['moved'] . ' UTC')];
            }
        }

        return $states;
    }

    /** @return list<int> ids of runs that are over and whose last step is so many days ago */
    public function overSince(int $days): array
    {
        return self::ids($this->connection->rows(
            sprintf('SELECT id FROM {feed_runs} WHERE moved_at < %%s AND state IN (%s) ORDER BY id', Connection::placeholders(RunState::over(), '%s')),
            [$this->ago($days * DAY_IN_SECONDS), ...RunState::over()],
        ));
    }

    /** @param list<int> $runs */
    public function deleteRuns(array $runs): void
    {
        foreach (array_chunk($runs, 500) as $chunk) {
            $this->connection->execute(sprintf('DELETE FROM {feed_runs} WHERE id IN (%s)', Connection::placeholders($chunk)), $chunk);
        }
    }

    /** Writes where a run stands. */
    public function save(FeedRun $run): void
    {
        $this->connection->execute(
            'UPDATE {feed_runs} SET state = %s, records = %d, progress = %d, snapshot_bytes = %d, faults_bytes = %d, counts = %s, samples = %s, about = %s, message = %s, is_dry = %d, is_forced = %d, finished_at = %s, moved_at = %s, source_hash = %s, journal_bytes = %d, changes_bytes = %d, missing_bytes = %d WHERE id = %d',
            [
                $run->state->value,
                $run->records,
                $run->progress,
                $run->snapshotBytes,
                $run->faultsBytes,
                Json::encode((object) $run->counts),
                Json::encode((object) $run->samples),
                Json::encode((object) $run->about),
                $run->message,
                (int) $run->isDry,
                (int) $run->isForced,
                $run->state->isUnderWay() || in_array($run->state, [RunState::Held, RunState::Receiving], true) ? null : $this->now(),
                $this->now(),
                $run->sourceHash,
                $run->journalBytes,
                $run->changesBytes,
                $run->missingBytes,
                $run->id,
            ],
        );
    }

    /**
     * Takes the turn: one process of all machines changes the site at a time. A machine that is dead has lost it once it
     * was silent for long enough; a process of this machine at once. Who has lost it is told by renewLock().
     *
     * @return int|null which turn it is; null when another run is at work
     */
    public function acquireLock(int $runId): ?int
    {
        $turn = $this->turn();
        // Of this machine's processes one at a time comes here (FeedStore::lock()): who had the run before it is gone.
        $isFree = 0 === $turn['run'] || ($turn['run'] === $runId && $turn['holder'] === Node::name()) || $turn['beat'] < $this->ago(self::silence());

        return $isFree && $this->moveTurn($turn['version'], $runId) ? $turn['version'] + 1 : null;
    }

    /** Says that somebody is still at work. In the transaction of a chunk: of two who work on one run, one writes. */
    public function renewLock(int $runId, int $turn): bool
    {
        return $this->moveTurn($turn, $runId);
    }

    public function releaseLock(int $turn): void
    {
        $this->moveTurn($turn, 0);
    }

    /** @return array{run: int, version: int, beat: string, holder: string} */
    private function turn(): array
    {
        $row = $this->connection->row('SELECT run_id, version, beat_at, holder FROM {feed_state} WHERE id = 1') ?? [];

        return ['run' => (int) ($row['run_id'] ?? 0), 'version' => (int) ($row['version'] ?? 0), 'beat' => (string) ($row['beat_at'] ?? ''), 'holder' => (string) ($row['holder'] ?? '')];
    }

    private function moveTurn(int $from, int $runId): bool
    {
        return 1 === $this->connection->execute(
            'UPDATE {feed_state} SET run_id = %d, beat_at = %s, holder = %s, version = version + 1 WHERE id = 1 AND version = %d',
            [$runId, $this->now(), 0 === $runId ? '' : Node::name(), $from],
        );
    }

    private static function silence(): int
    {
        $own = defined(self::LEASE) ? constant(self::LEASE) : null;

        return is_int($own) && $own > 0 ? $own : self::SILENCE;
    }

    /** The moment so many seconds ago. */
    private function ago(int $seconds): string
    {
        return $this->clock->now()->modify(sprintf('-%d seconds', $seconds))->format('Y-m-d H:i:s');
    }

    /**
     * @param list<array<string, string|null>> $rows
     * @return list<int>
     */
    private static function ids(array $rows): array
    {
        return array_map(static fn (array $row): int => (int) $row['id'], $rows);
    }

    private function now(): string
    {
        return $this->clock->now()->format('Y-m-d H:i:s');
    }

    /** @param array<string, string|null>|null $row */
    private static function feed(?array $row): ?Feed
    {
        if (null === $row) {
            return null;
        }
        /** @var array<string, string> $mapping as put() wrote it */
        $mapping = Json::decode((string) $row['mapping']);
        /** @var array<string, string> $constants */
        $constants = Json::decode((string) $row['constants']);

        return new Feed(
            (int) ($row['feed_id'] ?? $row['id']),
            (string) $row['name'],
            (string) $row['kind'],
            '1' === $row['is_full'],
            $mapping,
            $constants,
            Removal::tryFrom((string) $row['removal']) ?? Removal::ofKind((string) $row['kind']),
            null === $row['expected_hours'] ? null : (int) $row['expected_hours'],
            (string) $row['frozen_at'],
            (string) $row['silent_at'],
            (string) $row['same_at'],
            FeedOptions::fromStored(Json::decode('' === (string) $row['options'] ? '{}' : (string) $row['options'])),
        );
    }

    /**
     * @param list<string|int> $values
     * @return list<FeedRun>
     */
    private function presentAll(string $sql, array $values = []): array
    {
        return array_values(array_filter(array_map($this->present(...), $this->connection->rows($sql, $values))));
    }

    /** @param array<string, string|null>|null $row */
    private function present(?array $row): ?FeedRun
    {
        $feed = self::feed($row);
        if (null === $row || null === $feed) {
            return null;
        }
        /** @var array<string, int> $counts as save() wrote it */
        $counts = Json::decode((string) $row['counts']);
        /** @var array<string, list<string>> $samples */
        $samples = Json::decode((string) $row['samples']);
        /** @var array{format?: string, brings?: list<string>, called?: array<string, string>, unknown?: list<string>, size?: int, rows?: int, encoding?: string, expected?: int, ending?: array{has_break: bool, is_short: bool, lacks_trailer: bool, declared: int|null, found: int}, removal?: 'approved'|'kept', again?: bool, again_times?: int} $about */
        $about = Json::decode((string) $row['about']);

        return new FeedRun(
            (int) $row['id'],
            $feed,
            RunState::from((string) $row['state']),
            (string) $row['source_name'],
            '1' === $row['is_dry'],
            '1' === $row['is_forced'],
            (int) $row['records'],
            max(0, (int) $row['progress']),
            max(0, (int) $row['snapshot_bytes']),
            max(0, (int) $row['faults_bytes']),
            $counts,
            $samples,
            $about,
            (string) $row['message'],
            (int) $row['started_by'],
            (string) $row['created_at'],
            (string) $row['finished_at'],
            (int) $row['undoes'],
            (string) $row['source_hash'],
            max(0, (int) $row['journal_bytes']),
            max(0, (int) $row['changes_bytes']),
            max(0, (int) $row['missing_bytes']),
        );
    }
}
