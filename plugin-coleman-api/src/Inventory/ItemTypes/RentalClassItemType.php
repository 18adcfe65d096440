<?php

declare(strict_types=1);

namespace Coleman\Api\Inventory\ItemTypes;

use Coleman\Api\Catalogue\EquipmentUrls;
use Coleman\Api\Database\Connection;
use Coleman\Api\Images\ImageKind;
use Coleman\Api\Images\ImageRepository;
use Coleman\Api\Images\ImageWriter;
use Coleman\Api\Inventory\Choices;
use Coleman\Api\Inventory\InventoryFilter;
use Coleman\Api\Inventory\ItemField;
use Coleman\Api\Inventory\ItemKind;
use Coleman\Api\Inventory\ItemType;
use Coleman\Api\Inventory\Pictures;
use Coleman\Api\Rentals\Rates;
use Coleman\Api\Search\SearchQueue;

/** Rental classes: what a rental page shows, with its rates. */
final readonly class RentalClassItemType implements ItemType
{
    public function __construct(
        private Connection $connection,
        private Choices $choices,
        private Pictures $pictures,
        private ImageRepository $images,
        private ImageWriter $writer,
        private SearchQueue $search,
    ) {
    }

    public function kind(): ItemKind
    {
        return ItemKind::RentalClass;
    }

    public function fields(): array
    {
        $fields = [
            ItemField::choice('category_id', __('Category', 'coleman'), $this->choices->categories(...)),
            ItemField::choice('brand_id', __('Brand', 'coleman'), $this->choices->brands(...)),
            ItemField::text('model', __('Model', 'coleman'), 100, true),
            ItemField::cents('daily_cents', __('Daily rate', 'coleman')),
            ItemField::cents('weekly_cents', __('Weekly rate', 'coleman')),
            ItemField::cents('monthly_cents', __('Rate for 4 weeks', 'coleman')),
            ItemField::lines('description', __('Description', 'coleman'), 8_000),
            ItemField::custom('image', __('Picture', 'coleman'), $this->pictures->readOne(...), static fn (mixed $path): string => is_string($path) ? basename($path) : '', static fn (?string $column): string => (string) $column),
        ];

        return array_column(array_map(static fn (ItemField $field): array => [$field->name, $field], $fields), 1, 0);
    }

    public function about(array $rows): array
    {
        $ids = array_map(static fn (array $row): int => (int) $row['id'], $rows);
        $units = array_column($this->connection->rows(
            sprintf('SELECT class_id, COUNT(*) AS amount FROM {rental_units} WHERE class_id IN (%s) GROUP BY class_id', Connection::placeholders($ids)),
            $ids,
        ), 'amount', 'class_id');
        $about = [];
        foreach ($rows as $row) {
            $id = (int) $row['id'];
            $name = trim(($this->choices->brands()[(int) $row['brand_id']] ?? '') . ' ' . $row['model']);
            $about[$id] = [
                'title' => $name,
                'url' => EquipmentUrls::rental($id, $name),
                'values' => ['unit_count' => (int) ($units[$id] ?? 0), 'picture_url' => $this->pictures->picture((string) $row['image'], '')['url']],
                'notes' => [],
            ];
        }

        return $about;
    }

    public function faults(array $values, int $id): array
    {
        $cents = static fn (string $field): ?int => is_int($values[$field]) ? $values[$field] : null;
        $faults = [];
        foreach (Rates::faults($cents('daily_cents'), $cents('weekly_cents'), $cents('monthly_cents')) as $rate => $sentence) {
            $faults["{$rate}_cents"] = $sentence;
        }

        return $faults;
    }

    public function derived(array $values, array $changed, bool $isNew): array
    {
        $category = is_int($values['category_id']) ? $values['category_id'] : 0;

        return '' === $values['image'] ? ['image' => $this->choices->drawing($category)] : [];
    }

    public function write(int $id, array $values, array $seen, array $changed): void
    {
        if (!in_array('image', $changed, true)) {
            return;
        }
        $path = is_string($values['image']) ? $values['image'] : '';
        $this->images->claim(ImageKind::RentalClass, [$id]);
        $this->writer->choose(ImageKind::RentalClass, $id, '' === $path ? [] : [['path' => $path, 'alt' => null]], get_current_user_id());
    }

    public function removal(int $id): array
    {
        $units = (int) $this->connection->value('SELECT COUNT(*) FROM {rental_units} WHERE class_id = %d', [$id]);
        if ($units > 0) {
            /* translators: %d: number of machines */
            throw EquipmentFields::refusal(sprintf(_n('%d unit belongs to this class. Move or remove it first.', '%d units belong to this class. Move or remove them first.', $units, 'coleman'), $units));
        }

        return [' AND NOT EXISTS (SELECT 1 FROM {rental_units} u WHERE u.class_id = %d)', [$id]];
    }

    public function clear(int $id): void
    {
        $this->images->clear(ImageKind::RentalClass, $id);
    }

    public function follow(int $id, array $changed): void
    {
        $this->search->rentalClasses([$id]);
    }

    public function narrowed(InventoryFilter $query): array
    {
        return $query->conditions($this->connection, ['r.category_id' => $query->categoryId, 'r.brand_id' => $query->brandId], ['r.model', EquipmentFields::BRAND]);
    }

    public function isPaged(): bool
    {
        return true;
    }
}
