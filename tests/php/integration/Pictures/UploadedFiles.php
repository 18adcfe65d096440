<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Pictures;

/**
 * Files as strangers and cameras make them, each with what must become of it: a size, or words of the refusal.
 *
 * @phpstan-type File array{string, array{int, int}|string}
 */
final class UploadedFiles
{
    private const MARK = '<?php echo "coleman-was-here"; ?><script>alert(1)</script>';

    /** @return iterable<string, File> 30 files that somebody made to do harm, or sent by mistake */
    public static function hostile(): iterable
    {
        $jpeg = self::jpeg(1, 320, 240);
        $png = self::png(2, 300, 200);
        $gif = self::encoded(3, 200, 100, static fn (\GdImage $image) => imagegif($image));
        yield 'GIF with PHP behind' => [$gif . self::MARK, [200, 100]];
        yield 'GIF with PHP in a comment' => [substr($gif, 0, -1) . "\x21\xFE" . chr(strlen(self::MARK)) . self::MARK . "\0\x3B", [200, 100]];
        yield 'GIF that is JavaScript' => ['GIF89a/*' . substr($gif, 8) . '*/=1;alert(1);', [200, 100]];
        yield 'GIF with a huge picture on a small screen' => [substr_replace($gif, pack('vv', 60_000, 60_000), (int) strpos($gif, "\x2C\0\0\0\0") + 5, 4), 'megapixels'];
        yield 'JPEG with HTML behind' => [$jpeg . '<html>' . self::MARK, [320, 240]];
        yield 'JPEG with PHP in a comment' => [self::segment($jpeg, "\xFE", self::MARK), [320, 240]];
        yield 'JPEG with a place and a script in EXIF' => [self::segment($jpeg, "\xE1", self::exif(6, true)), [240, 320]];
        yield 'JPEG with XMP' => [self::segment($jpeg, "\xE1", "http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>" . self::MARK . '</x:xmpmeta>'), [320, 240]];
        yield 'JPEG with names in IPTC' => [self::segment($jpeg, "\xED", "Photoshop 3.0\x008BIM\x04\x04\0\0\0\0" . self::MARK), [320, 240]];
        yield 'JPEG with a huge color profile' => [self::profile($jpeg, str_repeat("\0\1\2\3", 80_000)), [320, 240]];
        yield 'JPEG cut off' => [substr(self::jpeg(4, 900, 900), 0, 9_000), 'damaged or incomplete'];
        yield 'JPEG cut off in its head' => [substr($jpeg, 0, 60), 'damaged or incomplete'];
        yield 'JPEG that says it is huge' => [self::resized($jpeg, 65_000, 65_000), 'megapixels'];
        yield 'JPEG of a thousand passes' => [$jpeg . str_repeat("\xFF\xDA\0\0", 1_000), 'damaged or incomplete'];
        yield 'PNG bomb' => [self::bomb(30_000, 30_000), 'megapixels'];
        yield 'PNG bomb of a line' => [self::bomb(60_000, 500), 'megapixels'];
        yield 'PNG with a bomb of text' => [self::chunk($png, 'zTXt', "Comment\0\0" . gzcompress(str_repeat('a', 60_000_000), 9)), [300, 200]];
        yield 'PNG with a bomb of colors' => [self::chunk($png, 'iCCP', "icc\0\0" . gzcompress(str_repeat("\0", 60_000_000), 9)), [300, 200]];
        yield 'PNG with PHP in text' => [self::chunk($png, 'tEXt', "Comment\0" . self::MARK), [300, 200]];
        yield 'PNG with a place' => [self::chunk($png, 'eXIf', substr(self::exif(1, true), 6)), [300, 200]];
        yield 'PNG without pixels' => [preg_replace('/IDAT/', 'IDAX', $png) ?? '', 'damaged or incomplete'];
        yield 'PNG cut off' => [substr($png, 0, -200), 'damaged or incomplete'];
        yield 'SVG that is called PNG' => ['<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'SVG'];
        yield 'SVG behind a comment' => ['<!-- GIF89a --><svg onload="alert(1)"></svg>', 'SVG'];
        yield 'HTML' => ['<!DOCTYPE html><html>' . self::MARK, 'not a picture'];
        yield 'PDF' => ["%PDF-1.7\n1 0 obj", 'PDF'];
        yield 'ZIP' => ["PK\x03\x04" . str_repeat("\0", 100), 'archive'];
        yield 'HEIC' => ["\0\0\0\x18ftypheic\0\0\0\0mif1heic" . str_repeat("\0", 100), 'Most Compatible'];
        yield 'video' => ["\0\0\0\x18ftypmp42\0\0\0\0mp42isom" . str_repeat("\0", 100), 'video'];
        yield 'animated WebP' => ["RIFF\x24\0\0\0WEBPVP8X\x0A\0\0\0\x02\0\0\0\x3F\0\0\x3F\0\0ANIM" . str_repeat("\0", 20), 'Animated WebP'];
    }

    /** @return iterable<string, File> 170 files that somebody means well with */
    public static function good(): iterable
    {
        for ($index = 0; $index < 20; $index++) {
            [$width, $height] = 19 === $index ? [1700, 901] : [47 + 19 * $index, 61 + 13 * (($index * 7) % 20)];
            $scale = min(1, 1200 / max($width, $height));
            $size = [max(1, (int) round($width * $scale)), max(1, (int) round($height * $scale))];
            yield "JPEG $index" => [self::jpeg($index, $width, $height), $size];
            yield "progressive JPEG $index" => [self::encoded($index + 100, $width, $height, static function (\GdImage $image): void {
                imageinterlace($image, true);
                imagejpeg($image);
            }), $size];
            yield "PNG $index" => [self::png($index, $width, $height), $size];
            yield "clear PNG $index" => [self::encoded($index + 200, $width, $height, static function (\GdImage $image): void {
                imagealphablending($image, false);
                imagefilledrectangle($image, 0, 0, 20, 20, (int) imagecolorallocatealpha($image, 0, 0, 0, 127));
                imagesavealpha($image, true);
                imagepng($image);
            }), $size];
            yield "GIF $index" => [self::encoded($index + 300, $width, $height, static fn (\GdImage $image) => imagegif($image)), $size];
            yield "WebP $index" => [self::encoded($index + 400, $width, $height, static fn (\GdImage $image) => imagewebp($image)), $size];
            $orientation = 1 + $index % 8;
            yield "JPEG of a camera held as $orientation, $index" => [self::segment(self::jpeg($index + 500, $width, $height), "\xE1", self::exif($orientation, true)), $orientation > 4 ? array_reverse($size) : $size];
            yield "gray PNG of 16 bits $index" => [self::gray16($index, 40 + $index, 30), [40 + $index, 30]];
        }
        for ($index = 0; $index < 5; $index++) {
            yield "animated GIF $index" => [self::animated($index), [60, 40]];
            yield "one pixel $index" => [self::png(600 + $index, 1, 1 + $index), [1, 1 + $index]];
        }
    }

    /** @param \Closure(\GdImage): mixed $encode prints */
    public static function encoded(int $seed, int $width, int $height, \Closure $encode): string
    {
        $image = imagecreatetruecolor(max(1, $width), max(1, $height)) ?: throw new \RuntimeException();
        $hash = hash('sha256', "file $seed", true);
        for ($index = 0; $index < 20; $index++) {
            imagefilledellipse($image, (int) ($width * ord($hash[$index]) / 255), (int) ($height * ord($hash[$index + 1]) / 255), 3 + intdiv($width, 3), 3 + intdiv($height, 4), (int) imagecolorallocate($image, ord($hash[$index + 2]), ord($hash[$index + 3]), ord($hash[$index + 4])));
        }
        ob_start();
        $encode($image);

        return (string) ob_get_clean();
    }

    public static function jpeg(int $seed, int $width, int $height): string
    {
        return self::encoded($seed, $width, $height, static fn (\GdImage $image) => imagejpeg($image));
    }

    public static function png(int $seed, int $width, int $height): string
    {
        return self::encoded($seed, $width, $height, static fn (\GdImage $image) => imagepng($image));
    }

    public static function segment(string $jpeg, string $marker, string $bytes): string
    {
        return substr($jpeg, 0, 2) . "\xFF" . $marker . pack('n', strlen($bytes) + 2) . $bytes . substr($jpeg, 2);
    }

    public static function profile(string $jpeg, string $profile): string
    {
        foreach (array_reverse(str_split($profile, 60_000)) as $index => $piece) {
            $jpeg = self::segment($jpeg, "\xE2", "ICC_PROFILE\0" . chr($index + 1) . chr(9) . $piece);
        }

        return $jpeg;
    }

    /**
     * A JPEG of inks as printers' programs save it: each block of 8 × 8 pixels has one color, which GD cannot write.
     *
     * @param non-empty-list<array{int, int, int, int}> $row cyan, magenta, yellow and black of each block in a row, 0 to 255
     * @param int|null $transform null: inks as they are; 0: turned around, as Adobe does; 2: as brightness and color beside black, too
     */
    public static function inks(array $row, int $rows, ?int $transform): string
    {
        $bits = '';
        $before = [0, 0, 0, 0];
        for ($at = 0; $at < $rows * count($row); $at++) {
            foreach (self::samples($row[$at % count($row)], $transform) as $part => $sample) {
                $step = $sample - 128 - $before[$part];
                $before[$part] = $sample - 128;
                $length = 0 === $step ? 0 : strlen(decbin(abs($step)));
                $bits .= sprintf('%04b', $length) . (0 === $step ? '' : str_pad(decbin($step > 0 ? $step : $step + 2 ** $length - 1), $length, '0', STR_PAD_LEFT)) . '0';
            }
        }
        $bytes = implode('', array_map(static fn (string $byte): string => chr((int) bindec(str_pad($byte, 8, '1'))), str_split($bits, 8)));
        $segments = [
            ["\xDB", "\0\x08" . str_repeat("\1", 63)],
            ["\xC0", "\x08" . pack('nn', 8 * $rows, 8 * count($row)) . "\4\1\x11\0\2\x11\0\3\x11\0\4\x11\0"],
            ["\xC4", "\0\0\0\0\x09" . str_repeat("\0", 12) . "\0\1\2\3\4\5\6\7\x08"],
            ["\xC4", "\x10\1" . str_repeat("\0", 16)],
            ["\xDA", "\4\1\0\2\0\3\0\4\0\0\x3F\0"],
        ];
        if (null !== $transform) {
            array_unshift($segments, ["\xEE", "Adobe\0\x64\0\0\0\0" . chr($transform)]);
        }
        $head = implode('', array_map(static fn (array $one): string => "\xFF" . $one[0] . pack('n', strlen($one[1]) + 2) . $one[1], $segments));

        return "\xFF\xD8" . $head . str_replace("\xFF", "\xFF\0", $bytes) . "\xFF\xD9";
    }

    /**
     * @param array{int, int, int, int} $inks
     * @return list<int>
     */
    private static function samples(array $inks, ?int $transform): array
    {
        [$cyan, $magenta, $yellow, $black] = $inks;

        return match ($transform) {
            null => $inks,
            0 => array_map(static fn (int $ink): int => 255 - $ink, $inks),
            default => [
                (int) round(0.299 * $cyan + 0.587 * $magenta + 0.114 * $yellow),
                (int) round(128 - 0.1687 * $cyan - 0.3313 * $magenta + 0.5 * $yellow),
                (int) round(128 + 0.5 * $cyan - 0.4187 * $magenta - 0.0813 * $yellow),
                255 - $black,
            ],
        };
    }

    /** How the camera was held, where it was, and a script as its maker. */
    private static function exif(int $orientation, bool $hasPlace): string
    {
        $text = self::MARK . "\0";
        $entries = [pack('vvVV', 0x010F, 2, strlen($text), 200), pack('vvVvv', 0x0112, 3, 1, $orientation, 0)];
        if ($hasPlace) {
            $entries[] = pack('vvVV', 0x8825, 4, 1, 400);
        }
        $first = pack('v', count($entries)) . implode('', $entries) . pack('V', 0);
        $tiff = str_pad("II*\0" . pack('V', 8) . $first, 200, "\0") . $text;
        $place = pack('v', 1) . pack('vvVa4', 0x0001, 2, 2, "N\0") . pack('V', 0);

        return "Exif\0\0" . str_pad($tiff, 400, "\0") . $place . 'GPS 38.9822 -94.6708';
    }

    private static function chunk(string $png, string $type, string $bytes): string
    {
        // Behind the header, which has 33 bytes with the signature.
        return substr($png, 0, 33) . pack('N', strlen($bytes)) . $type . $bytes . pack('N', crc32($type . $bytes)) . substr($png, 33);
    }

    private static function bomb(int $width, int $height): string
    {
        $rows = gzcompress(str_repeat("\0", 1_000_000), 9);
        $header = pack('NN', $width, $height) . "\x08\x00\x00\x00\x00";

        return "\x89PNG\r\n\x1A\n" . self::raw('IHDR', $header) . self::raw('IDAT', (string) $rows) . self::raw('IEND', '');
    }

    private static function gray16(int $seed, int $width, int $height): string
    {
        $rows = '';
        for ($row = 0; $row < $height; $row++) {
            $rows .= "\0" . implode('', array_map(static fn (int $x): string => pack('n', ($x * 997 + $row * 131 + $seed * 17) % 65_536), range(1, $width)));
        }

        return "\x89PNG\r\n\x1A\n" . self::raw('IHDR', pack('NN', $width, $height) . "\x10\x00\x00\x00\x00") . self::raw('IDAT', (string) gzcompress($rows)) . self::raw('IEND', '');
    }

    private static function raw(string $type, string $bytes): string
    {
        return pack('N', strlen($bytes)) . $type . $bytes . pack('N', crc32($type . $bytes));
    }

    /** A JPEG whose frame says another size. */
    public static function resized(string $jpeg, int $width, int $height): string
    {
        $at = (int) (strpos($jpeg, "\xFF\xC0") ?: strpos($jpeg, "\xFF\xC2"));

        return substr_replace($jpeg, pack('nn', $height, $width), $at + 5, 4);
    }

    private static function animated(int $seed): string
    {
        $one = self::encoded(700 + $seed, 60, 40, static function (\GdImage $image): void {
            imagetruecolortopalette($image, false, 8);
            imagegif($image);
        });

        // The same picture once more, behind a pause.
        $colors = 3 * 2 ** (1 + (ord($one[10]) & 7));

        return substr($one, 0, -1) . "\x21\xF9\x04\x04\x0A\0\0\0" . ltrim(substr($one, 13 + $colors, -1), '') . "\x3B";
    }
}
