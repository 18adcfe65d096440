<?php

declare(strict_types=1);

namespace Coleman\Api\Parts;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\DatabaseError;

/**
 * Which parts lie on a shelf, and how many parts each family has of each maker: so that no page has to count or to probe.
 *
 * It owns `part_tallies` and `parts.on_shelf`. Whoever writes `parts` or `part_stock` does it between the methods of this
 * class, inside a transaction. Locks are taken in one order (shelves, parts, tallies), each by its key, and what is
 * counted is read after the lock: so of two who sell the last piece, or of an order and a feed, neither counts what the
 * other has counted.
 *
 * @phpstan-type Tally array{vendor_id: int, vendor_name: string, parts: int, on_shelf: int}
 * @phpstan-type Change array{category_id: int, vendor_id: int, vendor_name: string, parts: int, on_shelf: int}
 */
final readonly class PartCounts
{
    private const LIES_SOMEWHERE = 'CASE WHEN EXISTS (SELECT 1 FROM {part_stock} s WHERE s.part_id = p.id AND s.quantity > 0) THEN 1 ELSE 0 END';

    public function __construct(private Connection $connection)
    {
    }

    /**
     * The makers of a family: how many of its parts are theirs, and how many of these lie on a shelf.
     *
     * @return list<Tally> those that have any, by id
     */
    public function byFamily(int $familyId): array
    {
        return array_map(static fn (array $row): array => [
            'vendor_id' => (int) $row['vendor_id'],
            'vendor_name' => (string) $row['vendor_name'],
            'parts' => (int) $row['parts'],
            'on_shelf' => (int) $row['on_shelf'],
        ], $this->connection->rows(
            'SELECT vendor_id, vendor_name, parts, on_shelf FROM {part_tallies} WHERE category_id = %d AND parts > 0 ORDER BY vendor_id',
            [$familyId],
        ));
    }

    /**
     * Takes the shelves of these parts for this transaction: on MariaDB others wait, on SQLite there is one writer anyway.
     * What is read of them afterwards is what is there.
     *
     * @param list<int> $partIds
     */
    public function lockShelves(array $partIds): void
    {
        if ([] !== $partIds) {
            $this->connection->execute(
                sprintf('UPDATE {part_stock} SET version = version + 1 WHERE part_id IN (%s)', Connection::placeholders($partIds)),
                $partIds,
            );
        }
    }

    /**
     * Notes which of these parts came to a shelf, or left the last one, since lockShelves(). One read when none did.
     *
     * @param list<int> $partIds
     * @return int how many
     * @throws DatabaseError retryable, when somebody else was faster
     */
    public function settleShelves(array $partIds): int
    {
        $turned = [] === $partIds ? [] : $this->connection->rows(
            sprintf('SELECT p.id, p.on_shelf FROM {parts} p WHERE p.id IN (%s) AND p.on_shelf <> %s', Connection::placeholders($partIds), self::LIES_SOMEWHERE),
            $partIds,
        );
        $ids = [[], []];
        foreach ($turned as $row) {
            $ids[(int) $row['on_shelf']][] = (int) $row['id'];
        }
        foreach ($ids as $before => $some) {
            if ([] !== $some && count($some) !== $this->connection->execute(
                sprintf('UPDATE {parts} SET on_shelf = %%d WHERE id IN (%s) AND on_shelf = %%d', Connection::placeholders($some)),
                [1 - $before, ...$some, $before],
            )) {
                throw new DatabaseError('Somebody else has noted what lies on these shelves.', true);
            }
        }
        // Their families are read only now: nobody moves a part that is locked.
        $this->add(array_map(
            static fn (array $part): array => ['parts' => 0, 'on_shelf' => 0 === $part['on_shelf'] ? -1 : 1] + $part,
            $this->places(array_merge(...$ids)),
        ));

        return count($turned);
    }

    /**
     * Writes to shelves of these parts, and notes what it means for the lists.
     *
     * @template T
     * @param list<int> $partIds
     * @param callable(): T $write
     * @return T
     */
    public function onShelves(array $partIds, callable $write): mixed
    {
        $this->lockShelves($partIds);
        $result = $write();
        $this->settleShelves($partIds);

        return $result;
    }

    /**
     * Counts parts that were just inserted; they lie nowhere yet.
     *
     * @param list<array<string, string|int|float|bool|null>> $rows of `parts`
     */
    public function added(array $rows): void
    {
        $this->add(array_map(static fn (array $row): array => [
            'category_id' => (int) $row['category_id'],
            'vendor_id' => (int) $row['vendor_id'],
            'vendor_name' => (string) $row['vendor_name'],
            'parts' => 1,
            'on_shelf' => 0,
        ], $rows));
    }

    /**
     * Moves parts to other families or makers, and counts them there.
     *
     * @param list<int> $partIds
     * @param callable(): void $write
     */
    public function moving(array $partIds, callable $write): void
    {
        if ([] === $partIds) {
            $write();

            return;
        }
        // Changes nothing, and keeps others from these parts all the same.
        $this->connection->execute(sprintf('UPDATE {parts} SET on_shelf = on_shelf WHERE id IN (%s)', Connection::placeholders($partIds)), $partIds);
        $before = $this->places($partIds);
        $write();
        $this->add([
            ...array_map(static fn (array $part): array => ['parts' => -1, 'on_shelf' => -$part['on_shelf']] + $part, $before),
            ...array_map(static fn (array $part): array => ['parts' => 1] + $part, $this->places($partIds)),
        ]);
    }

    /**
     * Holds the tallies of a family against its parts, and corrects them.
     *
     * @return int how many were wrong
     * @throws DatabaseError when a maker got its first part here meanwhile: run it again
     */
    public function recountFamily(int $familyId): int
    {
        // First the lock, then the count: who is about to correct a tally by one waits, and then corrects the new one.
        $this->connection->execute('UPDATE {part_tallies} SET parts = parts WHERE category_id = %d', [$familyId]);
        $there = array_column($this->connection->rows('SELECT vendor_id, parts, on_shelf FROM {part_tallies} WHERE category_id = %d', [$familyId]), null, 'vendor_id');
        $new = [];
        $wrong = 0;
        foreach ($this->connection->rows(
            'SELECT vendor_id, COUNT(*) AS parts, SUM(on_shelf) AS on_shelf FROM {parts} WHERE category_id = %d GROUP BY vendor_id ORDER BY vendor_id',
            [$familyId],
        ) as $row) {
            $vendor = (int) $row['vendor_id'];
            $tally = $there[$vendor] ?? null;
            unset($there[$vendor]);
            if (null === $tally) {
                $new[] = ['category_id' => $familyId, 'vendor_id' => $vendor, 'vendor_name' => $this->nameOf($familyId, $vendor), 'parts' => (int) $row['parts'], 'on_shelf' => (int) $row['on_shelf']];
            } elseif ([$tally['parts'], $tally['on_shelf']] !== [$row['parts'], $row['on_shelf']]) {
                $this->connection->execute('UPDATE {part_tallies} SET parts = %d, on_shelf = %d WHERE category_id = %d AND vendor_id = %d', [(int) $row['parts'], (int) $row['on_shelf'], $familyId, $vendor]);
                $wrong++;
            }
        }
        foreach (array_keys($there) as $vendor) {
            $wrong += $this->connection->execute('DELETE FROM {part_tallies} WHERE category_id = %d AND vendor_id = %d AND (parts <> 0 OR on_shelf <> 0)', [$familyId, $vendor]);
        }
        $this->connection->insertMany('part_tallies', $new);

        return $wrong + count($new);
    }

    /**
     * Adds up changes and writes them, in the order of their key, by one statement.
     *
     * @param list<Change> $changes
     */
    private function add(array $changes): void
    {
        $sums = [];
        foreach ($changes as $change) {
            $key = sprintf('%010d.%010d', $change['category_id'], $change['vendor_id']);
            $sums[$key] ??= ['parts' => 0, 'on_shelf' => 0] + $change;
            $sums[$key]['parts'] += $change['parts'];
            $sums[$key]['on_shelf'] += $change['on_shelf'];
        }
        $sums = array_filter($sums, static fn (array $sum): bool => 0 !== $sum['parts'] || 0 !== $sum['on_shelf']);
        ksort($sums);
        $this->connection->upsertMany(
            'part_tallies',
            array_map(static fn (array $sum): array => [
                'category_id' => $sum['category_id'],
                'vendor_id' => $sum['vendor_id'],
                'vendor_name' => $sum['vendor_name'],
                'parts' => $sum['parts'],
                'on_shelf' => $sum['on_shelf'],
            ], array_values($sums)),
            ['category_id', 'vendor_id'],
            ['parts' => 'parts + {new:parts}', 'on_shelf' => 'on_shelf + {new:on_shelf}'],
        );
    }

    /**
     * @param list<int> $partIds
     * @return list<array{category_id: int, vendor_id: int, vendor_name: string, on_shelf: int}> under which they are counted
     */
    private function places(array $partIds): array
    {
        return array_map(static fn (array $row): array => [
            'category_id' => (int) $row['category_id'],
            'vendor_id' => (int) $row['vendor_id'],
            'vendor_name' => (string) $row['vendor_name'],
            'on_shelf' => (int) $row['on_shelf'],
        ], [] === $partIds ? [] : $this->connection->rows(
            sprintf('SELECT category_id, vendor_id, vendor_name, on_shelf FROM {parts} WHERE id IN (%s)', Connection::placeholders($partIds)),
            $partIds,
        ));
    }

    private function nameOf(int $familyId, int $vendorId): string
    {
        return (string) $this->connection->value('SELECT vendor_name FROM {parts} WHERE category_id = %d AND vendor_id = %d LIMIT 1', [$familyId, $vendorId]);
    }
}
