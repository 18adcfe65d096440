<?php

declare(strict_types=1);

namespace Coleman\Api\Inventory\ItemTypes;

use Coleman\Api\Catalogue\EquipmentUrls;
use Coleman\Api\Database\Connection;
use Coleman\Api\Inventory\Choices;
use Coleman\Api\Inventory\InventoryFilter;
use Coleman\Api\Inventory\ItemField;
use Coleman\Api\Inventory\ItemKind;
use Coleman\Api\Inventory\ItemType;
use Coleman\Api\Rentals\Desk\ComingDays;

/** Rental units: the machines that the desk hands out. */
final readonly class RentalUnitItemType implements ItemType
{
    public function __construct(private Connection $connection, private Choices $choices, private ComingDays $days)
    {
    }

    public function kind(): ItemKind
    {
        return ItemKind::RentalUnit;
    }

    public function fields(): array
    {
        $fields = [
            ItemField::choice('class_id', __('Rental class', 'coleman'), $this->choices->classes(...)),
            ItemField::choice('location_id', __('Branch', 'coleman'), $this->choices->branches(...)),
            ItemField::text('stock_number', __('Stock number', 'coleman'), 40, true, EquipmentFields::typedNumber(...)),
            ItemField::text('serial_number', __('Serial number', 'coleman'), 60),
            ItemField::measure('meter_hours', __('Hours', 'coleman'), 0, 200_000),
            ItemField::flag('is_active', __('For rent', 'coleman')),
        ];

        return array_column(array_map(static fn (ItemField $field): array => [$field->name, $field], $fields), 1, 0);
    }

    public function about(array $rows): array
    {
        $days = $this->days->forUnits(array_map(static fn (array $row): int => (int) $row['id'], $rows));
        $classes = $this->choices->classes();
        $about = [];
        foreach ($rows as $row) {
            $id = (int) $row['id'];
            $class = $classes[(int) $row['class_id']] ?? '';
            $about[$id] = [
                'title' => trim($row['stock_number'] . ' ' . $class),
                'url' => EquipmentUrls::rental((int) $row['class_id'], $class),
                'values' => ['class_name' => $class],
                'notes' => isset($days[$id])
                    /* translators: %s: days */
                    ? [sprintf(__('Rented out or being prepared on %s.', 'coleman'), ComingDays::named($days[$id]))]
                    : [],
            ];
        }

        return $about;
    }

    public function faults(array $values, int $id): array
    {
        $faults = [];
        $stockNumber = is_string($values['stock_number']) ? $values['stock_number'] : '';
        if (null !== $this->connection->value('SELECT id FROM {rental_units} WHERE stock_number = %s AND id <> %d', [$stockNumber, $id])) {
            $faults['stock_number'] = EquipmentFields::isTaken($stockNumber);
        }
        $days = 0 === $id ? [] : $this->days->forUnits([$id])[$id] ?? [];
        if ([] !== $days && (int) $this->connection->value('SELECT class_id FROM {rental_units} WHERE id = %d', [$id]) !== $values['class_id']) {
            /* translators: %s: days */
            $faults['class_id'] = sprintf(__('The class can’t change while customers have reserved this unit: %s.', 'coleman'), ComingDays::named($days));
        }

        return $faults;
    }

    public function derived(array $values, array $changed, bool $isNew): array
    {
        return [];
    }

    public function write(int $id, array $values, array $seen, array $changed): void
    {
    }

    public function removal(int $id): array
    {
        $days = $this->days->forUnits([$id])[$id] ?? [];
        if ([] !== $days) {
            /* translators: %s: days */
            throw EquipmentFields::refusal(sprintf(__('This unit is reserved on %s. Assign another unit to those rentals first.', 'coleman'), ComingDays::named($days)));
        }

        return $this->days->none();
    }

    public function clear(int $id): void
    {
    }

    public function follow(int $id, array $changed): void
    {
    }

    public function narrowed(InventoryFilter $query): array
    {
        [$conditions, $values] = $query->conditions(
            $this->connection,
            ['r.location_id' => $query->locationId, 'r.class_id' => $query->classId],
            ['r.stock_number', 'r.serial_number', '(SELECT c.model FROM {rental_classes} c WHERE c.id = r.class_id)', '(SELECT b.name FROM {rental_classes} c JOIN {brands} b ON b.id = c.brand_id WHERE c.id = r.class_id)'],
        );
        if ('' !== $query->state) {
            $conditions[] = 'r.is_active = %d';
            $values[] = 'resting' === $query->state ? 0 : 1;
        }

        return [$conditions, $values];
    }

    public function isPaged(): bool
    {
        return true;
    }
}
