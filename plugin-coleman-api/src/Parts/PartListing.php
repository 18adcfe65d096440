<?php

declare(strict_types=1);

namespace Coleman\Api\Parts;

use Coleman\Api\Database\Connection;

/**
 * The parts of a family, a page at a time, and what they can be narrowed down to.
 *
 * Each order is that of a key of the table, so a page costs the same at a thousand parts and at a million.
 */
final readonly class PartListing
{
    /** Counts stop here; a page says "more than 200". */
    public const COUNT_CAP = 200;

    private const MAX_MAKERS = 60;

    private const ON_SHELF = 'EXISTS (SELECT 1 FROM {part_stock} s WHERE s.part_id = p.id AND s.quantity > 0)';

    public function __construct(private Connection $connection, private PartRepository $parts)
    {
    }

    /**
     * @param int $after id of the last part of the page before; 0, or what is no part, for the first page
     * @return list<Part> one more than `$limit` when there is a further page
     */
    public function page(PartFilter $filter, int $after, int $limit): array
    {
        $last = $after > 0 ? $this->connection->row('SELECT popularity, price_cents FROM {parts} WHERE id = %d', [$after]) : null;
        $price = null === ($last['price_cents'] ?? null) ? null : (int) $last['price_cents'];
        $ids = match ($filter->order) {
            PartFilter::PRICE => $this->byPrice($filter, null === $last ? 0 : $after, $price, $limit + 1, 'ASC', '>'),
            PartFilter::PRICE_DOWN => $this->byPrice($filter, null === $last ? 0 : $after, $price, $limit + 1, 'DESC', '<'),
            default => $this->ids(
                $filter,
                null === $last ? '' : 'p.popularity <= %d AND (p.popularity < %d OR p.id < %d)',
                null === $last ? [] : [(int) $last['popularity'], (int) $last['popularity'], $after],
                'p.popularity DESC, p.id DESC',
                $limit + 1,
            ),
        };

        return array_values($this->parts->byIds($ids));
    }

    /**
     * What a filter and its neighbours would show, each counted no further than one past the cap.
     *
     * @return array{count: int, in_stock: int, makers: list<array{id: int, name: string, count: int}>}
     */
    public function counts(PartFilter $filter): array
    {
        $makers = $this->connection->rows(
            sprintf('SELECT DISTINCT vendor_id FROM {parts} WHERE category_id = %%d LIMIT %d', self::MAX_MAKERS),
            [$filter->categoryId],
        );
        $terms = [];
        $values = [];
        foreach ([$filter, $filter->onShelf(), ...array_map(static fn (array $row): PartFilter => $filter->of((int) $row['vendor_id']), $makers)] as $place => $one) {
            [$where, $given] = $this->condition($one);
            $terms[] = sprintf(
                'SELECT %1$d AS place, %2$d AS vendor_id, %3$s AS vendor_name, COUNT(*) AS parts FROM (SELECT p.id FROM {parts} p WHERE %4$s LIMIT %5$d) counted%1$d',
                $place,
                $one->vendorId,
                $place < 2 ? "''" : '(SELECT v.vendor_name FROM {parts} v WHERE v.category_id = %d AND v.vendor_id = %d LIMIT 1)',
                $where,
                self::COUNT_CAP + 1,
            );
            array_push($values, ...($place < 2 ? [] : [$one->categoryId, $one->vendorId]), ...$given);
        }
        $counts = $this->connection->rows(implode(' UNION ALL ', $terms), $values);
        usort($counts, static fn (array $one, array $other): int => (int) $one['place'] <=> (int) $other['place']);
        $named = array_map(static fn (array $row): array => [
            'id' => (int) $row['vendor_id'],
            'name' => (string) $row['vendor_name'],
            'count' => (int) $row['parts'],
        ], array_slice($counts, 2));
        usort($named, static fn (array $one, array $other): int => [strtolower($one['name']), $one['id']] <=> [strtolower($other['name']), $other['id']]);

        return ['count' => (int) ($counts[0]['parts'] ?? 0), 'in_stock' => (int) ($counts[1]['parts'] ?? 0), 'makers' => $named];
    }

    /**
     * Others of the same family, those of the same maker first.
     *
     * @param int $limit 0 for all, up to 100
     * @return list<Part>
     */
    public function related(Part $part, int $limit): array
    {
        $limit = $limit > 0 ? min($limit, 100) : 100;
        $filter = new PartFilter($part->categoryId, $part->vendorId);
        $ids = $this->ids($filter, 'p.discontinued = 0 AND p.id <> %d', [$part->id], 'p.popularity DESC, p.id DESC', $limit);
        if (count($ids) < $limit) {
            $ids = [...$ids, ...$this->ids(
                $filter->of(0),
                'p.discontinued = 0 AND p.vendor_id <> %d',
                [$part->vendorId],
                'p.popularity DESC, p.id DESC',
                $limit - count($ids),
            )];
        }

        return array_values($this->parts->byIds($ids));
    }

    /**
     * @param 'ASC'|'DESC' $direction
     * @param '>'|'<' $beyond
     * @return list<int>
     */
    private function byPrice(PartFilter $filter, int $after, ?int $price, int $limit, string $direction, string $beyond): array
    {
        $ids = [];
        if (0 === $after || null !== $price) {
            $ids = $this->ids(
                $filter,
                0 === $after ? 'p.price_cents IS NOT NULL' : "p.price_cents $beyond= %d AND (p.price_cents $beyond %d OR p.id $beyond %d)",
                0 === $after ? [] : [$price, $price, $after],
                "p.price_cents $direction, p.id $direction",
                $limit,
            );
        }
        if (count($ids) < $limit) {
            // The end of the list: what has no price yet.
            $isBeyondPrices = 0 !== $after && null === $price;
            $ids = [...$ids, ...$this->ids(
                $filter,
                'p.price_cents IS NULL' . ($isBeyondPrices ? " AND p.id $beyond %d" : ''),
                $isBeyondPrices ? [$after] : [],
                "p.id $direction",
                $limit - count($ids),
            )];
        }

        return $ids;
    }

    /**
     * @param list<int|null> $values
     * @return list<int>
     */
    private function ids(PartFilter $filter, string $further, array $values, string $order, int $limit): array
    {
        [$where, $given] = $this->condition($filter);

        return array_map(static fn (array $row): int => (int) $row['id'], $this->connection->rows(
            sprintf('SELECT p.id FROM {parts} p WHERE %s%s ORDER BY %s LIMIT %%d', $where, '' === $further ? '' : ' AND ' . $further, $order),
            [...$given, ...$values, $limit],
        ));
    }

    /** @return array{string, list<int>} */
    private function condition(PartFilter $filter): array
    {
        $conditions = ['p.category_id = %d'];
        $values = [$filter->categoryId];
        if ($filter->vendorId > 0) {
            $conditions[] = 'p.vendor_id = %d';
            $values[] = $filter->vendorId;
        }
        if ($filter->inStock) {
            $conditions[] = self::ON_SHELF;
        }

        return [implode(' AND ', $conditions), $values];
    }
}
