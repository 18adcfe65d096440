<?php

declare(strict_types=1);

namespace Coleman\Api\Search;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\DatabaseError;
use Coleman\Api\Support\Clock;
use Coleman\Api\Support\Log;

/**
 * Which entries of the index are older than what they are about: the one way by which whoever changes parts, machines,
 * rental classes or parts books tells the index.
 *
 * They are named here in the transaction that changes them, and the queue is drained after it. Each naming is a row of
 * its own: nobody waits for anybody, and what is named while an entry is being written stays for the next drain. What a
 * killed process leaves is drained by the worker.
 *
 * It is drained in the order of the index: a whole catalog is written to the ends of its lists that way, which is many
 * times faster than all over them.
 */
final class SearchQueue
{
    private const CHUNK = 2000;

    /** Seconds that an editor of very much waits for the index; the worker does the rest. */
    private const TIMEOUT = 2.0;

    /**
     * What this process has named and not drained, by its place in the index; null when it is more than one chunk.
     *
     * @var array<int, true>|null
     */
    private ?array $own = [];

    /** @param \Closure(): SearchIndex $index made when there is something to drain */
    public function __construct(private readonly Connection $connection, private readonly \Closure $index, private readonly Clock $clock)
    {
    }

    /** @param list<int> $ids as the index knows them; machines and rental classes by `CompositeId` */
    public function add(Kind $kind, array $ids): void
    {
        $ids = array_values(array_unique($ids));
        $docs = Kind::Part === $kind && [] !== $ids ? $this->docs($ids) : [];
        $now = $this->clock->now()->format('Y-m-d H:i:s');
        $this->connection->insertMany('search_queue', array_map(
            static fn (int $id): array => ['kind' => $kind->value, 'entity_id' => $id, 'doc' => $docs[$id] ?? $id, 'added_at' => $now],
            $ids,
        ));
        if (null !== $this->own) {
            foreach ($ids as $id) {
                $this->own[$docs[$id] ?? $id] = true;
            }
            $this->own = count($this->own) > self::CHUNK ? null : $this->own;
        }
    }

    /** @param list<int> $ids of machines that came, changed, were sold or are gone */
    public function machines(array $ids): void
    {
        $this->add(Kind::Equipment, array_map(static fn (int $id): int => CompositeId::encode(CompositeId::MACHINE, $id), $ids));
    }

    /** @param list<int> $ids of people of the sales team who came, changed or left */
    public function people(array $ids): void
    {
        $this->add(Kind::Page, array_map(static fn (int $id): int => CompositeId::encode(CompositeId::PEOPLE, $id), $ids));
    }

    /** @param list<int> $ids */
    public function rentalClasses(array $ids): void
    {
        $this->add(Kind::Equipment, array_map(static fn (int $id): int => CompositeId::encode(CompositeId::RENTAL, $id), $ids));
    }

    /** The page of a branch whose address, phone or hours changed. */
    public function branchPage(int $id): void
    {
        $this->add(Kind::Page, [CompositeId::encode(CompositeId::BRANCHES, $id)]);
    }

    /** A branch whose city has changed: machines and people are found by it. */
    public function branch(int $id): void
    {
        $this->branchPage($id);
        $this->people(array_map(
            static fn (array $row): int => (int) $row['id'],
            $this->connection->rows('SELECT id FROM {salesmen} WHERE location_id = %d', [$id]),
        ));
        $this->machines(array_map(
            static fn (array $row): int => (int) $row['id'],
            $this->connection->rows('SELECT id FROM {machines} WHERE location_id = %d AND sold_at IS NULL', [$id]),
        ));
    }

    /**
     * Names everything, and what only the index knows any more; searches go on meanwhile.
     *
     * @return int how many
     */
    public function everything(): int
    {
        $this->connection->tuneForBulkWrites();
        $named = 0;
        foreach (Kind::cases() as $kind) {
            foreach (($this->index)()->everything($kind) as $ids) {
                $this->add($kind, $ids);
                $named += count($ids);
            }
        }

        return $named;
    }

    /**
     * Brings the entries up to date.
     *
     * @param float $until a moment of microtime() after which no further chunk is begun; one is done in any case
     * @return int how many namings were done with
     * @throws DatabaseError when an entry could not be written; it stays named
     */
    public function drain(float $until = INF): int
    {
        $done = 0;
        $from = 0;
        do {
            // Behind the last: MariaDB would look at all those that are done with before it has cleaned up.
            $rows = $this->connection->rows('SELECT id, doc, kind, entity_id FROM {search_queue} WHERE doc >= %d ORDER BY doc, id LIMIT %d', [$from, self::CHUNK]);
            $done += $this->write($rows);
            $isDone = 0 === $from && count($rows) < self::CHUNK;
            // At the end once more, for what was named meanwhile.
            $from = count($rows) < self::CHUNK ? 0 : (int) $rows[array_key_last($rows)]['doc'];
        } while (!$isDone && microtime(true) < $until);

        return $done;
    }

    /**
     * After a change by staff: brings the entries up to date that this process has named. It is saved, whatever becomes of
     * the index. What others have named is theirs: a feed names a whole catalog, and an editor would wait for a chunk of it.
     */
    public function drainIfPossible(): void
    {
        [$own, $this->own] = [$this->own, []];
        try {
            if (null === $own) {
                $this->drain(microtime(true) + self::TIMEOUT);
            } elseif ([] !== $own) {
                $docs = array_keys($own);
                $this->write($this->connection->rows(sprintf('SELECT id, kind, entity_id FROM {search_queue} WHERE doc IN (%s)', Connection::placeholders($docs)), $docs));
            }
        } catch (DatabaseError $error) {
            // The worker tries again; Site Health tells if that does not help either.
            Log::error($error->getMessage());
        }
    }

    /**
     * @param list<array<string, string|null>> $rows of the queue
     * @return int how many
     * @throws DatabaseError
     */
    private function write(array $rows): int
    {
        $kinds = [];
        foreach ($rows as $row) {
            $kinds[(int) $row['kind']][] = (int) $row['entity_id'];
        }
        foreach ($kinds as $kind => $ids) {
            ($this->index)()->put($ids, Kind::from($kind));
        }
        if ([] !== $rows) {
            $ids = array_map(static fn (array $row): int => (int) $row['id'], $rows);
            $this->connection->execute(sprintf('DELETE FROM {search_queue} WHERE id IN (%s)', Connection::placeholders($ids)), $ids);
        }

        return count($rows);
    }

    /** @return int seconds since the oldest naming that is still there; 0 where none is */
    public function age(): int
    {
        $oldest = $this->connection->value('SELECT added_at FROM {search_queue} ORDER BY id LIMIT 1');

        return null === $oldest ? 0 : max(0, $this->clock->now()->getTimestamp() - (int) strtotime($oldest . ' UTC'));
    }

    /** @return int how many namings wait */
    public function waiting(): int
    {
        return (int) $this->connection->value('SELECT COUNT(*) FROM {search_queue}');
    }

    /**
     * @param non-empty-list<int> $ids of parts
     * @return array<int, int> where they stand in the index
     */
    private function docs(array $ids): array
    {
        $docs = [];
        foreach ($this->connection->rows(sprintf('SELECT id, popularity, discontinued FROM {parts} WHERE id IN (%s)', Connection::placeholders($ids)), $ids) as $row) {
            $docs[(int) $row['id']] = RankedId::encode((int) $row['id'], (int) $row['popularity'], '1' === (string) $row['discontinued']);
        }

        return $docs;
    }
}
