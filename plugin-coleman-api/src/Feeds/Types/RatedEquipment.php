<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds\Types;

use Coleman\Api\Feeds\Change;
use Coleman\Api\Feeds\Column;
use Coleman\Api\Feeds\FeedRow;

/** What feeds of attachments and of rental classes have in common: each row is a maker's model, with its rates. */
final class RatedEquipment
{
    /**
     * @param list<Column> $own what only this kind has, beginning with the category
     * @return list<Column>
     */
    public static function columns(array $own): array
    {
        return [
            EquipmentColumns::brand(),
            EquipmentColumns::model(),
            ...$own,
            ...RateColumns::all(),
            EquipmentColumns::description(),
            EquipmentColumns::image(),
            EquipmentColumns::newBrands(),
        ];
    }

    /**
     * What the row says of maker, model, rates and category, by column of the table; `brand_id` 0 is a brand that is still
     * to be made.
     *
     * @param int|null $category null where the row names none
     * @return array<string, string|int|null>
     */
    public static function wanted(FeedRow $row, NameLookup $names, ?int $category): array
    {
        return [
            'brand_id' => $names->brand(PartColumns::text($row->values, 'brand')) ?? 0,
            'model' => PartColumns::text($row->values, 'model'),
        ] + RateColumns::wanted($row->values) + (null === $category ? [] : ['category_id' => $category]);
    }

    /**
     * @param array<string, string|int|bool|null> $wanted columns of the table that the row is to set
     * @param array<string, string|int|bool|null>|null $there the row of the table, with its `id`; null where there is none
     * @param string $price column that a report tells of
     * @param list<string> $needed columns without which nothing new is made
     * @param string $lack the sentence that says so
     */
    public static function change(FeedRow $row, array $wanted, ?array $there, string $price, array $needed, string $lack): Change
    {
        $name = PartColumns::text($row->values, 'brand') . ' ' . PartColumns::text($row->values, 'model');
        if (null === $there) {
            return [] === array_diff($needed, array_keys($wanted)) ? Change::makes($row, $name, $wanted) : Change::refuses($row, $lack, name: $name);
        }
        $conflict = RateColumns::conflict($wanted, $there);

        return '' === $conflict ? Change::between($row, (string) $there['id'], $name, $wanted, $there, $price) : Change::refuses($row, $conflict, name: $name);
    }
}
