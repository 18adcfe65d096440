<?php

declare(strict_types=1);

namespace Coleman\Api\Images;

use Coleman\Api\Http\ApiError;
use Coleman\Api\Http\PartialUpload;
use Coleman\Api\Support\WholeFile;

/**
 * The variants of uploaded pictures, in WordPress's folder of uploads. Each file is written beside its place and renamed: it
 * is whole, or not there.
 *
 * Names are made from what is in the file, so the same picture has the same files, whoever uploads it.
 */
final readonly class PictureStore
{
    /** The longest file, in bytes. */
    public const MOST_BYTES = 20_000_000;

    private const ORIGINALS = 'originals';

    /** @param string $published the folder of the variants */
    public function __construct(private OriginalStore $originals, private string $published)
    {
    }

    public static function ofSite(OriginalStore $originals): self
    {
        return new self($originals, wp_get_upload_dir()['basedir'] . '/coleman/optimized');
    }

    /**
     * No other picture is made, and none is swept, while this goes on.
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

    /** Keeps the file as it was sent. */
    public function keepOriginal(string $name, string $ending, string $bytes): void
    {
        $this->originals->keep(self::ORIGINALS, $name, $ending, $bytes);
    }

    /** The path of a picture whose files are all there; null where one is missing. They are as good as new now. */
    public function find(string $name): ?PicturePath
    {
        foreach (glob(sprintf('%s/full/%s/%s-*.webp', $this->published, substr($name, 0, 2), $name)) ?: [] as $file) {
            $path = PicturePath::of(PicturePath::FOLDER . substr($name, 0, 2) . '/' . basename($file));
            $files = null === $path ? [] : $this->files($path);
            if (null !== $path && !array_any($files, static fn (string $one): bool => !is_file($one))) {
                array_map(touch(...), $files);

                return $path;
            }
        }

        return null;
    }

    /** @param string $variant see PicturePath::variant() */
    public function write(string $variant, string $bytes): void
    {
        if (!WholeFile::putText($this->published . '/' . $variant, $bytes)) {
            throw PartialUpload::diskFull();
        }
    }

    /**
     * Pictures whose files nobody has written for a while, by the first two digits of their names.
     *
     * @return list<string> paths as the catalog stores them
     */
    public function older(string $digits, int $before): array
    {
        $paths = [];
        foreach (glob(sprintf('%s/full/%s/*', $this->published, $digits)) ?: [] as $file) {
            $path = PicturePath::FOLDER . $digits . '/' . basename($file);
            if ((int) filemtime($file) < $before && null !== PicturePath::of($path)) {
                $paths[] = $path;
            }
        }

        return $paths;
    }

    /** Removes the files of a picture, with its original. */
    public function delete(string $path): void
    {
        $picture = PicturePath::of($path);
        if (null !== $picture) {
            array_map(self::remove(...), $this->files($picture));
            $this->originals->delete(self::ORIGINALS, $picture->name);
        }
    }

    /** Removes what a killed process has left behind: halves, and originals and variants without the rest. */
    public function sweepHalves(int $before): void
    {
        foreach (glob($this->published . '/*/*/*') ?: [] as $file) {
            if ((int) filemtime($file) < $before && $this->isHalf($file)) {
                self::remove($file);
            }
        }
        $this->originals->sweep(self::ORIGINALS, $before, $this->isPublished(...));
    }

    /** Removes everything but originals. */
    public function destroy(): void
    {
        foreach (array_keys(PicturePath::SIZES) as $size) {
            foreach (glob("{$this->published}/$size/??/*") ?: [] as $file) {
                self::remove($file);
            }
            array_map(rmdir(...), glob("{$this->published}/$size/??", GLOB_ONLYDIR) ?: []);
            is_dir("{$this->published}/$size") && rmdir("{$this->published}/$size");
        }
        foreach ([$this->published, dirname($this->published)] as $folder) {
            if (is_dir($folder) && [] === array_diff(scandir($folder) ?: [], ['.', '..'])) {
                rmdir($folder);
            }
        }
    }

    /** @return list<string> files of all variants */
    private function files(PicturePath $path): array
    {
        $files = [];
        foreach (array_keys(PicturePath::SIZES) as $size) {
            $files[] = $this->published . '/' . $path->variant($size);
            if ($path->hasAvif) {
                $files[] = $this->published . '/' . $path->variant($size, true);
            }
        }

        return $files;
    }

    /** A file that was not renamed, or whose largest variant is not there. */
    private function isHalf(string $file): bool
    {
        return 1 !== preg_match('/^([0-9a-f]{24})-\d+x\d+(?:-avif)?\.(?:webp|avif)$/D', basename($file), $found) || !$this->isPublished($found[1]);
    }

    private function isPublished(string $name): bool
    {
        return [] !== (glob(sprintf('%s/full/%s/%s-*.webp', $this->published, substr($name, 0, 2), $name)) ?: []);
    }

    private static function remove(string $path): void
    {
        if (is_file($path)) {
            unlink($path);
        }
    }
}
