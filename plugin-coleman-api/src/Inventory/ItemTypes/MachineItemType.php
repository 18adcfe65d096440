<?php

declare(strict_types=1);

namespace Coleman\Api\Inventory\ItemTypes;

use Coleman\Api\Catalogue\Machine;
use Coleman\Api\Catalogue\MachineRepository;
use Coleman\Api\Database\Connection;
use Coleman\Api\Images\Image;
use Coleman\Api\Images\ImageKind;
use Coleman\Api\Images\ImageRepository;
use Coleman\Api\Images\ImageWriter;
use Coleman\Api\Inventory\Choices;
use Coleman\Api\Inventory\InventoryFilter;
use Coleman\Api\Inventory\ItemField;
use Coleman\Api\Inventory\ItemKind;
use Coleman\Api\Inventory\ItemType;
use Coleman\Api\Inventory\ManualIdAllocator;
use Coleman\Api\Inventory\Pictures;
use Coleman\Api\Search\SearchQueue;
use Coleman\Api\Support\Clock;
use Coleman\Api\Support\DealerTime;
use Coleman\Api\Support\Instant;

/** Machines for sale, new and used. */
final readonly class MachineItemType implements ItemType
{
    public function __construct(
        private Connection $connection,
        private MachineRepository $machines,
        private Choices $choices,
        private Pictures $pictures,
        private ImageRepository $images,
        private ImageWriter $writer,
        private SearchQueue $search,
        private Clock $clock,
    ) {
    }

    public function kind(): ItemKind
    {
        return ItemKind::Machine;
    }

    public function fields(): array
    {
        $fields = [
            ItemField::oneOf('machine_condition', __('Condition', 'coleman'), [Machine::USED => __('Used', 'coleman'), Machine::NEW => __('New', 'coleman')]),
            ItemField::choice('category_id', __('Category', 'coleman'), $this->choices->categories(...)),
            ItemField::choice('brand_id', __('Brand', 'coleman'), $this->choices->brands(...)),
            ItemField::text('model', __('Model', 'coleman'), 100, true),
            ItemField::choice('location_id', __('Branch', 'coleman'), $this->choices->branches(...)),
            ItemField::text('stock_number', __('Stock number', 'coleman'), 40, true, EquipmentFields::typedNumber(...)),
            ItemField::text('serial_number', __('Serial number', 'coleman'), 60),
            ItemField::year('model_year', __('Year', 'coleman'), 1900, 2 + (int) DealerTime::now($this->clock)->format('Y')),
            ItemField::measure('meter_hours', __('Hours', 'coleman'), 0, 200_000),
            ItemField::measure('horsepower', __('Horsepower', 'coleman'), 1, 5_000),
            ItemField::cents('price_cents', __('Price', 'coleman')),
            ItemField::lines('description', __('Description', 'coleman'), 8_000),
            ItemField::list('specs', __('Specification', 'coleman'), EquipmentFields::specs(...), EquipmentFields::showSpecs(...)),
            ItemField::custom('pictures', __('Pictures', 'coleman'), $this->pictures->read(...), Pictures::show(...)),
            ItemField::custom('sold_at', __('Sold', 'coleman'), $this->readSold(...), self::showSold(...), static fn (?string $column): ?string => null === $column ? null : Instant::stored($column)),
        ];

        return array_column(array_map(static fn (ItemField $field): array => [$field->name, $field], $fields), 1, 0);
    }

    public function about(array $rows): array
    {
        $ids = array_map(static fn (array $row): int => (int) $row['id'], $rows);
        $pictures = array_map(
            fn (array $images): array => array_map(fn (Image $image): array => $this->pictures->picture($image->path, $image->alt), $images),
            $this->images->of(ImageKind::Machine, $ids),
        );
        $about = [];
        foreach ($this->machines->byIds($ids) as $machine) {
            $own = '' === $machine->image ? [] : [$this->pictures->picture($machine->image, '')];
            $about[$machine->id] = [
                'title' => $machine->title(),
                'url' => $machine->isGone($this->clock->now()) ? '' : $machine->url(),
                'values' => ['pictures' => $pictures[$machine->id] ?? $own],
                'notes' => [],
            ];
        }

        return $about;
    }

    public function faults(array $values, int $id): array
    {
        $stockNumber = $values['stock_number'] ?? '';
        $stockNumber = is_string($stockNumber) ? $stockNumber : '';
        $other = $this->connection->value('SELECT id FROM {machines} WHERE stock_number = %s AND id <> %d', [$stockNumber, $id]);

        return null === $other ? [] : ['stock_number' => EquipmentFields::isTaken($stockNumber)];
    }

    public function derived(array $values, array $changed, bool $isNew): array
    {
        $derived = $isNew ? ['created_at' => $this->clock->now()->format('Y-m-d H:i:s')] : [];
        if (in_array('sold_at', $changed, true)) {
            $derived['sold_at'] = is_string($values['sold_at']) ? rtrim(str_replace('T', ' ', $values['sold_at']), 'Z') : null;
        }
        if ($isNew) {
            $derived['image'] = '';
        }

        return $derived;
    }

    public function write(int $id, array $values, array $seen, array $changed): void
    {
        if (!in_array('pictures', $changed, true)) {
            return;
        }
        $this->images->claim(ImageKind::Machine, [$id]);
        $chosen = [];
        foreach (is_array($values['pictures']) ? $values['pictures'] : [] as $picture) {
            if (is_array($picture) && is_string($picture['path']) && is_string($picture['alt'])) {
                $chosen[] = ['path' => $picture['path'], 'alt' => $picture['alt']];
            }
        }
        $this->writer->choose(ImageKind::Machine, $id, $chosen, get_current_user_id());
    }

    /** What a feed has listed would come back with it; what was added here by mistake goes. */
    public function removal(int $id): array
    {
        if (!ManualIdAllocator::isOne($id)) {
            throw EquipmentFields::refusal(__('This machine came from a feed, so it can’t be removed. Mark it as sold instead.', 'coleman'));
        }

        return ['', []];
    }

    public function clear(int $id): void
    {
        $this->images->clear(ImageKind::Machine, $id);
    }

    public function follow(int $id, array $changed): void
    {
        $this->search->machines([$id]);
    }

    public function narrowed(InventoryFilter $query): array
    {
        [$conditions, $values] = $query->conditions(
            $this->connection,
            ['r.location_id' => $query->locationId, 'r.category_id' => $query->categoryId, 'r.brand_id' => $query->brandId],
            ['r.stock_number', 'r.model', 'r.serial_number', EquipmentFields::BRAND],
            'r.model_year',
        );
        if ('' !== $query->condition) {
            $conditions[] = 'r.machine_condition = %s';
            $values[] = $query->condition;
        }
        if ('' !== $query->state) {
            $conditions[] = 'sold' === $query->state ? 'r.sold_at IS NOT NULL' : 'r.sold_at IS NULL';
        }

        return [$conditions, $values];
    }

    public function isPaged(): bool
    {
        return true;
    }

    /** True marks it as sold now, false takes that back; one that is sold stays so since then. */
    private function readSold(mixed $typed, mixed $seen): ?string
    {
        $isSold = in_array($typed, [true, 1, '1', 'true', 'on'], true) || (is_string($typed) && $typed === $seen);

        return $isSold ? (is_string($seen) ? $seen : Instant::text($this->clock->now())) : null;
    }

    private static function showSold(mixed $value): string
    {
        return null === $value ? __('no', 'coleman') : __('yes', 'coleman');
    }
}
