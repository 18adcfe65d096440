<?php

declare(strict_types=1);

namespace Coleman\Api\Images;

/**
 * The files of pictures that lie on this site, by the paths that the catalog stores. Where pictures come from another
 * host (ImageUrls), only those of the media library and those that staff uploaded do.
 */
final readonly class ImageFiles
{
    /** Enough of a drawing to hold its first element. */
    private const HEAD = 4_096;

    public function __construct(private string $folder, private string $uploads, private bool $isElsewhere)
    {
    }

    public static function ofSite(string $folder, ImageUrls $urls): self
    {
        return new self($folder, wp_get_upload_dir()['basedir'], $urls->isElsewhere());
    }

    /** Whether a picture is known not to be there. Of one on another host nobody here knows. */
    public function isMissing(string $path): bool
    {
        $isHere = !$this->isElsewhere || str_starts_with($path, ImageUrls::UPLOADS) || null !== PicturePath::of($path);

        return $isHere && !is_file($this->file($path));
    }

    /** @return array{int, int}|null width and height as it was drawn; null where it is not here, or no picture */
    public function size(string $path): ?array
    {
        $file = $this->file($path);
        if (!is_file($file)) {
            return null;
        }
        $picture = PicturePath::of($path);
        if (null !== $picture) {
            return [$picture->width, $picture->height];
        }
        if (!str_ends_with(strtolower($path), '.svg')) {
            $size = @getimagesize($file);

            return false === $size || $size[0] < 1 || $size[1] < 1 ? null : [$size[0], $size[1]];
        }
        $head = (string) file_get_contents($file, false, null, 0, self::HEAD);
        $number = '\s*(\d+(?:\.\d+)?)(?:px)?\s*';
        if (1 === preg_match("/<svg[^>]*\\swidth=[\"']{$number}[\"'][^>]*\\sheight=[\"']{$number}[\"']/", $head, $found)
            || 1 === preg_match("/<svg[^>]*\\sviewBox=[\"']\\s*[\d.-]+[\s,]+[\d.-]+[\s,]+(\d+(?:\.\d+)?)[\s,]+(\d+(?:\.\d+)?)\\s*[\"']/", $head, $found)) {
            $size = [(int) round((float) $found[1]), (int) round((float) $found[2])];

            return min($size) < 1 ? null : $size;
        }

        return null;
    }

    private function file(string $path): string
    {
        $picture = PicturePath::of($path);

        return match (true) {
            null !== $picture => sprintf('%s/%s/%s', $this->uploads, ImageUrls::VARIANTS, $picture->variant('full')),
            str_starts_with($path, ImageUrls::UPLOADS) => $this->uploads . '/' . substr($path, strlen(ImageUrls::UPLOADS)),
            default => $this->folder . '/' . $path,
        };
    }
}
