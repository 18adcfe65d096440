<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds\Types;

use Coleman\Api\Feeds\Column;
use Coleman\Api\Feeds\ColumnKind;
use Coleman\Api\Feeds\FeedRow;

/** How a row of any feed of parts books says which model it speaks of, and which of its diagrams. */
final class BookColumns
{
    public const BRAND = 'brand';
    public const MODEL = 'model';
    public const DIAGRAM = 'diagram';

    public static function brand(bool $isRequired): Column
    {
        return new Column(self::BRAND, ColumnKind::Text, __('Maker of the machine', 'coleman'), ['make', 'maker', 'manufacturer', 'BrandName'], $isRequired, 100);
    }

    /** @param list<string> $more what only this kind of feed may call it */
    public static function model(array $more = []): Column
    {
        return new Column(self::MODEL, ColumnKind::Text, __('Model of the machine', 'coleman'), ['ModelNumber', 'ModelName', 'UnitModel', 'machine', 'unit', ...$more], true, 120, isCode: true);
    }

    /** @param list<string> $more what only this kind of feed may call it */
    public static function diagram(bool $isRequired, array $more = []): Column
    {
        return new Column(
            self::DIAGRAM,
            ColumnKind::Text,
            __('The maker’s code for the diagram, or its name if it has no code', 'coleman'),
            ['assembly', 'figure', 'fig', 'FigureNumber', 'FigureNo', 'FigNo', 'DiagramNumber', 'DiagramNo', 'DiagramCode', 'AssemblyCode', 'AssemblyNumber', 'AssemblyId', 'code', 'page', ...$more],
            $isRequired,
            200,
            isCode: true,
        );
    }

    /**
     * What the thing is known by within a feed.
     *
     * @param array<string, string|int|bool|null> $values
     * @param list<string> $columns that tell things of one model apart
     */
    public static function key(array $values, array $columns = []): string
    {
        $names = array_map(static fn (string $column): string => PartColumns::name(PartColumns::text($values, $column)), [self::MODEL, ...$columns]);

        return PartColumns::hash(implode("\n", [NameLookup::plain(PartColumns::text($values, self::BRAND)), ...$names]));
    }

    /** "Kubota SVL75-3", as the row says it. */
    public static function title(FeedRow $row): string
    {
        return trim(PartColumns::text($row->values, self::BRAND) . ' ' . PartColumns::text($row->values, self::MODEL));
    }
}
