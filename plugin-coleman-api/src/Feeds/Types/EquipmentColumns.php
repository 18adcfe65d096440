<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds\Types;

use Coleman\Api\Database\Connection;
use Coleman\Api\Feeds\Change;
use Coleman\Api\Feeds\Column;
use Coleman\Api\Feeds\ColumnKind;
use Coleman\Api\Feeds\InvalidRow;
use Coleman\Api\Feeds\Undo\Holding;

/** How rows of machines, rental classes, rental units and attachments name makers and branches. */
final class EquipmentColumns
{
    public static function brand(bool $isRequired = true): Column
    {
        return new Column('brand', ColumnKind::Text, __('Maker', 'coleman'), ['make', 'manufacturer', 'VendorName', 'BrandName', 'vendor', 'maker'], $isRequired, 100);
    }

    public static function model(): Column
    {
        return new Column('model', ColumnKind::Text, __('Model', 'coleman'), ['ModelNumber'], true, 100, isCode: true);
    }

    public static function description(): Column
    {
        return new Column('description', ColumnKind::Prose, __('Description', 'coleman'), ['comments', 'details', 'notes'], false, 8_000);
    }

    public static function newBrands(): Column
    {
        return new Column('new_brands', ColumnKind::YesNo, __('Unknown makers become new brands', 'coleman'));
    }

    public static function branch(): Column
    {
        return new Column('location', ColumnKind::Text, __('Branch: city, URL slug or ID', 'coleman'), ['branch', 'LocationId', 'city', 'store'], true);
    }

    public static function image(): Column
    {
        return new Column('image', ColumnKind::Text, __('Picture path in the pictures folder', 'coleman'), ['picture', 'photo']);
    }

    /**
     * @param array<string, string|int|bool|null> $values
     * @throws InvalidRow
     */
    public static function checkBrand(NameLookup $names, array $values): void
    {
        if (null === $names->brand(PartColumns::text($values, 'brand')) && true !== ($values['new_brands'] ?? false)) {
            throw new InvalidRow('brand', __('Brand not found. To add new brands, set new_brands to yes.', 'coleman'));
        }
    }

    /**
     * @param array<string, string|int|bool|null> $values
     * @throws InvalidRow
     */
    public static function checkCategory(NameLookup $names, array $values): void
    {
        if (null === $names->category(PartColumns::text($values, 'category'))) {
            throw new InvalidRow('category', __('Machine category not found.', 'coleman'));
        }
    }

    /**
     * @param array<string, string|int|bool|null> $values
     * @throws InvalidRow
     */
    public static function checkBranch(NameLookup $names, array $values): void
    {
        if (null === $names->branch(PartColumns::text($values, 'location'))) {
            throw new InvalidRow('location', __('Branch not found.', 'coleman'));
        }
    }

    /**
     * The columns to write of a change; the maker that it waits for (`brand_id` 0) is made.
     *
     * @param array<string, string|int|bool|null> $values of the table
     * @param array<string, string|int|bool|null> $row of the feed
     * @return array<string, string|int|bool|null>
     */
    public static function withBrand(NameLookup $names, array $values, array $row): array
    {
        return 0 === ($values['brand_id'] ?? null) ? ['brand_id' => $names->addBrand(PartColumns::text($row, 'brand'))] + $values : $values;
    }

    /** @return string the maker that the change waits for (`brand_id` 0); '' for none */
    public static function newBrand(Change $change): string
    {
        return 0 === ($change->values['brand_id'] ?? null) ? PartColumns::text($change->row->values, 'brand') : '';
    }

    /** The makers, some of which a feed may add. There are few of them. */
    public static function brands(Connection $connection): Holding
    {
        return new Holding('brands', 'id', array_map(static fn (array $row): int => (int) $row['id'], $connection->rows('SELECT id FROM {brands}')), name: 'name', isWhole: true);
    }
}
