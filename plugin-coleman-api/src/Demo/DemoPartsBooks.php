<?php

declare(strict_types=1);

namespace Coleman\Api\Demo;

use Coleman\Api\Models\ModelUrls;

/**
 * The parts books of the demo: models, their diagrams, and rows on the demo's own parts.
 *
 * parts-books.json says which diagrams a model has; diagrams.json, written along with the pictures, which family the
 * part of each number is of. Of that family a part is drawn whose description begins as the diagram wants it, the
 * machine's maker's own first.
 *
 * @phpstan-import-type Row from DemoTables
 * @phpstan-import-type PartRow from DemoPartTables
 * @phpstan-type Hotspot array{string, int, int, int, int}
 * @phpstan-type CalloutPlan array{ref: string, family: string|null, like: string, quantity: int, text?: string, note?: string, breaks?: bool}
 * @phpstan-type Diagram array{name: string, category: array{string, string}, width: int, height: int, callouts: list<CalloutPlan>, hotspots: list<Hotspot>}
 * @phpstan-type Entry array{diagram: string, name?: string, slug?: string, category?: array{string, string}}
 * @phpstan-type Book array{id: int, rewrite?: bool, category: string, brand: string, name: string, years: array{int|null, int|null}, prefix: string, plate: string, diagrams: list<string|Entry>}
 */
final readonly class DemoPartsBooks implements DemoTables
{
    /** A model without a name in addresses. */
    public const BY_ID = 1234;
    /** A model by its name: "kubota-l2501". */
    public const BY_NAME = 14;
    /** Its control valve has 60 numbers. */
    public const HUGE = 2;

    /**
     * Parts that stand for one thing each, by picture and number, then by the machine's maker; with several, the books
     * take turns. Of two rows for early and late machines the early one has it.
     */
    private const SPECIAL = [
        'engine-oil 2' => ['kubota' => [DemoParts::SUPERSEDED, DemoParts::IN_STOCK], 'jcb' => [DemoParts::CHAIN_START]],
        'air-cleaner 3' => ['kubota' => [DemoParts::OUT_OF_STOCK], 'bobcat' => [DemoParts::FORK], 'polaris' => [DemoParts::CYCLE]],
        'starting-and-charging 3' => ['bobcat' => [DemoParts::DISCONTINUED]],
        'starting-and-charging 12' => ['' => [DemoParts::PICKUP_ONLY]],
        'seat 1' => ['' => [DemoParts::UNKNOWN_PRICE]],
        'hydraulic-tank ' => ['' => [DemoParts::CASE_OF_12]],
        'cutter-deck 4' => ['scag' => [DemoParts::KIT]],
    ];

    public function tables(): array
    {
        $models = [];
        $assemblies = [];
        $callouts = [];
        $hotspots = [];
        $parts = $this->parts();
        foreach ($this->books() as $place => $book) {
            $models[] = $this->model($book);
            $slugs = [];
            foreach ($book['diagrams'] as $position => $entry) {
                $entry = is_string($entry) ? ['diagram' => $entry] : $entry;
                $diagram = $this->diagrams()[$entry['diagram']];
                $slugs[] = $slug = $entry['slug'] ?? ModelUrls::unique($entry['name'] ?? $diagram['name'], $slugs);
                $id = $book['id'] * 100 + $position + 1;
                $rows = $this->callouts($id, $place, $book, $entry['diagram'], $parts, new SeededRandom(sprintf('diagram %d', $id)));
                $assemblies[] = [
                    'id' => $id,
                    'model_id' => $book['id'],
                    'category_slug' => ($entry['category'] ?? $diagram['category'])[0],
                    'category_name' => ($entry['category'] ?? $diagram['category'])[1],
                    'slug' => $slug,
                    'name' => $entry['name'] ?? $diagram['name'],
                    'position' => $position + 1,
                    'figure' => sprintf('diagrams/%s.svg', $entry['diagram']),
                    'width' => $diagram['width'],
                    'height' => $diagram['height'],
                    'callouts' => count($rows),
                ];
                array_push($callouts, ...$rows);
                foreach ($diagram['hotspots'] as $spot => [$ref, $x, $y, $w, $h]) {
                    $hotspots[] = ['assembly_id' => $id, 'position' => $spot + 1, 'ref' => $ref, 'x' => $x, 'y' => $y, 'w' => $w, 'h' => $h];
                }
            }
        }

        return ['models' => $models, 'model_assemblies' => $assemblies, 'model_callouts' => $callouts, 'model_hotspots' => $hotspots];
    }

    /**
     * @param Book $book
     * @return Row
     */
    private function model(array $book): array
    {
        $brand = DemoModels::brands()[$book['brand']];

        return [
            'id' => $book['id'],
            'rewrite' => ($book['rewrite'] ?? true) ? ModelUrls::rewrite($brand['name'], $book['name']) : null,
            'brand_id' => $brand['id'],
            'category_id' => DemoModels::categories()[$book['category']]['id'],
            'name' => $book['name'],
            'image' => DemoModels::image($book['category'], $book['brand']),
            'year_from' => $book['years'][0],
            'year_to' => $book['years'][1],
            'serial_prefix' => $book['prefix'],
            'serial_plate' => $book['plate'],
        ];
    }

    /**
     * @param Book $book
     * @param string $name of the picture
     * @param array<string, list<PartRow>> $parts by family
     * @return list<Row>
     */
    private function callouts(int $assembly, int $place, array $book, string $name, array $parts, SeededRandom $random): array
    {
        $rows = [];
        $row = static function (array $plan, ?int $part, string $from = '', string $to = '') use (&$rows, $assembly): void {
            /** @var CalloutPlan $plan */
            /** @var list<Row> $rows */
            $rows[] = [
                'id' => $assembly * 1000 + count($rows) + 1,
                'assembly_id' => $assembly,
                'position' => count($rows) + 1,
                'ref' => $plan['ref'],
                'part_id' => $part,
                'description' => $plan['text'] ?? '',
                'quantity' => $plan['quantity'],
                'serial_from' => $from,
                'serial_to' => $to,
                'note' => $plan['note'] ?? '',
            ];
        };
        foreach ($this->diagrams()[$name]['callouts'] as $plan) {
            if (null === $plan['family']) {
                $row($plan, null);
                continue;
            }
            $drawn = fn (int $except = 0): int => $this->pick($parts[$plan['family']], $plan['like'], $book['brand'], $random, $except);
            $part = self::special($name . ' ' . $plan['ref'], $book['brand'], $place) ?? $drawn();
            if ($plan['breaks'] ?? false) {
                $break = 100 * $random->between(120, 480);
                $row($plan, $part, '', (string) ($break - 1));
                $row($plan, $drawn($part), (string) $break);
            } else {
                $row($plan, $part);
            }
        }

        return $rows;
    }

    private static function special(string $number, string $brand, int $place): ?int
    {
        $ids = self::SPECIAL[$number][$brand] ?? self::SPECIAL[$number][''] ?? [];

        return [] === $ids ? null : $ids[$place % count($ids)];
    }

    /**
     * @param list<PartRow> $family
     * @param string $like beginnings of descriptions, the best first, parted by "|"
     * @param int $except another part than this
     */
    private function pick(array $family, string $like, string $brand, SeededRandom $random, int $except): int
    {
        $vendor = DemoParts::vendors()[$brand]['id'] ?? 0;
        foreach (explode('|', $like) as $beginning) {
            $fitting = array_values(array_filter($family, static fn (array $part): bool => $part['id'] !== $except && str_starts_with($part['description'], $beginning)));
            $own = array_values(array_filter($fitting, static fn (array $part): bool => $part['vendor_id'] === $vendor));
            $pool = [] === $own ? $fitting : $own;
            if ([] !== $pool) {
                return $random->pick(array_slice($pool, 0, 6))['id'];
            }
        }
        throw new \LogicException(sprintf('No part of the demo begins with "%s".', $like));
    }

    /** @return array<string, list<PartRow>> the drawn parts by family; the handmade ones stand where they are named */
    private function parts(): array
    {
        $names = array_column(DemoParts::families(), 'slug', 'id');
        $handmade = count(DemoParts::first());
        $parts = [];
        foreach ((new DemoPartTables())->tables()['parts'] as $part) {
            /** @var PartRow $part */
            if ($part['id'] > $handmade) {
                $parts[$names[$part['category_id']]][] = $part;
            }
        }

        return $parts;
    }

    /** @return array<string, Diagram> by the picture's name */
    private function diagrams(): array
    {
        /** @var array<string, Diagram> $diagrams */
        $diagrams = DemoFile::json('diagrams.json');

        return $diagrams;
    }

    /** @return list<Book> */
    private function books(): array
    {
        /** @var list<Book> $books */
        $books = DemoFile::json('parts-books.json');

        return $books;
    }
}
