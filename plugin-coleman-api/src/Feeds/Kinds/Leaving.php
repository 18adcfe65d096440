<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds\Kinds;

use Coleman\Api\Database\Connection;
use Coleman\Api\Inventory\ItemKind;
use Coleman\Api\Inventory\KeptFields;

/** Which of the things that a feed brings no more may be taken away. */
final readonly class Leaving
{
    public function __construct(private Connection $connection, private KeptFields $kept)
    {
    }

    /**
     * Those that no other feed brings, nor this one by another name, and that staff do not keep.
     *
     * @param string $feedKind name of the kind of feed
     * @param list<string> $refs ids
     * @param string $field that stands for being there at all: who keeps it keeps the thing
     * @return list<int> ascending, so that all who lock their rows do so in one order
     */
    public function ids(string $feedKind, array $refs, ?ItemKind $kind, string $field = KeptFields::ALL): array
    {
        if ([] === $refs) {
            return [];
        }
        $leaving = array_count_values($refs);
        foreach ($this->connection->plainRows(
            sprintf('SELECT i.ref, COUNT(*) AS amount FROM {feed_items} i JOIN {feeds} f ON f.id = i.feed_id WHERE f.kind = %%s AND i.ref IN (%s) GROUP BY i.ref', Connection::marks($refs, '%s')),
            [$feedKind, ...$refs],
        ) as $row) {
            if ((int) $row['amount'] > ($leaving[(string) $row['ref']] ?? 0)) {
                unset($leaving[(string) $row['ref']]);
            }
        }
        $ids = array_map(intval(...), array_keys($leaving));
        sort($ids);
        $kept = null === $kind ? [] : $this->kept->of($kind, $ids);

        return array_values(array_filter($ids, static fn (int $id): bool => KeptFields::mayOverwrite($kept[$id] ?? [], $field)));
    }

    /**
     * Those of some rows that no feed brings at present: they had left, or were never in one.
     *
     * @param list<int> $ids
     * @return array<int, true> by id
     */
    public function outside(string $feedKind, array $ids): array
    {
        $outside = array_fill_keys($ids, true);
        foreach ([] === $ids ? [] : $this->connection->plainRows(
            sprintf('SELECT DISTINCT i.ref FROM {feed_items} i JOIN {feeds} f ON f.id = i.feed_id WHERE f.kind = %%s AND i.ref IN (%s)', Connection::marks($ids, '%s')),
            [$feedKind, ...array_map(strval(...), $ids)],
        ) as $row) {
            unset($outside[(int) $row['ref']]);
        }

        return $outside;
    }
}
