<?php

declare(strict_types=1);

namespace Coleman\Api\Pictures;

use Coleman\Api\Database\Connection;
use Coleman\Api\Images\ImageKind;
use Coleman\Api\Images\ImageNeed;
use Coleman\Api\Parts\Part;
use Coleman\Api\Parts\PartUrls;

/**
 * Parts for the list of pictures. What is missing most, of all or of a maker or a family, is one range of a key, already in
 * order: a page costs the same at a thousand parts and at a million.
 */
final readonly class PartPictureQuery
{
    /** Parts that a search looks at. */
    private const FOUND = 200;

    /** Ranges that are read at once. */
    private const RANGES = 100;

    /** @param \Closure(string, int): list<int> $find parts by any spelling of their number, or by words */
    public function __construct(private Connection $connection, private \Closure $find)
    {
    }

    /** @return list<int> one more than a page where there are more */
    public function ids(PictureFilter $filter): array
    {
        [$conditions, $values] = self::conditions($filter);
        $end = $filter->offset() + $filter->perPage + 1;
        if ('' !== $filter->search) {
            $found = ($this->find)($filter->search, self::FOUND);
            if ([] === $found) {
                return [];
            }
            array_push($values, ...$found);
            $conditions[] = sprintf('id IN (%s)', Connection::placeholders($found));
            $rows = $this->rows($conditions, $values, self::order($filter->order), $end);
        } else {
            $rows = match ($filter->order) {
                PictureFilter::NAME => $this->rows($conditions, $values, 'part_number, id', $end),
                PictureFilter::UPDATED => $this->lastUpdated($filter, $end),
                default => $this->rows($conditions, $values, self::order(PictureFilter::NEEDED), $end),
            };
        }

        return array_map(static fn (array $row): int => (int) $row['id'], array_slice($rows, $filter->offset(), $filter->perPage + 1));
    }

    /**
     * @param list<int> $ids
     * @return array<int, PictureItem>
     */
    public function byIds(array $ids): array
    {
        $items = [];
        foreach ([] === $ids ? [] : $this->connection->rows(
            sprintf('SELECT p.id, p.part_number, p.description, p.vendor_name, p.parts_url_description, p.image, p.image_need, COALESCE(c.name, \'\') AS family FROM {parts} p LEFT JOIN {part_categories} c ON c.id = p.category_id WHERE p.id IN (%s) AND p.id <> %d', Connection::placeholders($ids), Part::PLACEHOLDER_ID),
            $ids,
        ) as $row) {
            $id = (int) $row['id'];
            $items[$id] = new PictureItem(
                ImageKind::Part,
                $id,
                (string) $row['description'],
                (string) $row['part_number'],
                implode(' · ', array_filter([(string) $row['vendor_name'], (string) $row['family']])),
                PartUrls::path($id, (string) $row['part_number'], (string) $row['description'], (string) $row['parts_url_description']),
                (string) $row['image'],
                ImageNeed::views((int) $row['image_need']),
                ImageNeed::stock((int) $row['image_need']),
            );
        }

        return $items;
    }

    /**
     * @param list<string> $keys as PartKey::normalize() makes them
     * @return list<array{id: int, key: string, maker: string}>
     */
    public function byKeys(array $keys): array
    {
        $found = [];
        foreach (array_chunk($keys, 500) as $chunk) {
            foreach ($this->connection->rows(sprintf('SELECT id, part_key, vendor_name FROM {parts} WHERE part_key IN (%s) AND id <> %d', Connection::placeholders($chunk, '%s'), Part::PLACEHOLDER_ID), $chunk) as $row) {
                $found[] = ['id' => (int) $row['id'], 'key' => (string) $row['part_key'], 'maker' => (string) $row['vendor_name']];
            }
        }

        return $found;
    }

    /**
     * The beginnings of several ranges in one order: of each family that has parts, by date.
     *
     * @return list<array<string, string|null>>
     */
    private function lastUpdated(PictureFilter $filter, int $limit): array
    {
        $families = $this->connection->rows(
            'SELECT DISTINCT category_id FROM {part_tallies} WHERE parts > 0 AND (%d = 0 OR category_id = %d) AND (%d = 0 OR vendor_id = %d)',
            [$filter->family, $filter->family, $filter->brand, $filter->brand],
        );
        $rows = [];
        foreach (array_chunk($families, self::RANGES) as $chunk) {
            $ranges = [];
            $values = [];
            foreach ($chunk as $index => ['category_id' => $family]) {
                [$conditions, $of] = self::conditions(new PictureFilter(brand: $filter->brand, family: (int) $family, state: $filter->state));
                if (0 === (int) $family) {
                    $conditions[] = 'category_id = 0';
                }
                $ranges[] = sprintf('SELECT * FROM (SELECT id, updated_at FROM {parts} WHERE %s ORDER BY updated_at DESC, id DESC LIMIT %d) r%d', implode(' AND ', $conditions), $limit, $index);
                array_push($values, ...$of);
            }
            array_push($rows, ...$this->connection->rows(sprintf('SELECT id, updated_at FROM (%s) m ORDER BY updated_at DESC, id DESC LIMIT %d', implode(' UNION ALL ', $ranges), $limit), $values));
        }
        if (count($families) > self::RANGES) {
            usort($rows, static fn (array $one, array $other): int => (string) $other['updated_at'] <=> (string) $one['updated_at'] ?: (int) $other['id'] <=> (int) $one['id']);
        }

        return array_slice($rows, 0, $limit);
    }

    /**
     * @param list<string> $conditions
     * @param list<int> $values
     * @return list<array<string, string|null>>
     */
    private function rows(array $conditions, array $values, string $order, int $limit): array
    {
        return $this->connection->rows(sprintf('SELECT id FROM {parts} WHERE %s ORDER BY %s LIMIT %d', implode(' AND ', $conditions), $order, $limit), $values);
    }

    private static function order(string $order): string
    {
        return match ($order) {
            PictureFilter::NAME => 'part_number, id',
            PictureFilter::UPDATED => 'updated_at DESC, id DESC',
            default => 'image_need DESC, id DESC',
        };
    }

    /** @return array{list<string>, list<int>} */
    private static function conditions(PictureFilter $filter): array
    {
        $conditions = [sprintf('id <> %d', Part::PLACEHOLDER_ID)];
        $values = [];
        foreach (['category_id' => $filter->family, 'vendor_id' => $filter->brand] as $column => $id) {
            if (0 !== $id) {
                $conditions[] = "$column = %d";
                $values[] = $id;
            }
        }
        if (null !== $filter->state) {
            $conditions[] = 'image_need >= %d AND image_need < %d';
            array_push($values, ImageNeed::of($filter->state, 0, 0), ImageNeed::of($filter->state, 0, 0) + ImageNeed::STATE);
        }

        return [$conditions, $values];
    }
}
