<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds;

use Coleman\Api\Database\Connection;

/**
 * The things that feeds speak of: which row of a run was first about one (`feed_keys`), and which each feed has brought
 * (`feed_items`).
 *
 * A feed knows a thing by its key (`FeedType::key()`), the site by its ref (`Change::$ref`).
 */
final readonly class FeedItemRepository
{
    /** They lie all over the table: fewer would write the same pages again and again. */
    private const FORGOTTEN_AT_ONCE = 5_000;

    public function __construct(private Connection $connection)
    {
    }

    /**
     * Keeps which row of a run was first about a thing. In the transaction that keeps the rows.
     *
     * What a row that was left out is about is claimed too, as line 0: it is not missing from the file. A row that can be
     * read takes the thing over from it.
     *
     * @param list<FeedRow|RowError> $rows with keys
     * @param int $at where their chunk begins in the snapshot
     * @return array<int, array{line: int, at: int}> the line of the first one and where its chunk begins, by the line of each row that could be read and is not the first
     */
    public function claim(int $runId, array $rows, int $at = 0): array
    {
        $first = [];
        foreach ($rows as $row) {
            $line = $row instanceof RowError ? 0 : $row->line;
            if (0 === ($first[$row->key]['line'] ?? 0)) {
                $first[$row->key] = ['line' => $line, 'at' => $at];
            }
        }
        $claims = array_map(
            static fn (int|string $key, array $claim): array => ['run_id' => $runId, 'item_key' => (string) $key, 'line' => $claim['line'], 'snapshot_at' => $claim['at']],
            array_keys($first),
            $first,
        );
        // As in most files, no earlier chunk has spoken of any of these things.
        if ([] !== $claims && count($claims) > $this->connection->insertMissing('feed_keys', $claims)) {
            $first = $this->takenOver($runId, $claims) + $first;
        }
        $later = [];
        foreach ($rows as $row) {
            if ($row instanceof FeedRow && $row->line !== $first[$row->key]['line']) {
                $later[$row->line] = $first[$row->key];
            }
        }

        return $later;
    }

    /**
     * Gives things that no row could be read about to the rows that can be.
     *
     * @param non-empty-list<array{run_id: int, item_key: string, line: int, snapshot_at: int}> $claims some, which are kept unless their thing was
     * @return array<array-key, array{line: int, at: int}> by key, the things whose first row stands in an earlier chunk
     */
    private function takenOver(int $runId, array $claims): array
    {
        $keys = array_column($claims, 'item_key');
        $known = array_column($this->connection->rows(
            sprintf('SELECT item_key, line, snapshot_at FROM {feed_keys} WHERE run_id = %%d AND item_key IN (%s)', Connection::placeholders($keys, '%s')),
            [$runId, ...$keys],
        ), null, 'item_key');
        $earlier = [];
        $over = [];
        foreach ($claims as $claim) {
            $row = $known[$claim['item_key']];
            if ((int) $row['line'] > 0) {
                $earlier[$claim['item_key']] = ['line' => (int) $row['line'], 'at' => (int) $row['snapshot_at']];
            } elseif ($claim['line'] > 0) {
                $over[] = $claim;
            }
        }
        $this->connection->upsertMany('feed_keys', $over, ['run_id', 'item_key']);

        return $earlier;
    }

    /** A million of them at once would keep SQLite's only writer for longer than anybody waits. */
    public function forgetClaims(int $runId): void
    {
        $this->connection->deleteInPortions('feed_keys', 'run_id = %d', [$runId], portion: self::FORGOTTEN_AT_ONCE);
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
        return count($this->connection->rows(sprintf('SELECT item_key FROM {feed_items} WHERE feed_id = %%d AND item_key IN (%s)', Connection::placeholders($keys, '%s')), [$feedId, ...$keys]));
    }

    /**
     * Notes that a run has brought things. In the transaction that writes them.
     *
     * @param array<string, string> $refs by key
     * @param array<string, string> $made those that the site did not have: what is known of them is read only where the
     *     database says that the feed has brought some before
     * @return array<int|string, array<string, string|null>> rows() of these things as they stood before
     */
    public function brought(int $feedId, int $runId, array $refs, array $made = []): array
    {
        $areNew = count($made) === $this->connection->insertMissing('feed_items', self::asBrought($feedId, $runId, $made));
        $refs = $areNew ? array_diff_key($refs, $made) : $refs;
        $known = array_filter($this->rows($feedId, array_map(strval(...), array_keys($refs))), static fn (array $row): bool => $runId !== (int) $row['run_id']);
        // What the feed has brought under the same ref before takes one statement.
        $again = array_filter($known, static fn (array $row): bool => ($refs[(string) $row['item_key']] ?? null) === $row['ref']);
        if ([] !== $again) {
            $keys = array_map(strval(...), array_keys($again));
            $this->connection->execute(
                sprintf('UPDATE {feed_items} SET run_id = %%d, missing_run = 0 WHERE feed_id = %%d AND item_key IN (%s)', Connection::placeholders($keys, '%s')),
                [$runId, $feedId, ...$keys],
            );
        }
        $this->connection->upsertMany('feed_items', self::asBrought($feedId, $runId, array_diff_key($refs, $again)), ['feed_id', 'item_key']);

        return $known;
    }

    /**
     * How feed_items knows things at present.
     *
     * @param list<string> $keys
     * @return array<int|string, array<string, string|null>> rows by key
     */
    public function rows(int $feedId, array $keys): array
    {
        return [] === $keys ? [] : array_column($this->connection->rows(
            sprintf('SELECT feed_id, item_key, ref, run_id, missing_run FROM {feed_items} WHERE feed_id = %%d AND item_key IN (%s)', Connection::placeholders($keys, '%s')),
            [$feedId, ...$keys],
        ), null, 'item_key');
    }

    /**
     * Notes what the site knows things by that the feed had called otherwise until now: they are not missing.
     *
     * @param array<string, string> $refs by key
     */
    public function named(FeedRun $run, array $refs): void
    {
        $known = $this->rows($run->feed->id, array_map(strval(...), array_keys($refs)));
        foreach (array_diff_key($refs, $known) as $key => $ref) {
            $this->connection->execute('UPDATE {feed_keys} SET ref = %s WHERE run_id = %d AND item_key = %s', [$ref, $run->id, (string) $key]);
        }
    }

    /**
     * Things that a full file lacks and that no other feed of the kind brings, while the run's rows are still claimed.
     *
     * @param string $after only those whose key comes after this one
     * @return list<array{key: string, ref: string, since: int}> by key; `since` is the run that they were first missing from, 0 for this one
     */
    public function missing(FeedRun $run, string $after, int $limit): array
    {
        return array_map(static fn (array $row): array => ['key' => (string) $row['item_key'], 'ref' => (string) $row['ref'], 'since' => (int) $row['missing_run']], $this->connection->rows(
            'SELECT i.item_key, i.ref, i.missing_run FROM {feed_items} i WHERE i.feed_id = %d AND i.item_key > %s AND i.run_id < %d
                AND NOT EXISTS (SELECT 1 FROM {feed_keys} k WHERE k.run_id = %d AND k.item_key = i.item_key)
                AND NOT EXISTS (SELECT 1 FROM {feed_keys} k WHERE k.run_id = %d AND k.ref = i.ref)
                AND NOT EXISTS (SELECT 1 FROM {feed_items} o JOIN {feeds} f ON f.id = o.feed_id WHERE o.ref = i.ref AND o.feed_id <> i.feed_id AND f.kind = %s AND f.is_full = 1)
                ORDER BY i.item_key LIMIT %d',
            [$run->feed->id, $after, $run->id, $run->id, $run->id, $run->feed->kind, $limit],
        ));
    }

    /** Whether there are things that the last file lacked and that were not removed. */
    public function hasMissing(FeedRun $run): bool
    {
        return null !== $this->connection->value('SELECT item_key FROM {feed_items} WHERE feed_id = %d AND run_id < %d LIMIT 1', [$run->feed->id, $run->id]);
    }

    /**
     * Things that are to go now.
     *
     * @param bool $isSecond only those that an earlier file lacked too
     * @param list<int> $same runs whose file was this very one: they do not count as earlier
     * @return array<string, string> ref by key
     */
    public function vanished(FeedRun $run, bool $isSecond, array $same, int $limit): array
    {
        $refs = [];
        foreach ($this->connection->rows(
            'SELECT i.item_key, i.ref FROM {feed_items} i WHERE i.feed_id = %d AND i.run_id < %d'
                . ($isSecond ? ' AND i.missing_run > 0 AND i.missing_run < %d' . ([] === $same ? '' : sprintf(' AND i.missing_run NOT IN (%s)', Connection::placeholders($same))) : '')
                . ' AND NOT EXISTS (SELECT 1 FROM {feed_keys} k WHERE k.run_id = %d AND k.item_key = i.item_key) LIMIT %d',
            [$run->feed->id, $run->id, ...($isSecond ? [$run->id, ...$same] : []), $run->id, $limit],
        ) as $row) {
            $refs[(string) $row['item_key']] = (string) $row['ref'];
        }

        return $refs;
    }

    /**
     * Ends what a run says of things that it did not bring: what a row was about that could not be taken is there, and
     * what the file lacks is missing from now on.
     *
     * @param bool $isMarked whether what is missing is noted as missing
     */
    public function finalize(FeedRun $run, bool $isMarked): void
    {
        $claimed = 'SELECT 1 FROM {feed_keys} k WHERE k.run_id = %d AND k.item_key = {feed_items}.item_key';
        $this->connection->execute("UPDATE {feed_items} SET run_id = %d, missing_run = 0 WHERE feed_id = %d AND run_id < %d AND EXISTS ($claimed)", [$run->id, $run->feed->id, $run->id, $run->id]);
        if ($isMarked) {
            $this->connection->execute('UPDATE {feed_items} SET missing_run = %d WHERE feed_id = %d AND run_id < %d AND missing_run = 0', [$run->id, $run->feed->id, $run->id]);
        }
    }

    /** What was missing from a run that is undone is not missing from it any more. */
    public function unmark(int $feedId, int $runId): void
    {
        $this->connection->execute('UPDATE {feed_items} SET missing_run = 0 WHERE feed_id = %d AND missing_run = %d', [$feedId, $runId]);
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
        $this->connection->execute(sprintf('DELETE FROM {feed_items} WHERE feed_id = %%d AND item_key IN (%s)', Connection::placeholders($keys, '%s')), [$feed->id, ...$keys]);
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
            sprintf('SELECT DISTINCT i.ref FROM {feed_items} i JOIN {feeds} f ON f.id = i.feed_id WHERE i.ref IN (%s) AND f.kind = %%s %s', Connection::placeholders($refs, '%s'), $condition),
            [...$refs, $kind, ...$values],
        ));
    }

    /**
     * @param array<string, string> $refs by key
     * @return list<array{feed_id: int, item_key: string, ref: string, run_id: int, missing_run: int}> rows of feed_items
     */
    private static function asBrought(int $feedId, int $runId, array $refs): array
    {
        return array_map(
            static fn (int|string $key, string $ref): array => ['feed_id' => $feedId, 'item_key' => (string) $key, 'ref' => $ref, 'run_id' => $runId, 'missing_run' => 0],
            array_keys($refs),
            array_values($refs),
        );
    }
}
