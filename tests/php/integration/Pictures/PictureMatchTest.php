<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Pictures;

/** Files find what they are of by their names. */
final class PictureMatchTest extends PictureTestCase
{
    private const SEED = 43_711;

    /** However a number is spelled and whatever the view is called, the file is of the part or of nothing that was not asked. */
    public function testNumbersAreFoundInAnySpelling(): void
    {
        mt_srand(self::SEED);
        $rows = $this->connection()->rows('SELECT id, part_number, part_key, vendor_name FROM {parts} WHERE id <> 714940 ORDER BY id LIMIT 400');
        $keys = array_count_values(array_map(strval(...), array_column($this->connection()->rows('SELECT part_key FROM {parts}'), 'part_key')));
        $views = ['' => 1, '_2' => 2, '-3' => 3, ' (4)' => 4, '_front' => 1, ' left' => 2, '-RIGHT' => 3, '_rear' => 4, ' 07' => 7];
        $names = [];
        $expected = [];
        foreach ($rows as $row) {
            $key = (string) $row['part_key'];
            $view = (string) array_rand($views);
            $spelled = $this->spelled((string) $row['part_number']);
            // Digits behind may make another number, which is then told apart.
            if (1 !== $keys[$key] || 1 !== preg_match('/\d/', $key) || strlen($key) < 5) {
                continue;
            }
            $name = match (mt_rand(0, 3)) {
                0 => "{$row['vendor_name']} $spelled$view.jpg",
                1 => "photos/2026/$spelled$view.JPEG",
                2 => "$spelled/" . ('' === trim($view) ? '1' : ltrim($view, ' _-')) . '.png',
                default => "$spelled$view.webp",
            };
            $names[] = $name;
            $expected[] = [(int) $row['id'], $views[$view]];
        }
        self::assertGreaterThan(300, count($names));
        $faults = [];
        foreach ($this->match('part', $names) as $index => $match) {
            [$id, $position] = $expected[$index];
            $found = $match['item']['id'] ?? null;
            $choice = array_column($match['candidates'], 'id');
            // Where the name may mean two things there is a choice, with the right one in it.
            if ($names[$index] !== $match['name'] || ($found !== $id && !(null === $found && in_array($id, $choice, true))) || ($found === $id && $position !== $match['position'])) {
                $faults[] = [$names[$index], $expected[$index], $found, $choice, $match['position']];
            }
        }
        self::assertSame([], $faults, 'seed ' . self::SEED);
        self::assertGreaterThan(0.95 * count($names), count(array_filter($this->match('part', $names), static fn (array $match): bool => null !== $match['item'])));
    }

    public function testWhatIsNotSureIsAChoice(): void
    {
        $this->connection()->execute("UPDATE {parts} SET part_key = '4711', part_number = '47-11' WHERE id IN (1, 2)");
        $this->connection()->execute("UPDATE {parts} SET part_key = '47112', part_number = '47-112' WHERE id = 3");
        try {
            [$both, $maker, $two, $camera, $nothing] = $this->match('part', ['4711.jpg', 'Donaldson 4711.jpg', '4711-2.jpg', 'HH164-32430/IMG_4711.jpg', 'our shop.jpg']);
            self::assertSame([null, [1, 2]], [$both['item'], self::sorted($both)]);
            self::assertSame(2, $maker['item']['id'] ?? null);
            self::assertSame([null, [1, 2, 3]], [$two['item'], self::sorted($two)]);
            self::assertSame([null, []], [$camera['item'], $camera['candidates']], 'the number of a camera is no part’s');
            self::assertNull($nothing['item']);
        } finally {
            $this->connection()->execute("UPDATE {parts} SET part_key = 'HH16432430', part_number = 'HH164-32430' WHERE id = 1");
            $this->connection()->execute("UPDATE {parts} SET part_key = 'P164378', part_number = 'P164378' WHERE id = 2");
            $this->connection()->execute("UPDATE {parts} SET part_key = '84407615', part_number = '84407615' WHERE id = 3");
        }
    }

    public function testMachinesAndModelsAreFoundByTheirNames(): void
    {
        $machine = $this->connection()->row('SELECT m.stock_number, m.model, b.name FROM {machines} m JOIN {brands} b ON b.id = m.brand_id WHERE m.id = 61') ?? self::fail();
        $stock = (string) $machine['stock_number'];
        foreach (["$stock/front.jpg" => 1, strtolower(str_replace('-', ' ', $stock)) . ' left.jpg' => 2, "$stock {$machine['name']} {$machine['model']} (6).jpg" => 6, "{$stock}_rear.JPG" => 4] as $name => $position) {
            [$match] = $this->match('machine', [$name]);
            self::assertSame([61, $position], [$match['item']['id'] ?? null, $match['position']], $name);
        }
        $class = $this->connection()->row('SELECT r.id, r.model, b.name FROM {rental_classes} r JOIN {brands} b ON b.id = r.brand_id ORDER BY r.id LIMIT 1') ?? self::fail();
        [$match] = $this->match('rental_class', ["{$class['name']}_{$class['model']}_2.jpg"]);
        self::assertSame([(int) $class['id'], 2], [$match['item']['id'] ?? null, $match['position']]);
        $this->refused(400, 'rest_invalid_param', 'POST', '/images/match', ['kind' => 'part', 'names' => array_fill(0, 501, 'a.jpg')]);
    }

    /**
     * @param list<string> $names
     * @return list<array{name: string, item: array<string, mixed>|null, candidates: list<array<string, mixed>>, position: int}>
     */
    private function match(string $kind, array $names): array
    {
        $matches = $this->desk('POST', '/images/match', ['kind' => $kind, 'names' => $names])['matches'];
        self::assertIsArray($matches);

        /** @var list<array{name: string, item: array<string, mixed>|null, candidates: list<array<string, mixed>>, position: int}> $matches */
        return $matches;
    }

    /**
     * @param array{candidates: list<array<string, mixed>>} $match
     * @return list<mixed>
     */
    private static function sorted(array $match): array
    {
        $ids = array_column($match['candidates'], 'id');
        sort($ids);

        return $ids;
    }

    /** The number with other separators, or none, in other letters. */
    private function spelled(string $number): string
    {
        $separator = [' ', '-', '_', '.', ''][mt_rand(0, 4)];
        $text = preg_replace('/[^A-Za-z0-9]+/', $separator, $number) ?? '';

        return 0 === mt_rand(0, 1) ? strtolower($text) : strtoupper($text);
    }
}
