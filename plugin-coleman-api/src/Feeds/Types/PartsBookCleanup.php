<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds\Types;

use Coleman\Api\Database\Connection;
use Coleman\Api\Feeds\Undo\Holding;

/**
 * What follows when the books change: models, diagrams and rows go with all that hangs on them, their pages are gone
 * (404), and the pages that name them, of parts, diagrams and models, are new. Inside a transaction.
 *
 * What goes is named by lists of ids: where a statement holds another one in their place, MariaDB reads the whole table.
 */
final readonly class PartsBookCleanup
{
    /** Ids in a list, of which books have many times more than a chunk has rows. */
    private const AT_A_TIME = 2_000;

    public function __construct(private Connection $connection)
    {
    }

    /**
     * @param 'models'|'model_assemblies'|'model_callouts' $table
     * @return FeedIdAllocator the ids of its rows: addresses and feeds that know one must not meet something else there
     */
    public function ids(string $table): FeedIdAllocator
    {
        return new FeedIdAllocator($this->connection, $table);
    }

    /**
     * @param list<int> $ids
     * @return int how many were there
     */
    public function models(array $ids, string $now): int
    {
        if ([] === $ids) {
            return 0;
        }
        $this->ids('models')->remember();
        $this->clear(array_map(
            static fn (array $row): int => (int) $row['id'],
            $this->connection->rows(sprintf('SELECT id FROM {model_assemblies} WHERE model_id IN (%s)', Connection::placeholders($ids)), $ids),
        ), $now);
        $this->ids('model_assemblies')->remember();
        $this->connection->execute(sprintf('DELETE FROM {model_assemblies} WHERE model_id IN (%s)', Connection::placeholders($ids)), $ids);

        return $this->connection->execute(sprintf('DELETE FROM {models} WHERE id IN (%s)', Connection::placeholders($ids)), $ids);
    }

    /**
     * @param list<int> $ids
     * @return int how many were there
     */
    public function assemblies(array $ids, string $now): int
    {
        if ([] === $ids) {
            return 0;
        }
        $marks = Connection::placeholders($ids);
        $this->connection->execute(sprintf('UPDATE {models} SET updated_at = %%s WHERE id IN (SELECT model_id FROM {model_assemblies} WHERE id IN (%s))', $marks), [$now, ...$ids]);
        $this->clear($ids, $now);
        $this->ids('model_assemblies')->remember();

        return $this->connection->execute(sprintf('DELETE FROM {model_assemblies} WHERE id IN (%s)', $marks), $ids);
    }

    /**
     * @param list<int> $ids
     * @return int how many were there
     */
    public function callouts(array $ids, string $now): int
    {
        if ([] === $ids) {
            return 0;
        }
        $marks = Connection::placeholders($ids);
        $rows = $this->connection->rows(sprintf('SELECT assembly_id, part_id FROM {model_callouts} WHERE id IN (%s)', $marks), $ids);
        $this->connection->execute(sprintf('DELETE FROM {model_hotspots} WHERE callout_id IN (%s)', $marks), $ids);
        $this->ids('model_callouts')->remember();
        $gone = $this->connection->execute(sprintf('DELETE FROM {model_callouts} WHERE id IN (%s)', $marks), $ids);
        $this->touch(
            array_map(static fn (array $row): int => (int) $row['assembly_id'], $rows),
            array_map(static fn (array $row): int => (int) $row['part_id'], $rows),
            $now,
        );

        return $gone;
    }

    /**
     * Rows of diagrams have come, changed or gone: they are counted again, and the pages that show them are new.
     *
     * @param list<int> $assemblies
     * @param list<int> $parts whose pages name the diagrams; 0 for none
     */
    public function touch(array $assemblies, array $parts, string $now): void
    {
        $assemblies = array_values(array_unique($assemblies));
        if ([] !== $assemblies) {
            $this->connection->execute(
                sprintf('UPDATE {model_assemblies} SET callouts = (SELECT COUNT(*) FROM {model_callouts} c WHERE c.assembly_id = {model_assemblies}.id AND c.is_aside = 0), updated_at = %%s WHERE id IN (%s)', Connection::placeholders($assemblies)),
                [$now, ...$assemblies],
            );
            // What staff have set by hand stays; the desk is told.
            $this->connection->execute(sprintf('UPDATE {model_assemblies} SET has_feed_news = 1 WHERE is_by_hand = 1 AND id IN (%s)', Connection::placeholders($assemblies)), $assemblies);
        }
        $parts = array_values(array_unique(array_filter($parts)));
        if ([] !== $parts) {
            $this->connection->execute(sprintf('UPDATE {parts} SET updated_at = %%s WHERE id IN (%s)', Connection::placeholders($parts)), [$now, ...$parts]);
        }
    }

    /**
     * @param list<int> $models
     * @return list<int> ids of their diagrams
     */
    public function diagramsOf(array $models): array
    {
        return [] === $models ? [] : array_map(
            static fn (array $row): int => (int) $row['id'],
            $this->connection->rows(sprintf('SELECT id FROM {model_assemblies} WHERE model_id IN (%s)', Connection::placeholders($models)), $models),
        );
    }

    /**
     * The rows that go with diagrams.
     *
     * @param list<int> $diagrams
     * @return list<Holding>
     */
    public static function holdingsOfDiagrams(array $diagrams): array
    {
        return [
            new Holding('model_callouts', 'assembly_id', $diagrams, name: 'description'),
            new Holding('model_hotspots', 'assembly_id', $diagrams, ['assembly_id', 'position']),
        ];
    }

    /**
     * After an undo: the rows of diagrams are counted, and the pages that show them are new.
     *
     * @param list<int> $diagrams
     */
    public function recount(array $diagrams, string $now): void
    {
        foreach (array_chunk($diagrams, self::AT_A_TIME) as $ids) {
            $parts = array_map(static fn (array $row): int => (int) $row['part_id'], $this->connection->rows(
                sprintf('SELECT DISTINCT part_id FROM {model_callouts} WHERE part_id IS NOT NULL AND assembly_id IN (%s)', Connection::placeholders($ids)),
                $ids,
            ));
            foreach ([] === $parts ? [[]] : array_chunk($parts, self::AT_A_TIME) as $some) {
                $this->touch($ids, $some, $now);
            }
        }
    }

    /**
     * Empties diagrams.
     *
     * @param list<int> $diagrams
     */
    private function clear(array $diagrams, string $now): void
    {
        $this->ids('model_callouts')->remember();
        foreach (array_chunk($diagrams, self::AT_A_TIME) as $ids) {
            $marks = Connection::placeholders($ids);
            $last = 0;
            do {
                $parts = array_map(static fn (array $row): int => (int) $row['part_id'], $this->connection->rows(
                    sprintf('SELECT DISTINCT part_id FROM {model_callouts} WHERE assembly_id IN (%s) AND part_id > %%d ORDER BY part_id LIMIT %%d', $marks),
                    [...$ids, $last, self::AT_A_TIME],
                ));
                $this->touch([], $parts, $now);
                $last = [] === $parts ? 0 : max($parts);
            } while (self::AT_A_TIME === count($parts));
            $this->connection->execute("DELETE FROM {model_hotspots} WHERE assembly_id IN ($marks)", $ids);
            $this->connection->execute("DELETE FROM {model_callouts} WHERE assembly_id IN ($marks)", $ids);
        }
    }
}
