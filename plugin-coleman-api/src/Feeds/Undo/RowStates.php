<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds\Undo;

use Coleman\Api\Database\Connection;
use Coleman\Api\Feeds\FullListFeed;
use Coleman\Api\Feeds\ReversibleFeed;

/**
 * How rows stand before and after a chunk of a run, and how they are put back.
 *
 * Undo compares column by column: what still is as the run left it gets its old value, what somebody has changed since
 * stays and is named.
 *
 * @phpstan-type Row array<string, string|null>
 * @phpstan-type States array<int, array<string, Row>>
 */
final readonly class RowStates
{
    private References $references;

    public function __construct(private Connection $connection)
    {
        $this->references = new References($connection);
    }

    /**
     * @param list<Holding> $holdings
     * @return States rows by their key, by the place of the holding
     */
    public function read(array $holdings): array
    {
        return array_map(fn (Holding $holding): array => $this->rows($holding, $holding->ids), $holdings);
    }

    /**
     * @param list<Holding> $asked what was read before the run wrote
     * @param States $before
     * @param list<Holding> $holdings the same tables in the same order, with what was made
     * @param States $after
     * @param list<string> $made refs of new things
     * @return list<RowChange>
     */
    public static function changes(array $asked, array $before, array $holdings, array $after, array $made): array
    {
        $changes = [];
        $made = array_fill_keys($made, true);
        foreach ($holdings as $place => $holding) {
            $known = array_fill_keys($asked[$place]->ids, true);
            foreach ($after[$place] as $ref => $row) {
                $old = $before[$place][$ref] ?? null;
                $by = (string) $row[$holding->by];
                if (null === $old) {
                    // What was read only because something new stands beside it was there before.
                    if ($holding->isWhole || isset($known[$by]) || isset($made[$holding->isThing ? $ref : $by])) {
                        $changes[] = new RowChange($holding->table, self::key($holding, $row), $by, null, null, $holding->fingerprint($row));
                    }
                    continue;
                }
                $new = array_filter($holding->domain($row), static fn (?string $value, string $column): bool => $value !== $old[$column], ARRAY_FILTER_USE_BOTH);
                if ([] !== $new) {
                    $changes[] = new RowChange($holding->table, self::key($holding, $row), $by, array_intersect_key($old, $new), $new);
                }
            }
            foreach (array_diff_key($before[$place], $after[$place]) as $row) {
                $changes[] = new RowChange($holding->table, self::key($holding, $row), (string) $row[$holding->by], $row, null);
            }
        }

        return $changes;
    }

    /**
     * Puts back what a chunk of a run has changed. Inside a transaction.
     *
     * @param list<RowChange> $changes
     * @param list<Holding> $holdings of the kind, without ids; and the others that the run has written to
     */
    public function restore(ReversibleFeed $kind, array $changes, array $holdings, string $now): Restored
    {
        $by = [];
        foreach ($changes as $change) {
            $by[$change->table][] = $change;
        }
        $things = array_values(array_filter($holdings, static fn (Holding $holding): bool => $holding->isThing));
        $ids = [];
        foreach ($things as $holding) {
            array_push($ids, ...array_map(static fn (RowChange $change): int => (int) $change->by, $by[$holding->table] ?? []));
        }
        $work = new RestoreWork($this->connection, $this->references, $holdings, $by, $now);
        $kind->restoring(array_values(array_unique($ids)), static function () use ($work, $kind, $now): void {
            $retired = $work->judge();
            $work->takeAway();
            $work->putBack();
            if ([] !== $retired && $kind instanceof FullListFeed) {
                $kind->removeMissing($retired, $now);
            }
        }, $now);
        $refs = [];
        foreach ($things as $holding) {
            array_push($refs, ...array_map(static fn (RowChange $change): string => $change->ref(), $by[$holding->table] ?? []));
        }

        return new Restored($work->rows(), array_values(array_unique($refs)), $work->left());
    }

    /**
     * @param list<int|string> $ids
     * @return array<string, Row> by key
     */
    private function rows(Holding $holding, array $ids): array
    {
        $rows = [];
        foreach (array_chunk(array_values(array_unique($ids)), 500) as $chunk) {
            foreach ($this->connection->rows(
                sprintf('SELECT %s FROM {%s} WHERE %s IN (%s)%s', $holding->columns, $holding->table, $holding->by, Connection::placeholders($chunk, '%s'), '' === $holding->condition ? '' : " AND $holding->condition"),
                $chunk,
            ) as $row) {
                $rows[implode(':', self::key($holding, $row))] = $row;
            }
        }

        return $rows;
    }

    /**
     * @param Row $row
     * @return array<string, string>
     */
    private static function key(Holding $holding, array $row): array
    {
        $key = [];
        foreach ($holding->key as $column) {
            $key[$column] = (string) $row[$column];
        }

        return $key;
    }
}
