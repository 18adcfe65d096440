<?php

declare(strict_types=1);

namespace Coleman\Api\Diagrams;

use Coleman\Api\Models\Hotspot;

/**
 * A diagram as it is typed: a drawing, rows, and the places of their numbers. A draft keeps what cannot be published yet,
 * such as a part number that nobody knows; places are always within the drawing.
 *
 * @phpstan-type Row array{ref: string, part_number: string, maker: string, description: string, quantity: string, note: string, serial_from: string, serial_to: string}
 * @phpstan-type Spot array{ref: string, x: float, y: float, w: float, h: float}
 */
final readonly class DiagramContent
{
    /** Places on a drawing. */
    public const MAX_SPOTS = 500;

    /** In the place of a part number: the part is not sold separately. */
    public const NOT_SOLD = 'NSS';

    /** The longest texts of a row. */
    public const ROW = ['ref' => 12, 'part_number' => 60, 'maker' => 100, 'description' => 250, 'quantity' => 12, 'note' => 250, 'serial_from' => 40, 'serial_to' => 40];

    /** Places are kept in ten-thousandths of the drawing. */
    private const SHARES = 10_000;

    /**
     * @param string $figure path of the drawing, `$width` by `$height` pixels; '' where there is none yet
     * @param list<Row> $rows
     * @param list<Spot> $spots
     */
    public function __construct(
        public string $name,
        public string $category,
        public string $figure,
        public int $width,
        public int $height,
        public array $rows,
        public array $spots,
    ) {
    }

    /** @param array<mixed> $typed */
    public static function from(array $typed): self
    {
        $rows = [];
        foreach (self::records($typed, 'rows') as $row) {
            $rows[] = [
                'ref' => self::text($row, 'ref', self::ROW['ref']),
                'part_number' => self::text($row, 'part_number', self::ROW['part_number']),
                'maker' => self::text($row, 'maker', self::ROW['maker']),
                'description' => self::text($row, 'description', self::ROW['description']),
                'quantity' => self::text($row, 'quantity', self::ROW['quantity']),
                'note' => self::text($row, 'note', self::ROW['note']),
                'serial_from' => self::text($row, 'serial_from', self::ROW['serial_from']),
                'serial_to' => self::text($row, 'serial_to', self::ROW['serial_to']),
            ];
        }

        return new self(
            self::text($typed, 'name', 200),
            self::text($typed, 'category', 80),
            self::text($typed, 'figure', 200),
            self::number($typed, 'width'),
            self::number($typed, 'height'),
            $rows,
            array_map(self::place(...), array_slice(self::records($typed, 'spots'), 0, self::MAX_SPOTS)),
        );
    }

    /** @return array{name: string, category: string, figure: string, width: int, height: int, rows: list<Row>, spots: list<Spot>} schema/diagram-content.json */
    public function present(): array
    {
        return [
            'name' => $this->name,
            'category' => $this->category,
            'figure' => $this->figure,
            'width' => $this->width,
            'height' => $this->height,
            'rows' => $this->rows,
            'spots' => $this->spots,
        ];
    }

    /** The same on another drawing. */
    public function on(string $figure, int $width, int $height): self
    {
        return new self($this->name, $this->category, $figure, $width, $height, $this->rows, $this->spots);
    }

    /** @return list<Hotspot> */
    public function hotspots(): array
    {
        return array_map(static fn (array $spot): Hotspot => new Hotspot($spot['ref'], $spot['x'], $spot['y'], $spot['w'], $spot['h']), $this->spots);
    }

    /** @param Row $row */
    public static function isSold(array $row): bool
    {
        return self::NOT_SOLD !== strtoupper($row['part_number']);
    }

    /** @return list<string> numbers of rows that stand nowhere on the drawing */
    public function withoutPlace(): array
    {
        return array_values(array_diff(self::refs($this->rows), self::refs($this->spots)));
    }

    /** @return list<string> numbers on the drawing that no row has */
    public function withoutRow(): array
    {
        return array_values(array_diff(self::refs($this->spots), self::refs($this->rows)));
    }

    /** Ten-thousandths, as the table has them. */
    public static function shares(float $share): int
    {
        return (int) round($share * self::SHARES);
    }

    /**
     * @param list<Row>|list<Spot> $of
     * @return list<string>
     */
    private static function refs(array $of): array
    {
        return array_values(array_unique(array_filter(array_column($of, 'ref'), static fn (string $ref): bool => '' !== $ref)));
    }

    /**
     * @param array<mixed> $typed
     * @return Spot
     */
    private static function place(array $typed): array
    {
        $share = static fn (string $side, int $least, int $most): int => max($least, min($most, self::shares(is_numeric($value = $typed[$side] ?? 0) && is_finite((float) $value) ? (float) $value : 0.0)));
        $x = $share('x', 0, self::SHARES - 1);
        $y = $share('y', 0, self::SHARES - 1);

        return [
            'ref' => self::text($typed, 'ref', self::ROW['ref']),
            'x' => $x / self::SHARES,
            'y' => $y / self::SHARES,
            'w' => $share('w', 1, self::SHARES - $x) / self::SHARES,
            'h' => $share('h', 1, self::SHARES - $y) / self::SHARES,
        ];
    }

    /**
     * @param array<mixed> $typed
     * @return list<array<mixed>>
     */
    private static function records(array $typed, string $name): array
    {
        $list = $typed[$name] ?? [];

        return is_array($list) ? array_values(array_filter($list, is_array(...))) : [];
    }

    /** @param array<mixed> $typed */
    private static function text(array $typed, string $name, int $longest): string
    {
        $value = $typed[$name] ?? '';
        $text = is_string($value) && mb_check_encoding($value, 'UTF-8') ? $value : '';

        return mb_substr(trim((string) preg_replace('/[\x00-\x1F\x7F\s]+/u', ' ', $text)), 0, $longest);
    }

    /** @param array<mixed> $typed */
    private static function number(array $typed, string $name): int
    {
        $value = $typed[$name] ?? 0;

        return is_int($value) ? max(0, min(65_535, $value)) : 0;
    }
}
