<?php

declare(strict_types=1);

namespace Coleman\Api\Catalogue;

use Coleman\Api\Database\Connection;

/** The categories of machines. */
final readonly class EquipmentCategoryRepository
{
    public function __construct(private Connection $connection)
    {
    }

    public function byId(int $id): ?EquipmentCategory
    {
        $row = $this->connection->row('SELECT id, name, image, used_category_id, used_slug FROM {equipment_categories} WHERE id = %d', [$id]);

        return null === $row ? null : new EquipmentCategory(
            (int) $row['id'],
            (string) $row['name'],
            (string) $row['image'],
            0 === (int) $row['used_category_id'] ? null : UsedCategory::tryFrom((string) $row['used_slug']),
        );
    }
}
