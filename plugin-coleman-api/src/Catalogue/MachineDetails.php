<?php

declare(strict_types=1);

namespace Coleman\Api\Catalogue;

use Coleman\Api\Database\Connection;
use Coleman\Api\Models\ModelUrls;

/** What the page of a machine shows beside the machine. Every method is one query. */
final readonly class MachineDetails
{
    public function __construct(private Connection $connection)
    {
    }

    /**
     * The categories of attachments that fit machines of a category, as far as we have any.
     *
     * @return list<array{name: string, url: string}>
     */
    public function attachments(int $categoryId): array
    {
        return array_map(
            static fn (array $row): array => [
                'name' => (string) $row['name'],
                'url' => EquipmentUrls::attachmentCategory((int) $row['id'], (string) $row['name']),
            ],
            $this->connection->rows(
                'SELECT c.id, c.name FROM {attachment_fits} f JOIN {attachment_categories} c ON c.id = f.attachment_category_id'
                . ' WHERE f.equipment_category_id = %d AND EXISTS (SELECT 1 FROM {attachments} a WHERE a.category_id = c.id)'
                . ' ORDER BY c.position, c.id',
                [$categoryId],
            ),
        );
    }

    /**
     * Where the category of a machine leads, besides its machines.
     *
     * @return array{parts: string, rentals: string} paths; empty where it leads nowhere
     */
    public function categoryLinks(Machine $machine): array
    {
        $row = $this->connection->row(
            'SELECT c.old_site_parts_link, EXISTS (SELECT 1 FROM {rental_classes} r WHERE r.category_id = c.id) AS has_rentals'
            . ' FROM {equipment_categories} c WHERE c.id = %d',
            [$machine->categoryId],
        );

        return [
            'parts' => ModelUrls::ofBrand((string) ($row['old_site_parts_link'] ?? ''), $machine->brandId),
            'rentals' => (bool) (int) ($row['has_rentals'] ?? 0) ? EquipmentUrls::rentalCategory($machine->categoryId, $machine->categoryName) : '',
        ];
    }
}
