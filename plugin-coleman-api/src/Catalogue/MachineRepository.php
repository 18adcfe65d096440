<?php

declare(strict_types=1);

namespace Coleman\Api\Catalogue;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\LikePattern;
use Coleman\Api\Support\Json;

/** New and used machines. Every method costs a constant number of queries. */
final readonly class MachineRepository
{
    /** What a row of a machine is read from: its category and brand come along. */
    public const SELECT = 'SELECT m.*, c.name AS category_name, c.used_slug, b.name AS brand_name'
        . ' FROM {machines} m JOIN {equipment_categories} c ON c.id = m.category_id JOIN {brands} b ON b.id = m.brand_id';

    public function __construct(private Connection $connection)
    {
    }

    public function byId(int $id): ?Machine
    {
        return $this->byIds([$id])[$id] ?? null;
    }

    /** The first used machine for sale. */
    public function firstUsed(): ?Machine
    {
        return $this->byId((int) $this->connection->value("SELECT MIN(id) FROM {machines} WHERE machine_condition = 'used' AND sold_at IS NULL"));
    }

    public function byStockNumber(string $stockNumber): ?Machine
    {
        $row = $this->connection->row(self::SELECT . ' WHERE m.stock_number = %s', [$stockNumber]);

        return null === $row ? null : self::machine($row);
    }

    /**
     * What else a buyer of this machine may look at: of the same category, new and used, nearest in price; where prices
     * are told on request, nearest in horsepower.
     *
     * @return list<Machine> none of them sold
     */
    public function similar(Machine $machine, int $limit): array
    {
        $price = null === $machine->priceCents ? '' : 'CASE WHEN m.price_cents IS NULL THEN 1 ELSE 0 END, ABS(COALESCE(m.price_cents, 0) - %d), ';

        return array_map(self::machine(...), $this->connection->rows(
            self::SELECT . " WHERE m.machine_condition IN ('new', 'used') AND m.category_id = %d AND m.sold_at IS NULL AND m.id <> %d"
            . " ORDER BY {$price}ABS(COALESCE(m.horsepower, 0) - %d), m.id LIMIT %d",
            [
                $machine->categoryId,
                $machine->id,
                ...(null === $machine->priceCents ? [] : [$machine->priceCents]),
                $machine->horsepower ?? 0,
                $limit,
            ],
        ));
    }

    /**
     * @param list<int> $ids
     * @return array<int, Machine> by id, in the order asked; unknown ids are absent
     */
    public function byIds(array $ids): array
    {
        if ([] === $ids) {
            return [];
        }
        $found = [];
        foreach ($this->connection->rows(sprintf('%s WHERE m.id IN (%s)', self::SELECT, Connection::placeholders($ids)), $ids) as $row) {
            $found[(int) $row['id']] = self::machine($row);
        }
        $ordered = [];
        foreach ($ids as $id) {
            if (isset($found[$id])) {
                $ordered[$id] = $found[$id];
            }
        }

        return $ordered;
    }

    /**
     * Machines for a picker: every word is in the maker, the model, the stock number or the year. Those for sale first.
     *
     * @return list<Machine>
     */
    public function search(string $text, int $limit): array
    {
        $conditions = [];
        $values = [];
        foreach (array_slice(preg_split('/\s+/u', trim($text), -1, PREG_SPLIT_NO_EMPTY) ?: [], 0, 8) as $word) {
            $pattern = LikePattern::holding($word);
            $conditions[] = '(b.name LIKE %s OR m.model LIKE %s OR m.stock_number LIKE %s OR m.model_year = %d)';
            array_push($values, $pattern, $pattern, $pattern, ctype_digit($word) ? min((int) $word, 9999) : 0);
        }
        if ([] === $conditions) {
            return [];
        }

        return array_map(self::machine(...), $this->connection->rows(
            self::SELECT . ' WHERE ' . implode(' AND ', $conditions) . ' ORDER BY m.sold_at IS NOT NULL, m.id LIMIT %d',
            [...$values, $limit],
        ));
    }

    /** @param array<string, string|null> $row of SELECT */
    public static function machine(array $row): Machine
    {
        $number = static fn (string $column): ?int => null === $row[$column] ? null : (int) $row[$column];
        $utc = new \DateTimeZone('UTC');
        /** @var list<array{label: string, value: string}> $specs */
        $specs = Json::decode((string) $row['specs']);

        return new Machine(
            (int) $row['id'],
            (string) $row['machine_condition'],
            (int) $row['category_id'],
            (string) $row['category_name'],
            (string) $row['used_slug'],
            (int) $row['brand_id'],
            (string) $row['brand_name'],
            (int) $row['location_id'],
            (string) $row['model'],
            (string) $row['stock_number'],
            (string) $row['serial_number'],
            $number('model_year'),
            $number('meter_hours'),
            $number('horsepower'),
            $number('price_cents'),
            (string) $row['image'],
            (string) $row['description'],
            $specs,
            null === $row['sold_at'] ? null : new \DateTimeImmutable($row['sold_at'], $utc),
            new \DateTimeImmutable((string) $row['created_at'], $utc),
        );
    }
}
