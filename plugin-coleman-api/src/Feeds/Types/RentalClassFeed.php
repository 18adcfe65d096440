<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds\Types;

use Coleman\Api\Database\Connection;
use Coleman\Api\Feeds\Change;
use Coleman\Api\Feeds\Column;
use Coleman\Api\Feeds\ColumnKind;
use Coleman\Api\Feeds\FeedRow;
use Coleman\Api\Feeds\FullListFeed;
use Coleman\Api\Feeds\MakerFeed;
use Coleman\Api\Feeds\ReversibleFeed;
use Coleman\Api\Images\ImageKind;
use Coleman\Api\Inventory\FieldLockRepository;
use Coleman\Api\Inventory\ItemKind;
use Coleman\Api\Search\CompositeId;
use Coleman\Api\Search\Kind;

/**
 * What rental pages show, with its rates. A class is known by maker and model; one that vanishes goes with the last of its
 * units.
 */
final readonly class RentalClassFeed implements FullListFeed, MakerFeed, ReversibleFeed
{
    private const NUMBERS = ['category_id', 'brand_id', 'daily_cents', 'weekly_cents', 'monthly_cents'];

    private EquipmentFinder $finder;

    private ChangeWriter $rows;

    public function __construct(
        private Connection $connection,
        private NameLookup $names,
        private FieldLockRepository $locks,
        private RetiredRentalClasses $classes,
        private KeptPictures $pictures,
    ) {
        $this->finder = new EquipmentFinder($connection, $names, 'rental_classes');
        $this->rows = new ChangeWriter($connection, 'rental_classes', ItemKind::RentalClass);
    }

    public function name(): string
    {
        return 'rental-classes';
    }

    public function columns(): array
    {
        return RatedEquipment::columns([
            new Column('category', ColumnKind::Text, __('Machine category: name or URL slug; required for new classes', 'coleman'), ['CategoryName', 'type']),
        ]);
    }

    public function key(array $values): string
    {
        return EquipmentFinder::key($values);
    }

    public function checked(array $values): array
    {
        EquipmentColumns::checkBrand($this->names, $values);
        if ('' !== PartColumns::text($values, 'category')) {
            EquipmentColumns::checkCategory($this->names, $values);
        }
        RateColumns::check($values);
        RowChecks::picture($values);

        return $values;
    }

    public function compare(array $rows): array
    {
        $found = $this->finder->find($rows);
        $kept = $this->locks->lockedFields(ItemKind::RentalClass, array_map(static fn (array $class): int => (int) $class['id'], array_values(array_filter($found, is_array(...)))));

        return $this->pictures->in(ImageKind::RentalClass, array_map(function (FeedRow $row, array|string|null $class) use ($kept): Change {
            if (is_string($class)) {
                return Change::refuses($row, $class);
            }
            $byHand = $kept[(int) ($class['id'] ?? 0)] ?? [];
            $all = $this->wanted($row, $class['left_at'] ?? null);
            $wanted = FieldLockRepository::unlocked($byHand, $all);
            $there = null === $class ? null : TypedRow::typed($class, self::NUMBERS);
            $lack = __('Rental class not found. To add it, enter a category.', 'coleman');

            return RatedEquipment::change($row, $wanted, $there, 'daily_cents', ['category_id'], $lack)->keeping(array_diff_key($all, $wanted), $there ?? []);
        }, $rows, $found));
    }

    public function apply(array $changes, string $now): array
    {
        $ids = $this->rows->write(
            $changes,
            $now,
            fn (Change $change): array => EquipmentColumns::withBrand($this->names, $change->values, $change->row->values),
            fn (array $values): array => ['image' => $this->names->drawing((int) $values['category_id']), 'description' => '', 'left_at' => null] + RateColumns::none(),
        );

        return ChangeWriter::made($changes, $ids);
    }

    public function removeMissing(array $refs, string $now): int
    {
        return $this->classes->leave($this->locks->free(ItemKind::RentalClass, array_map(intval(...), $refs)), $now);
    }

    public function searched(array $refs): array
    {
        return [Kind::Equipment->value => array_map(static fn (string $ref): int => CompositeId::encode(CompositeId::RENTAL, (int) $ref), $refs)];
    }

    public function removalNames(array $refs): array
    {
        $ids = $this->locks->free(ItemKind::RentalClass, array_map(intval(...), $refs));

        return RemovalNames::find($this->connection, 'rental_classes', 'model', array_map(strval(...), $ids), 'left_at IS NULL');
    }

    public function holdings(array $refs, bool $isRemoval): array
    {
        return [
            EquipmentColumns::brands($this->connection),
            ...$this->classes->holdings(true),
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
        return false;
    }

    /**
     * What the row says, by column of the table; `brand_id` 0 is a brand that is still to be made.
     *
     * @return array<string, string|int|bool|null>
     */
    private function wanted(FeedRow $row, ?string $leftAt): array
    {
        $values = $row->values;
        $wanted = RatedEquipment::wanted($row, $this->names, $this->names->category(PartColumns::text($values, 'category')));
        if (array_key_exists('description', $values)) {
            $wanted['description'] = $values['description'];
        }
        if ('' !== PartColumns::text($values, 'image')) {
            $wanted['image'] = $values['image'];
        }

        // It is in the list again.
        return null === $leftAt ? $wanted : ['left_at' => null] + $wanted;
    }
}
