<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds\Types;

use Coleman\Api\Feeds\Column;
use Coleman\Api\Feeds\ColumnKind;
use Coleman\Api\Feeds\InvalidRow;
use Coleman\Api\Parts\Part;
use Coleman\Api\Parts\PartKey;

/** How a row of any feed says which part it speaks of: by our id, or by its number and, where several makers use that, the maker. */
final class PartColumns
{
    public const ID = 'part_id';
    public const NUMBER = 'part_number';
    public const VENDOR = 'vendor';

    /** @return list<Column> */
    public static function all(bool $isNumberRequired): array
    {
        return [
            new Column(self::ID, ColumnKind::WholeNumber, __('Part ID, if the feed has it', 'coleman'), ['id', 'PartId']),
            new Column(self::NUMBER, ColumnKind::Text, __('Part number as printed', 'coleman'), ['part', 'PartNo', 'number', 'sku', 'item', 'ItemNumber'], $isNumberRequired, 60, isCode: true),
            new Column(self::VENDOR, ColumnKind::Text, __('Maker', 'coleman'), ['vendor_name', 'brand', 'make', 'maker', 'manufacturer'], false, 100),
        ];
    }

    /**
     * What the part is known by within a feed.
     *
     * @param array<string, string|int|bool|null> $values
     * @throws InvalidRow
     */
    public static function key(array $values): string
    {
        $id = $values[self::ID] ?? null;
        $number = self::text($values, self::NUMBER);
        if (Part::PLACEHOLDER_ID === $id) {
            /* translators: %d: id of a part */
            throw new InvalidRow(self::ID, sprintf(__('%d is reserved for parts outside the catalog. Feeds can’t change it.', 'coleman'), Part::PLACEHOLDER_ID));
        }
        if (null === $id && '' === PartKey::normalize($number)) {
            throw new InvalidRow(self::NUMBER, __('It needs at least one letter or digit.', 'coleman'));
        }

        return null === $id ? self::name($number) . "\n" . self::name(self::text($values, self::VENDOR)) : "#$id";
    }

    /** A hash that tells things of a feed apart. */
    public static function hash(string $text): string
    {
        return hash('xxh128', $text);
    }

    /** @param array<string, string|int|bool|null> $values */
    public static function text(array $values, string $column): string
    {
        $value = $values[$column] ?? '';

        return is_string($value) ? $value : '';
    }

    /** Without what people write differently: case, and spaces. */
    public static function name(string $text): string
    {
        return ctype_graph($text) ? strtoupper($text) : mb_strtoupper((string) preg_replace('/\s+/u', '', $text));
    }
}
