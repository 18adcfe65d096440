<?php

declare(strict_types=1);

namespace Coleman\Api\Diagrams;

use Coleman\Api\Http\ApiError;
use Coleman\Api\Http\PartialUpload;
use Coleman\Api\Images\ImageUrls;
use Coleman\Api\Images\OriginalStore;
use Coleman\Api\Images\PictureDecoder;
use Coleman\Api\Images\PictureFormat;
use Coleman\Api\Images\PictureRefused;
use Coleman\Api\Support\WholeFile;

/**
 * Drawings that staff upload, each drawn anew: nothing of the file but its pixels is published, and the file itself is kept
 * where no web server shows it. Lines stay sharp when somebody zooms, so a drawing is larger than a photograph would be.
 */
final readonly class DrawingStore
{
    public const MAX_BYTES = 26_214_400;

    /** How paths of drawings begin, as diagrams have them. */
    public const PATH = ImageUrls::UPLOADS . self::FOLDER . '/';

    private const FOLDER = 'coleman-diagrams';

    private const ORIGINALS = 'drawings';

    private const MAX_PIXELS = 40_000_000;

    /** Pixels of the long side. */
    private const LONGEST = 2_400;

    private const QUALITY = 88;

    /** @param string $uploads folder of the site's uploads */
    public function __construct(private string $uploads, private OriginalStore $originals, private PictureDecoder $decoder)
    {
    }

    public static function ofSite(OriginalStore $originals): self
    {
        return new self(wp_get_upload_dir()['basedir'], $originals, new PictureDecoder());
    }

    /**
     * @return array{figure: string, width: int, height: int}
     * @throws PictureRefused with words for people
     * @throws ApiError 503 coleman_busy, 507 coleman_disk_full
     */
    public function put(string $bytes): array
    {
        $format = PictureFormat::of($bytes);
        if (!in_array($format, [PictureFormat::Png, PictureFormat::Jpeg, PictureFormat::Webp], true)) {
            throw new PictureRefused(__('This file is not a PNG, JPEG or WebP picture.', 'coleman'));
        }
        $name = substr(hash('sha256', $bytes), 0, 24);

        return $this->alone(function () use ($bytes, $format, $name): array {
            $figure = $this->find($name) ?? $this->draw($name, $this->decoder->decode($bytes, $format, self::LONGEST, self::MAX_PIXELS));
            // It is as good as new: none that somebody has just uploaded is swept.
            touch($this->file($figure));
            $this->originals->keep(self::ORIGINALS, $name, $format->value, $bytes);
            [$width, $height] = $this->size($figure) ?? throw new \RuntimeException('The drawing that was just written is not there.');

            return ['figure' => $figure, 'width' => $width, 'height' => $height];
        });
    }

    /** @return array{int, int}|null width and height of a drawing that was put here; null where there is none */
    public function size(string $figure): ?array
    {
        return 1 === preg_match('#^' . self::PATH . '[0-9a-f]{2}/[0-9a-f]{24}-(\d{1,4})x(\d{1,4})\.webp$#D', $figure, $found) && is_file($this->file($figure))
            ? [(int) $found[1], (int) $found[2]]
            : null;
    }

    /**
     * No other drawing or picture is made, and none is swept, while this goes on.
     *
     * @template T
     * @param \Closure(): T $work
     * @return T
     * @throws ApiError 503 coleman_busy
     */
    public function alone(\Closure $work): mixed
    {
        return $this->originals->alone($work);
    }

    /** @return list<string> drawings that nobody has uploaded since, as diagrams have them */
    public function older(int $before): array
    {
        $figures = [];
        foreach (glob($this->folder() . '/*/*.webp') ?: [] as $file) {
            $figure = self::PATH . basename(dirname($file)) . '/' . basename($file);
            if ((int) filemtime($file) < $before && null !== $this->size($figure)) {
                $figures[] = $figure;
            }
        }

        return $figures;
    }

    /** Removes a drawing, with its original. */
    public function delete(string $figure): void
    {
        if (null !== $this->size($figure)) {
            unlink($this->file($figure));
            $this->originals->delete(self::ORIGINALS, self::name($figure));
        }
    }

    /** Removes what a killed process has left behind. */
    public function sweepHalves(int $before): void
    {
        foreach (glob($this->folder() . '/*/*') ?: [] as $file) {
            if (WholeFile::isUnfinished($file) && (int) filemtime($file) < $before) {
                unlink($file);
            }
        }
        $this->originals->sweep(self::ORIGINALS, $before, fn (string $name): bool => null !== $this->find($name));
    }

    /** Removes all drawings but their originals. */
    public function destroy(): void
    {
        array_map(unlink(...), array_filter(glob($this->folder() . '/??/*') ?: [], is_file(...)));
        foreach ([...(glob($this->folder() . '/??', GLOB_ONLYDIR) ?: []), $this->folder()] as $folder) {
            if (is_dir($folder) && [] === array_diff(scandir($folder) ?: [], ['.', '..'])) {
                rmdir($folder);
            }
        }
    }

    private function find(string $name): ?string
    {
        $files = glob(sprintf('%s/%s/%s-*.webp', $this->folder(), substr($name, 0, 2), $name)) ?: [];

        return [] === $files ? null : sprintf('%s%s/%s', self::PATH, substr($name, 0, 2), basename($files[0]));
    }

    private function draw(string $name, \GdImage $drawing): string
    {
        $flat = self::onWhite($drawing);
        $figure = sprintf('%s%s/%s-%dx%d.webp', self::PATH, substr($name, 0, 2), $name, imagesx($flat), imagesy($flat));
        // Lines are smaller and sharper without loss, a scan of paper with its grain is not.
        $encoded = array_filter([self::encoded($flat, self::QUALITY), self::encoded($flat, IMG_WEBP_LOSSLESS)]);
        usort($encoded, static fn (string $one, string $other): int => strlen($one) <=> strlen($other));
        if (!WholeFile::putText($this->file($figure), $encoded[0] ?? throw new \RuntimeException('The drawing could not be encoded as WebP.'))) {
            throw PartialUpload::diskFull();
        }

        return $figure;
    }

    private static function encoded(\GdImage $drawing, int $quality): string
    {
        ob_start();
        try {
            $isDone = imagewebp($drawing, null, $quality);
        } finally {
            $bytes = (string) ob_get_clean();
        }

        return $isDone ? $bytes : '';
    }

    private static function name(string $figure): string
    {
        return explode('-', basename($figure))[0];
    }

    private function file(string $figure): string
    {
        return $this->uploads . '/' . substr($figure, strlen(ImageUrls::UPLOADS));
    }

    private function folder(): string
    {
        return $this->uploads . '/' . self::FOLDER;
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
