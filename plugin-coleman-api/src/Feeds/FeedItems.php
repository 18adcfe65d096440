<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds;

use Coleman\Api\Database\Connection;

/**
 * The things that feeds speak of: which row of a run was first about one (`feed_keys`), and which each feed has brought
 * (`feed_items`).
 *
 * A feed knows a thing by its key (`FeedKind::key()`), the site by its ref (`Change::$ref`).
 */
final readonly class FeedItems
{
    public function __construct(private Connection $connection)
    {
    }

    /**
     * Keeps which row of a run was first about a thing. In the transaction that keeps the rows.
     *
     * What a row that was left out is about is claimed too, as line 0: it is not missing from the file. A row that can be
     * read takes the thing over from it.
     *
     * @param list<FeedRow|Fault> $rows with keys
     * @param int $at where their chunk begins in the snapshot
     * @return array<int, array{line: int, at: int}> the line of the first one and where its chunk begins, by the line of each row that could be read and is not the first
     */
    public function claim(int $runId, array $rows, int $at = 0): array
    {
        if ([] === $rows) {
            return [];
        }
        $keys = array_values(array_unique(array_map(static fn (FeedRow|Fault $row): string => $row->key, $rows)));
        $first = [];
        foreach ($this->connection->rows(sprintf('SELECT item_key, line, snapshot_at FROM {feed_keys} WHERE run_id = %%d AND item_key IN (%s)', Connection::marks($keys, '%s')), [$runId, ...$keys]) as $row) {
            $first[(string) $row['item_key']] = ['line' => (int) $row['line'], 'at' => (int) $row['snapshot_at']];
        }
        $known = $first;
        $later = [];
        $claims = [];
        foreach ($rows as $row) {
            $line = $row instanceof Fault ? 0 : $row->line;
            if (($first[$row->key]['line'] ?? 0) > 0) {
                $later += 0 === $line ? [] : [$line => $first[$row->key]];
            } else {
                $claims[$row->key] = ['run_id' => $runId, 'item_key' => $row->key, 'line' => $line, 'snapshot_at' => $at];
                $first[$row->key] = ['line' => $line, 'at' => $at];
            }
        }
        $isTakenOver = array_any(array_keys($claims), static fn (int|string $key): bool => isset($known[$key]));
        $isTakenOver ? $this->connection->putMany('feed_keys', array_values($claims), ['run_id', 'item_key']) : $this->connection->insertMany('feed_keys', array_values($claims));

        return $later;
    }

    public function forgetClaims(int $runId): void
    {
        $this->connection->execute('DELETE FROM {feed_keys} WHERE run_id = %d', [$runId]);
    }

    /** @return list<int> ids of runs whose rows are claimed */
    public function claimants(): array
    {
        return array_map(static fn (array $row): int => (int) $row['run_id'], $this->connection->rows('SELECT DISTINCT run_id FROM {feed_keys}'));
    }

    /** How many things a feed has brought, all in all. */
    public function count(int $feedId): int
    {
        return (int) $this->connection->value('SELECT COUNT(*) FROM {feed_items} WHERE feed_id = %d', [$feedId]);
    }

    /**
     * @param non-empty-list<string> $keys
     * @return int how many of them the feed had brought before
     */
    public function known(int $feedId, array $keys): int
    {
        return count($this->connection->rows(sprintf('SELECT item_key FROM {feed_items} WHERE feed_id = %%d AND item_key IN (%s)', Connection::marks($keys, '%s')), [$feedId, ...$keys]));
    }

    /**
     * Notes that a run has brought things.
     *
     * @param array<string, string> $refs by key
     */
    public function brought(int $feedId, int $runId, array $refs): void
    {
        $this->connection->putMany('feed_items', array_map(
            static fn (int|string $key, string $ref): array => ['feed_id' => $feedId, 'item_key' => (string) $key, 'ref' => $ref, 'run_id' => $runId],
            array_keys($refs),
            array_values($refs),
        ), ['feed_id', 'item_key']);
    }

    /** @return array<string, string> ref by key of things that the feed had brought, and this run has not */
    public function vanished(int $feedId, int $runId, int $limit): array
    {
        $refs = [];
        foreach ($this->connection->rows('SELECT i.item_key, i.ref FROM {feed_items} i WHERE i.feed_id = %d AND i.run_id < %d AND NOT EXISTS (SELECT 1 FROM {feed_keys} k WHERE k.run_id = %d AND k.item_key = i.item_key) LIMIT %d', [$feedId, $runId, $runId, $limit]) as $row) {
            $refs[(string) $row['item_key']] = (string) $row['ref'];
        }

        return $refs;
    }

    /**
     * Forgets what a feed brings no more.
     *
     * @param non-empty-array<string, string> $gone refs by key
     * @return list<string> refs of things that are nowhere any more: this feed does not bring them by another name, as when
     *     its file names the makers and the one before did not, and no other feed that lists everything brings them
     */
    public function drop(Feed $feed, array $gone): array
    {
        $keys = array_map(strval(...), array_keys($gone));
        $this->connection->plainExecute(sprintf('DELETE FROM {feed_items} WHERE feed_id = %%d AND item_key IN (%s)', Connection::marks($keys, '%s')), [$feed->id, ...$keys]);
        $refs = array_values(array_unique($gone));

        return array_values(array_diff($refs, $this->brings($feed->kind, $refs, 'AND (f.is_full = 1 OR f.id = %d)', [$feed->id])));
    }

    /**
     * Of things, those that any feed of a kind brings: one that never says what is gone counts too.
     *
     * @param list<string> $refs
     * @return list<string>
     */
    public function broughtByAny(string $kind, array $refs): array
    {
        return $this->brings($kind, $refs);
    }

    /**
     * @param list<string> $refs
     * @param string $condition further SQL that must be so of the feed `f`
     * @param list<int> $values of the condition
     * @return list<string>
     */
    private function brings(string $kind, array $refs, string $condition = '', array $values = []): array
    {
        return array_map(static fn (array $row): string => (string) $row['ref'], [] === $refs ? [] : $this->connection->rows(
            sprintf('SELECT DISTINCT i.ref FROM {feed_items} i JOIN {feeds} f ON f.id = i.feed_id WHERE i.ref IN (%s) AND f.kind = %%s %s', Connection::marks($refs, '%s'), $condition),
            [...$refs, $kind, ...$values],
        ));
    }
}
