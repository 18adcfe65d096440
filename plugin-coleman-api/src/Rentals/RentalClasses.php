<?php

declare(strict_types=1);

namespace Coleman\Api\Rentals;

use Coleman\Api\Database\Connection;

/** The classes that are for rent, with how many units of each stand where. */
final readonly class RentalClasses
{
    private const SELECT = 'SELECT r.*, b.name AS brand_name, c.name AS category_name
        FROM {rental_classes} r JOIN {brands} b ON b.id = r.brand_id JOIN {equipment_categories} c ON c.id = r.category_id ';

    public function __construct(private Connection $connection)
    {
    }

    public function byId(int $id): ?RentalClass
    {
        return $this->classes($this->connection->rows(self::SELECT . 'WHERE r.id = %d', [$id]))[0] ?? null;
    }

    /**
     * @param int $categoryId 0 for all
     * @param int $after id of the last one of the page before
     * @return list<RentalClass>
     */
    public function page(int $categoryId, int $after, int $limit): array
    {
        return $this->classes($this->connection->rows(
            self::SELECT . 'WHERE r.id > %d' . (0 === $categoryId ? '' : ' AND r.category_id = %d') . ' ORDER BY r.id LIMIT %d',
            [$after, ...(0 === $categoryId ? [] : [$categoryId]), $limit],
        ));
    }

    /**
     * @param list<array<string, string|null>> $rows of SELECT
     * @return list<RentalClass>
     */
    private function classes(array $rows): array
    {
        $ids = array_map(static fn (array $row): int => (int) $row['id'], $rows);
        $units = [];
        if ([] !== $ids) {
            foreach ($this->connection->rows(
                sprintf('SELECT class_id, location_id, COUNT(*) AS amount FROM {rental_units} WHERE is_active = 1 AND class_id IN (%s) GROUP BY class_id, location_id ORDER BY class_id, location_id', Connection::marks($ids)),
                $ids,
            ) as $row) {
                $units[(int) $row['class_id']][(int) $row['location_id']] = (int) $row['amount'];
            }
        }
        $cents = static fn (?string $value): ?int => null === $value ? null : (int) $value;

        return array_map(static fn (array $row): RentalClass => new RentalClass(
            (int) $row['id'],
            (int) $row['category_id'],
            (string) $row['category_name'],
            (string) $row['brand_name'],
            (string) $row['model'],
            (string) $row['image'],
            (string) $row['description'],
            $cents($row['daily_cents']),
            $cents($row['weekly_cents']),
            $cents($row['monthly_cents']),
            $units[(int) $row['id']] ?? [],
        ), $rows);
    }
}
