<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds\Types;

use Coleman\Api\Catalogue\Machine;
use Coleman\Api\Database\Connection;
use Coleman\Api\Feeds\Change;
use Coleman\Api\Feeds\Column;
use Coleman\Api\Feeds\ColumnKind;
use Coleman\Api\Feeds\FeedRow;
use Coleman\Api\Feeds\FullListFeed;
use Coleman\Api\Feeds\MakerFeed;
use Coleman\Api\Feeds\ReversibleFeed;
use Coleman\Api\Feeds\Undo\Holding;
use Coleman\Api\Images\ImageKind;
use Coleman\Api\Inventory\FieldLockRepository;
use Coleman\Api\Inventory\ItemKind;
use Coleman\Api\Inventory\ItemTypes\EquipmentFields;
use Coleman\Api\Search\CompositeId;
use Coleman\Api\Search\Kind;
use Coleman\Api\Support\Clock;
use Coleman\Api\Support\DealerTime;

/**
 * Machines for sale, the new ones or the used ones. Each is known by its stock number; a feed of new machines that has
 * none is a list of models, known by maker and model. One that vanishes has been sold.
 *
 * What staff keep by hand (`Inventory\FieldLockRepository`) stays as it is.
 */
final readonly class MachineFeed implements FullListFeed, MakerFeed, ReversibleFeed
{
    private const NUMBERS = ['category_id', 'brand_id', 'location_id', 'model_year', 'meter_hours', 'horsepower', 'price_cents'];

    private ChangeWriter $rows;

    /** @param Machine::NEW|Machine::USED $condition */
    public function __construct(
        private Connection $connection,
        private NameLookup $names,
        private FieldLockRepository $locks,
        private Clock $clock,
        private string $condition,
        private KeptPictures $pictures,
    ) {
        $this->rows = new ChangeWriter($connection, 'machines', ItemKind::Machine);
    }

    public function name(): string
    {
        return Machine::USED === $this->condition ? 'used' : 'machines';
    }

    public function columns(): array
    {
        return [
            new Column('stock_number', ColumnKind::Text, __('Stock number', 'coleman'), ['stock', 'StockNo', 'unit', 'UnitNumber'], Machine::USED === $this->condition, 40, isCode: true),
            new Column('category', ColumnKind::Text, __('Category: name or URL slug', 'coleman'), ['CategoryName', 'class'], true),
            EquipmentColumns::brand(),
            EquipmentColumns::model(),
            EquipmentColumns::branch(),
            new Column('serial_number', ColumnKind::Text, __('Serial number', 'coleman'), ['serial', 'vin', 'pin'], false, 60, isCode: true),
            new Column('year', ColumnKind::WholeNumber, __('Year', 'coleman'), ['ModelYear']),
            new Column('hours', ColumnKind::Measure, __('Meter hours', 'coleman'), ['MeterHours', 'meter']),
            new Column('horsepower', ColumnKind::Measure, __('Horsepower', 'coleman'), ['hp']),
            new Column('price', ColumnKind::Price, __('Price; 0 or a word such as Call for price on request', 'coleman'), ['AskingPrice', 'list']),
            EquipmentColumns::description(),
            EquipmentColumns::image(),
            new Column('sold', ColumnKind::YesNo, __('Has been sold', 'coleman'), ['IsSold']),
            EquipmentColumns::newBrands(),
        ];
    }

    public function key(array $values): string
    {
        $stock = PartColumns::text($values, 'stock_number');

        return PartColumns::hash(PartColumns::name('' === $stock ? $this->stockNumber($values) : $stock));
    }

    public function checked(array $values): array
    {
        EquipmentColumns::checkCategory($this->names, $values);
        EquipmentColumns::checkBranch($this->names, $values);
        EquipmentColumns::checkBrand($this->names, $values);
        RowChecks::ranges($values, ['year' => [1900, 2 + (int) DealerTime::now($this->clock)->format('Y')], 'hours' => [0, 200_000], 'horsepower' => [1, 5_000]]);
        RowChecks::picture($values);
        $stock = PartColumns::text($values, 'stock_number');

        return ['stock_number' => '' === $stock ? $this->stockNumber($values) : EquipmentFields::stockNumber($stock)] + $values;
    }

    public function compare(array $rows): array
    {
        $numbers = array_map(static fn (FeedRow $row): string => PartColumns::text($row->values, 'stock_number'), $rows);
        $there = [];
        foreach ([] === $numbers ? [] : $this->connection->rows(sprintf('SELECT * FROM {machines} WHERE stock_number IN (%s)', Connection::placeholders($numbers, '%s')), $numbers) as $machine) {
            $there[PartColumns::name((string) $machine['stock_number'])] = $machine;
        }
        $kept = $this->locks->lockedFields(ItemKind::Machine, array_map(static fn (array $machine): int => (int) $machine['id'], array_values($there)));

        return $this->pictures->in(ImageKind::Machine, array_map(function (FeedRow $row, string $number) use ($there, $kept): Change {
            $machine = $there[PartColumns::name($number)] ?? null;
            $wanted = $this->wanted($row, $machine['sold_at'] ?? null);
            if (null === $machine) {
                return Change::makes($row, $number, $wanted);
            }
            if ($this->condition !== $machine['machine_condition']) {
                return Change::refuses($row, __('This stock number belongs to a machine in the other condition (new or used).', 'coleman'), 'stock_number');
            }
            // Who keeps the pictures keeps the first of them, which lists show.
            $mine = array_filter($wanted, static fn (string $field): bool => FieldLockRepository::mayOverwrite($kept[(int) $machine['id']] ?? [], 'image' === $field ? 'pictures' : $field), ARRAY_FILTER_USE_KEY);

            $typed = TypedRow::typed($machine, self::NUMBERS);

            return Change::between($row, (string) $machine['id'], $number, $mine, $typed, 'price_cents')->keeping(array_diff_key($wanted, $mine), $typed);
        }, $rows, $numbers));
    }

    public function apply(array $changes, string $now): array
    {
        $ids = $this->rows->write(
            $changes,
            $now,
            fn (Change $change): array => EquipmentColumns::withBrand($this->names, $change->values, $change->row->values),
            fn (array $values): array => $this->defaults($values) + ['created_at' => $now],
        );

        return ChangeWriter::made($changes, $ids);
    }

    public function removeMissing(array $refs, string $now): int
    {
        $ids = $this->locks->free(ItemKind::Machine, array_map(intval(...), $refs), 'sold_at');

        return [] === $ids ? 0 : $this->connection->execute(
            sprintf('UPDATE {machines} SET sold_at = %%s, updated_at = %%s, version = version + 1 WHERE sold_at IS NULL AND id IN (%s)', Connection::placeholders($ids)),
            [$now, $now, ...$ids],
        );
    }

    public function searched(array $refs): array
    {
        return [Kind::Equipment->value => array_map(static fn (string $ref): int => CompositeId::encode(CompositeId::MACHINE, (int) $ref), $refs)];
    }

    public function removalNames(array $refs): array
    {
        $ids = $this->locks->free(ItemKind::Machine, array_map(intval(...), $refs), 'sold_at');

        return RemovalNames::find($this->connection, 'machines', 'stock_number', array_map(strval(...), $ids), 'sold_at IS NULL');
    }

    public function holdings(array $refs, bool $isRemoval): array
    {
        return [
            EquipmentColumns::brands($this->connection),
            new Holding('machines', 'id', array_map(intval(...), $refs), isThing: true, unique: ['stock_number'], name: 'stock_number'),
        ];
    }

    public function restoring(array $ids, \Closure $write, string $now): void
    {
        $write();
    }

    public function newMaker(Change $change): string
    {
        return EquipmentColumns::newBrand($change);
    }

    public function similarMaker(string $name): string
    {
        return SimilarName::find($name, $this->names->brands());
    }

    public function takesSpecs(): bool
    {
        return true;
    }

    /**
     * A list of models has no stock numbers: one machine of each stands for it.
     *
     * @param array<string, string|int|bool|null> $values
     */
    private function stockNumber(array $values): string
    {
        return mb_substr(mb_strtoupper((string) preg_replace('/[^\p{L}\p{N}]+/u', '-', PartColumns::text($values, 'brand') . ' ' . PartColumns::text($values, 'model'))), 0, 40);
    }

    /**
     * What the row says, by column of the table; `brand_id` 0 is a brand that is still to be made.
     *
     * @return array<string, string|int|bool|null>
     */
    private function wanted(FeedRow $row, ?string $soldAt): array
    {
        $values = $row->values;
        $wanted = [
            'category_id' => $this->names->category(PartColumns::text($values, 'category')) ?? 0,
            'brand_id' => $this->names->brand(PartColumns::text($values, 'brand')) ?? 0,
            'location_id' => $this->names->branch(PartColumns::text($values, 'location')) ?? 0,
            'model' => PartColumns::text($values, 'model'),
            'stock_number' => PartColumns::text($values, 'stock_number'),
            'machine_condition' => $this->condition,
        ];
        foreach (['serial_number' => 'serial_number', 'year' => 'model_year', 'hours' => 'meter_hours', 'horsepower' => 'horsepower', 'price' => 'price_cents', 'description' => 'description'] as $column => $field) {
            if (array_key_exists($column, $values)) {
                $wanted[$field] = $values[$column];
            }
        }
        if ('' !== PartColumns::text($values, 'image')) {
            $wanted['image'] = $values['image'];
        }
        if (array_key_exists('sold', $values)) {
            $wanted['sold_at'] = $values['sold'] ? $soldAt ?? $this->clock->now()->format('Y-m-d H:i:s') : null;
        } elseif (null !== $soldAt) {
            // It is in the list again.
            $wanted['sold_at'] = null;
        }
        $specs = Specs::fromValues($values);

        return null === $specs ? $wanted : ['specs' => $specs] + $wanted;
    }

    /**
     * @param array<string, string|int|bool|null> $values
     * @return array<string, string|int|null>
     */
    private function defaults(array $values): array
    {
        return [
            'serial_number' => '',
            'model_year' => null,
            'meter_hours' => null,
            'horsepower' => null,
            'price_cents' => null,
            'image' => $this->names->drawing((int) $values['category_id']),
            'description' => '',
            'specs' => '[]',
            'sold_at' => null,
        ];
    }
}
