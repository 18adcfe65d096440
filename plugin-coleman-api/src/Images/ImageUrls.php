<?php

declare(strict_types=1);

namespace Coleman\Api\Images;

/**
 * Where a picture is fetched from.
 *
 * The catalogue stores paths such as `machines/tractors.svg`. They become, in this order: the dev
 * host's address on a development site, the CDN's, else the file that ships with the plugin. Hosts
 * serve one optimized variant per size under `/optimized/{size}/`; drawings (SVG) fit every size. What staff chose from
 * the media library, `uploads/2026/11/loader-1024x640.jpg`, is always on the site itself.
 */
final readonly class ImageUrls
{
    public const OPTION = 'coleman_images';

    public const NO_PICTURE = 'no-picture.svg';

    /** Begins the paths of pictures in WordPress's media library. */
    public const UPLOADS = 'uploads/';

    public function __construct(
        private string $localUrl,
        private string $cdnHost = '',
        private string $devHost = '',
        private bool $development = false,
        private string $uploadsUrl = '',
    ) {
    }

    public static function fromSettings(string $localUrl): self
    {
        $settings = get_option(self::OPTION, []);
        $host = static function (string $key) use ($settings): string {
            $value = is_array($settings) ? ($settings[$key] ?? '') : '';

            return is_string($value) ? rtrim($value, '/') : '';
        };

        return new self(
            rtrim($localUrl, '/'),
            $host('cdn_host'),
            $host('dev_host'),
            in_array(wp_get_environment_type(), ['local', 'development'], true),
            wp_get_upload_dir()['baseurl'],
        );
    }

    /**
     * @param string $path path of the original, relative to the image root; an absolute http(s) address is kept
     * @param 'thumbnail'|'medium'|'full' $size
     */
    public function url(string $path, string $size = 'medium'): string
    {
        if (1 === preg_match('#^https?://#i', $path)) {
            return $path;
        }
        $path = '' === $path ? self::NO_PICTURE : ltrim($path, '/');
        $encoded = implode('/', array_map('rawurlencode', explode('/', $path)));
        if (str_starts_with($path, self::UPLOADS)) {
            return $this->uploadsUrl . '/' . substr($encoded, strlen(self::UPLOADS));
        }
        $host = $this->host();
        if ('' === $host) {
            return $this->localUrl . '/' . $encoded;
        }

        return str_ends_with($path, '.svg') ? $host . '/' . $encoded : $host . '/optimized/' . $size . '/' . $encoded;
    }

    /** Whether pictures come from another host than the site itself. */
    public function isElsewhere(): bool
    {
        return '' !== $this->host();
    }

    /**
     * The specification's `MediumImage`.
     *
     * @param 'thumbnail'|'medium'|'full' $size
     * @return array{path: string}
     */
    public function object(string $path, string $size = 'medium'): array
    {
        return ['path' => $this->url($path, $size)];
    }

    private function host(): string
    {
        return $this->development && '' !== $this->devHost ? $this->devHost : $this->cdnHost;
    }
}
