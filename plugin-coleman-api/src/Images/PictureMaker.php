<?php

declare(strict_types=1);

namespace Coleman\Api\Images;

/**
 * Makes the variants of an uploaded picture. Nothing of the file is published: it is decoded to pixels, and these are
 * encoded anew. So scripts behind or within a picture, places and names of people stay behind.
 */
final readonly class PictureMaker
{
    /** Pixels of a picture. */
    public const MOST_PIXELS = 50_000_000;

    private const WEBP_QUALITY = 82;
    private const AVIF_QUALITY = 58;
    private const AVIF_SPEED = 8;

    public function __construct(private PictureStore $store, private PictureDecoder $decoder)
    {
    }

    /**
     * @throws PictureRefused with words for people
     */
    public function make(string $file): PicturePath
    {
        if (!is_file($file) || (int) filesize($file) > PictureStore::MOST_BYTES) {
            /* translators: %s: a size such as "20 MB" */
            throw new PictureRefused(sprintf(__('Pictures can be up to %s. Save this one smaller, or with stronger compression.', 'coleman'), size_format(PictureStore::MOST_BYTES)));
        }
        $bytes = (string) file_get_contents($file);
        $format = PictureFormat::of($bytes);
        $name = substr(hash('sha256', $bytes), 0, 24);

        return $this->store->alone(function () use ($bytes, $format, $name): PicturePath {
            $known = $this->store->find($name);
            if (null === $known) {
                $known = $this->encode($name, $this->decoder->decode($bytes, $format, PicturePath::SIZES['full'], self::MOST_PIXELS));
            }
            $this->store->keepOriginal($name, $format->value, $bytes);

            return $known;
        });
    }

    /** @throws PictureRefused */
    private function encode(string $name, \GdImage $full): PicturePath
    {
        $width = imagesx($full);
        $height = imagesy($full);
        $files = [];
        $hasAvif = self::knowsAvif();
        foreach (PicturePath::SIZES as $size => $longest) {
            $variant = 'full' === $size ? $full : PictureDecoder::scaled($full, $longest);
            $files[$size] = [self::encoded(static fn () => imagewebp($variant, null, self::WEBP_QUALITY)), $hasAvif ? self::encoded(static fn () => imageavif($variant, null, self::AVIF_QUALITY, self::AVIF_SPEED)) : ''];
            $hasAvif = $hasAvif && '' !== $files[$size][1];
            if ('' === $files[$size][0]) {
                throw new \RuntimeException('The picture could not be encoded as WebP.');
            }
        }
        $path = PicturePath::create($name, $width, $height, $hasAvif);
        foreach ($files as $size => [$webp, $avif]) {
            $hasAvif && $this->store->write($path->variant($size, true), $avif);
            // The largest one comes last: where it is, all are.
            $this->store->write($path->variant($size), $webp);
        }

        return $path;
    }

    /** @param \Closure(): bool $encode prints */
    private static function encoded(\Closure $encode): string
    {
        ob_start();
        try {
            $isDone = $encode();
        } finally {
            $bytes = (string) ob_get_clean();
        }

        return $isDone ? $bytes : '';
    }

    /** Whether GD was built with an encoder, and not only says so. */
    private static function knowsAvif(): bool
    {
        static $knows = null;
        if (null === $knows) {
            $image = function_exists('imageavif') ? imagecreatetruecolor(8, 8) : false;
            $knows = false !== $image && str_contains(substr(self::encoded(static fn () => @imageavif($image, null, self::AVIF_QUALITY, self::AVIF_SPEED)), 0, 32), 'ftyp');
        }

        return (bool) $knows;
    }
}
