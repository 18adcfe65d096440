<?php

declare(strict_types=1);

namespace Coleman\Api\Parts;

use Coleman\Api\Database\Connection;
use Coleman\Api\Support\Text;

/** Parts, their stock and what replaced what. Every method costs a constant number of queries, whatever the list's length. */
final class PartRepository
{
    public function __construct(private readonly Connection $connection)
    {
    }

    public function byId(int $id): ?Part
    {
        return $this->byIds([$id])[$id] ?? null;
    }

    /**
     * @param list<int> $ids
     * @return array<int, Part> by id, in the order asked; unknown ids are absent
     */
    public function byIds(array $ids): array
    {
        if ([] === $ids) {
            return [];
        }
        $rows = $this->connection->rows(
            sprintf('SELECT * FROM {parts} WHERE id IN (%s)', Connection::placeholders($ids)),
            $ids,
        );
        $parts = $this->hydrate($rows);
        $ordered = [];
        foreach ($ids as $id) {
            if (isset($parts[$id])) {
                $ordered[$id] = $parts[$id];
            }
        }

        return $ordered;
    }

    /**
     * The same for lists that show what a part is, what it costs and whether it is there: one query, without what
     * replaces it and without branches.
     *
     * @param list<int> $ids
     * @return array<int, Part> by id, in the order asked; unknown ids are absent. The pieces of all branches stand as those of branch 0
     */
    public function briefly(array $ids): array
    {
        $rows = [] === $ids ? [] : array_column($this->connection->rows(
            sprintf('SELECT p.*, (SELECT SUM(s.quantity) FROM {part_stock} s WHERE s.part_id = p.id) AS stock FROM {parts} p WHERE p.id IN (%s)', Connection::placeholders($ids)),
            $ids,
        ), null, 'id');
        $parts = [];
        foreach ($ids as $id) {
            if (isset($rows[$id])) {
                $parts[$id] = self::part($rows[$id], [(int) $rows[$id]['stock']], [], []);
            }
        }

        return $parts;
    }

    /**
     * Parts that carry a printed number, in capitals or not; several makers may use the same one.
     *
     * @return list<Part>
     */
    public function byNumber(string $number): array
    {
        if (!Text::isClean($number)) {
            return [];
        }
        $found = $this->connection->rows('SELECT * FROM {parts} WHERE part_number = %s ORDER BY id LIMIT 20', [$number]);

        // MariaDB also takes "e" for "é" and overlooks spaces at the end, SQLite does not.
        return array_values($this->hydrate(array_values(array_filter(
            $found,
            static fn (array $row): bool => 0 === strcasecmp($number, (string) $row['part_number']),
        ))));
    }

    /**
     * Parts whose number has a key, however it is printed.
     *
     * @return list<Part>
     */
    public function byKey(string $key): array
    {
        return '' === $key ? [] : array_values($this->hydrate(
            $this->connection->rows('SELECT * FROM {parts} WHERE part_key = %s ORDER BY id LIMIT 20', [$key]),
        ));
    }

    /**
     * The same for many numbers at once, however they are printed; one without letters and digits as it is printed. The
     * placeholder is none of them.
     *
     * @param list<string> $numbers
     * @return array<array-key, list<Part>> by the number asked for; unknown ones are absent
     */
    public function byNumbers(array $numbers): array
    {
        $keys = [];
        $bare = [];
        foreach (array_filter($numbers, Text::isClean(...)) as $number) {
            $key = PartKey::normalize($number);
            '' === $key ? $bare[$number] = $number : $keys[$key] = $key;
        }
        $conditions = array_filter([
            [] === $keys ? '' : sprintf('part_key IN (%s)', Connection::placeholders($keys, '%s')),
            [] === $bare ? '' : sprintf("(part_key = '' AND part_number IN (%s))", Connection::placeholders($bare, '%s')),
        ], static fn (string $condition): bool => '' !== $condition);
        if ([] === $conditions) {
            return [];
        }
        $sold = [];
        foreach ($this->hydrate($this->connection->rows(
            sprintf('SELECT * FROM {parts} WHERE (%s) AND id <> %%d ORDER BY id LIMIT 2000', implode(' OR ', $conditions)),
            [...array_values($keys), ...array_values($bare), Part::PLACEHOLDER_ID],
        )) as $part) {
            $sold[self::name($part->number)][] = $part;
        }
        $found = [];
        foreach ($numbers as $number) {
            $found[$number] = $sold[self::name($number)] ?? [];
        }

        return array_filter($found, static fn (array $parts): bool => [] !== $parts);
    }

    /**
     * The families of parts, in the dealer's order.
     *
     * @return list<array{id: int, name: string, image: string}>
     */
    public function families(): array
    {
        return array_map(
            static fn (array $row): array => ['id' => (int) $row['id'], 'name' => (string) $row['name'], 'image' => (string) $row['image']],
            $this->connection->rows('SELECT id, name, image FROM {part_categories} ORDER BY position, id'),
        );
    }

    public function family(int $id): ?PartFamily
    {
        $row = $this->connection->row('SELECT id, name, image FROM {part_categories} WHERE id = %d', [$id]);

        return null === $row ? null : new PartFamily($id, (string) $row['name'], (string) $row['image']);
    }

    /**
     * The most wanted orderable parts, for featured lists.
     *
     * @return list<Part>
     */
    public function popular(int $limit, int $after = 0): array
    {
        $last = $after > 0 ? $this->connection->value('SELECT popularity FROM {parts} WHERE id = %d', [$after]) : null;
        [$beyond, $values] = null === $last ? ['', []] : [' AND popularity <= %d AND (popularity < %d OR id < %d)', [(int) $last, (int) $last, $after]];

        return array_values($this->hydrate($this->connection->rows(
            "SELECT * FROM {parts} WHERE discontinued = 0 AND id <> %d{$beyond} ORDER BY popularity DESC, id DESC LIMIT %d",
            [Part::PLACEHOLDER_ID, ...$values, $limit],
        )));
    }

    private static function name(string $number): string
    {
        $key = PartKey::normalize($number);

        return '' === $key ? strtoupper($number) : $key;
    }

    /**
     * @param list<array<string, string|null>> $rows
     * @return array<int, Part>
     */
    private function hydrate(array $rows): array
    {
        $ids = array_map(static fn (array $row): int => (int) $row['id'], $rows);
        if ([] === $ids) {
            return [];
        }
        $stock = $this->stock($ids);
        [$replacements, $replaces] = $this->supersessions($ids);
        $parts = [];
        foreach ($rows as $row) {
            $id = (int) $row['id'];
            $parts[$id] ??= self::part($row, $stock[$id] ?? [], $replacements[$id] ?? [], $replaces[$id] ?? []);
        }

        return $parts;
    }

    /**
     * @param array<string, string|null> $row
     * @param array<int, int> $stock by branch
     * @param list<array{part_id: int, part_number: string, description: string, url: string}> $replacements
     * @param list<array{part_id: int, part_number: string, description: string, url: string}> $replaces
     */
    private static function part(array $row, array $stock, array $replacements, array $replaces): Part
    {
        return new Part(
            (int) $row['id'],
            (string) $row['part_number'],
            (int) $row['vendor_id'],
            (string) $row['vendor_name'],
            (string) $row['parts_url_description'],
            (string) $row['description'],
            (string) $row['long_description'],
            (int) $row['category_id'],
            (string) $row['image'],
            PartHooks::price(null === $row['price_cents'] ? null : (int) $row['price_cents'], static fn (): array => self::about($row)),
            null === $row['list_price_cents'] ? null : (int) $row['list_price_cents'],
            (string) $row['lead_time'],
            (bool) (int) $row['discontinued'],
            (bool) (int) $row['pickup_only'],
            (bool) (int) $row['case_qty_required'],
            (int) $row['case_qty'],
            $stock,
            $replacements,
            $replaces,
            (string) $row['weight_class'],
            (int) $row['core_cents'],
            (int) $row['oversize_cents'],
        );
    }

    /**
     * @param array<string, string|null> $row
     * @return array{id: int, number: string, vendor_id: int, vendor_name: string, category_id: int, list_price_cents: int|null}
     */
    private static function about(array $row): array
    {
        return [
            'id' => (int) $row['id'],
            'number' => (string) $row['part_number'],
            'vendor_id' => (int) $row['vendor_id'],
            'vendor_name' => (string) $row['vendor_name'],
            'category_id' => (int) $row['category_id'],
            'list_price_cents' => null === $row['list_price_cents'] ? null : (int) $row['list_price_cents'],
        ];
    }

    /**
     * @param non-empty-list<int> $ids
     * @return array<int, array<int, int>>
     */
    private function stock(array $ids): array
    {
        $stock = [];
        foreach ($this->connection->rows(
            sprintf('SELECT part_id, location_id, quantity FROM {part_stock} WHERE part_id IN (%s) ORDER BY part_id, location_id', Connection::placeholders($ids)),
            $ids,
        ) as $row) {
            $stock[(int) $row['part_id']][(int) $row['location_id']] = (int) $row['quantity'];
        }

        return $stock;
    }

    /**
     * Direct replacements and predecessors of the parts.
     *
     * @param non-empty-list<int> $ids
     * @return array{array<int, list<array{part_id: int, part_number: string, description: string, url: string}>>, array<int, list<array{part_id: int, part_number: string, description: string, url: string}>>}
     */
    private function supersessions(array $ids): array
    {
        $marks = Connection::placeholders($ids);
        $columns = 's.from_part_id, s.to_part_id, p.id, p.part_number, p.description, p.parts_url_description';
        $replacements = [];
        $replaces = [];
        foreach ($this->connection->rows(
            "SELECT $columns FROM {part_supersessions} s JOIN {parts} p ON p.id = s.to_part_id WHERE s.from_part_id IN ($marks)"
            . " UNION ALL SELECT $columns FROM {part_supersessions} s JOIN {parts} p ON p.id = s.from_part_id WHERE s.to_part_id IN ($marks)",
            [...$ids, ...$ids],
        ) as $row) {
            $other = [
                'part_id' => (int) $row['id'],
                'part_number' => (string) $row['part_number'],
                'description' => (string) $row['description'],
                'url' => PartUrls::path((int) $row['id'], (string) $row['part_number'], (string) $row['description'], (string) $row['parts_url_description']),
            ];
            if ($other['part_id'] === (int) $row['to_part_id']) {
                $replacements[(int) $row['from_part_id']][] = $other;
            } else {
                $replaces[(int) $row['to_part_id']][] = $other;
            }
        }

        return [$replacements, $replaces];
    }
}
