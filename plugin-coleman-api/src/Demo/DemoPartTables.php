<?php

declare(strict_types=1);

namespace Coleman\Api\Demo;

use Coleman\Api\Parts\PartKey;

/**
 * The rows of the parts catalogue: families, parts, stock by branch, supersessions, other makers' numbers.
 *
 * @phpstan-import-type Family from DemoParts
 * @phpstan-import-type FirstPart from DemoParts
 * @phpstan-import-type Vendor from DemoParts
 * @phpstan-import-type Row from DemoTables
 * @phpstan-type PartRow array{id: int, part_number: string, part_key: string, vendor_id: int, vendor_name: string, parts_url_description: string, description: string, long_description: string, category_id: int, image: string, price_cents: int|null, list_price_cents: int|null, lead_time: string, discontinued: bool, pickup_only: bool, case_qty_required: bool, case_qty: int, popularity: int, weight_class: string, core_cents: int, oversize_cents: int}
 * @phpstan-type StockRow array{part_id: int, location_id: int, quantity: int}
 */
final readonly class DemoPartTables implements DemoTables
{
    private const STRAIGHT_SUPERSESSIONS = 120;

    private const BRANCHES = [1, 2, 3, 4];

    /** What is shown when none is in stock; what stands here three times is three times as common. */
    private const LEAD_TIMES = [
        '1-3 day lead time',
        '1-3 day lead time',
        '1-3 day lead time',
        '2-5 day lead time',
        '2-5 day lead time',
        '2-5 day lead time',
        '3-7 day lead time',
        '3-7 day lead time',
        'Special order',
        'Call for availability',
    ];

    public function tables(): array
    {
        $families = DemoParts::families();
        $parts = [];
        $stock = [];
        $taken = [];
        foreach (DemoParts::first() as $first) {
            $part = $this->firstPart($first, $families[$first['family']]);
            $parts[] = $part;
            $taken[$part['part_key']] = true;
            foreach ($first['stock'] as $branch => $quantity) {
                $stock[] = ['part_id' => $part['id'], 'location_id' => $branch, 'quantity' => $quantity];
            }
        }
        $handmade = count($parts);
        $inOrder = array_values($families);
        $random = new SeededRandom('parts');
        $quantities = new SeededRandom('part stock');
        for ($id = $handmade + 1; $id <= DemoParts::COUNT; $id++) {
            $part = $this->drawnPart($id, $inOrder[$id % count($inOrder)], $taken, $random);
            $parts[] = $part;
            array_push($stock, ...$this->drawnStock($part, $quantities));
        }

        return [
            'part_categories' => array_map($this->category(...), $inOrder),
            'parts' => $parts,
            'part_stock' => $stock,
            'part_supersessions' => $this->supersessions(array_slice($parts, $handmade), $stock),
            'part_interchanges' => $this->interchanges(),
        ];
    }

    /**
     * @param Family $family
     * @return Row
     */
    private function category(array $family): array
    {
        return [
            'id' => $family['id'],
            'slug' => $family['slug'],
            'name' => $family['name'],
            'image' => self::image($family),
            'position' => $family['id'],
        ];
    }

    /**
     * @param FirstPart $first
     * @param Family $family
     * @return PartRow
     */
    private function firstPart(array $first, array $family): array
    {
        return [
            'description' => $first['description'],
            'long_description' => $first['long'] ?? $family['long'][0],
            'price_cents' => $first['price'],
            'list_price_cents' => $first['list'],
            'lead_time' => $first['lead'],
            'discontinued' => $first['discontinued'] ?? false,
            'pickup_only' => $first['pickup_only'] ?? false,
            'case_qty_required' => $first['case_qty_required'] ?? false,
            'case_qty' => $first['case_qty'] ?? 1,
            'popularity' => $first['popularity'],
        ] + self::partOf($first['id'], $first['number'], $first['description'], DemoParts::vendors()[$first['vendor']], $family);
    }

    /**
     * @param Family $family
     * @param array<string, true> $taken keys of the numbers given out so far
     * @return PartRow
     */
    private function drawnPart(int $id, array $family, array &$taken, SeededRandom $random): array
    {
        $brand = $random->pick($family['vendors']);
        $vendor = DemoParts::vendors()[$brand];
        do {
            $number = $random->number($random->pick($vendor['numbers']));
        } while (isset($taken[PartKey::normalize($number)]));
        $taken[PartKey::normalize($number)] = true;

        $name = $random->pick([...array_keys($family['names']), ...array_keys($family['plain_names'])]);
        $detail = isset($family['names'][$name]) ? $random->pick($family['details']) : '';
        [$least, $most] = $family['names'][$name] ?? $family['plain_names'][$name];
        $price = $random->chance(2) ? null : $random->skewed($least, $most);
        $list = $random->between(0, 2) * $random->between(3, 12);
        $discontinued = $random->chance(4);
        $byTheCase = [] === $family['case'] ? 0 : $random->between(1, 100);

        return [
            'description' => '' === $detail ? $name : $name . ', ' . $detail,
            'long_description' => rtrim($random->pick($family['long']) . ' ' . self::fits($brand, $family, $random)),
            'price_cents' => $price,
            'list_price_cents' => null === $price || 0 === $list ? null : intdiv($price * (100 + $list), 100),
            'lead_time' => $discontinued ? 'Call for availability' : $random->pick(self::LEAD_TIMES),
            'discontinued' => $discontinued,
            'pickup_only' => array_any($family['pickup'], static fn (string $start): bool => str_starts_with($name, $start)),
            'case_qty_required' => $byTheCase > 0 && $byTheCase <= 6,
            'case_qty' => $byTheCase > 0 && $byTheCase <= 14 ? $random->pick($family['case']) : 1,
            'popularity' => intdiv($random->skewed(0, 84) ** 2, $discontinued ? 20 : 1),
        ] + self::partOf($id, $number, $name, $vendor, $family);
    }

    /**
     * @param Vendor $vendor
     * @param Family $family
     * @return array{id: int, part_number: string, part_key: string, vendor_id: int, vendor_name: string, parts_url_description: string, category_id: int, image: string, weight_class: string, core_cents: int, oversize_cents: int}
     */
    private static function partOf(int $id, string $number, string $name, array $vendor, array $family): array
    {
        return [
            'id' => $id,
            'part_number' => $number,
            'part_key' => PartKey::normalize($number),
            'vendor_id' => $vendor['id'],
            'vendor_name' => $vendor['name'],
            'parts_url_description' => $vendor['url'],
            'category_id' => $family['id'],
            'image' => self::image($family),
        ] + self::parcel($name, $family);
    }

    /**
     * How a part ships goes by its kind: a bolt is no cutting edge, though both are of one family.
     *
     * @param Family $family
     * @return array{weight_class: string, core_cents: int, oversize_cents: int}
     */
    private static function parcel(string $name, array $family): array
    {
        foreach ($family['parcels'] as $parcel) {
            if (array_any($parcel['starts'], static fn (string $start): bool => str_starts_with($name, $start))) {
                return ['weight_class' => $parcel['weight_class'], 'core_cents' => $parcel['core_cents'], 'oversize_cents' => $parcel['oversize_cents']];
            }
        }

        return $family['parcel'];
    }

    /** @param Family $family */
    private static function image(array $family): string
    {
        return sprintf('parts/%s.svg', $family['slug']);
    }

    /**
     * "Fits Kubota SVL75-3 and KX040-4.", or nothing where the maker builds no machine of that sort.
     *
     * @param Family $family
     */
    private static function fits(string $brand, array $family, SeededRandom $random): string
    {
        $brands = DemoModels::brands();
        if (!isset($brands[$brand])) {
            return '';
        }
        $models = [];
        foreach (DemoModels::all() as $model) {
            if ($model['brand'] === $brand && ([] === $family['fits'] || in_array($model['category'], $family['fits'], true))) {
                $models[] = $model['model'];
            }
        }
        $some = $random->some($models, $random->between(1, 3));
        if ([] === $some) {
            return '';
        }
        $last = array_pop($some);

        return sprintf('Fits %s %s.', $brands[$brand]['name'], [] === $some ? $last : implode(', ', $some) . ' and ' . $last);
    }

    /**
     * Two parts of five are nowhere in stock; of the dear ones a branch keeps few.
     *
     * @param PartRow $part
     * @return list<StockRow>
     */
    private function drawnStock(array $part, SeededRandom $random): array
    {
        if ($part['discontinued'] ? $random->chance(50) : $random->chance(40)) {
            return [];
        }
        $branches = $random->some(self::BRANCHES, $part['discontinued'] ? 1 : $random->between(1, 4));
        $most = match (true) {
            $part['discontinued'], ($part['price_cents'] ?? 0) > 60_000 => 3,
            ($part['price_cents'] ?? 0) > 10_000 => 8,
            default => 40,
        };
        sort($branches);

        return array_map(static fn (int $branch): array => [
            'part_id' => $part['id'],
            'location_id' => $branch,
            'quantity' => $random->skewed(1, $most),
        ], $branches);
    }

    /** @return list<Row> other makers' numbers of parts that are written by hand */
    private function interchanges(): array
    {
        /** @var list<array{part: int, maker: string, number: string, note?: string}> $all */
        $all = DemoFile::json('interchanges.json');

        return array_map(static fn (array $one): array => [
            'number_key' => PartKey::normalize($one['number']),
            'maker_key' => PartKey::normalize($one['maker']),
            'part_id' => $one['part'],
            'number' => $one['number'],
            'maker' => $one['maker'],
            'note' => $one['note'] ?? '',
        ], $all);
    }

    /**
     * Those of supersessions-first.json, then straight ones within a family, from a part that is not
     * in stock to one that is. No part stands in two of these, so they make no chain and no cycle.
     *
     * @param list<PartRow> $parts the drawn ones
     * @param list<StockRow> $stock
     * @return list<Row>
     */
    private function supersessions(array $parts, array $stock): array
    {
        /** @var list<array{from: int, to: int, kind: string, factor: int}> $first */
        $first = DemoFile::json('supersessions-first.json');
        $rows = array_map(static fn (array $link): array => [
            'from_part_id' => $link['from'],
            'to_part_id' => $link['to'],
            'kind' => $link['kind'],
            'factor' => $link['factor'],
        ], $first);
        $stocked = array_column($stock, 'part_id', 'part_id');
        $old = [];
        $new = [];
        foreach ($parts as $part) {
            if (isset($stocked[$part['id']])) {
                $new[$part['category_id']][] = $part['id'];
            } else {
                $old[$part['category_id']][] = $part['id'];
            }
        }
        for ($index = 0; count($rows) < count($first) + self::STRAIGHT_SUPERSESSIONS; $index++) {
            $family = 1 + $index % count($new);
            $place = intdiv($index, count($new));
            $rows[] = [
                'from_part_id' => $old[$family][$place],
                'to_part_id' => $new[$family][$place],
                'kind' => 'straight',
                'factor' => 1,
            ];
        }

        return $rows;
    }
}
