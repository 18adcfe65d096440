<?php

declare(strict_types=1);

namespace Coleman\Api\Inventory;

use Coleman\Api\Database\Connection;
use Coleman\Api\Locations\LocationRepository;

/** What the lists of the desk's forms offer, each in the dealer's order and read once. */
final class Choices
{
    /** @var array<string, array<int, string>> names by id, of each list that was read */
    private array $read = [];

    public function __construct(private readonly Connection $connection, private readonly LocationRepository $locations)
    {
    }

    /** @return array<int, string> */
    public function branches(): array
    {
        $names = [];
        foreach ($this->locations->all() as $location) {
            $names[$location->id] = $location->city;
        }

        return $names;
    }

    /** @return array<int, string> */
    public function brands(): array
    {
        return $this->read['brands'] ??= $this->names('SELECT id, name FROM {brands} ORDER BY position, id');
    }

    /** @return array<int, string> */
    public function categories(): array
    {
        return $this->read['categories'] ??= $this->names('SELECT id, name FROM {equipment_categories} ORDER BY position, id');
    }

    /** @return array<int, string> of parts */
    public function families(): array
    {
        return $this->read['families'] ??= $this->names('SELECT id, name FROM {part_categories} ORDER BY position, id');
    }

    /** @return array<int, string> rental classes; asked anew each time, for they are made on this desk */
    public function classes(): array
    {
        return $this->names('SELECT r.id, b.name AS maker, r.model AS name FROM {rental_classes} r JOIN {brands} b ON b.id = r.brand_id ORDER BY b.name, r.model, r.id');
    }

    /** The drawing of a category, for what has no photograph. */
    public function drawing(int $categoryId): string
    {
        return (string) $this->connection->value("SELECT CASE WHEN COALESCE(s.drawing, '') = '' THEN c.image ELSE s.drawing END FROM {equipment_categories} c"
            . " LEFT JOIN {image_sets} s ON s.kind = 'equipment_category' AND s.item_id = c.id WHERE c.id = %d", [$categoryId]);
    }

    /** @return array<int, string> */
    private function names(string $sql): array
    {
        $names = [];
        foreach ($this->connection->rows($sql) as $row) {
            $names[(int) $row['id']] = trim(($row['maker'] ?? '') . ' ' . $row['name']);
        }

        return $names;
    }
}
