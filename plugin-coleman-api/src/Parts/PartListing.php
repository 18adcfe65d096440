<?php

declare(strict_types=1);

namespace Coleman\Api\Parts;

use Coleman\Api\Database\Connection;

/**
 * The parts of a family, a page at a time, and what they can be narrowed down to.
 *
 * Whether a part is discontinued and whether it lies on a shelf stand before the order in each key of the lists. So every
 * choice is a few ranges of one key, each already in order: a page reads the beginnings of these ranges and merges
 * them, and costs the same at a thousand parts and at a million.
 *
 * A range is what holds in it, the values of its marks, and whether all in it are alike in what the list goes by.
 *
 * @phpstan-type Range array{string, list<int>, bool}
 */
final readonly class PartListing
{
    /** A page says "more than 200" of what is more. */
    public const COUNT_CAP = 200;

    private const MAX_MAKERS = 60;

    public function __construct(private Connection $connection, private PartRepository $parts, private PartCounts $partCounts)
    {
    }

    /**
     * @param int $after id of the last part of the page before; 0, or what is no part, for the first page
     * @return list<Part> one more than `$limit` when there is a further page
     */
    public function page(PartFilter $filter, int $after, int $limit): array
    {
        $last = $after > 0 ? ($this->connection->rows('SELECT popularity, price_cents FROM {parts} WHERE id = %d', [$after])[0] ?? null) : null;
        $after = null === $last ? 0 : $after;
        $isByPrice = PartFilter::WANTED !== $filter->order;
        $beyond = PartFilter::PRICE === $filter->order ? '>' : '<';
        $ranges = $isByPrice
            ? self::byPrice($after, null === ($last['price_cents'] ?? null) ? null : (int) $last['price_cents'], $beyond)
            : self::byPopularity($after, (int) ($last['popularity'] ?? 0));

        return array_values($this->parts->byIds($this->merged(
            self::combined($filter, [0, 1], $ranges),
            $isByPrice ? 'p.price_cents' : 'p.popularity',
            '<' === $beyond,
            $limit + 1,
        )));
    }

    /**
     * What a filter and its neighbors show; of the makers the largest, by name.
     *
     * @return array{count: int, in_stock: int, makers: list<array{id: int, name: string, count: int}>}
     */
    public function counts(PartFilter $filter): array
    {
        $makers = $this->partCounts->byFamily($filter->categoryId);
        $wanted = array_filter($makers, static fn (array $maker): bool => in_array($filter->vendorId, [0, $maker['vendor_id']], true));
        $onShelf = array_sum(array_column($wanted, 'on_shelf'));
        usort($makers, static fn (array $one, array $other): int => $other['parts'] <=> $one['parts']);
        $named = array_map(static fn (array $maker): array => [
            'id' => $maker['vendor_id'],
            'name' => $maker['vendor_name'],
            'count' => $maker[$filter->inStock ? 'on_shelf' : 'parts'],
        ], array_slice($makers, 0, self::MAX_MAKERS));
        usort($named, static fn (array $one, array $other): int => [strtolower($one['name']), $one['id']] <=> [strtolower($other['name']), $other['id']]);

        return ['count' => $filter->inStock ? $onShelf : array_sum(array_column($wanted, 'parts')), 'in_stock' => $onShelf, 'makers' => $named];
    }

    /**
     * Others of the same family, those of the same maker first.
     *
     * @param int $limit 0 for 100
     * @param int $after id of the last part of the page before; 0, or what is no part, for the first page
     * @return list<Part>
     */
    public function related(Part $part, int $limit, int $after = 0): array
    {
        $limit = $limit > 0 ? $limit : 100;
        $last = $after > 0 ? $this->connection->row('SELECT popularity, vendor_id FROM {parts} WHERE id = %d', [$after]) : null;
        $beyond = null === $last ? [0, 0] : [$after, (int) $last['popularity']];
        $isAmongOthers = null !== $last && (int) $last['vendor_id'] !== $part->vendorId;
        $ids = $isAmongOthers ? [] : $this->ofMaker($part, $beyond, $limit);
        if (count($ids) < $limit) {
            $ids = [...$ids, ...$this->ofOthers($part, $isAmongOthers ? $beyond : [0, 0], $limit - count($ids), count($ids) + 1)];
        }

        return array_values($this->parts->byIds($ids));
    }

    /**
     * @param array{int, int} $beyond the part before them and how much that is wanted; zeros begin
     * @return list<int> of the same maker and family, those that can still be had
     */
    private function ofMaker(Part $part, array $beyond, int $limit): array
    {
        $ids = $this->mostWanted(new PartFilter($part->categoryId, $part->vendorId), $beyond, $limit + 1);

        return array_slice(array_values(array_diff($ids, [$part->id])), 0, $limit);
    }

    /**
     * The others of a family. They are found without asking for the maker, which is in no key of the family.
     *
     * @param array{int, int} $beyond the part before them and how much that is wanted; zeros begin
     * @param int $skipped how many of the maker's may stand between them
     * @return list<int>
     */
    private function ofOthers(Part $part, array $beyond, int $limit, int $skipped): array
    {
        $ids = [];
        for ($many = $limit + $skipped; count($ids) < $limit; $many = min(1_000, 2 * $many)) {
            $found = $this->mostWanted(new PartFilter($part->categoryId), $beyond, $many);
            if ([] === $found) {
                break;
            }
            $rows = array_column($this->connection->rows(sprintf('SELECT id, vendor_id, popularity FROM {parts} WHERE id IN (%s)', Connection::placeholders($found)), $found), null, 'id');
            array_push($ids, ...array_filter($found, static fn (int $id): bool => (int) ($rows[$id]['vendor_id'] ?? 0) !== $part->vendorId));
            $last = $found[count($found) - 1];
            $beyond = [$last, (int) ($rows[$last]['popularity'] ?? 0)];
            if (count($found) < $many) {
                break;
            }
        }

        return array_slice($ids, 0, $limit);
    }

    /**
     * @param array{int, int} $beyond
     * @return list<int> those that can still be had
     */
    private function mostWanted(PartFilter $filter, array $beyond, int $limit): array
    {
        return $this->merged(self::combined($filter, [0], self::byPopularity(...$beyond)), 'p.popularity', true, $limit);
    }

    /** @return list<Range> what follows a part, the most wanted first */
    private static function byPopularity(int $after, int $popularity): array
    {
        return 0 === $after ? [['', [], false]] : [
            ['p.popularity = %d AND p.id < %d', [$popularity, $after], true],
            ['p.popularity < %d', [$popularity], false],
        ];
    }

    /**
     * @param '>'|'<' $beyond
     * @return list<Range> what follows a part; at the end of the list is what has no price yet
     */
    private static function byPrice(int $after, ?int $price, string $beyond): array
    {
        return match (true) {
            0 === $after => [['p.price_cents IS NOT NULL', [], false], ['p.price_cents IS NULL', [], true]],
            null === $price => [["p.price_cents IS NULL AND p.id $beyond %d", [$after], true]],
            default => [
                ["p.price_cents = %d AND p.id $beyond %d", [$price, $after], true],
                ["p.price_cents $beyond %d", [$price], false],
                ['p.price_cents IS NULL', [], true],
            ],
        };
    }

    /**
     * @param list<int> $discontinued which of both
     * @param list<Range> $ranges
     * @return list<Range> each of them for each choice of the flags that the keys begin with
     */
    private static function combined(PartFilter $filter, array $discontinued, array $ranges): array
    {
        $combined = [];
        foreach ($discontinued as $isDiscontinued) {
            foreach ($filter->inStock ? [1] : [0, 1] as $onShelf) {
                foreach ($ranges as [$further, $values, $isAlike]) {
                    $combined[] = [
                        'p.category_id = %d' . ($filter->vendorId > 0 ? ' AND p.vendor_id = %d' : '')
                            . ' AND p.discontinued = %d AND p.on_shelf = %d' . ('' === $further ? '' : " AND $further"),
                        [$filter->categoryId, ...($filter->vendorId > 0 ? [$filter->vendorId] : []), $isDiscontinued, $onShelf, ...$values],
                        $isAlike,
                    ];
                }
            }
        }

        return $combined;
    }

    /**
     * The first parts of all ranges together, by one statement.
     *
     * @param list<Range> $ranges
     * @param string $column that the list goes by; what has nothing there comes last
     * @return list<int> ids
     */
    private function merged(array $ranges, string $column, bool $isDescending, int $limit): array
    {
        $direction = $isDescending ? 'DESC' : 'ASC';
        $terms = [];
        $values = [];
        foreach ($ranges as $place => [$where, $given, $isAlike]) {
            // Of prices that are NULL MariaDB does not see that they are alike, and would sort.
            $order = ($isAlike ? '' : "$column $direction, ") . "p.id $direction";
            $terms[] = "SELECT id, place FROM (SELECT p.id, $column AS place FROM {parts} p WHERE $where ORDER BY $order LIMIT %d) range$place";
            array_push($values, ...$given, ...[$limit]);
        }
        $found = array_map(static fn (array $row): array => [
            null === $row['place'],
            $isDescending ? -(int) $row['place'] : (int) $row['place'],
            $isDescending ? -(int) $row['id'] : (int) $row['id'],
        ], $this->connection->rows(implode(' UNION ALL ', $terms), $values));
        sort($found);

        return array_map(static fn (array $one): int => abs($one[2]), array_slice($found, 0, $limit));
    }
}
