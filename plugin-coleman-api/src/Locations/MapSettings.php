<?php

declare(strict_types=1);

namespace Coleman\Api\Locations;

/**
 * Where the live map comes from: the option `coleman_map`. Nothing of it is asked for before a visitor's click.
 *
 * With a key it is Google's; else tiles on Leaflet.
 */
final readonly class MapSettings
{
    public const OPTION = 'coleman_map';

    public const DEFAULTS = [
        'tile_url' => 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
        'attribution' => '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>',
        'google_key' => '',
    ];

    /** Where Google's map loads its scripts from. */
    public const GOOGLE_HOSTS = ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com'];

    /**
     * @param string $tileUrl with {z}, {x}, {y} and, if the provider has them, {s} and {r}; https
     * @param string $attribution HTML: text and links alone
     * @param string $googleKey of Google Maps, which browsers see; '' for none
     */
    public function __construct(public string $tileUrl, public string $attribution, public string $googleKey)
    {
    }

    public static function ofSite(): self
    {
        $stored = get_option(self::OPTION, []);
        $text = static function (string $name) use ($stored): string {
            $value = is_array($stored) ? $stored[$name] ?? null : null;

            return is_string($value) && ('' !== trim($value) || 'google_key' === $name) ? trim($value) : self::DEFAULTS[$name];
        };
        $tiles = $text('tile_url');

        return new self(
            self::areTiles($tiles) ? $tiles : self::DEFAULTS['tile_url'],
            wp_kses($text('attribution'), ['a' => ['href' => true]]),
            $text('google_key'),
        );
    }

    /** Whether a text is an address of tiles. */
    public static function areTiles(string $url): bool
    {
        return str_starts_with($url, 'https://') && [] === array_filter(['{z}', '{x}', '{y}'], static fn (string $place): bool => !str_contains($url, $place));
    }
}
