<?php

declare(strict_types=1);

namespace Coleman\Api\Rentals;

use Coleman\Api\Database\Connection;

/** The classes that are for rent, with how many units of each stand where. */
final readonly class RentalClassRepository
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
     * @param list<int> $ids
     * @return list<RentalClass> those that there are, in the order asked
     */
    public function byIds(array $ids): array
    {
        if ([] === $ids) {
            return [];
        }
        $found = array_column($this->classes($this->connection->rows(self::SELECT . sprintf('WHERE r.id IN (%s)', Connection::placeholders($ids)), $ids)), null, 'id');

        return array_values(array_filter(array_map(static fn (int $id): ?RentalClass => $found[$id] ?? null, array_unique($ids))));
    }

    /**
     * @param int $categoryId 0 for all
     * @param int $after id of the last one of the page before
     * @param int $locationId of a branch that has one; 0 for any
     * @return list<RentalClass>
     */
    public function page(int $categoryId, int $after, int $limit, int $locationId = 0): array
    {
        return $this->classes($this->connection->rows(
            self::SELECT . 'WHERE r.id > %d' . (0 === $categoryId ? '' : ' AND r.category_id = %d')
                . (0 === $locationId ? '' : ' AND EXISTS (SELECT 1 FROM {rental_units} u WHERE u.class_id = r.id AND u.is_active = 1 AND u.location_id = %d)')
                . ' ORDER BY r.id LIMIT %d',
            [$after, ...array_filter([$categoryId, $locationId]), $limit],
        ));
    }

    /** @return list<RentalCategory> those with something for rent, in the dealer's order */
    public function categories(): array
    {
        return array_map(
            static fn (array $row): RentalCategory => new RentalCategory(
                (int) $row['id'],
                (string) $row['name'],
                (string) $row['image'],
                (int) $row['amount'],
                null === $row['daily_cents'] ? null : (int) $row['daily_cents'],
            ),
            $this->connection->rows(
                'SELECT c.id, c.name, c.image, COUNT(*) AS amount, MIN(r.daily_cents) AS daily_cents
                    FROM {equipment_categories} c JOIN {rental_classes} r ON r.category_id = c.id
                    GROUP BY c.id, c.name, c.image, c.position ORDER BY c.position, c.id',
            ),
        );
    }

    public function category(int $id): ?RentalCategory
    {
        return array_find($this->categories(), static fn (RentalCategory $category): bool => $category->id === $id);
    }

    /**
     * Which branches have something for rent.
     *
     * @param int $categoryId 0 for all
     * @return list<int> ids of branches
     */
    public function locationIds(int $categoryId): array
    {
        return array_map(static fn (array $row): int => (int) $row['location_id'], $this->connection->rows(
            'SELECT DISTINCT u.location_id FROM {rental_units} u JOIN {rental_classes} r ON r.id = u.class_id WHERE u.is_active = 1'
                . (0 === $categoryId ? '' : ' AND r.category_id = %d') . ' ORDER BY u.location_id',
            array_filter([$categoryId]),
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
                sprintf('SELECT class_id, location_id, COUNT(*) AS amount FROM {rental_units} WHERE is_active = 1 AND class_id IN (%s) GROUP BY class_id, location_id ORDER BY class_id, location_id', Connection::placeholders($ids)),
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
