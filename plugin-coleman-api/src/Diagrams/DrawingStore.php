<?php

declare(strict_types=1);

namespace Coleman\Api\Diagrams;

use Coleman\Api\Http\ApiError;
use Coleman\Api\Images\ImageUrls;

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
    public function __construct(private string $uploads)
    {
    }

    /**
     * @return array{figure: string, width: int, height: int}
     * @throws ApiError 422 coleman_picture_refused
     */
    public function put(string $bytes): array
    {
        $size = '' === $bytes ? false : @getimagesizefromstring($bytes);
        if (false === $size || !in_array($size[2], [IMAGETYPE_PNG, IMAGETYPE_JPEG, IMAGETYPE_WEBP], true)) {
            throw self::refused(__('This file is not a PNG, JPEG or WebP picture.', 'coleman'));
        }
        if ($size[0] < 1 || $size[1] < 1 || $size[0] * $size[1] > self::MAX_PIXELS) {
            throw self::refused(__('This picture is too large. It can have up to 40 megapixels.', 'coleman'));
        }
        wp_raise_memory_limit('image');
        $picture = @imagecreatefromstring($bytes);
        if (false === $picture) {
            throw self::refused(__('This picture is damaged.', 'coleman'));
        }
        $flat = self::drawn($picture, (int) imagesx($picture), (int) imagesy($picture));
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

    /** On white, for a drawing is lines on paper. */
    private static function drawn(\GdImage $picture, int $width, int $height): \GdImage
    {
        $scale = min(1, self::LONGEST / max($width, $height));
        [$to, $high] = [max(1, (int) round($width * $scale)), max(1, (int) round($height * $scale))];
        $flat = imagecreatetruecolor($to, $high);
        imagefill($flat, 0, 0, (int) imagecolorallocate($flat, 255, 255, 255));
        imagecopyresampled($flat, $picture, 0, 0, 0, 0, $to, $high, $width, $height);

        return $flat;
    }

    private static function refused(string $why): ApiError
    {
        return new ApiError('coleman_picture_refused', $why, 422, ['figure' => $why]);
    }
}
