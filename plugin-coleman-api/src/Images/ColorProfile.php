<?php

declare(strict_types=1);

namespace Coleman\Api\Images;

/**
 * An ICC profile of three primaries and a curve, as cameras and phones write it (Display P3, Adobe RGB). Without it their
 * colors would look pale. Other profiles are rare in photos, and their pictures are shown as they are.
 */
final readonly class ColorProfile
{
    /** Of sRGB under the light that profiles are written for (D50), from XYZ. */
    private const FROM_XYZ = [[3.1338561, -1.6168667, -0.4906146], [-0.9787684, 1.9161415, 0.0334540], [0.0719453, -0.2289914, 1.4052427]];

    /** The primaries of sRGB, in XYZ under D50. */
    private const SRGB = [[0.4360, 0.3851, 0.1431], [0.2225, 0.7169, 0.0606], [0.0139, 0.0971, 0.7141]];

    private const NEAR = 0.005;

    /**
     * @param array{array{float, float, float}, array{float, float, float}, array{float, float, float}} $primaries XYZ by row, colors by column
     * @param list<float> $curve linear light by value, 0 to 255
     */
    private function __construct(private array $primaries, private array $curve)
    {
    }

    /** Null for what is sRGB, or no profile that is known here. */
    public static function of(string $profile): ?self
    {
        if (strlen($profile) < 132 || 'RGB XYZ ' !== substr($profile, 16, 8)) {
            return null;
        }
        $number = static fn (int $at): int => Bytes::number($profile, $at, 4);
        $tags = [];
        for ($tag = 0; $tag < min(100, $number(128)); $tag++) {
            $at = 132 + 12 * $tag;
            $tags[substr($profile, $at, 4)] = substr($profile, $number($at + 4), min(8_192, $number($at + 8)));
        }
        $columns = [];
        foreach (['rXYZ', 'gXYZ', 'bXYZ'] as $name) {
            $tag = $tags[$name] ?? '';
            if (strlen($tag) < 20 || !str_starts_with($tag, 'XYZ ')) {
                return null;
            }
            $columns[] = [self::fixed($tag, 8), self::fixed($tag, 12), self::fixed($tag, 16)];
        }
        [$red, $green, $blue] = $columns;
        $primaries = [[$red[0], $green[0], $blue[0]], [$red[1], $green[1], $blue[1]], [$red[2], $green[2], $blue[2]]];
        $curve = self::curve($tags['rTRC'] ?? '');
        $isSrgb = true;
        foreach ($primaries as $row => $values) {
            foreach ($values as $column => $value) {
                $isSrgb = $isSrgb && abs($value - self::SRGB[$row][$column]) < self::NEAR;
            }
        }

        return null === $curve || $isSrgb ? null : new self($primaries, $curve);
    }

    /** Changes the colors of a picture to sRGB; its transparency stays. */
    public function toSrgb(\GdImage $image): void
    {
        [$x, $y, $z] = $this->primaries;
        $of = static fn (int $row, int $column): float => self::FROM_XYZ[$row][0] * $x[$column] + self::FROM_XYZ[$row][1] * $y[$column] + self::FROM_XYZ[$row][2] * $z[$column];
        [$a, $b, $c] = [$of(0, 0), $of(0, 1), $of(0, 2)];
        [$d, $e, $f] = [$of(1, 0), $of(1, 1), $of(1, 2)];
        [$g, $h, $i] = [$of(2, 0), $of(2, 1), $of(2, 2)];
        $curve = $this->curve;
        $encoded = [];
        for ($step = 0; $step <= 4_096; $step++) {
            $light = $step / 4_096;
            $encoded[] = (int) round(255 * ($light <= 0.0031308 ? 12.92 * $light : 1.055 * $light ** (1 / 2.4) - 0.055));
        }
        imagealphablending($image, false);
        [$width, $height] = [imagesx($image), imagesy($image)];
        for ($y = 0; $y < $height; $y++) {
            for ($x = 0; $x < $width; $x++) {
                $color = (int) imagecolorat($image, $x, $y);
                [$red, $green, $blue] = [$curve[$color >> 16 & 255], $curve[$color >> 8 & 255], $curve[$color & 255]];
                $r = (int) (4_096 * ($a * $red + $b * $green + $c * $blue));
                $s = (int) (4_096 * ($d * $red + $e * $green + $f * $blue));
                $t = (int) (4_096 * ($g * $red + $h * $green + $i * $blue));
                imagesetpixel($image, $x, $y, $color & 0x7F000000
                    | $encoded[$r < 0 ? 0 : ($r > 4_096 ? 4_096 : $r)] << 16
                    | $encoded[$s < 0 ? 0 : ($s > 4_096 ? 4_096 : $s)] << 8
                    | $encoded[$t < 0 ? 0 : ($t > 4_096 ? 4_096 : $t)]);
            }
        }
    }

    /** @return list<float>|null */
    private static function curve(string $tag): ?array
    {
        $number = static fn (int $at): int => Bytes::number($tag, $at, 2);
        $light = null;
        if (str_starts_with($tag, 'curv')) {
            $count = Bytes::number($tag, 8, 4);
            $light = match (true) {
                $count > 4_000 => null,
                0 === $count => static fn (float $value): float => $value,
                1 === $count => static fn (float $value): float => $value ** ($number(12) / 256),
                default => static fn (float $value): float => $number(12 + 2 * (int) round($value * ($count - 1))) / 65_535,
            };
        } elseif (str_starts_with($tag, 'para')) {
            $power = self::fixed($tag, 12);
            [$a, $b, $c, $d] = [self::fixed($tag, 16), self::fixed($tag, 20), self::fixed($tag, 24), self::fixed($tag, 28)];
            $light = match ($number(8)) {
                0 => static fn (float $value): float => $value ** $power,
                3 => static fn (float $value): float => $value >= $d ? max(0.0, $a * $value + $b) ** $power : $c * $value,
                default => null,
            };
        }

        return null === $light ? null : array_map(static fn (int $value): float => min(1.0, max(0.0, (float) $light($value / 255))), range(0, 255));
    }

    /** A number of 16 bits before and 16 bits behind the point. */
    private static function fixed(string $bytes, int $at): float
    {
        $value = Bytes::number($bytes, $at, 4);

        return ($value >= 0x80000000 ? $value - 0x100000000 : $value) / 65_536;
    }
}
