<?php

declare(strict_types=1);

namespace Coleman\Tests\Unit;

use Coleman\Api\Support\Code128;
use PHPUnit\Framework\TestCase;

/** Barcodes as the standard has them, and read back bar by bar. */
final class Code128Test extends TestCase
{
    /**
     * Codes as the tables of ISO/IEC 15417 give them; the check character reckoned by hand.
     *
     * @return array<string, array{string, list<int>}>
     */
    public static function known(): array
    {
        return [
            // 104 + 55·1 + 73·2 + 75·3 + 73·4 + 80·5 + 69·6 + 68·7 + 73·8 + 65·9 = 3281 = 31·103 + 88.
            'letters' => ['Wikipedia', [104, 55, 73, 75, 73, 80, 69, 68, 73, 65, 88, 106]],
            // 104 + 48 + 2·42 + 3·42 + 4·17 + 5·18 + 6·19 + 7·35 = 879 = 8·103 + 55.
            'few digits stay letters' => ['PJJ123C', [104, 48, 42, 42, 17, 18, 19, 35, 55, 106]],
            // 105 + 12 + 2·34 + 3·56 = 353 = 3·103 + 44.
            'digits alone go in pairs' => ['123456', [105, 12, 34, 56, 44, 106]],
            // 105 + 12 + 2·34 + 3·100 + 4·21 = 569 = 5·103 + 54.
            'an odd digit at the end of all' => ['12345', [105, 12, 34, 100, 21, 54, 106]],
            // The check character of the others is the sum, place by place.
            'digits at the end' => ['HH1234', [104, 40, 40, 99, 12, 34, (104 + 40 + 80 + 297 + 48 + 170) % 103, 106]],
            'four digits in the middle stay letters' => ['A1234B', [104, 33, 17, 18, 19, 20, 34, (104 + 33 + 34 + 54 + 76 + 100 + 204) % 103, 106]],
            'six digits in the middle go in pairs' => ['A123456B', [104, 33, 99, 12, 34, 56, 100, 34, (104 + 33 + 198 + 36 + 136 + 280 + 600 + 238) % 103, 106]],
        ];
    }

    /**
     * @dataProvider known
     *
     * @param list<int> $codes
     */
    public function testEncodesAsTheStandardDoes(string $text, array $codes): void
    {
        self::assertSame($codes, Code128::codes($text));
    }

    public function testWhatItCannotHoldHasNoBarcode(): void
    {
        foreach (['', 'é1', "A\n", "A\0", 'A’B', "\x7F"] as $text) {
            self::assertSame([], Code128::codes($text), json_encode($text) ?: '');
            self::assertSame('', Code128::svg($text));
        }
    }

    public function testABarcodeIsDrawnModuleByModule(): void
    {
        // Start B 11010010000, "A" 10100011000, check (104 + 33) mod 103 = 34 "B" 10001011000, stop 1100011101011.
        self::assertSame('11010010000' . '10100011000' . '10001011000' . '1100011101011', self::modules(Code128::svg('A')));
        self::assertStringContainsString('width="19.8mm" height="9mm"', Code128::svg('A'));
    }

    /** Whoever reads the bars alone gets the text back. */
    public function testEveryTextIsReadBack(): void
    {
        $patterns = (new \ReflectionClass(Code128::class))->getConstant('PATTERNS');
        self::assertIsArray($patterns);
        self::assertCount(107, array_unique($patterns));
        mt_srand(7);
        $texts = ['HH160-32093', '600-211-2110', '6511730', '1J574-17012', ' ', '~', '00', '0123', '01234567890123456789', implode('', array_map(chr(...), range(32, 126)))];
        for ($count = 0; $count < 300; $count++) {
            $text = '';
            for ($length = mt_rand(1, 24); strlen($text) < $length;) {
                $text .= mt_rand(0, 2) > 0 ? (string) mt_rand(0, 99_999) : chr(mt_rand(32, 126));
            }
            $texts[] = $text;
        }
        foreach ($texts as $text) {
            self::assertSame($text, self::read(self::modules(Code128::svg($text, 9, 1_000))), $text);
        }
    }

    /** A scanner of a counter reads bars of 0.25 mm; narrower ones are not drawn. */
    public function testNoBarIsTooNarrowToBeScanned(): void
    {
        foreach ([30, 60, 100] as $widest) {
            $drawn = [];
            for ($length = 1; $length <= 60; $length++) {
                $svg = Code128::svg(str_repeat('A', $length), 9, $widest);
                if ('' !== $svg) {
                    self::assertSame(1, preg_match('/viewBox="0 0 (\d+) 1" width="([\d.]+)mm"/', $svg, $size));
                    self::assertLessThanOrEqual($widest, (float) $size[2]);
                    self::assertGreaterThanOrEqual(0.249, (float) $size[2] / (int) $size[1]);
                    $drawn[] = $length;
                }
            }
            // Start, letters and check have 11 modules each; the stop has 13 and the margins 20.
            self::assertSame(range(1, intdiv($widest * 4 - 33, 11) - 2), $drawn);
        }
    }

    /** @return string ones for black and zeros for white, without the margins */
    private static function modules(string $svg): string
    {
        self::assertSame(1, preg_match('/viewBox="0 0 (\d+) 1"/', $svg, $box));
        $row = str_repeat('0', (int) $box[1]);
        preg_match_all('/M(\d+) 0h(\d+)v1h-\2z/', $svg, $bars, PREG_SET_ORDER);
        foreach ($bars as [, $at, $width]) {
            $row = substr_replace($row, str_repeat('1', (int) $width), (int) $at, (int) $width);
        }
        self::assertSame([str_repeat('0', 10), str_repeat('0', 10)], [substr($row, 0, 10), substr($row, -10)], 'margins');

        return trim($row, '0');
    }

    private static function read(string $modules): string
    {
        $patterns = (new \ReflectionClass(Code128::class))->getConstant('PATTERNS');
        self::assertIsArray($patterns);
        preg_match_all('/1+|0+/', $modules, $found);
        $widths = implode('', array_map(strlen(...), $found[0]));
        self::assertSame('2331112', substr($widths, -7), 'stop');
        $codes = array_map(static fn (string $pattern): int => (int) array_search($pattern, $patterns, true), str_split(substr($widths, 0, -7), 6));
        $check = array_pop($codes);
        $sum = $codes[0];
        foreach ($codes as $place => $code) {
            $sum += $place * $code;
        }
        self::assertSame($sum % 103, $check);
        $text = '';
        $isPairs = 105 === $codes[0];
        foreach (array_slice($codes, 1) as $code) {
            if (99 === $code && !$isPairs) {
                $isPairs = true;
            } elseif (100 === $code && $isPairs) {
                $isPairs = false;
            } else {
                $text .= $isPairs ? sprintf('%02d', $code) : chr($code + 32);
            }
        }

        return $text;
    }
}
