<?php

declare(strict_types=1);

namespace Coleman\Api\Demo;

/**
 * Catalogs of any size, as files of feeds: for benchmarks, and for trying what a catalog of real size is like.
 *
 * Every row follows from its number alone, so that the files are the same on every run and nothing is kept in memory.
 * Numbers look as makers write them: with dashes, dots, slashes, spaces and leading zeros, and pairs that differ only in
 * an O and a 0. Some parts are replaced: by chains of three steps, two ways at once, in a circle, or by a kit.
 *
 * @phpstan-import-type Family from DemoParts
 */
final readonly class GeneratedCatalogue
{
    private const MAKERS = ['Harrow & Sons', 'Prairie Forge', 'Ironwood', 'Delta Hydraulics', 'Bluestem', 'Osage Drive', 'Flint Hills', 'Kaw Valley', 'Stockyard', 'Crossing'];

    private const LEAD_TIMES = ['1-3 day lead time', '2-5 day lead time', '3-7 day lead time', 'Special order'];

    private const BRANCHES = ['Bonner Springs', "Lee's Summit", 'Smithville', 'Easton'];

    /** @var list<Family> */
    private array $families;

    /** @param int $parts how many there are to be */
    public function __construct(private int $parts)
    {
        $this->families = array_values(DemoParts::families());
    }

    /** @return \Generator<int, array<string, string|int>> rows of a feed of parts */
    public function parts(): \Generator
    {
        for ($part = 0; $part < $this->parts; $part++) {
            $family = $this->families[self::draw($part, 'family') % count($this->families)];
            $names = array_keys($family['names']);
            $detail = $family['details'][self::draw($part, 'detail') % count($family['details'])];
            $price = 100 + self::draw($part, 'price') % 250_000;
            yield [
                'part_number' => self::number($part),
                'vendor' => self::maker($part),
                'description' => $names[self::draw($part, 'name') % count($names)] . ('' === $detail ? '' : ", $detail"),
                'long_description' => $family['long'][self::draw($part, 'long') % count($family['long'])],
                'category' => $family['slug'],
                // One in fifty has no price.
                'price' => 0 === self::draw($part, 'unknown') % 50 ? '' : sprintf('%d.%02d', intdiv($price, 100), $price % 100),
                'lead_time' => self::LEAD_TIMES[self::draw($part, 'lead') % count(self::LEAD_TIMES)],
                'discontinued' => 0 === self::draw($part, 'discontinued') % 25 ? 'yes' : 'no',
                'case_qty' => 0 === self::draw($part, 'case') % 40 ? 6 : 1,
                'popularity' => (self::draw($part, 'popularity') % 100) ** 2,
            ];
        }
    }

    /** @return \Generator<int, array<string, string|int>> rows of a feed of stock; two parts of five lie nowhere */
    public function stock(): \Generator
    {
        for ($part = 0; $part < $this->parts; $part++) {
            if (self::draw($part, 'stocked') % 5 > 1) {
                yield [
                    'part_number' => self::number($part),
                    'vendor' => self::maker($part),
                    'location' => self::BRANCHES[self::draw($part, 'branch') % count(self::BRANCHES)],
                    'quantity' => 1 + self::draw($part, 'quantity') % 40,
                ];
            }
        }
    }

    /** @return \Generator<int, array<string, string|int>> rows of a feed of supersessions */
    public function supersessions(): \Generator
    {
        for ($part = 0; $part + 3 < $this->parts; $part++) {
            yield from match ($part % 200) {
                0 => $this->links([[$part, $part + 1], [$part + 1, $part + 2], [$part + 2, $part + 3]], 'straight'),
                50 => $this->links([[$part, $part + 1], [$part, $part + 2]], 'alternate'),
                // A circle is a fault of a file, so there are few.
                100 => $this->links([[$part, $part + 1], ...(100 === $part % 2_000 ? [[$part + 1, $part]] : [])], 'straight'),
                150 => $this->links([[$part, $part + 1], [$part, $part + 2]], 'kit'),
                default => [],
            };
        }
    }

    /** The number of a part as its maker prints it. No two are the same, and no two of one maker have the same key. */
    public static function number(int $part): string
    {
        // Two that follow each other share a pair, and differ in an O and a 0.
        $pair = intdiv($part, 2);

        return match ($part % 10) {
            0, 1 => sprintf('HX%03d-%05d%s', $pair % 1000, intdiv($pair, 1000), 0 === $part % 2 ? 'O' : '0'),
            2 => sprintf('%d.%04d.%02d', 20 + $part % 7, intdiv($part, 100), $part % 100),
            3 => sprintf('%d/%05d', 300 + intdiv($part, 100_000), $part % 100_000),
            4 => sprintf('%08d', $part),
            5 => sprintf('6C %03d %04d', intdiv($part, 10_000), $part % 10_000),
            6 => sprintf('RE%d', 100_000 + $part),
            7 => sprintf('T%d-%s-%d', 1000 + intdiv($part, 1000), chr(65 + $part % 26), $part % 1000),
            8 => sprintf('00M.%03d %03d', intdiv($part, 1000), $part % 1000),
            default => sprintf('AT%dB', 200_000 + $part),
        };
    }

    private static function maker(int $part): string
    {
        return self::MAKERS[intdiv($part, 2) % count(self::MAKERS)];
    }

    /**
     * @param list<array{int, int}> $pairs
     * @return list<array<string, string|int>>
     */
    private function links(array $pairs, string $kind): array
    {
        return array_map(static fn (array $pair): array => [
            'from_number' => self::number($pair[0]),
            'to_number' => self::number($pair[1]),
            'kind' => $kind,
            'factor' => 'kit' === $kind ? 2 : 1,
        ], $pairs);
    }

    /** A number that follows from the part and what it is for. */
    private static function draw(int $part, string $for): int
    {
        return crc32("$part $for");
    }
}
