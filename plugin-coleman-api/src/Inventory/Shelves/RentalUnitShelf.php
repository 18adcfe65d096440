<?php

declare(strict_types=1);

namespace Coleman\Api\Inventory\Shelves;

use Coleman\Api\Catalogue\EquipmentUrls;
use Coleman\Api\Clock;
use Coleman\Api\Database\Connection;
use Coleman\Api\DealerTime;
use Coleman\Api\Inventory\Choices;
use Coleman\Api\Inventory\Field;
use Coleman\Api\Inventory\InventoryQuery;
use Coleman\Api\Inventory\ItemKind;
use Coleman\Api\Inventory\Shelf;

/** Rental units: the machines that the desk hands out. */
final readonly class RentalUnitShelf implements Shelf
{
    /** So many of the coming rentals are named. */
    private const NAMED_SPANS = 5;

    public function __construct(private Connection $connection, private Choices $choices, private Clock $clock)
    {
    }

    public function kind(): ItemKind
    {
        return ItemKind::RentalUnit;
    }

    public function fields(): array
    {
        $fields = [
            Field::choice('class_id', __('Rental class', 'coleman'), $this->choices->classes(...)),
            Field::choice('location_id', __('Branch', 'coleman'), $this->choices->branches(...)),
            Field::text('stock_number', __('Stock number', 'coleman'), 40, true, Equipment::stockNumber(...)),
            Field::text('serial_number', __('Serial number', 'coleman'), 60),
            Field::whole('meter_hours', __('Hours', 'coleman'), 0, 200_000),
            Field::flag('is_active', __('For rent', 'coleman')),
        ];

        return array_column(array_map(static fn (Field $field): array => [$field->name, $field], $fields), 1, 0);
    }

    public function about(array $rows): array
    {
        $days = $this->comingDays(array_map(static fn (array $row): int => (int) $row['id'], $rows));
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
                    ? [sprintf(__('Out, or made ready, on %s.', 'coleman'), self::named($days[$id]))]
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
            $faults['stock_number'] = Equipment::isTaken($stockNumber);
        }
        $days = 0 === $id ? [] : $this->comingDays([$id])[$id] ?? [];
        if ([] !== $days && (int) $this->connection->value('SELECT class_id FROM {rental_units} WHERE id = %d', [$id]) !== $values['class_id']) {
            /* translators: %s: days */
            $faults['class_id'] = sprintf(__('Its customers asked for a machine of the class that it is in: it is out on %s.', 'coleman'), self::named($days));
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
        $days = $this->comingDays([$id])[$id] ?? [];
        if ([] !== $days) {
            /* translators: %s: days */
            throw Equipment::refusal(sprintf(__('This unit is promised on %s. Give those rentals another unit first.', 'coleman'), self::named($days)));
        }

        return [' AND NOT EXISTS (SELECT 1 FROM {rental_days} d WHERE d.unit_id = %d AND d.day >= %s)', [$id, DealerTime::today($this->clock)]];
    }

    public function clear(int $id): void
    {
    }

    public function follow(int $id, array $changed): void
    {
    }

    public function narrowed(InventoryQuery $query): array
    {
        [$conditions, $values] = $query->conditions(
            ['r.location_id' => $query->locationId, 'r.class_id' => $query->classId],
            ['r.stock_number', 'r.serial_number', '(SELECT c.model FROM {rental_classes} c WHERE c.id = r.class_id)'],
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

    /**
     * The days from today on, on which units are out or made ready.
     *
     * @param non-empty-list<int> $ids
     * @return array<int, non-empty-list<string>> by unit, ascending
     */
    private function comingDays(array $ids): array
    {
        $days = [];
        foreach ($this->connection->rows(
            sprintf('SELECT unit_id, day FROM {rental_days} WHERE unit_id IN (%s) AND day >= %%s ORDER BY unit_id, day', Connection::marks($ids)),
            [...$ids, DealerTime::today($this->clock)],
        ) as $row) {
            $days[(int) $row['unit_id']][] = substr((string) $row['day'], 0, 10);
        }

        return $days;
    }

    /** @param non-empty-list<string> $days ascending */
    private static function named(array $days): string
    {
        $spans = [];
        $first = $last = $days[0];
        foreach ([...array_slice($days, 1), ''] as $day) {
            if ('' !== $day && (new \DateTimeImmutable($last))->modify('+1 day')->format('Y-m-d') === $day) {
                $last = $day;
                continue;
            }
            /* translators: 1: first day, 2: last day */
            $spans[] = $first === $last ? $first : sprintf(__('%1$s to %2$s', 'coleman'), $first, $last);
            $first = $last = $day;
        }
        $more = count($spans) - self::NAMED_SPANS;

        /* translators: %d: number of further rentals */
        return implode(', ', array_slice($spans, 0, self::NAMED_SPANS)) . ($more > 0 ? sprintf(__(' and %d times more', 'coleman'), $more) : '');
    }
}
