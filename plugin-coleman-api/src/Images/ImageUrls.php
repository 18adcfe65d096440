<?php

declare(strict_types=1);

namespace Coleman\Api\Images;

/**
 * Where a picture is fetched from.
 *
 * The catalog stores paths such as `machines/tractors.svg`. They become, in this order: the dev host's address on a
 * development site, the CDN's, else the file on the site itself. Hosts serve one optimized variant per size; drawings
 * (SVG) fit every size. docs/images.md lists the kinds of paths.
 *
 * @phpstan-type Size 'thumbnail'|'medium'|'full'
 */
final readonly class ImageUrls
{
    public const NO_PICTURE = 'no-picture.svg';

    /** Begins the paths of pictures in WordPress's media library. */
    public const UPLOADS = 'uploads/';

    /** Where the variants of what staff uploaded (PicturePath) lie, below WordPress's folder of uploads. */
    public const VARIANTS = 'coleman/optimized';

    /**
     * @param string $localUrl of the folder of drawings
     * @param string $uploadsUrl of WordPress's folder of uploads
     * @param string $host of pictures, '' for the site itself
     * @param string $variantPath with {size} and {path}
     * @param bool $isAway the host does not answer: pages do without it
     */
    public function __construct(
        private string $localUrl,
        private string $uploadsUrl = '',
        private string $host = '',
        private string $variantPath = ImageSettings::VARIANT_PATH,
        private bool $isAway = false,
    ) {
    }

    public static function ofSite(string $localUrl): self
    {
        $settings = ImageSettings::ofSite();
        $host = $settings->host();

        return new self(rtrim($localUrl, '/'), wp_get_upload_dir()['baseurl'], $host, $settings->variantPath, '' !== $host && HostState::ofSite()->isAway($host));
    }

    /**
     * @param string $path path of the original, relative to the image root; an absolute http(s) address is kept
     * @param Size $size
     */
    public function url(string $path, string $size = 'medium'): string
    {
        if (1 === preg_match('#^https?://#i', $path)) {
            return $path;
        }
        $path = '' === $path ? self::NO_PICTURE : ltrim($path, '/');
        $picture = PicturePath::of($path);
        $encoded = null === $picture ? implode('/', array_map('rawurlencode', explode('/', $path))) : substr($path, strlen(PicturePath::FOLDER));
        if ('' === $this->host || $this->isAway) {
            return match (true) {
                null !== $picture => sprintf('%s/%s/%s', $this->uploadsUrl, self::VARIANTS, $picture->variant($size)),
                str_starts_with($path, self::UPLOADS) => $this->uploadsUrl . '/' . substr($encoded, strlen(self::UPLOADS)),
                default => $this->localUrl . '/' . $encoded,
            };
        }

        return $this->host . (str_ends_with($path, '.svg') ? '/' . $encoded : strtr($this->variantPath, ['{size}' => $size, '{path}' => $encoded]));
    }

    /** Whether pictures come from another host than the site itself. */
    public function isElsewhere(): bool
    {
        return '' !== $this->host;
    }

    /**
     * The specification's `MediumImage`. Of what staff uploaded, the medium one has the other sizes with it.
     *
     * @param Size $size
     * @return array{path: string, srcset?: string, avif_srcset?: string, width?: int, height?: int} schema/image.json
     */
    public function object(string $path, string $size = 'medium'): array
    {
        $url = $this->url($path, $size);
        $sources = PictureSources::all($url);
        $picture = PicturePath::of($path);
        if (null === $sources || null === $picture) {
            return ['path' => $url];
        }
        [$width, $height] = $picture->size($size);

        // Once is enough: it names every size.
        $sets = 'medium' === $size ? array_filter(['srcset' => $sources['srcset'], 'avif_srcset' => $sources['avif']]) : [];

        return ['path' => $url] + $sets + ['width' => $width, 'height' => $height];
    }

    /**
     * Where the same picture is on the site itself: for a browser that did not get it from the host (src/behaviours/conditional/picture-host.ts).
     *
     * @return list<array{string, string}> a regular expression of JavaScript for an address of the host, and what to put in its place; the first that fits
     */
    public function local(): array
    {
        if ('' === $this->host || $this->isAway) {
            return [];
        }
        [$before, $between] = explode('{size}', $this->host . strtr($this->variantPath, ['{path}' => '']));
        $variant = sprintf('^%s(thumbnail|medium|full)%s', self::pattern($before), self::pattern($between));

        return [
            [$variant . '(?=[0-9a-f]{2}/[0-9a-f]{24}-\d)', sprintf('%s/%s/$1/', $this->uploadsUrl, self::VARIANTS)],
            [$variant . self::pattern(self::UPLOADS), $this->uploadsUrl . '/'],
            [$variant, $this->localUrl . '/'],
            ['^' . self::pattern($this->host . '/'), $this->localUrl . '/'],
        ];
    }

    /** A text as it stands in a regular expression of JavaScript. */
    private static function pattern(string $text): string
    {
        return (string) preg_replace('~[.*+?^${}()|[\]\\\\]~', '\\\\$0', $text);
    }
}
