<?php

declare(strict_types=1);

namespace Coleman\Api\Images;

/**
 * The path of a picture that staff uploaded, `pictures/3f/3f…-1200x800-avif.webp`. It tells all that a page needs to
 * know: width and height of the largest variant, and whether each variant has a twin in AVIF.
 */
final readonly class PicturePath
{
    /** Begins the paths of pictures that staff uploaded. */
    public const FOLDER = 'pictures/';

    /** The longer side of each variant, in pixels. Nothing is enlarged. */
    public const SIZES = ['thumbnail' => 160, 'medium' => 480, 'full' => 1200];

    private const PATTERN = '#^pictures/([0-9a-f]{2})/(\1[0-9a-f]{22})-(\d{1,4})x(\d{1,4})(-avif)?\.webp$#D';

    private function __construct(public string $path, public string $name, public int $width, public int $height, public bool $hasAvif)
    {
    }

    /** Null where the path is none of these. */
    public static function of(string $path): ?self
    {
        return 1 === preg_match(self::PATTERN, $path, $found)
            ? new self($path, $found[2], (int) $found[3], (int) $found[4], isset($found[5]))
            : null;
    }

    /** @param string $name 24 hexadecimal digits */
    public static function create(string $name, int $width, int $height, bool $hasAvif): self
    {
        $path = sprintf('%s%s/%s-%dx%d%s.webp', self::FOLDER, substr($name, 0, 2), $name, $width, $height, $hasAvif ? '-avif' : '');

        return self::of($path) ?? throw new \LogicException("$path is no path of a picture.");
    }

    /**
     * @param 'thumbnail'|'medium'|'full' $size
     * @return array{int<1, max>, int<1, max>} width and height of a variant
     */
    public function size(string $size): array
    {
        return self::fit($this->width, $this->height, self::SIZES[$size]);
    }

    /**
     * @param 'thumbnail'|'medium'|'full' $size
     * @return string path of a variant below `optimized/`
     */
    public function variant(string $size, bool $isAvif = false): string
    {
        $path = $size . '/' . substr($this->path, strlen(self::FOLDER));

        return $isAvif ? substr($path, 0, -strlen('webp')) . 'avif' : $path;
    }

    /** @return array{int<1, max>, int<1, max>} a size in proportion whose longer side is at most so long */
    public static function fit(int $width, int $height, int $longest): array
    {
        $scale = min(1, $longest / max(1, $width, $height));

        return [max(1, (int) round($width * $scale)), max(1, (int) round($height * $scale))];
    }
}
