<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Pictures;

use Coleman\Api\Images\OriginalStore;
use Coleman\Api\Images\PictureDecoder;
use Coleman\Api\Images\PictureMaker;
use Coleman\Api\Images\PicturePath;
use Coleman\Api\Images\PictureRefused;
use Coleman\Api\Images\PictureStore;
use Coleman\Tests\Integration\TestCase;

/**
 * What becomes of uploaded files: a picture of pixels alone, or words.
 *
 * @group any-database
 */
final class PictureFilesTest extends TestCase
{
    private string $folder = '';

    protected function setUp(): void
    {
        parent::setUp();
        $this->folder = get_temp_dir() . 'coleman-pictures-' . getmypid();
    }

    protected function tearDown(): void
    {
        $this->store()->destroy();
        $this->originals()->destroy();
        self::assertDirectoryDoesNotExist($this->folder . '/private', 'what is removed leaves nothing');
        parent::tearDown();
    }

    public function testOfTwoHundredFilesEachHasItsResult(): void
    {
        $maker = new PictureMaker($this->store(), new PictureDecoder());
        $files = [...UploadedFiles::good(), ...UploadedFiles::hostile()];
        self::assertCount(200, $files);
        self::assertCount(30, [...UploadedFiles::hostile()]);
        $faults = [];
        foreach ($files as $name => [$bytes, $expected]) {
            $file = $this->folder . '.upload';
            file_put_contents($file, $bytes);
            try {
                $path = $maker->make($file);
                $faults[$name] = is_array($expected) ? $this->faults($path, $expected) : 'it was taken';
            } catch (PictureRefused $refusal) {
                $faults[$name] = is_string($expected) && str_contains($refusal->getMessage(), $expected) ? '' : $refusal->getMessage();
            }
            unlink($file);
        }
        self::assertSame([], array_filter($faults));
    }

    public function testATransparentPictureStaysSo(): void
    {
        $path = $this->make(UploadedFiles::encoded(1, 300, 200, static function (\GdImage $image): void {
            imagealphablending($image, false);
            imagefilledrectangle($image, 0, 0, 99, 199, (int) imagecolorallocatealpha($image, 0, 0, 0, 127));
            imagesavealpha($image, true);
            imagepng($image);
        }));
        $full = imagecreatefromwebp($this->files($path)['full']) ?: self::fail();
        self::assertGreaterThan(120, (int) imagecolorat($full, 30, 100) >> 24 & 127);
        self::assertLessThan(5, (int) imagecolorat($full, 250, 190) >> 24 & 127);
    }

    public function testEachWayToHoldACameraIsUpright(): void
    {
        // Red at the top left, green at the top right, blue at the bottom left, as it is seen upright.
        $corners = static function (\GdImage $image): array {
            [$right, $bottom] = [imagesx($image) - 20, imagesy($image) - 20];

            return array_map(static function (int $color): string {
                $parts = ['r' => $color >> 16 & 255, 'g' => $color >> 8 & 255, 'b' => $color & 255];
                arsort($parts);

                return 60 > max($parts) ? '-' : (string) array_key_first($parts);
            }, [(int) imagecolorat($image, 20, 20), (int) imagecolorat($image, $right, 20), (int) imagecolorat($image, 20, $bottom), (int) imagecolorat($image, $right, $bottom)]);
        };
        // Where the stored picture has the corners, by how the camera was held.
        $stored = [1 => 'rgb-', 2 => 'gr-b', 3 => '-bgr', 4 => 'b-rg', 5 => 'rbg-', 6 => 'g-rb', 7 => '-gbr', 8 => 'br-g'];
        foreach ($stored as $orientation => $places) {
            $isSideways = $orientation > 4;
            [$width, $height] = $isSideways ? [200, 300] : [300, 200];
            $image = imagecreatetruecolor($width, $height) ?: self::fail();
            foreach (str_split($places) as $index => $color) {
                $value = match ($color) {
                    'r' => 0xFF0000,
                    'g' => 0x00FF00,
                    'b' => 0x0000FF,
                    default => 0,
                };
                [$x, $y] = [$index % 2 * intdiv($width, 2), intdiv($index, 2) * intdiv($height, 2)];
                imagefilledrectangle($image, $x, $y, $x + intdiv($width, 2), $y + intdiv($height, 2), $value);
            }
            ob_start();
            imagejpeg($image, null, 95);
            $tiff = "MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0" . chr($orientation) . "\0\0\0\0\0\0";
            $path = $this->make(UploadedFiles::segment((string) ob_get_clean(), "\xE1", "Exif\0\0$tiff"));
            self::assertSame([300, 200], [$path->width, $path->height], "held as $orientation");
            self::assertSame(['r', 'g', 'b', '-'], $corners(imagecreatefromwebp($this->files($path)['full']) ?: self::fail()), "held as $orientation");
        }
    }

    public function testColorsOfAPhoneAreBroughtToSrgb(): void
    {
        $fixed = static fn (float $value): string => pack('N', (int) round($value * 65_536) & 0xFFFFFFFF);
        $xyz = static fn (float $x, float $y, float $z): string => "XYZ \0\0\0\0" . $fixed($x) . $fixed($y) . $fixed($z);
        $tags = ['rXYZ' => $xyz(0.51512, 0.24120, -0.00105), 'gXYZ' => $xyz(0.29198, 0.69225, 0.04189), 'bXYZ' => $xyz(0.15710, 0.06657, 0.78407), 'rTRC' => "curv\0\0\0\0\0\0\0\x01\x02\x33"];
        $table = pack('N', count($tags));
        $data = '';
        foreach ($tags as $name => $tag) {
            $table .= $name . pack('NN', 132 + 12 * count($tags) + strlen($data), strlen($tag));
            $data .= $tag;
        }
        $profile = str_pad(str_repeat("\0", 16) . 'RGB XYZ ', 128, "\0") . $table . $data;
        $red = imagecreatetruecolor(60, 60) ?: self::fail();
        imagefilledrectangle($red, 0, 0, 60, 60, 0xB43C3C);
        ob_start();
        imagejpeg($red, null, 95);
        $jpeg = (string) ob_get_clean();
        $plain = imagecolorat(imagecreatefromwebp($this->files($this->make($jpeg))['full']) ?: self::fail(), 30, 30);
        $wide = imagecolorat(imagecreatefromwebp($this->files($this->make(UploadedFiles::profile($jpeg, $profile)))['full']) ?: self::fail(), 30, 30);
        // Display P3's red is deeper: in sRGB the same color has more of red and less of the others.
        self::assertGreaterThan(($plain >> 16 & 255) + 5, $wide >> 16 & 255);
        self::assertLessThan($plain >> 8 & 255, $wide >> 8 & 255);
        // A profile of nonsense changes nothing.
        foreach (['', str_repeat("\xFF", 300), substr($profile, 0, 150), str_pad($profile, 70_000, "\xFF")] as $nonsense) {
            self::assertSame(60, $this->make(UploadedFiles::profile($jpeg, $nonsense))->width);
        }
    }

    public function testInksOfAPrinterAreShownInTheirColors(): void
    {
        $row = [[0, 200, 220, 20], [0, 200, 220, 20], [220, 180, 0, 30], [220, 180, 0, 30]];
        foreach (['as they are' => null, 'turned around' => 0, 'as brightness and color' => 2] as $how => $transform) {
            $jpeg = UploadedFiles::inks($row, 4, $transform);
            self::assertSame(4, (@getimagesizefromstring($jpeg) ?: self::fail())['channels'] ?? 0);
            $path = $this->make($jpeg);
            self::assertSame([32, 32], [$path->width, $path->height]);
            $full = imagecreatefromwebp($this->files($path)['full']) ?: self::fail();
            foreach ([[4, [0xEB, 0x32, 0x20]], [27, [0x1E, 0x42, 0xE1]]] as [$x, $color]) {
                $seen = (int) imagecolorat($full, $x, 16);
                foreach ([$seen >> 16 & 255, $seen >> 8 & 255, $seen & 255] as $part => $value) {
                    self::assertEqualsWithDelta($color[$part], $value, 16, sprintf('%s: %06x at %d', $how, $seen & 0xFFFFFF, $x));
                }
            }
        }
    }

    public function testAPictureThatMemoryIsTooSmallForIsRefusedInWords(): void
    {
        // It says that it is progressive, which takes ten bytes a pixel.
        $jpeg = UploadedFiles::resized(UploadedFiles::encoded(9, 300, 200, static function (\GdImage $image): void {
            imageinterlace($image, true);
            imagejpeg($image);
        }), 7_000, 6_000);
        file_put_contents($this->folder . '.upload', $jpeg);
        try {
            (new PictureMaker($this->store(), new PictureDecoder(200_000_000)))->make($this->folder . '.upload');
            self::fail('It was taken.');
        } catch (PictureRefused $refusal) {
            self::assertStringContainsString('42 megapixels. With its memory this server can work on up to 20', $refusal->getMessage());
        } finally {
            unlink($this->folder . '.upload');
        }
    }

    public function testWhatNobodyShowsIsSweptAndWhatIsHalfToo(): void
    {
        $path = $this->make(UploadedFiles::jpeg(11, 400, 300));
        $half = $this->folder . '/public/medium/ab/' . str_repeat('ab', 12) . '-400x300.webp';
        wp_mkdir_p(dirname($half));
        file_put_contents($half, 'half');
        file_put_contents($half . '.1a2b3c4d', 'half');
        $store = $this->store();
        self::assertSame([], $store->older(substr($path->name, 0, 2), time() - 60));
        $store->sweepHalves(time() - 60);
        self::assertFileExists($half, 'it is young');
        $store->sweepHalves(time() + 60);
        self::assertFileDoesNotExist($half);
        self::assertFileDoesNotExist($half . '.1a2b3c4d');
        self::assertSame([$path->path], $store->older(substr($path->name, 0, 2), time() + 60));
        // One file less, and the picture is made again.
        unlink($this->files($path)['thumbnail']);
        self::assertNull($store->find($path->name));
        self::assertEquals($path, $this->make(UploadedFiles::jpeg(11, 400, 300)));
        self::assertFileExists($this->files($path)['thumbnail']);
        $store->delete($path->path);
        self::assertSame([], array_filter($this->files($path), is_file(...)));
        self::assertSame([], glob($this->folder . '/private/originals/*/*') ?: []);
    }

    /** @param array{int, int} $size */
    private function faults(PicturePath $path, array $size): string
    {
        if ([$path->width, $path->height] !== $size) {
            return "{$path->width} × {$path->height} instead of " . implode(' × ', $size);
        }
        foreach ($this->files($path) as $name => $file) {
            $bytes = is_file($file) ? (string) file_get_contents($file) : '';
            $found = @getimagesize($file);
            if (false === $found || $path->size(explode('.', $name)[0]) !== [$found[0], $found[1]]) {
                return "$name is no picture of its size";
            }
            if (1 === preg_match('/coleman-was-here|<script|GPS|EXIF|Exif|XMP |xmpmeta|ICCP|38\.98|Photoshop/', $bytes, $leak)) {
                return "$name has {$leak[0]}";
            }
        }

        return '';
    }

    private function make(string $bytes): PicturePath
    {
        $file = $this->folder . '.upload';
        file_put_contents($file, $bytes);
        try {
            return (new PictureMaker($this->store(), new PictureDecoder()))->make($file);
        } finally {
            unlink($file);
        }
    }

    /** @return array<string, string> file by size */
    private function files(PicturePath $path): array
    {
        $files = [];
        foreach (array_keys(PicturePath::SIZES) as $size) {
            $files[$size] = $this->folder . '/public/' . $path->variant($size);
            if ($path->hasAvif) {
                $files["$size.avif"] = $this->folder . '/public/' . $path->variant($size, true);
            }
        }

        return $files;
    }

    private function originals(): OriginalStore
    {
        return new OriginalStore($this->folder . '/private', 'secret');
    }

    private function store(): PictureStore
    {
        return new PictureStore($this->originals(), $this->folder . '/public');
    }
}
