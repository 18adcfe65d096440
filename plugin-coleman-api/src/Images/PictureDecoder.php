<?php

declare(strict_types=1);

namespace Coleman\Api\Images;

/**
 * Pixels of a file that somebody sent. What the file says of itself is checked before it is decoded: so many pixels, such
 * a format, whole.
 *
 * GD decodes, as every PHP for WordPress has it: its few decoders are a smaller risk than all of ImageMagick's. It needs
 * four bytes a pixel, which is asked for before anything is decoded.
 */
final readonly class PictureDecoder
{
    private const LONGEST_SIDE = 30_000;

    /** For what is made of the pixels, the encoders and PHP itself. */
    private const BYTES_BESIDE = 48_000_000;

    /** A progressive JPEG of more passes than these is made to keep a server busy. */
    private const MOST_SCANS = 100;

    /** @param int|null $room bytes that decoding may take; null asks PHP's memory limit */
    public function __construct(private ?int $room = null)
    {
    }

    /**
     * @param int $longest pixels of the long side of what comes back; nothing is enlarged
     * @param int $mostPixels of the picture in the file
     * @return \GdImage upright, in sRGB, with its transparency
     * @throws PictureRefused with words for people
     */
    public function decode(string $bytes, PictureFormat $format, int $longest, int $mostPixels): \GdImage
    {
        [$width, $height] = $this->size($bytes, $format, $mostPixels);
        $isProgressive = PictureFormat::Jpeg === $format && str_contains($bytes, "\xFF\xC2");
        $this->refuseForMemory($width * $height, $isProgressive);
        $orientation = PictureFormat::Jpeg === $format ? JpegSegments::orientation($bytes) : 1;
        $profile = PictureFormat::Jpeg === $format ? JpegSegments::profile($bytes) : '';
        $bytes = PictureFormat::Png === $format ? self::bare($bytes) : $bytes;
        set_error_handler(static fn (): bool => true);
        try {
            // Each by its own decoder: imagecreatefromstring() knows formats that nobody sends.
            $image = $this->read($bytes, $format);
        } finally {
            restore_error_handler();
        }
        if (false === $image) {
            throw new PictureRefused(__('This picture is damaged or incomplete. Save it again, or send it again.', 'coleman'));
        }
        if ($this->isAbove($image, $width, $height)) {
            throw new PictureRefused(__('This picture is damaged: it isn’t as large as it says.', 'coleman'));
        }
        $full = self::scaled($image, $longest);
        unset($image);
        ColorProfile::of($profile)?->toSrgb($full);

        return self::turned($full, $orientation);
    }

    /**
     * Width and height as the file tells them, before anything is decoded.
     *
     * @return array{int, int}
     * @throws PictureRefused
     */
    private function size(string $bytes, PictureFormat $format, int $mostPixels): array
    {
        $size = @getimagesizefromstring($bytes);
        if (PictureFormat::Png === $format) {
            // The first chunk and no other says it.
            $size = 'IHDR' === substr($bytes, 12, 4) ? [Bytes::number($bytes, 16, 4), Bytes::number($bytes, 20, 4)] : false;
        }
        if (PictureFormat::Gif === $format) {
            // GD makes the first picture as large as that says, whatever the screen's size.
            $size = self::firstOfGif($bytes);
        }
        if (false === $size || $size[0] < 1 || $size[1] < 1) {
            throw new PictureRefused(__('This picture is damaged or incomplete. Save it again, or send it again.', 'coleman'));
        }
        [$width, $height] = $size;
        if (max($width, $height) > self::LONGEST_SIDE || $width * $height > $mostPixels) {
            /* translators: 1: width in pixels, 2: height in pixels, 3: number of megapixels */
            throw new PictureRefused(sprintf(__('This picture has %1$s × %2$s pixels. Pictures can have up to %3$d megapixels: save it smaller.', 'coleman'), number_format($width), number_format($height), intdiv($mostPixels, 1_000_000)));
        }
        if (PictureFormat::Webp === $format && 'VP8X' === substr($bytes, 12, 4) && 0 !== (ord($bytes[20] ?? "\0") & 0x02)) {
            throw new PictureRefused(__('Animated WebP pictures can’t be uploaded. Save one picture of it as JPEG, PNG or WebP.', 'coleman'));
        }
        if (PictureFormat::Jpeg === $format && (substr_count($bytes, "\xFF\xDA") > self::MOST_SCANS || !JpegSegments::isWhole($bytes))) {
            throw new PictureRefused(__('This picture is damaged or incomplete. Save it again, or send it again.', 'coleman'));
        }

        return [$width, $height];
    }

    /** @return array{int, int}|false */
    private static function firstOfGif(string $bytes): array|false
    {
        $colors = static fn (int $flags): int => 0 === ($flags & 0x80) ? 0 : 3 * 2 ** (1 + ($flags & 7));
        $at = 13 + $colors(Bytes::number($bytes, 10, 1));
        while ($at < strlen($bytes)) {
            if ("\x2C" === $bytes[$at]) {
                return [Bytes::number($bytes, $at + 5, 2, true), Bytes::number($bytes, $at + 7, 2, true)];
            }
            if ("\x21" !== $bytes[$at]) {
                return false;
            }
            // An extension: blocks, each with its length before it, until an empty one.
            for ($at += 2; 0 < ($length = Bytes::number($bytes, $at, 1)); $at += 1 + $length);
            $at++;
        }

        return false;
    }

    /** @throws PictureRefused */
    private function refuseForMemory(int $pixels, bool $isProgressive): void
    {
        null !== $this->room || wp_raise_memory_limit('image');
        $limit = wp_convert_hr_to_bytes((string) ini_get('memory_limit'));
        $bytesAPixel = $isProgressive ? 10 : 4;
        $room = $this->room ?? ($limit > 0 ? $limit - memory_get_usage(true) - self::BYTES_BESIDE : PHP_INT_MAX);
        if ($pixels * $bytesAPixel > $room) {
            /* translators: 1: number of megapixels, 2: number of megapixels */
            throw new PictureRefused(sprintf(__('This picture has %1$d megapixels. With its memory this server can work on up to %2$d: save the picture smaller.', 'coleman'), (int) ceil($pixels / 1_000_000), max(0, intdiv(intdiv($room, $bytesAPixel), 1_000_000))));
        }
    }

    private function read(string $bytes, PictureFormat $format): \GdImage|false
    {
        $file = (string) tempnam(get_temp_dir(), 'coleman-picture');
        try {
            file_put_contents($file, $bytes);

            return match ($format) {
                PictureFormat::Jpeg => imagecreatefromjpeg($file),
                PictureFormat::Png => imagecreatefrompng($file),
                PictureFormat::Gif => imagecreatefromgif($file),
                PictureFormat::Webp => function_exists('imagecreatefromwebp') ? imagecreatefromwebp($file) : false,
                PictureFormat::Avif => function_exists('imagecreatefromavif') ? imagecreatefromavif($file) : throw new PictureRefused(__('This server can’t read AVIF pictures. Save the picture as JPEG, PNG or WebP.', 'coleman')),
            };
        } finally {
            unlink($file);
        }
    }

    /** Whether the pixels are more than were asked for. */
    private function isAbove(\GdImage $image, int $width, int $height): bool
    {
        return imagesx($image) > $width || imagesy($image) > $height;
    }

    /**
     * A PNG of its pixels alone: a chunk of text or colors may unpack to anything.
     *
     * @throws PictureRefused
     */
    private static function bare(string $bytes): string
    {
        $bare = substr($bytes, 0, 8);
        $isWhole = false;
        for ($at = 8; $at + 12 <= strlen($bytes) && !$isWhole; $at += 12 + $length) {
            $length = Bytes::number($bytes, $at, 4);
            $type = substr($bytes, $at + 4, 4);
            if ($at + 12 + $length > strlen($bytes)) {
                break;
            }
            if (in_array($type, ['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND'], true)) {
                $bare .= substr($bytes, $at, 12 + $length);
            }
            $isWhole = 'IEND' === $type;
        }
        if (!$isWhole) {
            throw new PictureRefused(__('This picture is damaged or incomplete. Save it again, or send it again.', 'coleman'));
        }

        return $bare;
    }

    /** @return \GdImage in proportion, with its transparency */
    public static function scaled(\GdImage $image, int $longest): \GdImage
    {
        [$fromWidth, $fromHeight] = [imagesx($image), imagesy($image)];
        [$width, $height] = PicturePath::fit($fromWidth, $fromHeight, $longest);
        $scaled = imagecreatetruecolor($width, $height) ?: throw new \RuntimeException('There is no memory for a picture.');
        imagealphablending($scaled, false);
        imagesavealpha($scaled, true);
        imagefill($scaled, 0, 0, (int) imagecolorallocatealpha($scaled, 255, 255, 255, 127));
        imagecopyresampled($scaled, $image, 0, 0, 0, 0, $width, $height, $fromWidth, $fromHeight);

        return $scaled;
    }

    /** Upright, as the camera says that it was held. */
    private static function turned(\GdImage $image, int $orientation): \GdImage
    {
        if (in_array($orientation, [2, 4, 5, 7], true)) {
            imageflip($image, 4 === $orientation ? IMG_FLIP_VERTICAL : IMG_FLIP_HORIZONTAL);
        }
        $degrees = match ($orientation) {
            3 => 180,
            5, 8 => 90,
            6, 7 => 270,
            default => 0,
        };
        $turned = 0 === $degrees ? $image : imagerotate($image, $degrees, 0);
        if (false === $turned) {
            throw new \RuntimeException('There is no memory for a picture.');
        }
        imagesavealpha($turned, true);

        return $turned;
    }
}
