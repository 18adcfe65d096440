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
     * @param list<FeedRow> $rows
     * @return array<int, int> the line of the first one, by the line of each that is not
     */
    public function claim(int $runId, array $rows): array
    {
        if ([] === $rows) {
            return [];
        }
        $keys = array_values(array_unique(array_map(static fn (FeedRow $row): string => $row->key, $rows)));
        $first = [];
        foreach ($this->connection->plainRows(sprintf('SELECT item_key, line FROM {feed_keys} WHERE run_id = %%d AND item_key IN (%s)', Connection::marks($keys, '%s')), [$runId, ...$keys]) as $row) {
            $first[(string) $row['item_key']] = (int) $row['line'];
        }
        $later = [];
        $claims = [];
        foreach ($rows as $row) {
            if (isset($first[$row->key])) {
                $later[$row->line] = $first[$row->key];
            } else {
                $first[$row->key] = $row->line;
                $claims[] = ['run_id' => $runId, 'item_key' => $row->key, 'line' => $row->line];
            }
        }
        $this->connection->insertMany('feed_keys', $claims);

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
        return count($this->connection->plainRows(sprintf('SELECT item_key FROM {feed_items} WHERE feed_id = %%d AND item_key IN (%s)', Connection::marks($keys, '%s')), [$feedId, ...$keys]));
    }

    /**
     * Notes that a run has brought things.
     *
     * @param array<string, string> $refs by key
     */
    public function brought(int $feedId, int $runId, array $refs): void
    {
        if ([] === $refs) {
            return;
        }
        $keys = array_map(strval(...), array_keys($refs));
        $this->connection->plainExecute(sprintf('DELETE FROM {feed_items} WHERE feed_id = %%d AND item_key IN (%s)', Connection::marks($keys, '%s')), [$feedId, ...$keys]);
        $this->connection->insertMany('feed_items', array_map(
            static fn (string $key): array => ['feed_id' => $feedId, 'item_key' => $key, 'ref' => $refs[$key], 'run_id' => $runId],
            $keys,
        ));
    }

    /** @return array<string, string> ref by key of things that the feed had brought, and this run has not */
    public function vanished(int $feedId, int $runId, int $limit): array
    {
        $refs = [];
        foreach ($this->connection->plainRows('SELECT item_key, ref FROM {feed_items} WHERE feed_id = %d AND run_id < %d LIMIT %d', [$feedId, $runId, $limit]) as $row) {
            $refs[(string) $row['item_key']] = (string) $row['ref'];
        }

        return $refs;
    }

    /**
     * Of things, those that a run has brought: under another key too, as when its file names the makers and the one
     * before did not.
     *
     * @param non-empty-list<string> $refs
     * @return list<string>
     */
    public function broughtBy(int $feedId, int $runId, array $refs): array
    {
        return array_map(
            static fn (array $row): string => (string) $row['ref'],
            $this->connection->plainRows(sprintf('SELECT ref FROM {feed_items} WHERE feed_id = %%d AND run_id = %%d AND ref IN (%s)', Connection::marks($refs, '%s')), [$feedId, $runId, ...$refs]),
        );
    }

    /** @param non-empty-list<string> $keys */
    public function forget(int $feedId, array $keys): void
    {
        $this->connection->plainExecute(sprintf('DELETE FROM {feed_items} WHERE feed_id = %%d AND item_key IN (%s)', Connection::marks($keys, '%s')), [$feedId, ...$keys]);
    }
}
