<?php

declare(strict_types=1);

namespace Coleman\Api\Images;

/** The hosts that pictures come from: the option `coleman_images`. */
final readonly class ImageSettings
{
    public const OPTION = 'coleman_images';

    public const VARIANT_PATH = '/optimized/{size}/{path}';

    public const DEFAULTS = ['cdn_host' => '', 'dev_host' => '', 'variant_path' => self::VARIANT_PATH];

    /**
     * @param string $cdnHost such as https://cdn.example.com, '' for the site itself
     * @param string $devHost used instead on development sites
     * @param string $variantPath with {size} and {path}
     */
    public function __construct(public string $cdnHost, public string $devHost, public string $variantPath)
    {
    }

    public static function ofSite(): self
    {
        $stored = get_option(self::OPTION, []);
        $text = static fn (string $name): string => is_array($stored) && is_string($stored[$name] ?? null) ? trim($stored[$name]) : '';
        $host = static fn (string $name): string => self::isHost($text($name)) ? rtrim($text($name), '/') : '';

        return new self($host('cdn_host'), $host('dev_host'), self::isVariantPath($text('variant_path')) ? $text('variant_path') : self::VARIANT_PATH);
    }

    /** The host in use on this site, '' for none. */
    public function host(): string
    {
        return '' !== $this->devHost && in_array(wp_get_environment_type(), ['local', 'development'], true) ? $this->devHost : $this->cdnHost;
    }

    /** Whether a text is an address that paths can be added to. */
    public static function isHost(string $url): bool
    {
        return 1 === preg_match('~^https?://[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?(?:/[\w.-]+)*/?$~iD', $url);
    }

    /**
     * Whether addresses of variants can be made of it, and read again: {size} is a folder, {path} the end, and no folder
     * between them is called as a size.
     */
    public static function isVariantPath(string $path): bool
    {
        return 1 === preg_match('~^/(?:[\w.-]+/)*\{size\}/(?:(?!(?:thumbnail|medium|full)/)[\w.-]+/)*\{path\}$~D', $path);
    }
}
