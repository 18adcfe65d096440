<?php

declare(strict_types=1);

namespace Coleman\Api\Diagrams;

use Coleman\Api\Http\ApiError;
use Coleman\Api\Images\ImageUrls;
use Coleman\Api\Images\PictureDecoder;
use Coleman\Api\Images\PictureFormat;
use Coleman\Api\Images\PictureRefused;

/**
 * Drawings that staff upload, each drawn anew: nothing of the file but its pixels is published. Lines stay sharp when
 * somebody zooms, so a drawing is larger than a photograph would be.
 */
final readonly class DrawingStore
{
    public const MAX_BYTES = 26_214_400;

    private const FOLDER = 'coleman-diagrams';

    private const MAX_PIXELS = 40_000_000;

    /** Pixels of the long side. */
    private const LONGEST = 2_400;

    private const QUALITY = 88;

    /** @param string $uploads folder of the site's uploads */
    public function __construct(private string $uploads, private PictureDecoder $decoder)
    {
    }

    /**
     * @return array{figure: string, width: int, height: int}
     * @throws PictureRefused with words for people
     */
    public function put(string $bytes): array
    {
        $format = PictureFormat::of($bytes);
        if (!in_array($format, [PictureFormat::Png, PictureFormat::Jpeg, PictureFormat::Webp], true)) {
            throw new PictureRefused(__('This file is not a PNG, JPEG or WebP picture.', 'coleman'));
        }
        $flat = self::onWhite($this->decoder->decode($bytes, $format, self::LONGEST, self::MAX_PIXELS));
        [$width, $height] = [imagesx($flat), imagesy($flat)];
        $hash = substr(hash('sha256', $bytes), 0, 24);
        $figure = sprintf('%s%s/%s/%s-%dx%d.webp', ImageUrls::UPLOADS, self::FOLDER, substr($hash, 0, 2), $hash, $width, $height);
        $file = $this->file($figure);
        if (!is_file($file)) {
            wp_mkdir_p(dirname($file));
            $temporary = $file . '.' . bin2hex(random_bytes(4));
            if (!imagewebp($flat, $temporary, self::QUALITY) || !rename($temporary, $file)) {
                throw new ApiError('coleman_picture_not_kept', __('The picture could not be saved. Please try again.', 'coleman'), 500);
            }
        }

        return ['figure' => $figure, 'width' => $width, 'height' => $height];
    }

    /** @return array{int, int}|null width and height of a drawing that was put here; null where there is none */
    public function size(string $figure): ?array
    {
        return 1 === preg_match('#^' . ImageUrls::UPLOADS . self::FOLDER . '/[0-9a-f]{2}/[0-9a-f]{24}-(\d{1,4})x(\d{1,4})\.webp$#D', $figure, $found) && is_file($this->file($figure))
            ? [(int) $found[1], (int) $found[2]]
            : null;
    }

    private function file(string $figure): string
    {
        return $this->uploads . '/' . substr($figure, strlen(ImageUrls::UPLOADS));
    }

    /** A drawing is lines on paper. */
    private static function onWhite(\GdImage $drawing): \GdImage
    {
        [$width, $height] = [imagesx($drawing), imagesy($drawing)];
        $flat = imagecreatetruecolor($width, $height) ?: throw new \RuntimeException('There is no memory for a picture.');
        imagefill($flat, 0, 0, (int) imagecolorallocate($flat, 255, 255, 255));
        imagecopy($flat, $drawing, 0, 0, 0, 0, $width, $height);

        return $flat;
    }
}
