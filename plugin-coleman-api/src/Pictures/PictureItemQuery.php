<?php

declare(strict_types=1);

namespace Coleman\Api\Pictures;

use Coleman\Api\Catalogue\EquipmentUrls;
use Coleman\Api\Database\Connection;
use Coleman\Api\Database\LikePattern;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Images\ImageKind;
use Coleman\Api\Images\ImageState;
use Coleman\Api\Models\ModelUrls;
use Coleman\Api\Parts\PartUrls;

/** The things that have pictures: lists of them, and some by their ids. Of all kinds but parts there are some thousands. */
final readonly class PictureItemQuery
{
    /** Names that files are matched with. */
    private const NAMES = 20_000;

    private const WORDS = 5;

    /** As ImageState::need() tells it; takes DRAWING. */
    private const NEED = "CASE WHEN t.image = '' THEN 2 WHEN t.image LIKE %s THEN 1 ELSE 0 END";
    private const DRAWING = '%.svg';

    public function __construct(private Connection $connection, private PartPictureQuery $parts)
    {
    }

    /** @return list<PictureItem> one more than a page where there are more */
    public function list(ImageKind $kind, PictureFilter $filter): array
    {
        if (ImageKind::Part === $kind) {
            $ids = $this->parts->ids($filter);
            $items = $this->parts->byIds($ids);

            return array_values(array_filter(array_map(static fn (int $id): ?PictureItem => $items[$id] ?? null, $ids)));
        }
        $source = self::source($kind);
        $conditions = [$source['where'] && '' === $filter->search ? $source['where'] : '1 = 1'];
        $values = [];
        foreach (['brand' => $filter->brand, 'category' => $filter->category, 'branch' => $filter->branch] as $name => $id) {
            if (0 !== $id && isset($source['filters'][$name])) {
                $conditions[] = $source['filters'][$name] . ' = %d';
                $values[] = $id;
            }
        }
        if ('' !== $filter->condition && ImageKind::Machine === $kind) {
            $conditions[] = 't.machine_condition = %s';
            $values[] = $filter->condition;
        }
        if (null !== $filter->state) {
            $conditions[] = self::NEED . ' = %d';
            array_push($values, self::DRAWING, $filter->state->need());
        }
        foreach (array_slice(preg_split('/\s+/u', $filter->search, -1, PREG_SPLIT_NO_EMPTY) ?: [], 0, self::WORDS) as $word) {
            $conditions[] = '(' . implode(' OR ', array_map(static fn (string $column): string => "{$column} LIKE %s", $source['search'])) . ')';
            array_push($values, ...array_fill(0, count($source['search']), LikePattern::holding($word)));
        }
        $order = match ($filter->order) {
            PictureFilter::NAME => "{$source['brand']}, {$source['name']}, t.id",
            PictureFilter::UPDATED => ($kind->hasDate() ? 't.updated_at DESC, ' : '') . 't.id DESC',
            default => self::NEED . ' DESC, stock DESC, t.id DESC',
        };
        if (PictureFilter::NEEDED === $filter->order) {
            $values[] = self::DRAWING;
        }

        return $this->items($kind, sprintf('WHERE %s ORDER BY %s LIMIT %d OFFSET %d', implode(' AND ', $conditions), $order, $filter->perPage + 1, $filter->offset()), $values);
    }

    /**
     * @param list<int> $ids
     * @return array<int, PictureItem>
     */
    public function byIds(ImageKind $kind, array $ids): array
    {
        $items = [];
        foreach (array_chunk(array_values(array_unique($ids)), 500) as $chunk) {
            $found = ImageKind::Part === $kind
                ? array_values($this->parts->byIds($chunk))
                : $this->items($kind, sprintf('WHERE t.id IN (%s)', Connection::placeholders($chunk)), $chunk);
            foreach ($found as $item) {
                $items[$item->id] = $item;
            }
        }

        return $items;
    }

    /** @throws ApiError 404 coleman_item_not_found */
    public function one(ImageKind $kind, int $id): PictureItem
    {
        return $this->byIds($kind, [$id])[$id] ?? throw new ApiError('coleman_item_not_found', __('This item no longer exists.', 'coleman'), 404);
    }

    /**
     * What files may be called after, of all kinds but parts.
     *
     * @return list<array{id: int, names: list<string>}>
     */
    public function names(ImageKind $kind): array
    {
        $source = self::source($kind);
        $columns = implode(', ', array_map(static fn (string $column, int $index): string => "$column AS name$index", $source['names'], array_keys($source['names'])));

        return array_map(
            static function (array $row): array {
                [, $brand] = array_values($row);
                $names = array_values(array_filter(array_map(strval(...), array_slice(array_values($row), 2))));

                return ['id' => (int) $row['id'], 'names' => array_values(array_unique([...$names, ...('' === (string) $brand ? [] : array_map(static fn (string $name): string => "$brand $name", $names))]))];
            },
            $this->connection->rows(sprintf('SELECT t.id, %s AS brand, %s %s ORDER BY t.id DESC LIMIT %d', $source['brand'], $columns, $source['from'], self::NAMES)),
        );
    }

    /**
     * @param list<string|int> $values
     * @return list<PictureItem>
     */
    private function items(ImageKind $kind, string $rest, array $values): array
    {
        $source = self::source($kind);

        return array_map(
            static function (array $row) use ($kind): PictureItem {
                $name = implode(' ', array_filter([(string) $row['model_year'], (string) $row['brand'], trim((string) $row['name'])]));

                return new PictureItem(
                    $kind,
                    (int) $row['id'],
                    $name,
                    (string) $row['number'],
                    implode(' · ', array_filter([(string) $row['detail'], (string) $row['detail_more']])),
                    self::url($kind, (int) $row['id'], $name, (string) $row['slug']),
                    (string) $row['image'],
                    0,
                    (int) $row['stock'],
                );
            },
            $this->connection->rows(sprintf(
                'SELECT t.id, t.image, %s AS model_year, %s AS brand, %s AS name, %s AS number, %s AS detail, %s AS detail_more, %s AS slug, %s AS stock %s ',
                $source['year'],
                $source['brand'],
                $source['name'],
                $source['number'],
                $source['detail'],
                $source['more'],
                $source['slug'],
                $source['stock'],
                $source['from'],
            ) . $rest, $values),
        );
    }

    private static function url(ImageKind $kind, int $id, string $name, string $slug): string
    {
        return match ($kind) {
            ImageKind::Part => '',
            ImageKind::Machine => EquipmentUrls::machine($id, $name, 'used' === $slug),
            ImageKind::RentalClass => EquipmentUrls::rental($id, $name),
            ImageKind::Attachment => EquipmentUrls::attachment($id, $name),
            ImageKind::AttachmentCategory => EquipmentUrls::attachmentCategory($id, $name),
            ImageKind::EquipmentCategory => EquipmentUrls::newCategory($id, $name),
            ImageKind::PartFamily => PartUrls::category($id, $name),
            ImageKind::Model => ModelUrls::model($id, $slug),
        };
    }

    /**
     * Where things of a kind stand, as SQL.
     *
     * @return array{from: string, where: string, year: string, brand: string, name: string, number: string, detail: string, more: string, slug: string, stock: string, search: list<string>, filters: array<string, string>, names: list<string>}
     */
    private static function source(ImageKind $kind): array
    {
        $from = "FROM {{$kind->table()}} t";
        $base = ['from' => $from, 'where' => '', 'year' => "''", 'brand' => "''", 'number' => "''", 'detail' => "''", 'more' => "''", 'slug' => "''", 'stock' => '0', 'filters' => []];
        $categories = ImageKind::Attachment === $kind ? 'attachment_categories' : 'equipment_categories';
        $joined = [
            'from' => "$from LEFT JOIN {brands} b ON b.id = t.brand_id LEFT JOIN {{$categories}} c ON c.id = t.category_id",
            'brand' => "COALESCE(b.name, '')",
            'detail' => "COALESCE(c.name, '')",
            'filters' => ['brand' => 't.brand_id', 'category' => 't.category_id'],
        ] + $base;

        return match ($kind) {
            ImageKind::Machine => [
                'from' => $joined['from'] . ' LEFT JOIN {locations} l ON l.id = t.location_id',
                'where' => 't.sold_at IS NULL',
                // As Catalogue\Machine::title() says it.
                'year' => "CASE WHEN t.machine_condition = 'used' THEN t.model_year ELSE NULL END",
                'name' => 't.model',
                'number' => 't.stock_number',
                'more' => "COALESCE(l.city, '')",
                'slug' => 't.machine_condition',
                'stock' => 'CASE WHEN t.sold_at IS NULL THEN 1 ELSE 0 END',
                'search' => ['t.stock_number', 't.model', 't.serial_number', 'b.name'],
                'filters' => ['branch' => 't.location_id'] + $joined['filters'],
                'names' => ['t.stock_number', 't.serial_number', 't.model'],
            ] + $joined,
            ImageKind::RentalClass => [
                'name' => 't.model',
                'stock' => '(SELECT COUNT(*) FROM {rental_units} u WHERE u.class_id = t.id)',
                'search' => ['t.model', 'b.name', 'c.name'],
                'names' => ['t.model'],
            ] + $joined,
            ImageKind::Attachment => [
                'name' => 't.name',
                'number' => 't.model',
                'stock' => '(SELECT COUNT(*) FROM {attachment_stock} s WHERE s.attachment_id = t.id)',
                'search' => ['t.model', 't.name', 'b.name', 'c.name'],
                'names' => ['t.name', 't.model'],
            ] + $joined,
            ImageKind::Model => [
                'name' => 't.name',
                'slug' => "COALESCE(t.rewrite, '')",
                'search' => ['t.name', 'b.name'],
                'names' => ['t.name'],
            ] + $joined,
            default => ['name' => 't.name', 'search' => ['t.name'], 'names' => ['t.name', 't.slug']] + $base,
        };
    }
}
