<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds\Types;

use Coleman\Api\Database\Connection;
use Coleman\Api\Feeds\Change;
use Coleman\Api\Feeds\Column;
use Coleman\Api\Feeds\ColumnKind;
use Coleman\Api\Feeds\FeedItemRepository;
use Coleman\Api\Feeds\FeedRow;
use Coleman\Api\Feeds\FullListFeed;
use Coleman\Api\Feeds\InvalidRow;
use Coleman\Api\Feeds\ReversibleFeed;
use Coleman\Api\Feeds\Undo\Holding;
use Coleman\Api\Inventory\FieldLockRepository;
use Coleman\Api\Inventory\ItemKind;
use Coleman\Api\Inventory\ItemTypes\EquipmentFields;
use Coleman\Api\Rentals\Desk\ComingDays;
use Coleman\Api\Search\CompositeId;
use Coleman\Api\Search\Kind;

/**
 * The machines that the rental desk hands out, each by its number. One that vanishes leaves the fleet; one that is promised
 * on a coming day stays for that rental, and nobody else gets it.
 */
final class RentalUnitFeed implements FullListFeed, ReversibleFeed
{
    private const NUMBERS = ['class_id', 'location_id', 'meter_hours'];

    private ChangeWriter $rows;

    /** @var list<int> classes that went with the last of their units, since they were told to search */
    private array $gone = [];

    public function __construct(
        private readonly Connection $connection,
        private readonly NameLookup $names,
        private readonly FieldLockRepository $locks,
        private readonly FeedItemRepository $items,
        private readonly RetiredRentalClasses $classes,
        private readonly ComingDays $days,
    ) {
        $this->rows = new ChangeWriter($connection, 'rental_units', ItemKind::RentalUnit);
    }

    public function name(): string
    {
        return 'rental-units';
    }

    public function columns(): array
    {
        return [
            new Column('unit_number', ColumnKind::Text, __('Unit number', 'coleman'), ['unit', 'StockNumber', 'stock', 'StockNo', 'asset', 'AssetNumber', 'EquipmentNumber', 'FleetNumber'], true, 40, isCode: true),
            new Column('class', ColumnKind::Text, __('Rental class: maker and model, or ID; required for new units', 'coleman'), ['RentalClass', 'ClassName', 'ClassId'], false, 200),
            EquipmentColumns::brand(false),
            new Column('model', ColumnKind::Text, __('Model of the class, instead of the class', 'coleman'), ['ModelNumber'], false, 100, isCode: true),
            EquipmentColumns::branch(),
            new Column('serial_number', ColumnKind::Text, __('Serial number', 'coleman'), ['serial', 'vin', 'pin'], false, 60, isCode: true),
            new Column('hours', ColumnKind::Measure, __('Meter hours', 'coleman'), ['MeterHours', 'meter']),
            new Column('rentable', ColumnKind::YesNo, __('Available for rent', 'coleman'), ['for rent', 'active', 'IsActive', 'available']),
            new Column('in_shop', ColumnKind::YesNo, __('In the shop, not for rent', 'coleman'), ['in the shop', 'down', 'out of service']),
        ];
    }

    public function key(array $values): string
    {
        return PartColumns::hash(PartColumns::name(PartColumns::text($values, 'unit_number')));
    }

    public function checked(array $values): array
    {
        EquipmentColumns::checkBranch($this->names, $values);
        RowChecks::ranges($values, ['hours' => [0, 200_000]]);
        if ('' === PartColumns::text($values, 'class') . PartColumns::text($values, 'model') && '' !== PartColumns::text($values, 'brand')) {
            throw new InvalidRow('model', __('The maker alone doesn’t identify the rental class. Enter the model, too.', 'coleman'));
        }

        return ['unit_number' => EquipmentFields::stockNumber(PartColumns::text($values, 'unit_number'))] + $values;
    }

    public function compare(array $rows): array
    {
        $numbers = array_map(static fn (FeedRow $row): string => PartColumns::text($row->values, 'unit_number'), $rows);
        $there = [];
        foreach ([] === $numbers ? [] : $this->connection->rows(sprintf('SELECT * FROM {rental_units} WHERE stock_number IN (%s)', Connection::placeholders($numbers, '%s')), $numbers) as $unit) {
            $there[PartColumns::name((string) $unit['stock_number'])] = $unit;
        }
        $ids = self::ids($there);
        $resting = self::ids(array_filter($there, static fn (array $unit): bool => 0 === (int) $unit['is_active']));
        $kept = $this->locks->lockedFields(ItemKind::RentalUnit, $ids);
        $classes = RentalClassNames::read($this->connection);
        $days = $this->days->forUnits($ids);
        $listed = $this->items->broughtByAny($this->name(), array_map(strval(...), $resting));
        $back = array_diff_key(array_fill_keys($resting, true), array_flip($listed));

        return array_map(function (FeedRow $row, string $number) use ($there, $kept, $classes, $days, $back): Change {
            $class = $classes->find($row->values);
            if (is_string($class)) {
                return Change::refuses($row, $class);
            }
            $unit = $there[PartColumns::name($number)] ?? null;
            $wanted = $this->wanted($row, $class, null === $unit || isset($back[(int) $unit['id']]));
            if (null === $unit) {
                return null === $class
                    ? Change::refuses($row, __('Unit not found. To add it, enter a rental class.', 'coleman'), 'unit_number')
                    : Change::makes($row, $number, $wanted);
            }
            $id = (int) $unit['id'];
            $mine = FieldLockRepository::unlocked($kept[$id] ?? [], $wanted);
            if (isset($mine['class_id'], $days[$id]) && $mine['class_id'] !== (int) $unit['class_id']) {
                return Change::refuses($row, self::isPromised($days[$id]), 'unit_number');
            }

            return Change::between($row, (string) $id, $number, $mine, self::typed($unit))->keeping(array_diff_key($wanted, $mine), self::typed($unit));
        }, $rows, $numbers);
    }

    public function apply(array $changes, string $now): array
    {
        $promised = $this->promisedMeanwhile($changes);
        $ids = $this->rows->write(
            $changes,
            $now,
            static fn (Change $change): array => isset($promised[(int) $change->ref]) ? array_diff_key($change->values, ['class_id' => 0]) : $change->values,
            static fn (array $values): array => ['serial_number' => '', 'meter_hours' => null],
        );
        $this->gone = $this->classes->remove();

        return ChangeWriter::made($changes, $ids);
    }

    public function removeMissing(array $refs, string $now): int
    {
        $ids = $this->locks->free(ItemKind::RentalUnit, array_map(intval(...), $refs), 'is_active');
        if ([] === $ids) {
            return 0;
        }
        // First their rows' locks: a rental that is being confirmed either has its unit by now, or will not get it.
        $left = $this->connection->execute(
            sprintf('UPDATE {rental_units} SET is_active = 0, updated_at = %%s, version = version + 1 WHERE id IN (%s)', Connection::placeholders($ids)),
            [$now, ...$ids],
        );
        $this->rows->remove($ids, ...$this->days->none());
        $stay = array_map(
            static fn (array $row): int => (int) $row['id'],
            $this->connection->rows(sprintf('SELECT id FROM {rental_units} WHERE id IN (%s)', Connection::placeholders($ids)), $ids),
        );
        $this->locks->unlock(ItemKind::RentalUnit, array_values(array_diff($ids, $stay)));
        $this->gone = $this->classes->remove();

        return $left;
    }

    /** Units are not searched for; a class that went with its last one is found no more. */
    public function searched(array $refs): array
    {
        $gone = array_map(static fn (int $id): int => CompositeId::encode(CompositeId::RENTAL, $id), $this->gone);
        $this->gone = [];

        return [Kind::Equipment->value => $gone];
    }

    public function removalNames(array $refs): array
    {
        $ids = $this->locks->free(ItemKind::RentalUnit, array_map(intval(...), $refs), 'is_active');

        return RemovalNames::find($this->connection, 'rental_units', 'stock_number', array_map(strval(...), $ids), '1 = 1');
    }

    public function holdings(array $refs, bool $isRemoval): array
    {
        $ids = array_map(intval(...), $refs);

        return [
            ...$this->classes->holdings(false),
            new Holding('rental_units', 'id', $ids, isThing: true, unique: ['stock_number'], name: 'stock_number'),
            new Holding('kept_fields', 'item_id', $ids, ['kind', 'item_id', 'field'], condition: sprintf("kind = '%s'", ItemKind::RentalUnit->value)),
        ];
    }

    public function restoring(array $ids, \Closure $write, string $now): void
    {
        $write();
    }

    public function takesSpecs(): bool
    {
        return false;
    }

    /**
     * What the row says, by column of the table.
     *
     * @param bool $comes whether it was not in the list before: what is in it is for rent, where it does not say otherwise
     * @return array<string, string|int|bool|null>
     */
    private function wanted(FeedRow $row, ?int $class, bool $comes): array
    {
        $values = $row->values;
        $wanted = [
            'location_id' => $this->names->branch(PartColumns::text($values, 'location')) ?? 0,
            'stock_number' => PartColumns::text($values, 'unit_number'),
        ];
        if ($comes || array_key_exists('rentable', $values) || array_key_exists('in_shop', $values)) {
            $wanted['is_active'] = false !== ($values['rentable'] ?? true) && true !== ($values['in_shop'] ?? false);
        }
        if (null !== $class) {
            $wanted['class_id'] = $class;
        }
        foreach (['serial_number' => 'serial_number', 'hours' => 'meter_hours'] as $column => $field) {
            if (array_key_exists($column, $values)) {
                $wanted[$field] = $values[$column];
            }
        }

        return $wanted;
    }

    /**
     * Units that were to change their class and have been promised since they were looked at. Their rows are locked, so
     * that no more are.
     *
     * @param list<Change> $changes
     * @return array<int, true> by id
     */
    private function promisedMeanwhile(array $changes): array
    {
        $moving = array_filter($changes, static fn (Change $change): bool => '' !== $change->ref && isset($change->values['class_id']));
        $ids = array_map(static fn (Change $change): int => (int) $change->ref, array_values($moving));
        if ([] === $ids) {
            return [];
        }
        $this->connection->execute(sprintf('UPDATE {rental_units} SET calendar_version = calendar_version + 1 WHERE id IN (%s)', Connection::placeholders($ids)), $ids);

        return array_fill_keys(array_keys($this->days->forUnits($ids)), true);
    }

    /**
     * @param array<array<string, string|null>> $units
     * @return list<int>
     */
    private static function ids(array $units): array
    {
        return array_map(static fn (array $unit): int => (int) $unit['id'], array_values($units));
    }

    /** @param non-empty-list<string> $days */
    private static function isPromised(array $days): string
    {
        /* translators: %s: days */
        return sprintf(__('The class can’t change while customers have reserved this unit: %s.', 'coleman'), ComingDays::named($days));
    }

    /**
     * @param array<string, string|null> $unit as the database gives it
     * @return array<string, string|int|bool|null>
     */
    private static function typed(array $unit): array
    {
        return ['is_active' => 0 !== (int) $unit['is_active']] + TypedRow::typed($unit, self::NUMBERS);
    }
}
