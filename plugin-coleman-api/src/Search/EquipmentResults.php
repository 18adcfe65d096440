<?php

declare(strict_types=1);

namespace Coleman\Api\Search;

use Coleman\Api\Catalogue\EquipmentUrls;
use Coleman\Api\Catalogue\MachineRepository;
use Coleman\Api\Database\Connection;
use Coleman\Api\Images\ImageUrls;
use Coleman\Api\Locations\LocationRepository;

/**
 * Machines, rentals and attachments as results, in one query a table.
 *
 * @phpstan-type Item array{Url: string, Photo: array{MediumImagePath: string}, Model: string, DbId: int, BrandName: string, CategoryName: string, condition: string, price_cents: int|null, Year: int|null, Hours: int|null, City: string}
 */
final readonly class EquipmentResults
{
    public function __construct(private Connection $connection, private MachineRepository $machines, private LocationRepository $locations, private ImageUrls $images)
    {
    }

    /**
     * @param list<int> $ids of Kind::Equipment
     * @return array<int, Item> schema/search-equipment.json by id, in the order asked; what is sold or gone is absent
     */
    public function byIds(array $ids): array
    {
        $found = [];
        foreach (CompositeId::byType($ids) as $type => $ofType) {
            foreach (CompositeId::MACHINE === $type ? $this->machines($ofType) : $this->others($type, $ofType) as $id => $item) {
                $found[CompositeId::encode($type, $id)] = $item;
            }
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
     * @param non-empty-list<int> $ids
     * @return array<int, Item>
     */
    private function machines(array $ids): array
    {
        $items = [];
        foreach ($this->machines->byIds($ids) as $machine) {
            if (!$machine->isSold()) {
                $items[$machine->id] = [
                    'Url' => $machine->url(),
                    'Photo' => $this->photo($machine->image),
                    'Model' => $machine->model,
                    'DbId' => $machine->id,
                    'BrandName' => $machine->brandName,
                    'CategoryName' => $machine->categoryName,
                    'condition' => $machine->condition,
                    'price_cents' => $machine->priceCents,
                    'Year' => $machine->year,
                    'Hours' => $machine->hours,
                    'City' => $this->locations->byId($machine->locationId)->city ?? '',
                ];
            }
        }

        return $items;
    }

    /**
     * @param non-empty-list<int> $ids
     * @return array<int, Item>
     */
    private function others(int $type, array $ids): array
    {
        $isRental = CompositeId::RENTAL === $type;
        $rows = $this->connection->rows(sprintf(
            'SELECT e.id, %s AS model, e.image, e.%s AS cents, b.name AS brand, c.name AS category
            FROM {%s} e JOIN {brands} b ON b.id = e.brand_id JOIN {%s} c ON c.id = e.category_id WHERE e.id IN (%s)',
            $isRental ? 'e.model' : 'e.name',
            $isRental ? 'daily_cents' : 'price_cents',
            CompositeId::EQUIPMENT[$type],
            $isRental ? 'equipment_categories' : 'attachment_categories',
            Connection::placeholders($ids),
        ), $ids);
        $items = [];
        foreach ($rows as $row) {
            $id = (int) $row['id'];
            $name = (string) $row['model'];
            $items[$id] = [
                'Url' => $isRental ? EquipmentUrls::rental($id, $row['brand'] . ' ' . $name) : EquipmentUrls::attachment($id, $name),
                'Photo' => $this->photo((string) $row['image']),
                'Model' => $name,
                'DbId' => $id,
                'BrandName' => (string) $row['brand'],
                'CategoryName' => (string) $row['category'],
                'condition' => $isRental ? 'rental' : 'attachment',
                'price_cents' => null === $row['cents'] ? null : (int) $row['cents'],
                'Year' => null,
                'Hours' => null,
                'City' => '',
            ];
        }

        return $items;
    }

    /** @return array{MediumImagePath: string} */
    private function photo(string $image): array
    {
        return ['MediumImagePath' => $this->images->url($image, 'medium')];
    }
}
