<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Feeds;

use Coleman\Api\Database\Connection;
use Random\Randomizer;

/** Rows of files that say what the demo holds, and files that change some of it. */
final readonly class DemoRows
{
    public const KINDS = ['parts', 'prices', 'stock', 'supersessions', 'interchanges', 'machines', 'used', 'rental-classes', 'rental-units', 'attachments', 'locations', 'salesmen', 'models', 'diagrams', 'callouts', 'images'];

    /** That the demo has. */
    public const PICTURES = ['parts/air-filters.svg', 'parts/batteries.svg', 'machines/compact-tractors.svg'];

    public function __construct(private Connection $connection, private Randomizer $random)
    {
    }

    /**
     * Some of the rows, some of them changed, and some new ones.
     *
     * @param list<array<string, string|null>> $rows
     * @return list<array<string, string|null>>
     */
    public function mixed(string $kind, array $rows, int $turn): array
    {
        $mixed = [];
        foreach ($rows as $index => $row) {
            // A file that lacks too much of what the last one had is held.
            if ($index > 0 && $turn > 0 && 0 === $this->random->getInt(0, 30)) {
                continue;
            }
            foreach (array_keys($row) as $column) {
                if (0 === $this->random->getInt(0, 2)) {
                    $row[$column] = match ($column) {
                        // Four weeks that cost less than one would be refused.
                        'price', 'list_price', 'monthly' => null === $row[$column] || '' === $row[$column] ? '' : sprintf('%.2f', (float) $row[$column] * 1.01),
                        'description', 'note', 'territory', 'job_title' => substr("Changed $turn $index", 0, 60),
                        'hours', 'quantity', 'factor' => 'locations' === $kind ? $row[$column] : (string) $this->random->getInt(1, 90),
                        'zipcodes' => (string) $this->random->getInt(60_000, 60_099),
                        'image' => 'images' === $kind ? self::PICTURES[$this->random->getInt(0, count(self::PICTURES) - 1)] : $row[$column],
                        default => $row[$column],
                    };
                }
            }
            $mixed[] = $row;
        }
        $new = $mixed[$this->random->getInt(0, count($mixed) - 1)];
        $made = match ($kind) {
            'parts' => ['part_number' => "NEW-$turn", 'part_id' => ''] + $new,
            'machines', 'used' => ['stock_number' => "NEW-$turn", 'brand' => "New Brand $turn", 'new_brands' => 'yes'] + $new,
            'rental-units' => ['unit_number' => "NEW-$turn"] + $new,
            'rental-classes', 'attachments' => ['model' => "NEW-$turn", 'brand' => "New Brand $turn", 'new_brands' => 'yes'] + $new,
            'salesmen' => ['name' => "New $turn", 'slug' => "new-$turn"] + $new,
            'interchanges' => ['other_number' => "NEW-$turn"] + $new,
            'models' => ['model' => "NEW-$turn"] + $new,
            'diagrams' => ['diagram' => "NEW-$turn", 'name' => "New $turn"] + $new,
            'callouts' => ['ref' => "9$turn", 'description' => "New $turn"] + $new,
            default => null,
        };
        if (null !== $made) {
            $mixed[] = $made;
        }
        $columns = array_fill_keys(array_keys(array_merge(...$mixed)), '');

        return array_map(static fn (array $row): array => array_merge($columns, $row), $mixed);
    }

    /** @return list<array<string, string|null>> rows of a file that says what is there */
    public function of(string $kind): array
    {
        $equipment = 'SELECT b.name AS brand, e.model, c.name AS category, e.description, e.daily_cents, e.weekly_cents, e.monthly_cents';
        $sql = match ($kind) {
            'parts' => 'SELECT id AS part_id, part_number, vendor_name AS vendor, description, price_cents, case_qty FROM {parts} WHERE id <> 714940 ORDER BY id LIMIT 40',
            'prices' => 'SELECT id AS part_id, price_cents, list_price_cents FROM {parts} WHERE id <> 714940 AND price_cents > 0 ORDER BY id LIMIT 40',
            'stock' => 'SELECT part_id, location_id AS location, quantity FROM {part_stock} ORDER BY part_id, location_id LIMIT 40',
            'supersessions' => 'SELECT f.part_number AS from_number, t.part_number AS to_number, s.kind, s.factor FROM {part_supersessions} s JOIN {parts} f ON f.id = s.from_part_id JOIN {parts} t ON t.id = s.to_part_id WHERE NOT EXISTS (SELECT 1 FROM {part_supersessions} r WHERE r.from_part_id = s.to_part_id AND r.to_part_id = s.from_part_id) ORDER BY f.id, t.id LIMIT 10',
            'interchanges' => 'SELECT i.number AS other_number, i.maker AS other_maker, p.part_number, p.vendor_name AS vendor, i.note FROM {part_interchanges} i JOIN {parts} p ON p.id = i.part_id ORDER BY i.number_key, i.maker_key, i.part_id LIMIT 10',
            'machines', 'used' => sprintf("SELECT m.stock_number, c.name AS category, b.name AS brand, m.model, m.location_id AS location, m.serial_number, m.meter_hours AS hours, m.price_cents, m.description, '' AS new_brands FROM {machines} m JOIN {equipment_categories} c ON c.id = m.category_id JOIN {brands} b ON b.id = m.brand_id WHERE m.machine_condition = '%s' ORDER BY m.id LIMIT 40", 'used' === $kind ? 'used' : 'new'),
            'rental-classes' => "$equipment, '' AS new_brands FROM {rental_classes} e JOIN {brands} b ON b.id = e.brand_id JOIN {equipment_categories} c ON c.id = e.category_id ORDER BY e.id LIMIT 15",
            'attachments' => "$equipment, e.name, e.price_cents, '' AS new_brands FROM {attachments} e JOIN {brands} b ON b.id = e.brand_id JOIN {attachment_categories} c ON c.id = e.category_id ORDER BY e.id LIMIT 15",
            'rental-units' => 'SELECT stock_number AS unit_number, class_id AS class, location_id AS location, serial_number, meter_hours AS hours FROM {rental_units} ORDER BY id LIMIT 20',
            'locations' => 'SELECT id AS location, address, phone_number FROM {locations} ORDER BY id',
            'salesmen' => "SELECT s.name, s.slug, s.job_title, s.location_id AS location, s.territory, '66012' AS zipcodes FROM {salesmen} s ORDER BY s.id",
            'models' => 'SELECT b.name AS brand, m.name AS model, c.name AS category FROM {models} m JOIN {brands} b ON b.id = m.brand_id JOIN {equipment_categories} c ON c.id = m.category_id ORDER BY m.id LIMIT 10',
            'diagrams' => 'SELECT b.name AS brand, m.name AS model, a.name, a.name AS diagram, a.category_name AS category, a.figure AS image, a.width, a.height FROM {model_assemblies} a JOIN {models} m ON m.id = a.model_id JOIN {brands} b ON b.id = m.brand_id ORDER BY a.id LIMIT 10',
            'callouts' => "SELECT b.name AS brand, m.name AS model, a.name AS diagram, c.ref, c.quantity, 'Row of a test' AS description, '0.1' AS x, '0.1' AS y, '0.1' AS w, '0.1' AS h FROM {model_callouts} c JOIN {model_assemblies} a ON a.id = c.assembly_id JOIN {models} m ON m.id = a.model_id JOIN {brands} b ON b.id = m.brand_id WHERE c.ref <> '' ORDER BY c.id LIMIT 10",
            'images' => "SELECT id AS part_id, 'parts/air-filters.svg' AS image FROM {parts} WHERE id <> 714940 ORDER BY id LIMIT 12",
            default => throw new \LogicException($kind),
        };

        return array_map(function (array $row): array {
            $cells = [];
            foreach ($row as $column => $value) {
                $cells[preg_replace('/_cents$/', '', $column)] = str_ends_with($column, '_cents') ? $this->dollars($value) : $value;
            }

            return $cells;
        }, $this->connection->rows($sql));
    }

    /** Cents as files write them. */
    private function dollars(?string $cents): string
    {
        return null === $cents ? '' : sprintf('%.2f', (int) $cents / 100);
    }
}
